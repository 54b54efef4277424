import type { Page } from '@playwright/test';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { enter, type Member, member } from '../support/members.ts';
import {
  add,
  alert,
  BUILDER,
  dayButton,
  entries,
  entryNames,
  openWith,
  planCalls,
} from '../support/plan-editor.ts';
import { newPlan, type StoredPlan } from '../support/plans.ts';
import { expect, test } from '../support/test.ts';

const NAMES = ['Barbell Back Squat', 'Leg Press', 'Plank'];
const COPY = { name: 'Copy', exact: true } as const;
const PASTE = { name: 'Paste', exact: true } as const;
const toastWith = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const copied = (page: Page) =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('copiedExercises') ?? 'null'));

let ada: Member;
let plan: StoredPlan;
test.beforeEach(async ({ page, request }) => {
  ada = await member(request);
  plan = await newPlan(request, ada, {
    name: 'Strength Four',
    week: { Monday: NAMES.map((name, index) => [name, index + 2, 8]), Tuesday: [['Plank', 1, 60]] },
  });
  await enter(page, ada);
  await openWith(page, '/workout-plans/edit', { plan });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Plan');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('a handle is dragged with a finger, and the page moves along at its edge', async ({
    page,
    context,
  }) => {
    await dayButton(page, 'Monday').click();
    const handle = page.getByRole('button', { name: 'Reorder Plank' });
    await handle.scrollIntoViewIfNeeded();
    const box = await handle.boundingBox();
    if (!box) throw new Error('no handle');
    const before = await page.evaluate(() => window.scrollY);
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + 10, y }],
      });
    const start = box.y + 10;
    await touch('touchStart', start);
    for (let y = start; y > 30; y -= 20) await touch('touchMove', y);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before);
    await expect
      .poll(async () => {
        const first = await page.getByRole('button', { name: 'Reorder Barbell Back Squat' }).boundingBox();
        return first?.y ?? 0;
      })
      .toBeGreaterThan(60);
    await touch('touchEnd', 30);
    await expect.poll(() => entryNames(page, 'Monday')).toEqual(['Plank', 'Barbell Back Squat', 'Leg Press']);
  });
});

test('in a long list the page follows the keyboard, and nothing ends below the bars of a phone', async ({
  page,
  request,
}) => {
  const long = await newPlan(request, ada, {
    name: 'Long',
    week: { Monday: Array.from({ length: 30 }, () => ['Plank', 3, 30] as const) },
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await openWith(page, '/workout-plans/edit', { plan: long });
  await dayButton(page, 'Monday').click();
  const handles = page.getByRole('button', { name: 'Reorder Plank' });
  await handles.first().press('End');
  await expect(handles.last()).toBeFocused();
  await expect(handles.last()).toBeInViewport({ ratio: 1 });
  const above = async (target: typeof handles) => {
    const bar = await page.getByRole('button', { name: 'Save Changes' }).boundingBox();
    const box = await target.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  };
  await above(handles.last());
  await handles.first().press('Home');
  await expect(handles.first()).toBeInViewport({ ratio: 1 });
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press('Tab');
    await above(page.locator(':focus'));
  }
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

test('an exercise is moved by the arrow keys on its handle and with the mouse; a day pressed again shows the whole week', async ({
  page,
}) => {
  await test.step('pressing the chosen day again shows the whole week', async () => {
    await dayButton(page, 'Monday').click();
    await expect(dayButton(page, 'Monday')).toHaveAttribute('aria-pressed', 'true');
    await dayButton(page, 'Monday').click();
    await expect(page.getByRole('heading', { name: 'Your week' })).toBeVisible();
    await page.getByRole('button', { name: /^Monday.*3 exercises, 9 sets/ }).click();
    await expect(entries(page, 'Monday')).toHaveCount(3);
  });
  await test.step('the arrow keys on a handle move an exercise, and the place is said', async () => {
    await expect(entries(page, 'Monday')).toHaveCount(3);
    const handle = page.getByRole('button', { name: 'Reorder Plank' });
    await tabTo(page, handle);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => entryNames(page, 'Monday')).toEqual(['Barbell Back Squat', 'Plank', 'Leg Press']);
    await expect(handle).toBeFocused();
    await expect(page.getByText('Plank, position 2 of 3')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => entryNames(page, 'Monday')).toEqual(['Plank', 'Barbell Back Squat', 'Leg Press']);
    await page.keyboard.press('End');
    await expect.poll(() => entryNames(page, 'Monday')).toEqual(['Barbell Back Squat', 'Leg Press', 'Plank']);
    await page.keyboard.press('Home');
    await expect.poll(() => entryNames(page, 'Monday')).toEqual(['Plank', 'Barbell Back Squat', 'Leg Press']);
    // The numbers move with their exercise.
    await expect(page.getByLabel('Sets of Plank')).toHaveValue('4');
    await page.keyboard.press('End');
    await expect.poll(() => entryNames(page, 'Monday')).toEqual(NAMES);
  });
  await test.step('a handle is dragged with the mouse; Escape puts it back', async () => {
    const handle = page.getByRole('button', { name: 'Reorder Barbell Back Squat' });
    const last = page.getByRole('button', { name: 'Reorder Plank' });
    const [from, to] = [await handle.boundingBox(), await last.boundingBox()];
    if (!from || !to) throw new Error('no handles');
    const x = from.x + from.width / 2;
    await page.mouse.move(x, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(x, to.y + 30, { steps: 6 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await entryNames(page, 'Monday')).toEqual(NAMES);
    await page.mouse.move(x, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(x, to.y + 30, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => entryNames(page, 'Monday')).toEqual(['Leg Press', 'Plank', 'Barbell Back Squat']);
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
