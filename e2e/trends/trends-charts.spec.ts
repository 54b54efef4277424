import { tabTo } from '../support/keyboard.ts';
import { enter, member } from '../support/members.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import {
  chart,
  chartCard,
  daysBack,
  eaten,
  frameButton,
  stubRead,
  trainSomeWeeks,
} from '../support/trends.ts';
import { dayFromToday, logWorkout } from '../support/workouts.ts';

const short = (offset: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' }).format(
    new Date(dayFromToday(offset)),
  );

test('R-379 R-380 R-381 R-382 R-383 A-113 A-114 A-118 lines and areas, their axes, colours and height', async ({
  page,
  request,
}) => {
  await stubRead(page, 'nutrition', {
    json: [
      { date: dayFromToday(-30), total_calories: 1500, total_protein: 100, total_carbs: 0, total_fats: 60 },
      { date: dayFromToday(-10), total_calories: 2500, total_protein: 150, total_carbs: 0, total_fats: 60 },
      { date: dayFromToday(), total_calories: 2000, total_protein: 120, total_carbs: 0, total_fats: 60 },
    ],
  });
  await stubRead(page, 'training', { json: [{ date: dayFromToday(-3), workout_count: 1 }] });
  // Without a target the axes are those of the figures alone.
  await stub(page, '/nutrition/goals*', { json: null });
  await enter(page, await member(request));
  await page.goto('/trends');
  const figure = (name: string) => page.getByRole('figure', { name: new RegExp(`^${name}`) });
  const shapes = (name: string) => chart(page, name).locator('path[d^="M"]');

  await expect(figure('Calories over')).toHaveAccessibleName(
    `Calories over time, ${short(-30)} to ${short(0)}. Average 2000 kcal a day, not counting today, from 1500 to 2500.`,
  );
  for (const label of ['1.5K', '2K', '2.5K', short(-30), short(-15), short(0)])
    await expect(figure('Calories over').getByText(label, { exact: true })).toBeVisible();
  // 1200 to 3000, and real places in the calendar: 0, 20 and 30 days of 30.
  await expect(shapes('Calories').last()).toHaveAttribute('d', /^M0,83\.3\d*L66\.6\d*,27\.7\d*$/);
  await expect(shapes('Calories').first()).toHaveAttribute('d', /^M66\.6\d*,27\.7\d*L100,55\.5\d*$/);
  await expect(shapes('Calories').first()).toHaveAttribute('stroke-dasharray', '3 4');
  // All zero: 0 to 1.
  await expect(shapes('Carbohydrate').last()).toHaveAttribute('d', /^M0,100L66\.6\d*,100$/);
  await expect(shapes('Fat').last()).toHaveAttribute('d', /^M0,50L66\.6\d*,50$/);
  // By week, from zero to 1.2 times the most, which is the goal of 4; only counted things.
  await expect(shapes('Workout Frequency').first()).toHaveAttribute('fill-opacity', '0.16');
  await expect(shapes('Workout Frequency').first()).toHaveAttribute('d', /^M0,100.*79\.16\d*.*,100/);
  await expect(chart(page, 'Workout Frequency').locator('[data-target]')).toHaveCount(1);
  await expect(chartCard(page, 'Workout Frequency')).toContainText('Goal 4 a week');
  await expect(figure('Workout Frequency').getByText('0.5', { exact: true })).toHaveCount(0);
  await expect(shapes('Calories Burned').first()).toHaveAttribute('d', /,100/);

  const colours = await Promise.all(
    ['Calories', 'Protein', 'Carbohydrate', 'Fat', 'Workout Frequency', 'Calories Burned'].map((name) =>
      chart(page, name).evaluate((element) => getComputedStyle(element).color),
    ),
  );
  expect(new Set(colours.slice(0, 4)).size).toBe(4);
  expect(new Set(colours.slice(3)).size).toBe(1);
  const box = await figure('Calories over').locator('> div').boundingBox();
  expect(box?.height).toBe(250);

  await stubRead(page, 'nutrition', { json: [{ date: dayFromToday(), total_calories: 640 }] });
  await frameButton(page, 7).click();
  await expect(chartCard(page, 'Calories')).toContainText('640 kcal so far today');
});

