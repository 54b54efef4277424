import type { Page } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { enter, member } from '../support/members.ts';
import { newPlan } from '../support/plans.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test } from '../support/test.ts';
import { chart, chartCard, FAILURE, frameButton, stubRead } from '../support/trends.ts';
import { dayFromToday, logWorkout, weekdayFromToday } from '../support/workouts.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true }).getByRole('row');
const MONDAY_FIRST = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** How many days this week is old. */
const sinceMonday = () => MONDAY_FIRST.indexOf(weekdayFromToday());

test('R-361 R-380 A-114 rest days are zero: seven days by day, longer by week, with the goal of a week', async ({
  page,
  request,
}) => {
  const lastWeek = -sinceMonday() - 7;
  await stubRead(page, 'training', {
    json: [
      { date: dayFromToday(lastWeek), workout_count: 1, calories_burned: 300 },
      { date: dayFromToday(lastWeek + 6), workout_count: 2, calories_burned: 500 },
      { date: dayFromToday(), workout_count: 1, calories_burned: 200 },
    ],
  });
  await enter(page, await member(request));
  await page.goto('/trends');
  const frequency = chart(page, 'Workout Frequency');
  await test.step('30 days by week', async () => {
    await expect(frequency).toHaveAccessibleName('Workout Frequency, week by week');
    await expect(chartCard(page, 'Workout Frequency')).toContainText('4 workouts');
    await expect(chartCard(page, 'Workout Frequency')).toContainText('Goal 4 a week');
    await expect(frequency.locator('[data-target]')).toHaveCount(1);
    await expect(page.getByRole('figure', { name: /The goal is 4 a week\.$/ })).toBeVisible();
    await page.getByLabel('Show as table: Workout Frequency').click();
    const rows = table(page, 'Workout Frequency');
    await expect(rows.first()).toHaveText('WeekWorkout Frequency');
    await expect(rows.last()).toContainText('1 workout');
    await expect(rows.nth(-2)).toContainText('3 workouts');
    // The weeks before them.
    await expect(rows.nth(-3)).toContainText('0 workouts');
    await expect(rows.nth(1)).toContainText('0 workouts');
    await page.getByLabel('Show as table: Calories Burned').click();
    await expect(table(page, 'Calories Burned').nth(-2)).toContainText('800 kcal');
    await expect(chart(page, 'Calories Burned').locator('[data-target]')).toHaveCount(0);
  });
  await test.step('7 days by day', async () => {
    await frameButton(page, 7).click();
    await expect(frequency).toHaveAccessibleName('Workout Frequency, day by day');
    await expect(frequency.locator('[data-target]')).toHaveCount(0);
    await expect(frequency).toHaveAttribute('aria-valuemax', '8');
    await page.getByLabel('Show as table: Workout Frequency').click();
    await expect(table(page, 'Workout Frequency')).toHaveCount(9);
    await expect(table(page, 'Workout Frequency').last()).toContainText('1 workout');
    const zeros = table(page, 'Workout Frequency').filter({ hasText: /[^\d]0 workouts$/ });
    expect(await zeros.count()).toBeGreaterThanOrEqual(5);
  });
  await test.step('90 days by week', async () => {
    await frameButton(page, 90).click();
    await expect(frequency).toHaveAccessibleName('Workout Frequency, week by week');
    await expect(frequency).toHaveAttribute('aria-valuemax', /^1[34]$/);
  });
});

test('R-869 sets per muscle a week, the streak and how steadily somebody trains', async ({
  page,
  request,
}) => {
  const somebody = await member(request);
  const monday = -sinceMonday();
  const train = (offset: number, sets: number) =>
    logWorkout(request, somebody, {
      date: dayFromToday(offset),
      type: 'Push',
      exercises: [{ name: 'Barbell Bench Press', sets, reps: 8, weight: 60 }],
    });
  await train(0, 4);
  await train(monday - 7, 5);
  await train(monday - 6, 4);
  await train(monday - 21, 2);
  // Chosen two weeks ago; two days a week, of which last week had both.
  const plan = await newPlan(request, somebody, {
    name: 'Two Days',
    week: { Monday: [['Plank', 3, 30]], Tuesday: [['Plank', 3, 30]] },
  });
  const chosen = await request.put(`/api/workouts/plans/${plan.plan_id}/active`, {
    headers: as(somebody),
    data: { active: true, started_on: dayFromToday(monday - 14) },
  });
  expect(chosen.status(), await chosen.text()).toBe(200);
  await enter(page, somebody);
  await page.goto('/trends');

  const muscles = section(page, 'Sets per muscle a week');
  const chest = muscles.getByRole('row', { name: /^Chest/ }).getByRole('cell');
  await expect(chest).toHaveText(['0', '0', '0', '0', '0', '0', '0', '0', '2', '0', '9', '4']);
  await expect(muscles.getByRole('columnheader')).toHaveCount(13);

  const steady = section(page, 'Consistency');
  const figure = (name: string) => steady.locator('dl > div').filter({ hasText: name });
  await expect(figure('Streak')).toContainText('2 weeks');
  await expect(figure('Weeks with a workout')).toContainText('67%2 of the last 3 weeks');
  await expect(figure('Weeks with 4 workouts')).toContainText('0%0 of the last 3 weeks');
  await expect(figure('Planned days trained')).toContainText(/of \d days of Two Days since you chose it/);
  await expectAccessible(page, 'main');

  // On a phone the latest six weeks are there, and nothing is cut off.
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(chest.filter({ visible: true })).toHaveText(['0', '0', '2', '0', '9', '4']);
  await expectNoSidewaysScroll(page);
});

test.describe('R-870 when the weeks cannot be read', () => {
  test.use({ allowConsole: refused(500) });

  test('their part says so, and the rest of the page stays', async ({ page, request }) => {
    const address = '**/api/trends/exercise-weeks*';
    await page.route(address, (route) => route.fulfill({ status: 500, json: FAILURE.json }));
    await enter(page, await member(request));
    await page.goto('/trends');
    const muscles = section(page, 'Sets per muscle a week');
    await expect(muscles.getByRole('alert')).toContainText('Failed to load the sets of each week');
    await expect(page.getByText('No workout data available')).toBeVisible();
    await page.unroute(address);
    await muscles.getByRole('button', { name: 'Try Again' }).click();
    await expect(muscles).toContainText('No sets logged in the last 12 weeks.');
    await expect(section(page, 'Consistency')).toHaveCount(0);
  });
});
