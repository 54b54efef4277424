import type { Page } from '@playwright/test';
import { editPlan, NAMES } from '../support/edited-plan.ts';
import { as } from '../support/exercises.ts';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { add, dayButton, entryNames } from '../support/plan-editor.ts';
import { atEachWidth, expect, expectSound, test } from '../support/test.ts';

const menuItem = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });
const toastWith = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

test('R-829 a day moves to a free one, changes places with another and is cleared; each can be undone', async ({
  page,
  request,
}) => {
  await editPlan(page, request);
  await dayButton(page, 'Monday').click();
  const change = (day: string) => page.getByRole('button', { name: `Change ${day}` });
  await change('Monday').click();
  await menuItem(page, 'Move or swap Monday…').click();
  const dialog = page.getByRole('dialog', { name: 'Move or swap Monday' });
  await expect(dialog.getByRole('listitem')).toHaveCount(6);
  await expectSound(page, 'plan-move-day');
  await dialog.getByRole('button', { name: 'Move to Thursday Rest day' }).click();
  expect(await entryNames(page, 'Thursday')).toEqual(NAMES);
  await expect(dayButton(page, 'Monday')).toHaveAccessibleName('Monday, no exercises');
  await toastWith(page, 'Monday moved to Thursday').getByRole('button', { name: 'Undo' }).click();
  await expect(dayButton(page, 'Monday')).toHaveAccessibleName('Monday, 3 exercises');

  // With the keyboard alone.
  await dayButton(page, 'Tuesday').click();
  await pressOn(page, change('Tuesday'));
  await expect(menuItem(page, 'Move or swap Tuesday…')).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('button', { name: /^Swap with Monday/ }));
  await expect(toastWith(page, 'Tuesday and Monday swapped')).toBeVisible();
  expect(await entryNames(page, 'Monday')).toEqual(['Plank']);
  await expect(dayButton(page, 'Tuesday')).toHaveAccessibleName('Tuesday, 3 exercises');

  await dayButton(page, 'Tuesday').click();
  await change('Tuesday').click();
  await menuItem(page, 'Clear Tuesday').click();
  await expect(page.getByRole('heading', { name: 'Tuesday', exact: true })).toBeFocused();
  await add(page, 'Push-Up');
  await toastWith(page, 'Tuesday cleared').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => entryNames(page, 'Tuesday')).toEqual([...NAMES, 'Push-Up']);
});

