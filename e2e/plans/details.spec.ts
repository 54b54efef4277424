import type { Page } from '@playwright/test';
import { as, newExercise } from '../support/exercises.ts';
import { admin, type Member } from '../support/members.ts';
import { DETAILS, day, heading, listPlan } from '../support/plan-details.ts';
import { EVERY_DAY, leadTo, newPlan, type StoredPlan, stateOf } from '../support/plans.ts';
import { expect, test } from '../support/test.ts';

const DETAILS_CALL = '**/api/workouts/exercises/details?exerciseIds=*';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

let somebody: Member;
let plan: StoredPlan;
test.beforeEach(async ({ page, request }) => {
  ({ somebody, plan } = await listPlan(page, request));
});

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'View Details' }).click();
  await expect(day(page, 'Monday')).toBeVisible();
};

test('R-459 to R-467 R-471 A-178 the week and what it adds up to; a day and an exercise by keyboard; where the buttons lead', async ({
  page,
}) => {
  test.slow();
  await test.step('the week from Monday to Sunday, today, and what it adds up to', async () => {
    await open(page);
    await expect(heading(page, 'Strength Four')).toBeVisible();
    await expect(page).toHaveTitle(/^Strength Four/);
    const facts = page.getByRole('main').getByRole('list').first().getByRole('listitem');
    await expect(facts).toHaveText(['Weight Loss', '4 days per week', '11 exercises, 35 sets', /^Created /]);
    const days = page.getByRole('main').locator('ol').getByRole('button');
    await expect(days).toHaveText(
      [
        /^Monday\s+2 exercises\s+7 sets\s+Chest, Triceps$/,
        /^Tuesday\s+3 exercises\s+10 sets/,
        /^Wednesday\s+Rest$/,
        /^Thursday\s+Today\s+5 exercises\s+15 sets/,
        /^Friday\s+Rest$/,
        /^Saturday\s+1 exercise\s+3 sets/,
        /^Sunday\s+Rest$/,
      ],
      { useInnerText: true },
    );
    await expect(day(page, 'Thursday')).toHaveAttribute('aria-current', 'date');
    const today = page.getByRole('region', { name: 'Today, Thursday' });
    await expect(today.getByRole('button')).toHaveText([
      /^Barbell Back Squat.*4 × 6$/,
      /^Lying Leg Curl.*3 × 12$/,
      /^Standing Calf Raise.*4 × 15$/,
      /^Plank.*3 × 30 s$/,
      /^Easy Run.*1 × 20 min$/,
    ]);
    await expect(page.getByRole('heading', { name: 'Muscles this week' })).toBeVisible();
  });
  await test.step('a day, an exercise of it, and back with Escape, by keyboard', async () => {
    await day(page, 'Tuesday').focus();
    await page.keyboard.press('Enter');
    const tuesday = dialog(page, 'Tuesday');
    await expect(tuesday).toContainText('3 exercises, 10 sets');
    const row = tuesday.getByRole('button', { name: /^Barbell Row/ });
    await expect(row).toContainText('4 sets × 8 reps');
    await expect(row).toContainText('Back · Barbell');
    const asked = page.waitForRequest(DETAILS_CALL);
    await row.focus();
    await page.keyboard.press('Enter');
    const ids = plan.workouts.Tuesday?.map(({ exercise_id }) => exercise_id).join(',');
    expect(new URL((await asked).url()).searchParams.get('exerciseIds')).toBe(ids);
    const exercise = dialog(page, 'Barbell Row');
    await expect(exercise).toContainText('In this plan: 4 sets × 8 reps');
    await expect(exercise.getByText('Barbell', { exact: true })).toBeVisible();
    await expect(exercise.getByText('Intermediate')).toBeVisible();
    await expect(exercise).toContainText('Found under Back');
    await expect(exercise.getByRole('heading', { name: 'Description' })).toBeVisible();
    await expect(exercise.getByRole('heading', { name: 'Instructions' })).toBeVisible();
    await expect(exercise.getByRole('link', { name: /video/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(exercise).toBeHidden();
    await expect(tuesday).toBeVisible();
    await expect(row).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tuesday).toBeHidden();
    await expect(day(page, 'Tuesday')).toBeFocused();

    const squat = page.getByRole('button', { name: /^Barbell Back Squat/ });
    await squat.click();
    await expect(dialog(page, 'Barbell Back Squat')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(squat).toBeFocused();
  });
  await test.step('where the buttons lead: the open day, today, the editor, the list', async () => {
    const started = (name: string, exercises: unknown) => ({
      source: 'workoutPlans',
      dayName: name,
      day: name,
      planName: 'Strength Four',
      plan_name: 'Strength Four',
      planId: plan.plan_id,
      planWeek: 0,
      planDay: EVERY_DAY.indexOf(name),
      exercises,
    });
    await day(page, 'Saturday').click();
    await dialog(page, 'Saturday').getByRole('button', { name: 'Start Workout' }).click();
    await expect(page).toHaveURL(/\/workout-logging$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await stateOf(page)).toEqual(
      started('Saturday', [
        {
          exercise_id: plan.workouts.Saturday?.[0]?.exercise_id,
          name: 'Leg Press',
          sets: 3,
          reps: 1,
          muscle_groups: ['Legs'],
          equipment: ['Machine'],
        },
      ]),
    );
    await page.goBack();
    await day(page, 'Wednesday').click();
    await expect(dialog(page, 'Wednesday')).toContainText('Rest');
    await dialog(page, 'Wednesday').getByRole('button', { name: 'Start Workout' }).click();
    await expect(page).toHaveURL(/\/workout-logging$/);
    expect(await stateOf(page)).toEqual(started('Wednesday', []));
    await page.goBack();
    await page.getByRole('main').getByRole('button', { name: 'Start Workout' }).click();
    await expect(page).toHaveURL(/\/workout-logging$/);
    expect(await stateOf(page)).toMatchObject({ dayName: 'Thursday', exercises: { length: 5 } });
    await page.goBack();
    await page.getByRole('main').getByRole('button', { name: 'Edit Plan' }).click();
    await expect(page).toHaveURL(/\/workout-plans\/edit$/);
    expect(await stateOf(page)).toMatchObject({
      planId: plan.plan_id,
      plan: { plan_id: plan.plan_id, plan_name: 'Strength Four' },
    });
    await page.goBack();
    await page.getByRole('link', { name: 'Back to Plans' }).click();
    await expect(page).toHaveURL(/\/workout-plans\/existing$/);
  });
});

test('Back before the logging page is drawn: the day is closed, and a workout can be started', async ({
  page,
}) => {
  await open(page);
  await day(page, 'Wednesday').click();
  const start = dialog(page, 'Wednesday').getByRole('button', { name: 'Start Workout' });
  await start.evaluate((button: HTMLElement) => {
    button.click();
    window.history.back();
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Start Workout' }).click();
  await expect(page).toHaveURL(/\/workout-logging$/);
});

test('A-159 an exercise that has left the library keeps its details in the plan', async ({
  page,
  request,
}) => {
  const boss = await admin(request);
  const gone = await newExercise(request, boss);
  await newPlan(request, somebody, { name: 'Kept', week: { Friday: [[gone.name, 2, 8]] } });
  await request.delete(`/api/admin/exercises/${gone.exercise_id}`, { headers: as(boss) });
  await page.reload();
  const kept = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Kept' }) });
  await kept.getByRole('button', { name: 'View Details' }).click();
  await day(page, 'Friday').click();
  const asked = page.waitForResponse(DETAILS_CALL);
  await dialog(page, 'Friday')
    .getByRole('button', { name: new RegExp(`^${gone.name}`) })
    .click();
  expect(await (await asked).json()).toEqual([]);
  await expect(dialog(page, gone.name)).toContainText(gone.description);
});

test('R-468 A-137 without a plan: to the list, and Back does not come here again', async ({ page }) => {
  await page.goto('/dashboard');
  await page.goto(DETAILS);
  await expect(page).toHaveURL(/\/workout-plans\/existing$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('R-458 A-137 what came along is shown at once, in any spelling, and then what the server has', async ({
  page,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/workouts/plans/${plan.plan_id}`, async (route) => {
    await asked;
    await route.continue();
  });
  await leadTo(page, DETAILS, {
    plan: {
      planId: plan.plan_id,
      planname: 'As it was',
      fitnessgoal: 'endurance',
      workouts: { monday: [{ id: 1, name: 'Old Friend', sets: 2, reps: 5 }] },
    },
  });
  await expect(heading(page, 'As it was')).toBeVisible();
  await expect(page.getByText('Endurance Training')).toBeVisible();
  await expect(day(page, 'Monday')).toContainText('1 exercise');
  answer();
  await expect(heading(page, 'Strength Four')).toBeVisible();
  await expect(day(page, 'Monday')).toContainText('2 exercises');
  await page.reload();
  await expect(heading(page, 'Strength Four')).toBeVisible();
});

test('a page that stays open over midnight notices the new day', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-15T22:58:00Z') });
  await leadTo(page, DETAILS, { plan });
  await expect(page.getByRole('heading', { name: 'Today, Sunday' })).toBeVisible();
  await page.clock.runFor('02:30');
  await expect(page.getByRole('heading', { name: 'Today, Monday' })).toBeVisible();
});
