import type { Page } from '@playwright/test';
import { enter, member } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import {
  atEachWidth,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refused,
  test,
} from '../support/test.ts';
import { FAILURE, trainSomeWeeks } from '../support/trends.ts';
import { dayFromToday, logWorkout } from '../support/workouts.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const square = (page: Page, offset: number) => page.locator(`button[data-day="${dayFromToday(offset)}"]`);
const named = (offset: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', year: 'numeric', ...options }).format(
    new Date(dayFromToday(offset)),
  );
const dayDialog = (page: Page, offset: number) =>
  page.getByRole('dialog', { name: named(offset, { weekday: 'long', month: 'long' }) });
const ahead = (page: Page, offset: number) =>
  section(page, 'Training calendar').getByRole('button', { name: named(offset, { month: 'short' }) });
const BENCH = [{ name: 'Barbell Bench Press', sets: 3, reps: 10, weight: 60 }];

test('R-872 a workout of long ago is found by its day, opened and deleted', async ({ page, request }) => {
  const somebody = await member(request);
  await trainSomeWeeks(request, somebody);
  await enter(page, somebody);
  const asked: string[] = [];
  page.on('request', (sent) => {
    const { pathname, search } = new URL(sent.url());
    if (pathname === '/api/workouts/') asked.push(search);
  });
  await page.goto('/trends');
  const calendar = section(page, 'Training calendar');
  await expect(calendar).toContainText('8 workouts on 7 days in the last year');
  expect(asked).toHaveLength(1);

  const day = dayDialog(page, -200);
  await square(page, -200).click();
  await expect(day).toContainText('Push2 exercises · 250 min · 980 kcal');
  expect(asked.slice(1)).toEqual([`?startDate=${dayFromToday(-200)}&endDate=${dayFromToday(-200)}`]);
  await expectAccessible(page, '[role="dialog"]');
  await screenshot(page, 'trends-day');
  const row = day.getByRole('button', { name: 'Push' });
  await row.click();
  const workout = page.getByRole('dialog', { name: 'Push' });
  await expect(workout.getByRole('button', { name: 'Edit' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(workout).toHaveCount(0);
  await expect(row).toBeFocused();

  await page.keyboard.press('Enter');
  await workout.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Workout' }).click();
  await expect(day).toContainText('No workouts on this day');
  await expect(workout).toHaveCount(0);
  await expect(day).toBeFocused();
  await expect(day.getByRole('link', { name: 'Log a Workout' })).toHaveAttribute('href', '/workout-logging');
  await page.keyboard.press('Escape');
  await expect(square(page, -200)).toBeFocused();
  await expect(calendar).toContainText('7 workouts on 6 days in the last year');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dayDialog(page, -199)).toContainText('No workouts on this day');
});

test('workouts that are dated ahead are found, and count for nothing yet', async ({ page, request }) => {
  const somebody = await member(request);
  const offsets = [1, 8, 40, 80, 120, 400, 800];
  for (const offset of offsets)
    await logWorkout(request, somebody, { date: dayFromToday(offset), type: 'Legs', exercises: BENCH });
  await enter(page, somebody);
  await page.goto('/trends');
  const calendar = section(page, 'Training calendar');
  await expect(calendar).toContainText('No training days in the last year yet.');
  await expect(calendar).toContainText(`In the future:${named(1, { month: 'short' })}`);
  await expect(calendar.getByRole('button')).toHaveCount(6);
  await calendar.getByRole('button', { name: '+ 2 more' }).click();
  await expect(ahead(page, 400)).toBeFocused();
  await expect(ahead(page, 800)).toBeVisible();

  await logWorkout(request, somebody, { type: 'Push', exercises: BENCH });
  await page.reload();
  await expect(calendar).toContainText('1 workout on 1 day in the last year');
  await expect(calendar).toContainText('1 week in a row');
  await expectAccessible(page, 'main');
  await ahead(page, 1).click();
  await dayDialog(page, 1).getByRole('button', { name: 'Legs' }).click();
  await page.getByRole('dialog', { name: 'Legs' }).getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/workout-logging\?workout=\d+$/);
});

test.describe('a day that cannot be read', () => {
  test.use({ allowConsole: refused(500) });

  test('says so and can be tried again', async ({ page, request }) => {
    const somebody = await member(request);
    await logWorkout(request, somebody, { type: 'Push', exercises: BENCH });
    const address = `**/api/workouts/?startDate=${dayFromToday()}*`;
    await page.route(address, (route) => route.fulfill({ status: 500, json: FAILURE.json }));
    await enter(page, somebody);
    await page.goto('/trends');
    await square(page, 0).click();
    const failed = dayDialog(page, 0).getByRole('alert');
    await expect(failed).toContainText('Failed to load the workouts of this day');
    await page.unroute(address);
    await failed.getByRole('button', { name: 'Try Again' }).click();
    await expect(dayDialog(page, 0).getByRole('button', { name: 'Push' })).toBeVisible();
  });
});

test('R-378 sets that differ are told by the best of them', async ({ page, request }) => {
  const somebody = await member(request);
  const set_details = [
    { weight: 40, reps: 10, kind: 'warm_up' as const },
    { weight: 82.5, reps: 8 },
    { weight: 90, reps: 6 },
  ];
  await logWorkout(request, somebody, {
    type: 'Push',
    duration: 55,
    calories: 410,
    exercises: [
      { name: 'Barbell Bench Press', set_details },
      { name: 'Overhead Press', sets: 3, reps: 10, weight: 40 },
      { name: 'Pull-Up', set_details: [{ reps: 10 }, { reps: 8 }] },
    ],
  });
  await enter(page, somebody);
  await page.goto('/trends');
  const details = section(page, 'Workout Details');
  const dialog = page.getByRole('dialog', { name: 'Push' });
  await atEachWidth(page, [360, 1280], async (width) => {
    for (const text of ['2 sets · best 90 kg × 6', '3 × 1040 kg', '2 sets · best 10 reps'])
      await expect(details).toContainText(text);
    await expectNoSidewaysScroll(page);
    await details.scrollIntoViewIfNeeded();
    await screenshot(page, `trends-mixed-${width}`);
    await details.getByRole('button', { name: 'Push' }).click();
    await expect(dialog).toContainText('2 sets · best 90 kg × 6');
    await expect(dialog).toContainText('3 × 10 · 40 kg');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});
