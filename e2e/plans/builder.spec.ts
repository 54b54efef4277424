import { enter, type Member, member } from '../support/members.ts';
import {
  add,
  alert,
  BUILDER,
  choices,
  dayButton,
  entries,
  goalField,
  nameField,
  planCalls,
  saveButton,
  storedPlans,
} from '../support/plan-editor.ts';
import { expect, expectAccessible, expectSound, test } from '../support/test.ts';

let ada: Member;
test.beforeEach(async ({ page, request }) => {
  ada = await member(request);
  await enter(page, ada);
});

test('R-002 R-483 R-484 R-488 R-489 R-492 to R-498 A-135 A-148 a plan is built, saved once with all seven days, and listed', async ({
  page,
  request,
}) => {
  const sent = planCalls(page);
  await page.goto(BUILDER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Custom Workout Builder');
  await expect(page.getByRole('group', { name: 'Days' }).getByRole('button')).toHaveCount(7);
  await expect(saveButton(page)).toBeDisabled();
  await nameField(page).fill('Push and pull');
  await expect(saveButton(page)).toBeDisabled();
  await dayButton(page, 'Tuesday').click();
  await expect(saveButton(page)).toBeEnabled();
  await goalField(page).selectOption({ label: 'Muscle Gain' });
  await add(page, 'Barbell Bench Press');
  await expect(page.getByRole('button', { name: 'Tuesday, 1 exercise', exact: true })).toBeVisible();
  await expect(page.getByLabel('Sets of Barbell Bench Press')).toHaveValue('3');
  await expect(page.getByLabel('Reps of Barbell Bench Press')).toHaveValue('10');
  await page.getByLabel('Sets of Barbell Bench Press').fill('5');
  await add(page, 'Plank');
  await expect(page.getByLabel('Reps in seconds of Plank')).toHaveValue('30');
  await add(page, 'Leg Press');
  await page.getByRole('button', { name: 'Remove Leg Press' }).click();
  await expect(dayButton(page, 'Tuesday')).toHaveAccessibleName('Tuesday, 2 exercises');
  await expect(dayButton(page, 'Monday')).toHaveAccessibleName('Monday, no exercises');
  await expect(page.getByText('2 exercises, 8 sets on 1 day')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Weekly sets' }).getByRole('listitem').first()).toHaveText(
    /Chest\s*5/,
  );
  await saveButton(page).dblclick();
  await expect(page).toHaveURL(/\/workout-plans\/existing$/);
  await expect(page.getByRole('heading', { name: 'Push and pull' })).toBeVisible();

  const days = expect.objectContaining({
    Monday: [],
    Sunday: [],
    Tuesday: [
      expect.objectContaining({ name: 'Barbell Bench Press', sets: 5, reps: 10 }),
      expect.objectContaining({ name: 'Plank', sets: 3, reps: 30 }),
    ],
  });
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/api/workouts/plans/create-custom',
      body: {
        name: 'Push and pull',
        fitnessGoal: 'muscle_gain',
        workoutDays: days,
        selectedExercises: days,
      },
    },
  ]);
  const { workoutDays } = (sent[0]?.body ?? {}) as { workoutDays?: object };
  expect(Object.keys(workoutDays ?? {})).toHaveLength(7);
  const [plan] = await storedPlans(request, ada);
  expect(plan?.workouts.Tuesday.map(({ name, sets, reps }) => [name, sets, reps])).toEqual([
    ['Barbell Bench Press', 5, 10],
    ['Plank', 3, 30],
  ]);
});

