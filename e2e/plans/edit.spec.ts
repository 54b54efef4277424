import type { Page } from '@playwright/test';
import { as, newExercise } from '../support/exercises.ts';
import { admin, enter, type Member, member } from '../support/members.ts';
import { add, alert, dayButton, openWith, planCalls, storedPlans } from '../support/plan-editor.ts';
import { newPlan, type StoredPlan } from '../support/plans.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, refused, test } from '../support/test.ts';

const EDIT = '/workout-plans/edit';
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

let ada: Member;
let plan: StoredPlan;
test.beforeEach(async ({ page, request }) => {
  ada = await member(request);
  plan = await newPlan(request, ada, {
    name: 'Strength Four',
    week: { Monday: [['Barbell Back Squat', 5, 5]] },
  });
  await enter(page, ada);
});

test('R-526 R-527 R-529 a stored plan is changed as a whole', async ({ page, request }) => {
  const sent = planCalls(page);
  await openWith(page, EDIT, { planId: plan.plan_id });
  await page.getByLabel('Plan name').fill(' ');
  await save(page).click();
  await expect(alert(page, 'Please enter a plan name')).toBeVisible();
  await page.getByLabel('Plan name').fill('');
  await save(page).click();
  await expect(alert(page, 'Please enter a plan name')).toBeVisible();
  await page.getByLabel('Plan name').fill('Second block');
  await page.getByLabel('Goal').selectOption('endurance');
  await dayButton(page, 'Friday').click();
  await add(page, 'Leg Press');
  await expectAccessible(page);
  await screenshot(page, 'plan-edit');
  await save(page).dblclick();
  await expect(page).toHaveURL(/\/workout-plans\/details$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second block');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    method: 'PUT',
    path: `/api/workouts/plans/${plan.plan_id}`,
    body: {
      plan_id: plan.plan_id,
      plan_name: 'Second block',
      fitness_goal: 'endurance',
      activity_level: null,
      workouts: {
        Monday: [{ sets: 5, reps: 5 }],
        Friday: [{ name: 'Leg Press', sets: 3, reps: 10 }],
        Sunday: [],
      },
    },
  });
  expect(await storedPlans(request, ada)).toMatchObject([
    { plan_id: plan.plan_id, plan_name: 'Second block', fitness_goal: 'endurance' },
  ]);
});

test('R-526 R-528 Cancel leaves the plan as it is; a double click is one step back', async ({
  page,
  request,
}) => {
  await test.step('Cancel leaves the plan as it is', async () => {
    const sent = planCalls(page);
    await openWith(page, EDIT, { plan });
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/workout-plans\/details$/);
    await page.goBack();
    await page.getByLabel('Plan name').fill('Never');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(/\/workout-plans\/details$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(plan.plan_name);
    expect(sent).toEqual([]);
    expect(await storedPlans(request, ada)).toMatchObject([{ plan_name: plan.plan_name }]);
  });
  await test.step('a double click is one step: Back leads to where one came from', async () => {
    await openWith(page, EDIT, { plan });
    await expect(page.getByLabel('Plan name')).toHaveValue(plan.plan_name);
    await page.getByRole('link', { name: 'Cancel' }).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(plan.plan_name);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Plan');
  });
});

test('while it is being saved nothing can be changed, and who has left is not pulled back', async ({
  page,
  request,
}) => {
  await openWith(page, EDIT, { plan });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await stub(page, `/workouts/plans/${plan.plan_id}`, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await page.getByLabel('Plan name').fill('On its way');
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await expect(page.locator('[inert]').getByLabel('Plan name')).toHaveValue('On its way');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  release();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await storedPlans(request, ada)).toMatchObject([{ plan_name: 'On its way' }]);
});

test.describe('refusals', () => {
  test.use({ allowConsole: refused(400, 404, 500) });

  test('R-532 R-533 R-534 A-138 no id and no call; a plan that cannot be loaded, and one that cannot be saved', async ({
    page,
  }) => {
    await test.step('without an id the way back is shown, and no call is made', async () => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/\/plans\/\w/.test(request.url()) && request.url().includes('/api/')) asked.push(request.url());
      });
      await page.goto(EDIT);
      await expect(alert(page, 'No plan ID provided')).toBeVisible();
      await page.getByRole('link', { name: 'Back to Plans' }).click();
      await expect(page).toHaveURL(/\/workout-plans\/existing$/);
      expect(asked).toEqual([]);
    });
    await test.step('a plan that cannot be loaded, and one that cannot be saved', async () => {
      const path = `/workouts/plans/${plan.plan_id}`;
      await stub(page, path, { status: 500, json: {} });
      await openWith(page, EDIT, { plan });
      await expect(alert(page, 'Failed to load workout plan')).toBeVisible();
      await expect(alert(page, 'Failed to fetch workout plan details')).toBeVisible();
      await page.unroute(`**/api${path}`);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await page.getByLabel('Plan name').fill('Second try');
      await stub(page, path, { status: 500, json: {} });
      await save(page).click();
      await expect(alert(page, 'Failed to update plan: Failed to update workout plan')).toBeVisible();
      await page.unroute(`**/api${path}`);
      await expect(page.getByLabel('Plan name')).toHaveValue('Second try');
      await save(page).click();
      await expect(page).toHaveURL(/\/workout-plans\/details$/);
    });
  });

  test('A-159 a plan of somebody else, or one deleted meanwhile, is not there; an archived exercise stays in the plan that has it', async ({
    page,
    request,
  }) => {
    await test.step('a plan of somebody else, or one deleted meanwhile, is not there', async () => {
      const eve = await member(request);
      const hers = await newPlan(request, eve, { name: 'Hers', week: { Monday: [['Plank', 1, 10]] } });
      await openWith(page, EDIT, { planId: hers.plan_id });
      await expect(alert(page, 'Failed to load workout plan. It may have been deleted.')).toBeVisible();
      await openWith(page, EDIT, { plan });
      await page.getByLabel('Plan name').fill('Too late');
      await request.delete(`/api/workouts/plans/${plan.plan_id}`, { headers: as(ada) });
      await save(page).click();
      await expect(alert(page, 'Failed to update plan: Plan not found')).toBeVisible();
      await expect(page.getByLabel('Plan name')).toHaveValue('Too late');
      await expect(page.getByText('Save again to keep it as a new plan.')).toBeVisible();
      await save(page).click();
      await expect(page).toHaveURL(/\/workout-plans\/details$/);
      expect(await storedPlans(request, ada)).toMatchObject([{ plan_name: 'Too late' }]);
    });
    await test.step('an archived exercise stays in the plan that has it', async () => {
      const boss = await admin(request);
      const exercise = await newExercise(request, boss);
      const held = await newPlan(request, ada, { name: 'Held', week: { Sunday: [[exercise.name, 2, 9]] } });
      await request.delete(`/api/admin/exercises/${exercise.exercise_id}`, { headers: as(boss) });
      await openWith(page, EDIT, { plan: held });
      await page.getByLabel('Plan name').fill('Still mine');
      await save(page).click();
      await expect(page).toHaveURL(/\/workout-plans\/details$/);
      const plans = await storedPlans(request, ada);
      expect(plans.find(({ plan_id }) => plan_id === held.plan_id)).toMatchObject({
        plan_name: 'Still mine',
        workouts: { Sunday: [{ name: exercise.name, sets: 2, reps: 9 }] },
      });
    });
  });
});
