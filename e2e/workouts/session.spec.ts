import type { APIRequestContext, Page } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { pressOn } from '../support/keyboard.ts';
import { enter, type Member, member } from '../support/members.ts';
import { newPlan } from '../support/plans.ts';
import { atRest, screenshot } from '../support/screenshot.ts';
import { atEachWidth, expect, expectNoSidewaysScroll, expectSound, refused, test } from '../support/test.ts';
import { dayFromToday, logWorkout, storedWorkouts, weekdayFromToday } from '../support/workouts.ts';

const LIFTS = [
  'Barbell Bench Press',
  'Barbell Row',
  'Barbell Overhead Press',
  'Close-Grip Bench Press',
  'Barbell Curl',
] as const;

// A member without nutrition goals.
test.use({ allowConsole: refused(404) });

const PHONE = { width: 360, height: 740 };

/** Somebody with a plan for today, who has done it a week ago, on a phone. */
async function planned(page: Page, request: APIRequestContext): Promise<Member> {
  await page.setViewportSize(PHONE);
  const ada = await member(request);
  await newPlan(request, ada, {
    name: 'Upper',
    week: { [weekdayFromToday()]: LIFTS.map((name) => [name, 3, 8] as const) },
  });
  await logWorkout(request, ada, {
    date: dayFromToday(-7),
    name: 'Upper',
    exercises: LIFTS.map((name) => ({ name, sets: 3, reps: 8, weight: 60 })),
  });
  await enter(page, ada);
  return ada;
}

/** The same, with today's workout started. */
async function begun(page: Page, request: APIRequestContext): Promise<Member> {
  const ada = await planned(page, request);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Start Workout' }).click();
  return ada;
}

const dock = (page: Page) => page.getByRole('button', { name: /^Set \d+ done:/ });
const clockOf = (page: Page) => page.getByRole('timer');

test('R-773 a planned session of five exercises in eighteen taps, without typing', async ({
  page,
  request,
}) => {
  const ada = await planned(page, request);
  await page.goto('/dashboard');
  let taps = 0;
  const tap = async (target: ReturnType<Page['getByRole']>) => {
    await target.click();
    taps += 1;
  };
  await tap(page.getByRole('button', { name: 'Start Workout' }));
  await expect(page.getByRole('heading', { name: 'Barbell Bench Press' })).toBeInViewport();
  // What was done last week, one step heavier, and why.
  const bench = page.getByRole('region', { name: 'Barbell Bench Press' });
  await expect(bench.getByText('62.5 kg × 8', { exact: true })).toBeVisible();
  await expect(bench.getByText('8, 8, 8 at 60 kg', { exact: false })).toBeVisible();
  await bench.getByRole('button', { name: 'Why?' }).click();
  await expect(bench.getByText('All done, so one step heavier today.')).toBeVisible();
  await screenshot(page, 'session');
  // How it moves is one tap away.
  await bench.getByRole('button', { name: 'How to do Barbell Bench Press' }).click();
  await expect(page.getByRole('img', { name: /^Animation: Barbell Bench Press\./ })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const name of LIFTS) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
    for (const set of [1, 2, 3]) {
      await expect(dock(page)).toHaveText(`Set ${set} done: 62.5 kg × 8`);
      await tap(dock(page));
    }
  }
  await screenshot(page, 'session-done');
  await tap(page.getByRole('button', { name: 'Finish Workout' }));
  await expect(page.getByRole('dialog', { name: 'Finish workout' })).toBeVisible();
  await screenshot(page, 'session-finish');
  await tap(page.getByRole('button', { name: 'Log Workout' }));
  await expect(page.getByText('Workout logged successfully!')).toBeVisible();
  await expect(page.getByText('300 kg more than last time')).toBeVisible();
  await screenshot(page, 'session-logged');
  expect(taps).toBeLessThanOrEqual(20);
  const [stored] = await storedWorkouts(request, ada);
  expect(stored?.exercises).toHaveLength(5);
  expect(stored?.exercises[0]).toMatchObject({ sets: 3, reps: 8, weight: 62.5 });
  expect(stored?.exercises[0]).toHaveProperty('reason', expect.stringContaining('8, 8, 8 at 60 kg'));
  expect(stored?.total_duration).toBeGreaterThan(0);
  expect(stored).toMatchObject({ plan_day: expect.any(Number), started_at: expect.any(String) });
});

