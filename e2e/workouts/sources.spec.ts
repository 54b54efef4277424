import type { Page } from '@playwright/test';
import { freshName } from '../support/exercises.ts';
import { enter, type Member, member } from '../support/members.ts';
import { openWith } from '../support/plan-editor.ts';
import { leadTo, newPlan } from '../support/plans.ts';
import { expect, test } from '../support/test.ts';
import {
  addByHand,
  logged,
  openLogging,
  storedWorkouts,
  submit,
  weekdayFromToday,
} from '../support/workouts.ts';

const LOG = '/workout-logging';
const question = (page: Page) => page.getByRole('dialog', { name: 'You have an unfinished workout' });
const openSets = (page: Page, name: string) =>
  page.getByRole('list', { name: `Sets of ${name}` }).getByRole('listitem');

test('R-384 R-385 A-121: imports the exercises of today from a plan, adds to what is there and skips doubles', async ({
  page,
  request,
}) => {
  const ada = await member(request);
  await newPlan(request, ada, {
    name: 'Pull Week',
    week: {
      [weekdayFromToday()]: [
        ['Barbell Row', 4, 8],
        ['Lat Pulldown', 3, 10],
      ],
      [weekdayFromToday(1)]: [['Leg Press', 3, 12]],
    },
  });
  await newPlan(request, ada, {
    name: 'Tomorrow Only',
    week: { [weekdayFromToday(1)]: [['Leg Press', 3, 12]] },
  });
  await enter(page, ada);
  await page.goto(LOG);
  const plans = page.getByLabel('Import from a plan');
  const take = page.getByRole('button', { name: 'Import' });
  await expect(take).toBeDisabled();
  await plans.selectOption('Tomorrow Only');
  await take.click();
  await expect(page.getByText(`No exercises planned for ${weekdayFromToday()}`)).toBeVisible();
  await expect(page.getByLabel('Workout type')).toHaveValue('');

  await page.getByLabel('Workout type').selectOption('Pull');
  await addByHand(page, 'Lat Pulldown', 2, 6);
  await plans.selectOption('Pull Week');
  await take.click();
  await expect(page.getByLabel('Sets of Barbell Row', { exact: true })).toHaveValue('4');
  await expect(page.getByLabel('Reps of Barbell Row')).toHaveValue('8');
  await take.click();
  await expect(page.getByText('2 exercises')).toBeVisible();
  await expect(page.getByLabel('Sets of Lat Pulldown')).toHaveValue('2');
  await expect(page.getByLabel('Workout type')).toHaveValue('Pull');
  await submit(page);
  await expect(logged(page)).toBeVisible();
});

const DAY = {
  source: 'workoutPlans',
  dayName: 'Thursday',
  planName: 'Strength Four',
  planId: 1,
  exercises: [
    { exercise_id: 0, name: 'Plank', sets: 3, reps: 30 },
    { exercise_id: 0, name: 'Leg Press', sets: 4, reps: 12 },
  ],
};

