import { as } from '../support/exercises.ts';
import { enter, member, verified } from '../support/members.ts';
import { newPlan } from '../support/plans.ts';
import { screenshot } from '../support/screenshot.ts';
import { expect, refused, test } from '../support/test.ts';
import { dayFromToday, logWorkout, storedWorkouts, weekdayFromToday } from '../support/workouts.ts';

// A new member has no goals yet.
test.use({ allowConsole: refused(404) });

const BENCH = 'Barbell Bench Press';

test('R-795 a member in pounds never sees kilograms, and gets back what was typed', async ({
  page,
  request,
}) => {
  test.slow();
  const ada = await member(request);
  const headers = as(ada);
  const units = { weight_unit: 'lbs', length_unit: 'in', distance_unit: 'mi' };
  expect((await request.put('/api/preferences', { headers, data: units })).status()).toBe(200);
  await newPlan(request, ada, {
    name: 'Bench day',
    week: { [weekdayFromToday()]: [[BENCH, 3, 5]] },
  });
  await logWorkout(request, ada, {
    date: dayFromToday(-7),
    exercises: [{ name: BENCH, sets: 3, reps: 5, weight: 61.235 }],
  });
  await request.post('/api/weights', {
    headers,
    data: { date: dayFromToday(-1), weight: 80, unit: 'kg' },
  });
  await enter(page, ada);

  await page.goto('/dashboard');
  await expect(page.getByText('176.4 lbs').first()).toBeVisible();
  await page.getByRole('button', { name: 'Start Workout' }).click();
  // 135 lbs last time, five pounds more today, on plates of pounds.
  const done = page.getByRole('button', { name: /^Set 1 done:/ }).first();
  await expect(done).toHaveText('Set 1 done: 140 lbs × 5');
  await screenshot(page, 'session-pounds');
  await page.getByLabel('Set 1 weight in lbs').fill('142.5');
  await page.getByRole('button', { name: 'Set 1 done', exact: true }).click();
  await expect(page.locator('main')).not.toContainText(/\bkg\b/);
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.getByRole('button', { name: 'Log Workout' }).click();
  await expect(page.getByText('Workout logged successfully!')).toBeVisible();
  const [stored] = await storedWorkouts(request, ada);
  expect(stored?.exercises[0]?.weight).toBe(64.637);
  expect(stored).toMatchObject({ weight_unit: 'lbs' });

  for (const path of [
    '/dashboard',
    '/workout-logging',
    `/workout-logging?workout=${stored?.workout_id}`,
    '/trends',
    '/tracking',
    '/nutrition',
    '/settings?tab=fitness',
    '/workout-plans/existing',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main'), path).not.toContainText(/\d\s?kg\b|\bin kg\b|\(kg\)/);
    await expect(page.locator('main [aria-label*="kg"]'), path).toHaveCount(0);
  }
  await page.goto(`/workout-logging?workout=${stored?.workout_id}`);
  await page.getByRole('button', { name: `Open ${BENCH}` }).click();
  await expect(page.getByLabel('Set 1 weight in lbs')).toHaveValue('142.5');
});

test.describe('a browser of the United States', () => {
  test.use({ locale: 'en-US' });
  test('R-796 is asked for its units at sign-up, and shows them everywhere afterwards', async ({
    page,
    request,
  }) => {
    const somebody = await verified(request);
    await enter(page, somebody, { firstTimeSetup: 'true' });
    await page.goto('/profile-setup');
    await page.getByRole('button', { name: 'lbs, in, mi' }).click();
    await expect(page.getByLabel('Height unit')).toHaveValue('in');
    await page.getByLabel('Height', { exact: true }).fill('70');
    await page.getByLabel('Current weight').fill('180');
    await page.getByLabel('Fitness goal').selectOption('muscle_gain');
    await page.getByLabel('Activity level').selectOption('very_active');
    await page.getByLabel('Primary focus').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Save and go to your dashboard' }).click();
    await expect(page.getByText('180.0 lbs').first()).toBeVisible();
    const answer = await request.get('/api/preferences', { headers: as(somebody) });
    expect(await answer.json()).toMatchObject({ weight_unit: 'lbs', length_unit: 'in', distance_unit: 'mi' });
  });
});