test('R-774 a reload and a closed tab come back to the set that was next, with the clock running on', async ({
  page,
  request,
}) => {
  await begun(page, request);
  await dock(page).click();
  await expect(dock(page)).toHaveText(/^Set 2 done/);
  const began = await page.evaluate(() => Date.now());
  await page.reload();
  await expect(dock(page)).toHaveText(/^Set 2 done/);
  await expect(page.getByRole('heading', { name: 'Barbell Bench Press' })).toBeInViewport();
  // On another page it runs on below, and covers nothing.
  await page.goto('/calorietracker');
  await expect(page.getByRole('link', { name: /Upper/ })).toContainText('Rest');
  await page.getByRole('button', { name: 'Add Food' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Add Food' })).toBeVisible();
  await page.keyboard.press('Escape');
  const again = await page.context().newPage();
  await again.setViewportSize(PHONE);
  await page.close();
  // Half an hour of a sleeping phone.
  await again.clock.install({ time: began + 30 * 60_000 });
  await again.goto('/workout-logging');
  await expect(dock(again)).toHaveText(/^Set 2 done/);
  await expect(clockOf(again)).toHaveText(/^30:/);
  await expect(again.getByRole('button', { name: 'Skip' })).toHaveCount(0);
});

test('R-775 a session is done with the keyboard alone', async ({ page, request }) => {
  const ada = await planned(page, request);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard');
  await pressOn(page, page.getByRole('button', { name: 'Start Workout' }));
  await expect(page.getByRole('heading', { name: 'Barbell Bench Press' })).toBeVisible();
  for (const set of [1, 2, 3])
    await pressOn(page, page.getByRole('button', { name: `Set ${set} done: 62.5` }));
  await expect(page.getByRole('heading', { name: 'Barbell Row' })).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Finish', exact: true }));
  await pressOn(page, page.getByRole('button', { name: 'Log Workout' }));
  await expect(page.getByText('Workout logged successfully!')).toBeVisible();
  const [stored] = await storedWorkouts(request, ada);
  expect(stored?.exercises).toMatchObject([{ exercise_name: 'Barbell Bench Press', sets: 3, weight: 62.5 }]);
});

test('R-778 it is sound at every width while the rest counts, and with text of twice the size', async ({
  page,
  request,
}) => {
  await begun(page, request);
  await dock(page).click();
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  await atEachWidth(page, [360, 768, 1280], (width) => expectSound(page, `session-resting-${width}`));
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Finish workout' })).toBeVisible();
  await atEachWidth(page, [1280, 360], (width) => expectSound(page, `session-finish-${width}`));
  await page.getByRole('button', { name: 'Keep training' }).click();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  await atRest(page);
  await expectNoSidewaysScroll(page);
  await screenshot(page, 'session-large-text');
});

test('R-776 swap in two taps, a superset goes round without a rest, warm-ups, plates, a note and a rest of its own', async ({
  page,
  request,
}) => {
  const ada = await begun(page, request);
  const more = (name: string) => page.getByRole('button', { name: `More for ${name}` });

  await more('Barbell Bench Press').click();
  await page.getByRole('menuitem', { name: 'Add warm-up sets' }).click();
  await expect(page.getByLabel('Set 1 weight')).toHaveValue('25');
  await expect(page.getByRole('button', { name: 'Set 1: Warm-up' })).toBeVisible();
  await expect(dock(page)).toHaveText('Set 1 done: 25 kg × 8');

  await more('Barbell Bench Press').click();
  await page.getByRole('menuitem', { name: 'Plates' }).click();
  await page.getByRole('dialog').getByLabel('Weight (kg)').fill('62.5');
  await expect(page.getByText('20 + 1.25')).toBeVisible();
  await screenshot(page, 'session-plates');
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Swap' }).click();
  const list = page.getByRole('list', { name: 'Exercises for the same muscles' });
  await expect(list.getByRole('listitem').first()).toContainText('Barbell');
  await screenshot(page, 'session-swap');
  const chosen = (await list.getByRole('button').first().locator('b').textContent()) ?? '';
  await list.getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: chosen })).toBeVisible();

  await page.getByRole('button', { name: 'Note' }).click();
  await page.getByLabel(`Note for ${chosen}`).fill('Elbows in');
  await page.getByRole('button', { name: 'Rest between sets: 2:00' }).click();
  await page.getByRole('menuitem', { name: '3:00' }).click();
  await expect(page.getByRole('button', { name: 'Rest between sets: 3:00' })).toBeVisible();
  await more(chosen).click();
  await page.getByRole('menuitem', { name: 'Superset with the next' }).click();
  await expect(page.getByText('Superset, then A2')).toBeVisible();
  await page.getByLabel('Set 1 weight').fill('50');
  await page.getByLabel('Set 1 reps').fill('8');
  await page.getByRole('button', { name: 'Set 1 done', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Barbell Row' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
  await dock(page).click();
  await expect(page.getByRole('heading', { name: chosen })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.getByRole('button', { name: 'Log Workout' }).click();
  await expect(page.getByText('Workout logged successfully!')).toBeVisible();
  const [stored] = await storedWorkouts(request, ada);
  expect(stored?.exercises).toMatchObject([
    { exercise_name: chosen, notes: 'Elbows in', superset: 1, weight: 50 },
    { exercise_name: 'Barbell Row', superset: 1, weight: 62.5 },
  ]);
  const settings = await request.get('/api/workouts/exercise-settings', { headers: as(ada) });
  expect(await settings.json()).toMatchObject([{ rest_seconds: 180 }]);
});

test('R-777 a lighter day is offered when three lifts keep falling, and counts for nothing next time', async ({
  page,
  request,
}) => {
  const ada = await planned(page, request);
  for (const [days, weight] of [
    [5, 57.5],
    [3, 55],
  ] as const) {
    await logWorkout(request, ada, {
      date: dayFromToday(-days),
      name: 'Upper',
      exercises: LIFTS.slice(0, 3).map((name) => ({ name, sets: 3, reps: 8, weight })),
    });
  }
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Start Workout' }).click();
  await page.getByRole('button', { name: 'Make It a Lighter Day' }).click();
  await expect(page.getByText('10% lighter')).toHaveCount(0);
  // Two sets instead of three, a tenth lighter than what was suggested.
  await expect(page.getByRole('button', { name: 'Set 2 done', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set 3 done', exact: true })).toHaveCount(0);
  const light = Number(await page.getByLabel('Set 1 weight').inputValue());
  expect(light).toBeLessThan(55);
  await dock(page).click();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.getByRole('button', { name: 'Log Workout' }).click();
  await expect(page.getByText('Workout logged successfully!')).toBeVisible();
  const [stored] = await storedWorkouts(request, ada);
  expect(stored?.exercises[0]).toMatchObject({ weight: light, reason: 'Lighter day on purpose' });
});