test('A-118 a chart is read by keyboard, mouse and finger, and as a table', async ({ page, request }) => {
  const days = eaten(daysBack(4));
  await stubRead(page, 'nutrition', { json: days });
  await enter(page, await member(request));
  await page.goto('/trends?days=7');
  const calories = chart(page, 'Calories');
  const kcal = (index: number) =>
    `${new Intl.NumberFormat('en-GB', { useGrouping: 'min2' }).format(days[index]?.total_calories ?? 0)} kcal`;
  const expectAt = async (index: number) => {
    await expect(calories).toHaveAttribute('aria-valuetext', `${short(index - 4)}: ${kcal(index)}`);
    await expect(calories.getByText(kcal(index))).toBeVisible();
  };
  await tabTo(page, calories);
  await expectAt(4);
  await page.keyboard.press('ArrowLeft');
  await expectAt(3);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expectAt(0);
  await page.keyboard.press('End');
  await expectAt(4);
  await expectAccessible(page, 'main');
  await page.keyboard.press('Escape');
  await expect(calories.getByText('kcal')).toHaveCount(0);

  const protein = chart(page, 'Protein');
  const box = await protein.boundingBox();
  // The fifth of eight places along the axis.
  await protein.hover({ position: { x: (box?.width ?? 0) * (5 / 7), y: 20 } });
  await expect(protein).toHaveAttribute('aria-valuetext', new RegExp(`^${short(-2)}: `));
  await page.mouse.move(0, 0);
  await expect(protein.getByText(' g')).toHaveCount(0);
  await protein.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: box?.x, clientY: box?.y });
  await expect(protein).toHaveAttribute('aria-valuetext', new RegExp(`^${short(-4)}: `));

  await page.getByLabel('Show as table: Calories', { exact: true }).click();
  const table = page.getByRole('table', { name: 'Calories' });
  await expect(table.getByRole('row')).toHaveText([
    'DateCalories',
    ...days.map((_, index) => `${short(index - 4)}${kcal(index)}`),
  ]);
});

test.describe('360 px', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('R-871 the training calendar shows today first and is walked through by keyboard', async ({
    page,
    request,
  }) => {
    const somebody = await member(request);
    await trainSomeWeeks(request, somebody);
    await enter(page, somebody);
    await page.goto('/trends');
    const calendar = page.getByRole('grid', { name: 'Training calendar' });
    const today = calendar.getByRole('button', { name: /: 1 workout, 50 min$/ }).first();
    await expect(today).toBeVisible();
    const box = await today.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(360);
    expect(box?.x).toBeGreaterThan(0);
    // Large enough for a finger.
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await expectNoSidewaysScroll(page);
    await tabTo(page, calendar.locator('[tabindex="0"]'));
    await expect(today).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    const focused = page.locator(':focus');
    await expect(focused).toHaveAccessibleName(/: 2 workouts, 104 min$/);
    await expect(page.getByText('2 workouts, 104 min', { exact: true })).toBeVisible();
    await page.keyboard.press('Home');
    await expect(focused).toHaveAttribute('data-day', dayFromToday(-365));
    await expect(focused).toHaveAccessibleName(new RegExp(` ${dayFromToday(-365).slice(0, 4)}: No workout$`));
    await expect(focused).toBeInViewport();
    await expect(calendar.locator('[tabindex="0"]')).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('End');
    await expect(today).toBeFocused();
    await today.tap();
    await expect(page.getByRole('dialog')).toContainText('Push');
    await page.keyboard.press('Escape');
    await expect(today).toBeFocused();

    await page.getByLabel('Show as table: Workouts by month', { exact: true }).click();
    const months = page.getByRole('table', { name: 'Workouts by month' }).getByRole('row');
    await expect(months).toHaveCount(14);
  });
});

test('what was done in an exercise stands with it in the library', async ({ page, request }) => {
  const somebody = await member(request);
  await enter(page, somebody);
  const address = '/workouts?group=Chest&muscle=Chest&q=Barbell+Bench+Press';
  await page.goto(address);
  const open = page.getByRole('link', { name: 'Barbell Bench Press', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Barbell Bench Press' });
  await open.click();
  await dialog.getByText('Your history').click();
  await expect(dialog.getByText('You have not logged this exercise yet.')).toBeVisible();

  const press = (offset: number, weight: number, reps: number) =>
    logWorkout(request, somebody, {
      date: dayFromToday(offset),
      type: 'Push',
      exercises: [{ name: 'Barbell Bench Press', sets: 3, reps, weight }],
    });
  await press(-20, 60, 10);
  await press(-10, 70, 6);
  await press(-1, 65, 10);
  await page.reload();
  await dialog.getByText('Your history').click();
  await expect(dialog.getByText('Logged 3 times.')).toBeInViewport();
  const records = dialog.getByRole('definition').filter({ hasText: 'kg' });
  await expect(records.nth(0)).toContainText('70 kg × 6');
  // 65 × (1 + 10 / 30), and 3 × 10 × 65.
  await expect(records.nth(1)).toContainText('86.7 kg');
  await expect(records.nth(2)).toContainText('1950 kg');
  await expect(records.nth(2)).toBeInViewport();
  const progress = chart(page, 'Estimated one-rep maximum');
  await expect(progress).toHaveAttribute('aria-valuetext', `${short(-1)}: 86.7 kg`);
  await progress.press('Home');
  await expect(progress).toHaveAttribute('aria-valuetext', `${short(-20)}: 80 kg`);
  await expectAccessible(page, '[role="dialog"]');
  await screenshot(page, 'exercise-history');

  // A record leads to the workout it was set in, and back.
  const record = dialog.getByRole('button', { name: /^Best set: workout of / });
  await record.click();
  await expect(page.getByRole('dialog', { name: 'Push' })).toContainText('3 × 6 · 70 kg');
  await page.keyboard.press('Escape');
  await expect(record).toBeFocused();
});
