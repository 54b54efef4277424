import type { Page } from '@playwright/test';
import { editPlan, NAMES } from '../support/edited-plan.ts';
import { pressOn, tabTo } from '../support/keyboard.ts';
import type { Member } from '../support/members.ts';
import { add, alert, BUILDER, dayButton, entryNames, openWith, planCalls } from '../support/plan-editor.ts';
import type { StoredPlan } from '../support/plans.ts';
import { expect, test } from '../support/test.ts';

const COPY = { name: 'Copy', exact: true } as const;
const PASTE = { name: 'Paste', exact: true } as const;
const toastWith = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const copied = (page: Page) =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('copiedExercises') ?? 'null'));

let ada: Member;
let plan: StoredPlan;
test.beforeEach(async ({ page, request }) => {
  ({ ada, plan } = await editPlan(page, request));
});

test('a removal can be undone, and the focus stays near', async ({ page }) => {
  await dayButton(page, 'Monday').click();
  await page.getByRole('button', { name: 'Remove Leg Press' }).click();
  expect(await entryNames(page, 'Monday')).toEqual(['Barbell Back Squat', 'Plank']);
  await expect(page.getByRole('button', { name: 'Remove Plank' })).toBeFocused();
  await expect(toastWith(page, 'Leg Press removed from Monday')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => entryNames(page, 'Monday')).toEqual(NAMES);
  await expect(page.getByLabel('Sets of Leg Press')).toHaveValue('3');

  // Two of them, taken back in the other order; and one that came back by another way.
  const undo = (name: string) =>
    toastWith(page, `${name} removed from Monday`).getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Remove Barbell Back Squat' }).click();
  await page.getByRole('button', { name: 'Remove Plank' }).click();
  await undo('Barbell Back Squat');
  await undo('Plank');
  await expect.poll(() => entryNames(page, 'Monday')).toEqual(NAMES);
  await page.getByRole('button', { name: 'Remove Plank' }).click();
  await add(page, 'Plank');
  await undo('Plank');
  await expect.poll(() => entryNames(page, 'Monday')).toEqual(NAMES);
  // The offer goes with the editor.
  await page.getByRole('button', { name: 'Remove Plank' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/details$/);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('R-485 R-500 to R-505 R-682 R-694 A-140 a day is copied and pasted, what is there already is skipped; it survives a reload and goes to another plan', async ({
  page,
}) => {
  await test.step('a day is copied and pasted, what is there already is skipped', async () => {
    await page.getByRole('button', PASTE).click();
    await expect(alert(page, 'Select a target day to paste exercises')).toBeVisible();
    await page.getByRole('button', COPY).click();
    await expect(alert(page, 'No exercises to copy')).toBeVisible();
    await dayButton(page, 'Wednesday').click();
    await expect(alert(page, 'No exercises to copy')).toHaveCount(0);
    await page.getByRole('button', COPY).click();
    await expect(alert(page, 'No exercises to copy')).toBeVisible();
    await page.getByRole('button', PASTE).click();
    await expect(alert(page, 'No exercises to paste')).toBeVisible();
    await dayButton(page, 'Monday').click();
    await page.getByRole('button', COPY).click();
    await expect(toastWith(page, '3 exercises of Monday copied')).toBeVisible();
    expect(await copied(page)).toMatchObject({
      sourceDay: 'Monday',
      exercises: NAMES.map((name, index) => ({ name, sets: index + 2, reps: 8 })),
    });
    await page.getByRole('button', PASTE).click();
    await expect(alert(page, 'Cannot paste to the same day')).toBeVisible();
    await dayButton(page, 'Tuesday').click();
    await page.getByRole('button', PASTE).click();
    await expect(toastWith(page, '2 exercises added to Tuesday; 1 already there')).toBeVisible();
    expect(await entryNames(page, 'Tuesday')).toEqual(['Plank', 'Barbell Back Squat', 'Leg Press']);
    await expect(page.getByLabel('Sets of Leg Press')).toHaveValue('3');
    await expect(page.getByLabel('Reps of Leg Press')).toHaveValue('8');
    expect(await copied(page)).toMatchObject({ sourceDay: 'Monday' });
    await page.getByRole('button', COPY).click();
    await expect.poll(() => copied(page)).toMatchObject({ sourceDay: 'Tuesday' });
  });
  await test.step('what was copied survives a reload and goes to another plan; nonsense counts as nothing', async () => {
    await dayButton(page, 'Monday').click();
    await page.getByRole('button', COPY).click();
    await page.goto(BUILDER);
    await dayButton(page, 'Sunday').click();
    await page.getByRole('button', PASTE).click();
    await expect.poll(() => entryNames(page, 'Sunday')).toEqual(NAMES);
    for (const nonsense of ['{', '5', '{"sourceDay":1}', '{"sourceDay":"Monday","exercises":[{}]}']) {
      await page.evaluate((text) => window.localStorage.setItem('copiedExercises', text), nonsense);
      await page.getByRole('button', PASTE).click();
      await expect(alert(page, 'No exercises to paste')).toBeVisible();
    }
    // As another tab or an older version may have left it.
    const id = plan.workouts.Monday?.[0]?.exercise_id;
    await page.evaluate(
      (exercise_id) =>
        window.localStorage.setItem(
          'copiedExercises',
          JSON.stringify({
            sourceDay: 'Friday',
            exercises: [{ exercise_id, name: 'Barbell Back Squat', sets: 2, reps: 5 }],
          }),
        ),
      id,
    );
    await dayButton(page, 'Saturday').click();
    await page.getByRole('button', PASTE).click();
    await expect.poll(() => entryNames(page, 'Saturday')).toEqual(['Barbell Back Squat']);
  });
});

test('unsaved changes are asked about before a link leaves, and are there again after a reload', async ({
  page,
}) => {
  const sent = planCalls(page);
  const name = page.getByLabel('Plan name');
  await name.fill('Renamed');
  await dayButton(page, 'Monday').click();
  await page.getByRole('button', { name: 'Remove Plank' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Renamed');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(name).toHaveValue('Renamed');
  await expect(page.getByText('Your unsaved changes are still here.')).toBeVisible();
  await expect(dayButton(page, 'Monday')).toHaveAccessibleName('Monday, 2 exercises');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(name).toHaveValue(plan.plan_name);
  await expect(dayButton(page, 'Monday')).toHaveAccessibleName('Monday, 3 exercises');
  await name.fill('Renamed');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await openWith(page, '/workout-plans/edit', { plan });
  await expect(name).toHaveValue(plan.plan_name);
  expect(sent).toEqual([]);
});

test('with the keyboard alone: choose a day, add, count, save', async ({ page, request }) => {
  await pressOn(page, dayButton(page, 'Wednesday'), 'Space');
  await tabTo(page, page.getByLabel('Search exercises'));
  await page.keyboard.type('Leg Extension');
  await pressOn(page, page.getByRole('button', { name: 'Add Leg Extension', exact: true }));
  const sets = page.getByLabel('Sets of Leg Extension');
  await tabTo(page, sets, 'Shift+Tab');
  await page.keyboard.type('4');
  await expect(sets).toHaveValue('4');
  await pressOn(page, page.getByRole('button', { name: 'Save Changes' }), 'Enter');
  await expect(page).toHaveURL(/\/workout-plans\/details$/);
  const answer = await request.get(`/api/workouts/plans/${plan.plan_id}`, {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  expect((await answer.json()).workouts.Wednesday).toMatchObject([
    { name: 'Leg Extension', sets: 4, reps: 10 },
  ]);
});
