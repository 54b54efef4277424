import type { APIRequestContext, Page } from '@playwright/test';
import { keepEnergyDiary } from '../support/energy-diary.ts';
import { as } from '../support/exercises.ts';
import { enter, type Member, member } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import {
  atEachWidth,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refused,
  test,
} from '../support/test.ts';

/** The day of the browser: near midnight it is another one than in UTC. */
const read = async (request: APIRequestContext, who: Member, path: string) =>
  (await request.get(`/api/nutrition/${path}`, { headers: as(who) })).json();
/** An estimate is said to ten. */
const rough = (value: number) => whole(Math.round(value / 10) * 10);
const whole = (value: number) => value.toLocaleString('en-GB', { useGrouping: 'min2' });

const lookAt = (page: Page, name: string) =>
  atEachWidth(page, [360, 768, 1280], async (width) => {
    await expectNoSidewaysScroll(page);
    await screenshot(page, `${name}-${width}`);
  });

test.use({ allowConsole: refused(500) });

test('R-900 a check-in is offered, kept, undone and taken; the estimate is on the page about weights', async ({
  page,
  request,
}) => {
  const somebody = await member(request);
  await keepEnergyDiary(somebody);
  const before = await read(request, somebody, 'goals');
  const { proposal } = await read(request, somebody, 'check-in');
  const [target, now] = [whole(proposal.target), whole(before.daily_calories_goal)];
  await enter(page, somebody);

  await page.goto('/dashboard');
  const offer = page.getByRole('region', { name: 'Weekly Check-In' });
  await expect(offer).toContainText(
    /You ate 2\d{3} a day and lost 0\.\d+ kg a week: you burn about \d{4} ± \d+\./,
  );
  await expect(offer).toContainText(`New target ${target}: take it or keep ${now}.`);
  await expectAccessible(page);
  await screenshot(page, 'dashboard-check-in-1280');
  await offer.getByRole('link', { name: 'Check In' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weekly Check-In');
  const burn = page.getByRole('region', { name: 'What you burn' });
  await expect(burn).toContainText(`${rough(proposal.expenditure)} ± ${rough(proposal.margin)}`);
  await expect(burn).toContainText('Protein stays at');
  const left = page.getByRole('region', { name: 'What was left out' });
  await expect(left).toContainText('28.1 kg is far from your other weights');
  await expect(left).toContainText('600 kcal: looks half logged');
  await expect(left).toContainText('No food logged');
  await page.getByRole('group', { name: 'Time shown' }).getByRole('button', { name: '3 Months' }).click();
  await expect(page.getByText('Show as table')).toBeVisible();
  await expectAccessible(page);
  await lookAt(page, 'check-in');

  await stub(page, '/nutrition/check-in', { status: 500, json: { message: 'The server is down' } });
  await burn.getByRole('button', { name: `Take ${target}` }).click();
  await expect(page.getByRole('alert').first()).toContainText('The server is down');
  await page.unroute('**/api/nutrition/check-in');

  await burn.getByRole('button', { name: `Keep ${now}` }).click();
  await expect(burn).toContainText(`You kept ${now} kcal`);
  await expect(burn).toContainText('Next check-in on');
  expect(await read(request, somebody, 'goals')).toEqual(before);
  await burn.getByRole('button', { name: 'Undo' }).click();
  await burn.getByRole('button', { name: `Take ${target}` }).dblclick();
  await expect(burn).toContainText(`You took ${target} kcal instead of ${now}`);
  expect(await read(request, somebody, 'goals')).toMatchObject({
    daily_calories_goal: proposal.target,
    source: 'learned',
  });
  await screenshot(page, 'check-in-taken-1280');

  await page.goto('/dashboard');
  await expect(page.getByText(`Your daily target: ${target} kcal`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Weekly Check-In' })).toHaveCount(0);
  await page.goto('/nutrition');
  await expect(page.getByText('From a check-in')).toBeVisible();
  await page.getByRole('button', { name: 'Recalculate Goals' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('from a check-in');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/tracking');
  await expect(page.getByRole('region', { name: 'What you burn' })).toContainText('kcal a day');
  await expectAccessible(page);
  await lookAt(page, 'tracking-band');

  await page.goto('/check-in');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `Take ${target}` })).toBeVisible();
  expect(await read(request, somebody, 'goals')).toEqual(before);

  await page.goto('/nutrition');
  const settings = page.getByRole('region', { name: 'Weekly check-in' });
  await settings.getByRole('spinbutton', { name: /Change per week/ }).fill('9');
  await settings.getByRole('button', { name: 'Save Settings' }).click();
  await expect(settings).toContainText('The change must be a number between -1.5 and 1');
  await settings.getByRole('spinbutton', { name: /Change per week/ }).fill('-0.25');
  await settings.getByRole('checkbox').uncheck();
  await settings.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Check-in settings saved')).toBeVisible();
  await page.goto('/check-in');
  await expect(page.getByText('Check-ins are off')).toBeVisible();
  await screenshot(page, 'check-in-off-1280');
});

test('R-901 goals differ by weekday, or by training and rest day, and the week keeps its sum', async ({
  page,
  request,
}) => {
  const somebody = await member(request);
  await enter(page, somebody);
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Set by Hand' }).click();
  const field = (name: string) => page.getByRole('spinbutton', { name, exact: true });
  for (const [name, value] of Object.entries({ Calories: 2000, Protein: 150, Carbs: 200, Fats: 67 }))
    await field(name).fill(String(value));
  await page.getByRole('button', { name: 'By weekday' }).click();
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  for (const day of days) await field(day).fill(day === 'Saturday' ? '2600' : '2000');
  await expect(page.getByText('The week adds up to 14,600 kcal, 600 kcal more')).toBeVisible();
  await field('Friday').fill('30');
  await page.getByText('More goals').click();
  await field('Water (optional)').fill('2500');
  await page.getByRole('button', { name: 'Save Goals' }).click();
  await expect(field('Friday')).toBeFocused();
  await expectAccessible(page);
  await lookAt(page, 'goals-by-day');
  await field('Friday').fill('2000');
  await page.getByRole('button', { name: 'Keep the Weekly Total' }).click();
  await expect(page.getByText('The week adds up to 14,000 kcal.')).toBeVisible();
  await field('Sunday').fill('500');
  await expect(page.getByText('Sunday: Protein, carbs and fats add up to')).toBeVisible();
  await field('Sunday').fill('2000');
  await page.getByRole('button', { name: 'Save Goals' }).click();
  const stored = page.getByRole('region', { name: 'Your daily goals' });
  // The form stands in the same place and names the same days.
  await expect(field('Saturday')).toHaveCount(0);
  await expect(stored).toContainText('Saturday');
  await expect(stored).toContainText('Water');
  expect(await read(request, somebody, 'goals')).toMatchObject({
    daily_calories_goal: 2000,
    daily_water_goal: 2500,
    by_day: { kind: 'weekday', days: { Saturday: { protein: 150 } } },
  });
  await lookAt(page, 'nutrition-by-day');

  await page.getByRole('button', { name: 'Set by Hand' }).click();
  await page.getByRole('button', { name: 'By training' }).click();
  await field('Training day').fill('2300');
  await field('Rest day').fill('1800');
  await page.getByRole('button', { name: 'Save Goals' }).click();
  await expect(field('Rest day')).toHaveCount(0);
  await expect(stored).toContainText('Rest day');
  await page.goto('/dashboard');
  await expect(page.getByText('Your daily target: 1800 kcal')).toBeVisible();
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Recalculate Goals' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('different from day to day');
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect(stored).toContainText('From your profile');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stored).toContainText('Rest day');
});
