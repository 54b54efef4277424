import { BENCH, pageOf, ROW, range, region } from '../support/exercise-page.ts';
import { as } from '../support/exercises.ts';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { enter, member } from '../support/members.ts';
import { EVERY_DAY, newPlan } from '../support/plans.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { dayFromToday, logWorkout } from '../support/workouts.ts';

test('R-861 the page leads to the log, to a plan, and to how it is done', async ({ page, request }) => {
  const somebody = await member(request);
  await newPlan(request, somebody, {
    name: 'Daily Plank',
    week: Object.fromEntries(EVERY_DAY.map((day) => [day, [['Plank', 3, 45]]])),
  });
  await enter(page, somebody);
  const address = await pageOf(request, somebody, ROW);
  await page.goto(address);
  await expect(page.getByText('You have not logged this exercise yet')).toBeVisible();
  await expect(page.getByText('Not logged yet')).toBeVisible();
  await page.getByRole('link', { name: 'How to do it' }).click();
  const dialog = page.getByRole('dialog', { name: ROW });
  await expect(dialog).toContainText('Instructions');
  await dialog.getByRole('link', { name: 'History and records' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));

  await page.getByRole('button', { name: 'Log it' }).click();
  await expect(page).toHaveURL(/\/workout-logging/);
  expect(await page.evaluate(() => window.history.state.usr)).toMatchObject({
    source: 'workouts',
    exercises: [{ name: ROW, sets: '', reps: '' }],
  });

  await page.goto(address);
  await pressOn(page, page.getByRole('button', { name: 'Add to plan' }));
  const add = page.getByRole('dialog', { name: 'Add to plan' });
  await expect(add.getByLabel('Plan')).toContainText('Daily Plank');
  await add.getByLabel('Day').selectOption('Wednesday');
  await expectAccessible(page, '[role="dialog"]');
  await add.getByRole('button', { name: 'Open in Editor' }).click();
  await expect(page).toHaveURL(/\/workout-plans\/edit/);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  const plans = await request.get('/api/workouts/plans', { headers: as(somebody) });
  const [summary] = await plans.json();
  const plan = await (
    await request.get(`/api/workouts/plans/${summary.plan_id}`, { headers: as(somebody) })
  ).json();
  expect(plan.workouts.Wednesday.map(({ name }: { name: string }) => name)).toEqual(['Plank', ROW]);
});

test('R-862 last month’s bench press is two taps from the dashboard', async ({ page, request }) => {
  const somebody = await member(request);
  for (const [offset, weight] of [
    [-27, 60],
    [-20, 62.5],
    [-9, 65],
  ] as const)
    await logWorkout(request, somebody, {
      date: dayFromToday(offset),
      type: 'Push',
      exercises: [{ name: BENCH, sets: 3, reps: 6, weight }],
    });
  await enter(page, somebody);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/dashboard');
  await region(page, 'Your lifts').getByRole('link', { name: BENCH }).click();
  await range(page, '1 mo').click();
  await expect(region(page, 'Estimated one-rep max')).toContainText('6 kg up in a month');
});

test('R-860 every name of an exercise leads to its page', async ({ page, request }) => {
  const somebody = await member(request);
  await newPlan(request, somebody, {
    name: 'Daily Row',
    week: Object.fromEntries(EVERY_DAY.map((day) => [day, [[ROW, 3, 8]]])),
  });
  await logWorkout(request, somebody, {
    type: 'Push',
    date: dayFromToday(-1),
    exercises: [
      { name: BENCH, sets: 3, reps: 6, weight: 60 },
      { name: 'Sandbag from the garage', sets: 1, reps: 5 },
    ],
  });
  await enter(page, somebody);
  const [row, bench] = [await pageOf(request, somebody, ROW), await pageOf(request, somebody, BENCH)];

  await page.goto('/dashboard');
  const planned = region(page, 'Today: Daily Row').getByRole('link', { name: ROW });
  await expect(planned).toHaveAttribute('href', row);
  await page.getByRole('button', { name: /^Push/ }).click();
  const workout = page.getByRole('dialog', { name: 'Push' });
  await expect(workout.getByRole('link', { name: BENCH })).toHaveAttribute('href', bench);
  // What is not in the library has no page.
  await expect(workout.getByText('Sandbag from the garage')).toBeVisible();
  await expect(workout.getByRole('link')).toHaveCount(1);
  await page.keyboard.press('Escape');

  await page.goto('/trends');
  const details = region(page, 'Workout Details');
  await tabTo(page, details.getByRole('link', { name: BENCH }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${bench}$`));

  await page.goto('/workout-plans/existing');
  await page.getByRole('button', { name: 'View Details' }).click();
  await page
    .getByRole('button', { name: new RegExp(`^${ROW}`) })
    .first()
    .click();
  await page.getByRole('dialog', { name: ROW }).getByRole('link', { name: 'History and records' }).click();
  await expect(page).toHaveURL(new RegExp(`${row}$`));
  await expect(page.getByRole('heading', { level: 1, name: ROW })).toBeVisible();
});
