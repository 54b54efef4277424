import { as } from '../support/exercises.ts';
import { tabTo } from '../support/keyboard.ts';
import {
  eat,
  MILK,
  mealItem,
  mealRow,
  OATS,
  openAddFood,
  openTracker,
  RICE,
  storedMeals,
  totals,
} from '../support/meals.ts';
import { enter, member, stored } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectNoSidewaysScroll, expectSound, refused, test } from '../support/test.ts';
import { dayFromToday } from '../support/workouts.ts';

const FAILED = 'Failed to load meals. Please try again or log in.';
const strip = 'Day';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, allowConsole: refused(404) });

  test('R-248 R-249 R-251 R-252 R-306 R-308 a new member: an empty day, goals made with the profile', async ({
    page,
    request,
  }) => {
    const somebody = await member(request);
    await enter(page, somebody);
    const asked: string[] = [];
    page.on('request', (call) => asked.push(`${call.method()} ${call.url().replace(/.*\/api/, '')}`));
    await page.goto('/calorietracker');
    await expect(page.getByRole('heading', { level: 1, name: 'Calorie Tracking' })).toBeVisible();
    const [day, arrow] = await Promise.all([
      page.getByRole('button', { name: /^Today, / }).boundingBox(),
      page.getByRole('button', { name: 'Next day' }).boundingBox(),
    ]);
    expect(day?.height, 'the day is one line').toBe(arrow?.height);
    await expect(page.getByText('Nothing yet')).toHaveCount(4);
    await page.getByRole('button', { name: 'Show daily goals' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(4);
    const goals = asked.filter((call) => call.includes('/nutrition/'));
    expect(goals).toEqual(['GET /nutrition/goals']);
    expect(asked).toContain(`GET /meals/date/${dayFromToday()}`);
    await expect(page.getByText('Daily totals')).toBeVisible();
    await expectNoSidewaysScroll(page);

    await eat(request, somebody, [
      ['A very long name without any blank: '.repeat(5).trim(), 60, 225, 7.9, 35.2, 3.9],
      MILK,
    ]);
    await page.reload();
    const rows = mealItem(page);
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText('250 g · P 8.8 · C 12.0 · F 4.0');
    await expect(rows.nth(1)).toContainText('118 kcal');
    await expectSound(page, 'tracker-360');
  });
});

test('R-250 R-253 A-102 the day is in the address, chosen by buttons, keys, calendar and links; totals are those of the meals', async ({
  page,
  request,
}) => {
  const somebody = await openTracker(page, request, [OATS, MILK, RICE]);
  const yesterday = dayFromToday(-1);
  await eat(request, somebody, [RICE], yesterday);
  const meals = await storedMeals(request, somebody);
  const sum = (key: 'calories' | 'protein' | 'carbs' | 'fats') =>
    meals.reduce((total, meal) => total + meal[key], 0);
  // 225.4 + 118.3 + 286.4 is 630.1, though the rows say 225, 118 and 286.
  await expect(totals(page)).toContainText('630');
  for (const key of ['protein', 'carbs', 'fats'] as const) {
    await expect(totals(page)).toContainText(`${sum(key).toFixed(1)} g`);
  }
  const nav = page.getByRole('navigation', { name: strip });
  const current = nav.locator('[aria-current="date"]');
  await expect(current).toHaveAttribute('aria-label', /^Today, .*, 630 of [\d,]+ kcal$/);
  await expect(nav.getByRole('link')).toHaveCount(7);

  await tabTo(page, current);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(`/calorietracker?date=${yesterday}`);
  await expect(page.getByText(/^Yesterday, /)).toBeVisible();
  await expect(current).toBeFocused();
  await expect(totals(page)).toContainText('286');
  await page.reload();
  await expect(mealRow(page, /^Basmati/)).toBeVisible();
  // The back button closes a dialog first; one that was closed leaves no step behind.
  const dialog = await openAddFood(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`/calorietracker?date=${yesterday}`);
  await openAddFood(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state?.layer)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL('/calorietracker');
  await expect(mealRow(page, /^Rolled oats/)).toBeVisible();

  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page).toHaveURL(`/calorietracker?date=${dayFromToday(-1)}`);
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page).toHaveURL('/calorietracker');
  // The address changes a moment before the page does.
  await expect(page.getByText(/^Today, /)).toBeVisible();
  await nav.getByRole('button', { name: 'Previous week' }).click();
  await expect(page).toHaveURL(`/calorietracker?date=${dayFromToday(-7)}`);
  await expect(page.getByText(/^Today, /)).toHaveCount(0);
  await nav.getByRole('button', { name: 'Next week' }).click();
  await expect(page).toHaveURL('/calorietracker');
  await page.getByLabel('Choose a date').fill('2026-01-05');
  await expect(page).toHaveURL('/calorietracker?date=2026-01-05');
  await expect(page.getByText(/^Monday,? 5 January/)).toBeVisible();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page.getByText(/^Today, /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Today', exact: true })).toHaveCount(0);

  await page.goto(`/calorietracker?date=${dayFromToday(3)}`);
  await expect(page.getByText('This day is in the future. What you add is a plan.')).toBeVisible();
  await page.goto('/calorietracker?date=2026-02-31');
  await expect(page).toHaveURL('/calorietracker');
  await expect(page.getByText(/^Today, /)).toBeVisible();
  await expect(mealRow(page, /^Rolled oats/)).toBeVisible();
  await screenshot(page, 'tracker-1280');
});