test('R-830 a plan gets weeks, and an entry a range, a target, a rest, a rule and a superset; a reload keeps them, and so does saving', async ({
  page,
  request,
}) => {
  const { ada, plan } = await editPlan(page, request);
  await dayButton(page, 'Monday').click();
  await page.getByRole('button', { name: 'More for Barbell Back Squat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Barbell Back Squat' });
  await dialog.getByLabel('Reps up to').fill('6');
  await dialog.getByLabel('Target RPE').fill('8.2');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.getByText('The most reps cannot be fewer than the least')).toBeVisible();
  await expect(dialog.getByLabel('Reps up to')).toBeFocused();
  await expect(dialog.getByText('RPE must be between 6 and 10, in steps of 0.5')).toBeVisible();
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `plan-entry-${width}`));
  await dialog.getByLabel('Reps up to').fill('12');
  await dialog.getByLabel('Target RPE').fill('8.5');
  await dialog.getByLabel('Target weight').fill('62.5');
  await dialog.getByLabel('Rest after a set').fill('150');
  await dialog.getByLabel('Progression').selectOption('Weight every time');
  await dialog.getByLabel('Superset with Leg Press').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More for Barbell Back Squat' })).toBeFocused();
  const summary = '2 × 8–12 · Superset A · 62.5 kg · RPE 8.5 · Rest 2:30 min · Weight every time';
  await expect(page.getByText(summary)).toBeVisible();

  await page.getByRole('button', { name: 'Add a week' }).click();
  await menuItem(page, 'Copy week 1').click();
  await expect(page.getByRole('button', { name: 'Week 2' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(summary)).toBeVisible();
  await page.getByLabel('Sets of Leg Press').fill('7');
  await page.getByRole('button', { name: 'Change weeks' }).click();
  await menuItem(page, 'Add an empty week').click();
  await expect(page.getByText('An empty week at the end is not saved.')).toBeVisible();
  await dayButton(page, 'Friday').click();
  await add(page, 'Push-Up');
  await page.getByRole('button', { name: 'Change weeks' }).click();
  await menuItem(page, 'Remove week 3').click();
  await expect(page.getByRole('button', { name: 'Week 3' })).toHaveCount(0);
  await toastWith(page, 'Week 3 removed').getByRole('button', { name: 'Undo' }).click();
  expect(await entryNames(page, 'Friday')).toEqual(['Push-Up']);
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `plan-weeks-${width}`));

  await page.reload();
  await expect(page.getByText('Your unsaved changes are still here.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Week/ })).toHaveCount(3);
  await save(page);
  await expect(page).toHaveURL(/\/details$/);
  const stored = await (
    await request.get(`/api/workouts/plans/${plan.plan_id}`, { headers: as(ada) })
  ).json();
  const [squat, press, plank] = stored.workouts.Monday;
  expect(squat).toMatchObject({
    sets: 2,
    reps: 8,
    reps_max: 12,
    target_weight: 62.5,
    target_rpe: 8.5,
    rest_seconds: 150,
    progression: 'linear',
    superset: 1,
  });
  expect([press.superset, plank.superset]).toEqual([1, undefined]);
  expect(stored.more_weeks.map((week: Record<string, { sets: number }[]>) => week.Monday?.[1]?.sets)).toEqual(
    [7, undefined],
  );
  expect(stored.more_weeks[1].Friday).toMatchObject([{ name: 'Push-Up' }]);

  // The last weeks go again.
  await page.getByRole('button', { name: 'Edit Plan' }).click();
  for (const week of [3, 2]) {
    await page.getByRole('button', { name: `Week ${week}` }).click();
    await page.getByRole('button', { name: 'Change weeks' }).click();
    await menuItem(page, `Remove week ${week}`).click();
  }
  await save(page);
  await expect(page).toHaveURL(/\/details$/);
  await expect(page.getByRole('group', { name: 'Weeks' })).toHaveCount(0);
  const [row] = await (await request.get('/api/workouts/plans/', { headers: as(ada) })).json();
  expect(row).toMatchObject({ week_count: 1 });
});

test('twelve weeks are the most, and a range that was turned around is found when saving', async ({
  page,
  request,
}) => {
  await editPlan(page, request);
  await page.getByRole('button', { name: 'Add a week' }).click();
  await menuItem(page, 'Copy week 1').click();
  for (let week = 2; week < 12; week++) {
    await page.getByRole('button', { name: 'Change weeks' }).click();
    await menuItem(page, `Copy week ${week}`).click();
  }
  await page.getByRole('button', { name: 'Change weeks' }).click();
  await expect(menuItem(page, 'Copy week 12')).toBeDisabled();
  await expect(menuItem(page, 'Add an empty week')).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectSound(page, 'plan-twelve-weeks-360');
  await page.setViewportSize({ width: 1280, height: 800 });

  await dayButton(page, 'Tuesday').click();
  await page.getByRole('button', { name: 'More for Plank' }).click();
  await page.getByLabel('Seconds up to').fill('90');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Reps in seconds of Plank').fill('95');
  await page.getByRole('button', { name: 'Week 1', exact: true }).click();
  await save(page);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Plank: the most reps cannot be fewer than the least' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Week 12' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Reps in seconds of Plank')).toBeFocused();
});

test('with text of twice the size on a small phone the editor does not scroll sideways', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await editPlan(page, request);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  await dayButton(page, 'Monday').click();
  await page.getByRole('button', { name: 'Add a week' }).click();
  await menuItem(page, 'Copy week 1').click();
  await tabTo(page, page.getByRole('button', { name: 'Week 1' }), 'Shift+Tab');
  await expectSound(page, 'plan-editor-large-360');
  await page.getByRole('button', { name: 'More for Leg Press' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page, 'plan-entry-large-360');
});