test('R-410 A-122 A-178: a day of a plan fills the form once; a reload does not do it again', async ({
  page,
  request,
}) => {
  const ada = await member(request);
  const plan = await newPlan(request, ada, {
    name: 'Strength Four',
    week: {
      Thursday: [
        ['Plank', 3, 30],
        ['Leg Press', 4, 12],
      ],
    },
  });
  await enter(page, ada);
  await page.goto('/workout-plans/existing');
  await page
    .getByRole('link', { name: 'Strength Four' })
    .or(page.getByRole('button', { name: /View/ }))
    .first()
    .click();
  await page.getByRole('button', { name: /^Thursday/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start Workout' }).click();

  await expect(page.getByLabel('Workout type')).toHaveValue('Custom');
  await expect(page.getByLabel('Workout name')).toHaveValue('Thursday - Strength Four');
  // A plank is held for seconds: the library says so.
  await expect(page.getByLabel('Set 3 seconds')).toHaveValue('30');
  await expect(page.getByLabel('Sets of Leg Press')).toHaveValue('4');
  await page.reload();
  await expect(openSets(page, 'Plank')).toHaveCount(3);
  await expect(page.getByLabel('Sets of Leg Press')).toHaveCount(1);

  await page.getByLabel('Workout name').fill('Thursday');
  await submit(page);
  await expect(logged(page)).toBeVisible();
  const [stored] = await storedWorkouts(request, ada);
  expect(stored).toMatchObject({
    workout_type: 'Custom',
    workout_name: 'Thursday',
    exercises: [
      { exercise_name: 'Plank', sets: 3, reps: 30, weight: null },
      { exercise_name: 'Leg Press', sets: 4, reps: 12, weight: null },
    ],
  });

  // Going back to where it was begun does not begin it again.
  await page.goto('/workouts');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Log Workout' })).toBeVisible();
  await expect(page.getByLabel('Workout type')).toHaveValue('');

  // A rest day says so and leaves the form alone.
  await leadTo(page, LOG, {
    source: 'workoutPlans',
    dayName: 'Friday',
    planName: plan.plan_name,
    exercises: [],
  });
  await expect(page.getByText('No exercises planned for Friday')).toBeVisible();
  await expect(page.getByLabel('Workout type')).toHaveValue('');
});

test('R-411 R-412 R-330: a plan alone brings its day of today; an exercise is chosen with empty sets and reps', async ({
  page,
  request,
}) => {
  const ada = await member(request);
  const name = freshName('Morning');
  await newPlan(request, ada, { name, week: { [weekdayFromToday()]: [['Barbell Row', 5, 5]] } });
  await enter(page, ada);
  // From the library, with nothing in the way: its sets are what is typed next.
  const fromLibrary = {
    source: 'workouts',
    exercises: [{ exercise_id: 1, name: 'Leg Press', sets: '', reps: '' }],
  };
  await page.goto('/workouts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await leadTo(page, LOG, fromLibrary);
  await expect(page.getByLabel('Sets', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Sets', { exact: true })).toBeInViewport();

  await page.goto('/workout-plans/existing');
  await page.getByRole('button', { name: 'Start Workout' }).click();
  await expect(page.getByLabel('Workout name')).toHaveValue(`${weekdayFromToday()} - ${name}`);
  await expect(openSets(page, 'Barbell Row')).toHaveCount(5);

  // From the library, with something unfinished: it can be added to that.
  await leadTo(page, LOG, fromLibrary);
  await question(page).getByRole('button', { name: 'Add Leg Press to it' }).click();
  await expect(openSets(page, 'Barbell Row')).toHaveCount(5);
  await expect(page.getByLabel('Sets', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Sets', { exact: true })).toBeInViewport();
  await expect(page.getByLabel('Sets', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Reps', { exact: true })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Exercise' })).not.toHaveValue('');
});

test('R-784 an unfinished workout is not thrown away by another: resume it, or start the new one', async ({
  page,
  request,
}) => {
  await openLogging(page, request);
  await addByHand(page, 'Lat Pulldown');
  await leadTo(page, LOG, DAY);
  await expect(question(page)).toContainText('Workout: 1 exercise, 3 sets.');
  await question(page).getByRole('button', { name: 'Resume it' }).click();
  await expect(page.getByLabel('Sets of Lat Pulldown')).toHaveValue('3');
  await page.reload();
  await expect(page.getByLabel('Sets of Lat Pulldown')).toHaveValue('3');
  await expect(question(page)).toHaveCount(0);

  await leadTo(page, LOG, DAY);
  await question(page).getByRole('button', { name: 'Start the new one' }).click();
  await expect(openSets(page, 'Plank')).toHaveCount(3);
  await expect(page.getByLabel('Sets of Lat Pulldown')).toHaveCount(0);

  // The same once more is the same workout.
  await page.getByLabel('Notes').fill('Slow');
  await leadTo(page, LOG, DAY);
  await expect(page.getByLabel('Notes')).toHaveValue('Slow');
  await expect(question(page)).toHaveCount(0);
});

test('a state that cannot be read opens an empty form', async ({ page, request }) => {
  const ada: Member = await member(request);
  await enter(page, ada);
  for (const state of [
    { source: 'workoutPlans', exercises: 'none' },
    { source: 'workouts', exercises: [null] },
    { source: 'existingPlans' },
    'text',
  ]) {
    await openWith(page, LOG, state);
    await expect(page.getByRole('button', { name: 'Log Workout' })).toBeVisible();
    await expect(page.getByLabel('Workout type')).toHaveValue('');
  }
});