test.describe('when meals cannot be loaded', () => {
  test.use({ allowConsole: refused(500, 401, 404) });

  test('R-256 A-101 says so, shows none, and tries again on another day or when asked', async ({
    page,
    request,
  }) => {
    const somebody = await member(request);
    await eat(request, somebody, [OATS]);
    const today = dayFromToday();
    const calls = await stub(page, `/meals/date/${today}`, { status: 500, json: { message: 'no' } });
    await enter(page, somebody);
    await page.goto('/calorietracker');
    const alert = page.getByRole('alert').filter({ hasText: FAILED });
    await expect(alert).toBeVisible();
    await expect(page.getByText('Nothing yet')).toHaveCount(4);
    await page.getByLabel('Choose a date').fill(dayFromToday(-1));
    await expect(alert).toHaveCount(0);
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await expect(alert).toBeVisible();
    expect(calls.length).toBe(2);
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(mealRow(page, /^Rolled oats/)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('R-257 A-101 a dead session leads to the login page, which says what failed', async ({
    page,
    request,
  }) => {
    const somebody = await member(request);
    await request.post('/api/nutrition/calculate-goals', { headers: as(somebody) });
    await stub(page, '/meals/date/*', { status: 401, json: { message: 'Your session has ended.' } });
    await enter(page, somebody);
    await page.goto(`/calorietracker?date=${dayFromToday(-2)}`);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
    expect(await stored(page, 'token')).toBeNull();
  });
});

const PLACES = [
  { zone: 'Pacific/Auckland', instant: '2026-11-15T11:30:00Z', today: '2026-11-16' },
  { zone: 'Pacific/Pago_Pago', instant: '2026-11-16T10:30:00Z', today: '2026-11-15' },
] as const;

for (const { zone, instant, today } of PLACES) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone, allowConsole: refused(404) });

    test('R-249 A-085 today is the reader’s own; over midnight the day stays and Today is offered', async ({
      page,
      request,
    }) => {
      const somebody = await member(request);
      await eat(request, somebody, [OATS], today);
      await page.clock.install({ time: new Date(instant) });
      await enter(page, somebody);
      await page.goto('/calorietracker');
      await expect(mealRow(page, /^Rolled oats/)).toBeVisible();
      await expect(page.getByText(/^Today, /)).toBeVisible();
      await page.clock.fastForward('24:00:00');
      await expect(page.getByText(/^Yesterday, /)).toBeVisible();
      await expect(mealRow(page, /^Rolled oats/)).toBeVisible();
      await page.getByRole('button', { name: 'Today', exact: true }).click();
      await expect(page.getByText(/^Today, /)).toBeVisible();
      await expect(page.getByText('Nothing yet')).toHaveCount(4);
      await expect(page.getByRole('button', { name: 'Copy the Day Before' })).toBeVisible();
    });
  });
}
