import type { Page } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { enter, type Member, member } from '../support/members.ts';
import {
  alert,
  anotherPlan,
  dayButton,
  entries,
  entryNames,
  GENERATE,
  openWith,
  PLAN_REQUEST,
  planCalls,
  reasons,
  saveButton,
  storedPlans,
} from '../support/plan-editor.ts';
import { screenshot } from '../support/screenshot.ts';
import { expect, expectNoSidewaysScroll, expectSound, test } from '../support/test.ts';
import { BETWEEN_GENERATIONS_MS, pauseOf } from '../support/time.ts';

/** One per training day while no day is chosen. */
const overview = (page: Page) => page.getByRole('button', { name: /exercises?, \d+ sets/ });

let ada: Member;
test.beforeEach(async ({ page, request }) => {
  ada = await member(request);
  await enter(page, ada);
});

test('R-482 R-693 A-130 the plan of an earlier visit is opened again; a new one leaves it alone, and gives way itself', async ({
  page,
  request,
}) => {
  const made = await request.post('/api/workouts/plans/generate', { headers: as(ada), data: PLAN_REQUEST });
  const { workoutPlanId } = await made.json();
  const sent = planCalls(page);
  await openWith(page, GENERATE, { fitnessGoal: 'weight_loss', activityLevel: 'lightly_active' });
  await expect(page.getByText('You already have a plan for this goal and level, made today.')).toBeVisible();
  expect(sent).toEqual([]);
  await pauseOf(page, BETWEEN_GENERATIONS_MS);
  const old = await overview(page).allTextContents();
  await anotherPlan(page).click();
  await expect(page.getByText('You already have a plan')).toHaveCount(0);
  await expect.poll(() => overview(page).allTextContents()).not.toEqual(old);
  expect(sent).toMatchObject([{ body: PLAN_REQUEST }]);
  expect(sent[0]?.body).not.toHaveProperty('plan_id');
  const ids = (await storedPlans(request, ada)).map(({ plan_id }) => plan_id);
  expect(ids).toHaveLength(2);
  const fresh = ids.find((id) => id !== workoutPlanId);

  // With changes it asks first.
  const second = await overview(page).allTextContents();
  await page.getByLabel('Plan name').fill('Mine');
  await anotherPlan(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Plan name')).toHaveValue('Mine');
  await pauseOf(page, BETWEEN_GENERATIONS_MS);
  await anotherPlan(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Generate a new plan' }).click();
  await expect.poll(() => overview(page).allTextContents()).not.toEqual(second);
  expect(sent[1]?.body).toEqual({ ...PLAN_REQUEST, plan_id: fresh });
  await expect(page.getByLabel('Plan name')).toHaveValue('Weight Loss Plan');
  expect(await storedPlans(request, ada)).toHaveLength(2);
  const told = await reasons(page).allTextContents();
  await openWith(page, '/workout-plans/details', { plan: { id: fresh } });
  await expect(page.getByRole('heading', { name: 'Why this plan' })).toBeVisible();
  for (const reason of told) await expect(page.getByText(reason)).toBeVisible();
});

test('R-511 R-513 R-514 R-515 R-522 R-523 R-697 R-701 A-132 A-136 the same choices are one request; a name is needed, sets 1-10 and reps 1-100', async ({
  page,
  request,
}) => {
  const sent = planCalls(page);
  await openWith(page, GENERATE, PLAN_REQUEST);
  await test.step('the same choices are one request; another one has to wait a moment', async () => {
    await expect(reasons(page).first()).toBeVisible();
    expect(sent).toHaveLength(1);
    await anotherPlan(page).click();
    await expect(alert(page, 'Please wait a moment before generating another plan')).toBeVisible();
    expect(sent).toHaveLength(1);
    await pauseOf(page, BETWEEN_GENERATIONS_MS);
    await anotherPlan(page).dblclick();
    await expect(alert(page, 'Please wait')).toHaveCount(0);
    await expect.poll(() => sent.length).toBe(2);
    // What is typed before the new plan has come is replaced by it.
    await expect(anotherPlan(page)).toBeEnabled();
    expect(await storedPlans(request, ada)).toHaveLength(1);
  });
  await test.step('a name is needed; sets 1-10 and reps 1-100, read as whole numbers', async () => {
    await page.getByLabel('Plan name').fill('');
    await saveButton(page).click();
    await expect(alert(page, 'Please provide a plan name')).toBeVisible();
    await page.getByLabel('Plan name').fill('Named');
    await overview(page).first().click();
    const sets = page.getByLabel(/^Sets of/).first();
    const reps = page.getByLabel(/^Reps/).first();
    await expect(sets).toHaveAttribute('min', '1');
    await expect(sets).toHaveAttribute('max', '10');
    await expect(reps).toHaveAttribute('min', '1');
    await expect(reps).toHaveAttribute('max', '100');
    await sets.fill('4.7');
    await expect(sets).toHaveValue('4');
    await sets.fill('');
    await expect(sets).toHaveValue('0');
    await sets.press('End');
    await sets.press('7');
    await expect(sets).toHaveValue('7');
    for (const [field, value] of [
      [sets, '0'],
      [sets, '11'],
      [reps, '101'],
    ] as const) {
      await field.fill(value);
      await saveButton(page).click();
      await expect(alert(page, 'Sets must be 1-10 and reps 1-100')).toBeVisible();
      await field.fill('9');
    }
    expect(sent.filter(({ body }) => 'workouts' in (body as object))).toEqual([]);
  });
});

test('R-516 R-517 A-139 pasting keeps duplicates, and each copy is its own', async ({ page, request }) => {
  await openWith(page, GENERATE, PLAN_REQUEST);
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await expect(alert(page, 'Please select a target day first')).toBeVisible();
  await dayButton(page, 'Monday').click();
  const count = await entries(page, 'Monday').count();
  const names = await entryNames(page, 'Monday');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await dayButton(page, 'Sunday').click();
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await expect(entries(page, 'Sunday')).toHaveCount(2 * count);
  const sets = page.getByLabel(`Sets of ${names[0]}`);
  await sets.first().fill('9');
  await expect(sets.nth(1)).not.toHaveValue('9');
  await page
    .getByRole('button', { name: `Remove ${names[0]}` })
    .first()
    .click();
  await expect(entries(page, 'Sunday')).toHaveCount(2 * count - 1);
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/existing$/);
  const [plan] = await storedPlans(request, ada);
  expect(plan?.workouts.Sunday.map(({ name }) => name)).toEqual([...names.slice(1), ...names]);
});

test('360 px: the generated plan can be read and changed with a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openWith(page, GENERATE, PLAN_REQUEST);
  // The week comes first here; the reasons are a press away.
  await expect(overview(page).first()).toBeVisible();
  await expect(reasons(page).first()).toBeHidden();
  await page.getByText('Why this plan').click();
  await expect(reasons(page).first()).toBeVisible();
  await expectSound(page, 'plan-generate-360');
  await page.setViewportSize({ width: 768, height: 1024 });
  await overview(page).first().click();
  await expectNoSidewaysScroll(page);
  await screenshot(page, 'plan-generate-768');
});