test('R-490 R-491 A-134 A-135 A-136 what is missing is said at its place, and nothing is sent', async ({
  page,
}) => {
  const sent = planCalls(page);
  await page.goto(BUILDER);
  await dayButton(page, 'Monday').click();
  await nameField(page).fill('   ');
  await saveButton(page).click();
  await expect(alert(page, 'Please enter a plan name')).toBeVisible();
  await expect(nameField(page)).toBeFocused();
  await nameField(page).fill('Mine');
  await expect(alert(page, 'Please enter a plan name')).toHaveCount(0);
  await saveButton(page).click();
  await expect(alert(page, 'Please select a fitness goal')).toBeVisible();
  await expect(goalField(page)).toBeFocused();
  await expect(goalField(page).locator('option')).toHaveText([
    'Choose a goal',
    'Muscle Gain',
    'Weight Loss',
    'Weight Maintenance',
    'Endurance Training',
  ]);
  await goalField(page).selectOption('endurance');
  await saveButton(page).click();
  await expect(alert(page, 'Please add at least one exercise')).toBeVisible();
  await add(page, 'Plank');
  await page.getByLabel('Sets of Plank').fill('');
  await expect(page.getByLabel('Sets of Plank')).toHaveValue('0');
  await dayButton(page, 'Sunday').click();
  await saveButton(page).click();
  await expect(alert(page, 'Sets must be 1-100 and reps 1-1000')).toBeVisible();
  // The day with the wrong number is the one that is shown.
  await expect(page.getByLabel('Sets of Plank')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Sets of Plank')).toBeFocused();
  await expect(page.getByLabel('Reps in seconds of Plank')).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Sets of Plank').fill('2');
  await expect(alert(page, 'Sets must be')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('R-486 R-487 R-507 R-508 R-701 A-142 A-143 filters, search and pages of eight', async ({ page }) => {
  await page.goto(BUILDER);
  const previous = page.getByRole('button', { name: 'Previous' });
  const next = page.getByRole('button', { name: 'Next' });
  await expect(choices(page)).toHaveCount(8);
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await page.getByLabel('Muscle', { exact: true }).selectOption('Calves');
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await expect(page.getByLabel('Difficulty').locator('option')).toHaveText([
    'All',
    'Beginner',
    'Intermediate',
    'Advanced',
  ]);
  await expect(page.getByLabel('Equipment').locator('option')).toHaveText([
    'All',
    'Bodyweight',
    'Dumbbells',
    'Barbell',
    'Kettlebell',
    'Resistance Bands',
    'Machine',
    'Cable',
    'No Equipment',
  ]);
  await page.getByLabel('Equipment').selectOption('Machine');
  await page.getByLabel('Difficulty').selectOption('Beginner');
  await expect(choices(page).first()).toContainText('Beginner · Machine');
  const count = await choices(page).count();
  await expect(choices(page).filter({ hasText: 'Beginner · ' })).toHaveCount(count);
  await page.getByLabel('Search exercises').fill('zzzz nothing');
  await expect(page.getByText('No exercises found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all exercises' }).click();
  await expect(choices(page)).toHaveCount(8);
  await expect(page.getByLabel('Equipment')).toHaveValue('all');
  // To the end, where there is no further page.
  await page.getByLabel('Muscle', { exact: true }).selectOption('Calves');
  const pages = Number((await page.getByText(/^Page 1 of \d+$/).textContent())?.match(/\d+$/)?.[0]);
  for (let turn = 1; turn < pages; turn++) await next.click();
  await expect(page.getByText(`Page ${pages} of ${pages}`)).toBeVisible();
  await expect(next).toBeDisabled();
});

test('R-499 an exercise is on a day once, on another day again; its details are a press away', async ({
  page,
}) => {
  await page.goto(BUILDER);
  await page.getByLabel('Search exercises').fill('Plank');
  await page.getByRole('button', { name: 'Add Plank', exact: true }).click();
  await expect(page.getByText('Choose a day first, then add exercises to it')).toBeVisible();
  await expect(dayButton(page, 'Monday')).toBeFocused();
  await dayButton(page, 'Monday').click();
  const plank = page.getByRole('button', { name: 'Add Plank', exact: true });
  await plank.press('Enter');
  const added = page.getByRole('button', { name: 'Added: Plank is on Monday' });
  await expect(added).toBeFocused();
  await added.press('Enter');
  await expect(entries(page, 'Monday')).toHaveCount(1);
  await dayButton(page, 'Tuesday').click();
  await page.getByRole('button', { name: 'Add Plank', exact: true }).click();
  await expect(entries(page, 'Tuesday')).toHaveCount(1);
  await entries(page, 'Tuesday').getByRole('button', { name: 'Plank', exact: true }).click();
  await expect(
    page.getByRole('dialog', { name: 'Plank' }).getByRole('heading', { name: 'Instructions' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(entries(page, 'Tuesday').getByRole('button', { name: 'Plank', exact: true })).toBeFocused();
});

test('360 px: everything is there without sideways scrolling, Save is at the thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(BUILDER);
  await expect(choices(page)).toHaveCount(8);
  await expectAccessible(page);
  await nameField(page).fill('Thumb');
  await goalField(page).selectOption('weight_loss');
  await dayButton(page, 'Thursday').click();
  await page.getByRole('button', { name: 'Add exercises' }).click();
  await expect(page.getByRole('heading', { name: 'Exercises', exact: true })).toBeFocused();
  await add(page, 'Barbell Back Squat');
  await page.getByRole('button', { name: 'More: set of Barbell Back Squat' }).click();
  await expect(page.getByLabel('Sets of Barbell Back Squat', { exact: true })).toHaveValue('4');
  await expectSound(page, 'plan-builder-360');
  const box = await saveButton(page).boundingBox();
  expect(box?.y).toBeGreaterThan(600);
  for (const button of await page.getByRole('group', { name: 'Days' }).getByRole('button').all()) {
    const size = await button.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/existing$/);
});
