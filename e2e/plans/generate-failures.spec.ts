import { enter, member } from '../support/members.ts';
import {
  alert,
  anotherPlan,
  dayButton,
  GENERATE,
  openWith,
  PLAN_REQUEST,
  reasons,
  saveButton,
} from '../support/plan-editor.ts';
import { hold, stub } from '../support/stub.ts';
import { expect, refused, test } from '../support/test.ts';
import { BETWEEN_GENERATIONS_MS, pauseOf } from '../support/time.ts';

test.use({ allowConsole: refused(404, 429, 500) });

test.beforeEach(async ({ page, request }) => {
  await enter(page, await member(request));
});

test('A-129 nothing found is said in many ways; then a plan is made', async ({ page }) => {
  const none: unknown[] = [null, {}, [], { plan: null }, { plan_name: 'no id' }];
  for (const json of none) {
    await stub(page, '/workouts/plans/initial?*', { json });
    const made = await stub(page, '/workouts/plans/generate', {
      json: { workoutPlanId: 7, planName: 'Made' },
    });
    await stub(page, '/workouts/plans/7', {
      json: {
        id: 7,
        planname: 'Made',
        workouts: { monday: [{ id: 1, name: 'Row', sets: 3, reps: 8, equipment: 'Cable' }] },
      },
    });
    await openWith(page, GENERATE, PLAN_REQUEST);
    await expect(page.getByLabel('Plan name')).toHaveValue('Made');
    await expect(dayButton(page, 'Monday')).toHaveAccessibleName('Monday, 1 exercise');
    expect(made).toHaveLength(1);
    await page.unrouteAll();
  }
  await stub(page, '/workouts/plans/initial?*', { status: 404, json: { message: 'None' } });
  await stub(page, '/workouts/plans/generate', {
    json: {
      planName: 'Nameless',
      workouts: { Monday: [{ exercise_id: 1, name: 'Row', sets: 3, reps: 8 }] },
    },
  });
  await openWith(page, GENERATE, PLAN_REQUEST);
  await expect(alert(page, 'No plan ID received from server')).toBeVisible();
  await saveButton(page).click();
  await expect(alert(page, 'Failed to save plan: No plan ID available')).toBeVisible();
});

test('R-524 each failure has its text, and can be tried again', async ({ page }) => {
  await stub(page, '/workouts/plans/initial?*', { status: 500, json: {} });
  await openWith(page, GENERATE, PLAN_REQUEST);
  await expect(alert(page, 'Failed to get/create initial plan')).toBeVisible();
  await page.unroute('**/api/workouts/plans/initial?*');
  const generated = await stub(page, '/workouts/plans/generate', { status: 500, json: {} });
  await page.getByRole('button', { name: 'Try Again' }).click();
  // The first failure has the same detail: the text alone does not show that it was tried again.
  await expect.poll(() => generated.length).toBe(1);
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  await expect(alert(page, 'Failed to process workout plan')).toBeVisible();
  await page.unroute('**/api/workouts/plans/generate');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(reasons(page).first()).toBeVisible();
  await stub(page, '/workouts/plans/generate', { status: 500, json: {} });
  await pauseOf(page, BETWEEN_GENERATIONS_MS);
  await anotherPlan(page).click();
  await expect(alert(page, 'Failed to process workout plan')).toBeVisible();
  await page.getByLabel('Plan name').fill('Kept');
  await saveButton(page).click();
  await expect(alert(page, 'Failed to save plan: Failed to save workout plan changes')).toBeVisible();
  await page.unroute('**/api/workouts/plans/generate');
  await stub(page, '/workouts/plans/generate', { body: 'not json' });
  await saveButton(page).click();
  await expect(alert(page, 'Failed to save plan: Failed to save workout plan')).toBeVisible();
  await page.unroute('**/api/workouts/plans/generate');
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/existing$/);
  await expect(page.getByRole('heading', { name: 'Kept' })).toBeVisible();
});

test('while another plan is made, nothing can be typed that it would replace', async ({ page }) => {
  await openWith(page, GENERATE, PLAN_REQUEST);
  await expect(reasons(page).first()).toBeVisible();
  const release = await hold(page, '**/api/workouts/plans/generate', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await pauseOf(page, BETWEEN_GENERATIONS_MS);
  await anotherPlan(page).click();
  const locked = page.locator('[inert]').getByLabel('Plan name');
  await expect(locked).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  release();
  await expect(alert(page, 'Failed to process workout plan')).toBeVisible();
  await expect(locked).toHaveCount(0);
  await expect(saveButton(page)).toBeEnabled();
});
