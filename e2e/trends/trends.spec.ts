import type { Page } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { enter, member } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { hold } from '../support/stub.ts';
import { atEachWidth, expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import {
  chart,
  chartCard,
  daysBack,
  eaten,
  frameButton,
  LOADING,
  read,
  stubRead,
  trainSomeWeeks,
} from '../support/trends.ts';
import { dayFromToday, logWorkout, storedWorkouts } from '../support/workouts.ts';

const CHARTS = ['Calories', 'Protein', 'Carbohydrate', 'Fat', 'Workout Frequency', 'Calories Burned'];
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rows = (page: Page) => section(page, 'Workout Details').getByRole('heading', { level: 3 });

interface Day {
  readonly workout_count: number;
  readonly calories_burned: number;
}

test('R-357 R-362 R-369 R-376 R-377 R-378 R-690 the sums on the screen are the sums that are stored', async ({
  page,
  request,
}) => {
  const somebody = await member(request);
  await trainSomeWeeks(request, somebody);
  await stubRead(page, 'nutrition', { json: eaten(daysBack(30)) });
  await enter(page, somebody);
  await page.goto('/trends');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Fitness Trends' })).toBeVisible();

  const days = await read<Day[]>(request, somebody, '/trends/workouts?days=30');
  const workouts = days.reduce((sum, day) => sum + day.workout_count, 0);
  const burned = days.reduce((sum, day) => sum + day.calories_burned, 0);
  expect(workouts).toBe(6);
  const figure = new Intl.NumberFormat('en-GB', { useGrouping: 'min2' });
  const frequency = chartCard(page, 'Workout Frequency');
  await expect(frequency).toContainText('6 workouts');
  await expect(frequency).toContainText('5 training days');
  await expect(frequency).toContainText('2 at most a day');
  await expect(chartCard(page, 'Calories Burned')).toContainText(`${figure.format(burned)} kcal`);

  const stored = await storedWorkouts(request, somebody, {
    startDate: dayFromToday(-30),
    endDate: dayFromToday(),
  });
  expect(stored.reduce((sum, one) => sum + (one.total_calories_burned ?? 0), 0)).toBe(burned);
  await expect(rows(page)).toHaveText(stored.map(({ workout_name }) => workout_name));
  const first = section(page, 'Workout Details').getByRole('listitem').first();
  for (const text of ['Push', '50 min', '380 kcal', 'Barbell Bench Press', '4 × 8', '72.5 kg'])
    await expect(first).toContainText(text);
  const hold = section(page, 'Workout Details').getByRole('listitem').filter({ hasText: 'Plank' }).first();
  await expect(hold).toContainText('3 × 45 s');

  const year = await read<Day[]>(request, somebody, '/trends/calendar');
  await expect(section(page, 'Training calendar')).toContainText(
    `${year.reduce((sum, day) => sum + day.workout_count, 0)} workouts on ${year.length} days in the last year`,
  );
  const trained = await read<{ sets: number }[]>(request, somebody, '/trends/exercises?days=30');
  await expect(section(page, 'Muscles trained')).toContainText(
    `All sets${trained.reduce((sum, { sets }) => sum + sets, 0)}`,
  );
  await expect(
    section(page, 'Muscles trained').getByRole('list', { name: 'Sets by part of the body' }),
  ).toContainText(/Chest.*12/);

  await first.getByRole('button', { name: 'Push' }).click();
  await expect(page.getByRole('dialog', { name: 'Push' })).toContainText('Barbell Bench Press');
  await page.keyboard.press('Escape');
  await expect(first.getByRole('button', { name: 'Push' })).toBeFocused();

  // What is deleted leaves every figure, and the focus stays on the page.
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Workout' }).click();
  await expect(frequency).toContainText('5 workouts');
  await expect(rows(page)).toHaveCount(5);
  await expect(section(page, 'Training calendar')).toContainText('7 workouts on 6 days');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('R-359 R-363 to R-366 R-370 nothing logged yet; every change reads again and says so; the address keeps it', async ({
  page,
  request,
}) => {
  const somebody = await member(request);
  await enter(page, somebody);
  await page.goto('/dashboard');
  // The dashboard reads the same things, after it has loaded.
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (sent) => {
    const { pathname, search } = new URL(sent.url());
    if (/^\/api\/(trends\/(nutrition|workouts)|workouts\/)$/.test(pathname)) asked.push(pathname + search);
  });
  const expectReads = async (days: number) => {
    await expect
      .poll(() => [...asked].sort())
      .toEqual([
        `/api/trends/nutrition?days=${days}`,
        `/api/trends/workouts?days=${days}`,
        `/api/workouts/?startDate=${dayFromToday(-days)}&endDate=${dayFromToday()}`,
      ]);
    await expect(page.getByText('No nutrition data available')).toBeVisible();
    asked.length = 0;
  };
  await page.goto('/trends');
  await expect(frameButton(page, 30)).toHaveAttribute('aria-pressed', 'true');
  await expectReads(30);
  await test.step('nothing logged yet', async () => {
    for (const text of [
      'No nutrition data available',
      'No workout data available',
      'No workout details available',
      'No sets logged in these 30 days.',
      'No training days in the last year yet.',
    ])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Log a Workout' })).toHaveAttribute(
      'href',
      '/workout-logging',
    );
    await expectAccessible(page, 'main');
    await screenshot(page, 'trends-empty');
  });
  await frameButton(page, 7).click();
  await expect(page).toHaveURL(/\/trends\?days=7$/);
  await expectReads(7);

  // The same again: held back until the words were seen.
  const release = await hold(page, '**/api/trends/nutrition?days=30');
  await frameButton(page, 30).click();
  await expect(page.getByRole('status').getByText(LOADING)).toBeVisible();
  await expect(page.getByText('No nutrition data available')).toHaveCount(0);
  release();
  await expectReads(30);

  await frameButton(page, 90).click();
  await expectReads(90);
  await page.reload();
  await expect(frameButton(page, 90)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);

  await test.step('more nutrients and water are behind a line, as far as they are known', async () => {
    const send = (path: string, data: object) => request.post(`/api${path}`, { headers: as(somebody), data });
    const meal = (offset: number, told: object) =>
      send('/meals', { name: 'Oats', calories: 200, date: dayFromToday(offset), ...told });
    await meal(-2, { fiber: 8, sodium: 1200 });
    await meal(-2, { fiber: 4.5 });
    await meal(-1, { fiber: 20 });
    await send(`/diary-days/${dayFromToday(-1)}/water`, { ml: 1750 });
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/trends');
    await page.getByRole('button', { name: 'More nutrients and water' }).click();
    await expect(chartCard(page, 'Fiber')).toContainText('16.3 g a day');
    await expect(chartCard(page, 'Fiber')).toContainText('12.5 to 20');
    await expect(chartCard(page, 'Sodium')).toContainText('Known for 1 of 2 meals');
    await expect(chartCard(page, 'Water')).toContainText('1.75 L a day');
    await expect(page.getByText('No meal in this time has values for: Sugar, Saturated fat.')).toBeVisible();
    await expect(chart(page, 'Fiber')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'main');
    await screenshot(page, 'trends-nutrients-360');
  });
});

test('R-378 a long list comes in parts, and a workout without exercises says so', async ({
  page,
  request,
}) => {
  const one = { workout_type: 'Cardio', workout_name: '', date: dayFromToday(-1), exercises: [] };
  const list = Array.from({ length: 45 }, (_, index) => ({ ...one, workout_id: index + 1 }));
  await stubRead(page, 'workouts', { json: [...list, { ...one, workout_name: 'Run', date: 'some day' }] });
  await enter(page, await member(request));
  await page.goto('/trends');
  await expect(rows(page)).toHaveCount(20);
  await expect(rows(page).first()).toHaveText('Cardio');
  await expect(section(page, 'Workout Details').getByText('No exercises logged')).toHaveCount(20);
  await page.getByRole('button', { name: 'Show 20 more' }).click();
  await page.getByRole('button', { name: 'Show 6 more' }).click();
  await expect(rows(page)).toHaveCount(46);
  await expect(section(page, 'Workout Details').getByRole('listitem').last()).toContainText('some day');
});

for (const [kind, widths] of [
  ['touched', [360, 768]],
  ['pointed at', [1280]],
] as const) {
  test.describe(kind, () => {
    test.use({ hasTouch: kind === 'touched' });

    test('R-358 R-360 R-361 a page full of charts is accessible and not wider than the window', async ({
      page,
      request,
    }) => {
      test.slow();
      const somebody = await member(request);
      await trainSomeWeeks(request, somebody);
      await logWorkout(request, somebody, {
        name: `A workout with a name ${'that never ends '.repeat(10)}`,
        date: dayFromToday(-1),
        exercises: [{ name: 'Plank', sets: 100, reps: 1000, weight: 999.5 }],
      });
      await stubRead(page, 'nutrition', { json: eaten(daysBack(30)) });
      await enter(page, somebody);
      await page.goto('/trends');
      await atEachWidth(page, widths, async (width) => {
        for (const name of CHARTS) await expect(chart(page, name)).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page, 'main');
        await screenshot(page, `trends-${width}`);
      });
    });
  });
}
