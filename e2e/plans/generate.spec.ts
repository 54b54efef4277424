import type { Page } from '@playwright/test';
import { as } from '../support/exercises.ts';
import { choose, pressOn, tabTo } from '../support/keyboard.ts';
import { enter, type Member, member } from '../support/members.ts';
import {
  alert,
  anotherPlan,
  dayButton,
  entries,
  entryNames,
  GENERATE,
  openWith,
  planCalls,
  reasons,
  saveButton,
  storedPlans,
  WISH,
} from '../support/plan-editor.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectSound, test } from '../support/test.ts';

const PROFILE = '/fitness-profile-onboarding';
const week = (page: Page) => page.getByRole('group', { name: 'Days' }).getByRole('button', { name: /\d/ });
/** One per training day while no day is chosen. */
const overview = (page: Page) => page.getByRole('button', { name: /exercises?, \d+ sets/ });

let ada: Member;
test.beforeEach(async ({ page, request }) => {
  ada = await member(request);
  await enter(page, ada);
});

test('R-002 R-472 R-474 to R-482 R-510 R-518 to R-520 R-525 from the choice to the list, the details and the workout, by keyboard', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (call) => {
    const { pathname, search } = new URL(call.url());
    const told = /plans\/(initial|generate)/.test(pathname) || call.method() === 'PUT';
    if (told) asked.push(`${call.method()} ${pathname}${search}`);
  });
  await page.goto('/workout-plans/onboarding');
  await pressOn(page, page.getByRole('link', { name: /AI-Powered Plan/ }));
  await expect(page).toHaveURL(new RegExp(`${PROFILE}$`));
  // What the profile says is chosen already.
  await expect(page.getByRole('radio', { name: /Muscle Gain/ })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: /Muscle Gain/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Weight Loss/ })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: /Moderately active/ }));
  await page.keyboard.press('ArrowUp');
  await expectAccessible(page);
  await screenshot(page, 'fitness-profile');
  await pressOn(page, page.getByRole('button', { name: 'Continue' }));
  await expect(page).toHaveURL(new RegExp(`${GENERATE}$`));
  await expect(reasons(page).first()).toBeVisible();
  expect(await reasons(page).count()).toBeGreaterThanOrEqual(3);
  await expect(page.getByText('Made for: Weight Loss · Lightly active')).toBeVisible();
  expect(asked).toEqual([
    'PUT /api/users/profile',
    'GET /api/workouts/plans/initial?fitness_goal=weight_loss&activity_level=lightly_active',
    'POST /api/workouts/plans/generate',
  ]);
  await expect(page.getByLabel('Plan name')).toHaveValue('Weight Loss Plan');
  expect(await week(page).count()).toBeGreaterThanOrEqual(4);
  await expectAccessible(page);
  await screenshot(page, 'plan-generate');

  await tabTo(page, page.getByLabel('Plan name'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Lighter by spring');
  await choose(page, page.getByLabel('Goal'), 'Weight Loss');
  await pressOn(page, dayButton(page, 'Monday'), 'Enter');
  const [first] = await entryNames(page, 'Monday');
  await expect(page.getByText('This describes the plan as it was generated.')).toBeVisible();
  await tabTo(page, page.getByLabel(`Sets of ${first}`));
  await page.keyboard.type('5');
  const sent = planCalls(page);
  await pressOn(page, saveButton(page));
  await expect(page).toHaveURL(/\/workout-plans\/existing$/);
  const [stored, ...more] = await storedPlans(request, ada);
  expect(more).toEqual([]);
  expect(sent).toMatchObject([
    {
      method: 'POST',
      path: '/api/workouts/plans/generate',
      body: { ...WISH, plan_id: stored?.plan_id, plan_name: 'Lighter by spring' },
    },
  ]);
  expect(stored?.plan_name).toBe('Lighter by spring');
  expect(stored?.workouts.Monday[0]).toMatchObject({
    name: first,
    sets: 5,
    exercise_id: expect.any(Number),
    muscle_groups: expect.any(Array),
    equipment: expect.any(Array),
    difficulty: expect.any(String),
    description: expect.any(String),
    instructions: expect.any(String),
  });
  await pressOn(page, page.getByRole('button', { name: 'View Details' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lighter by spring');
  // The reasons quote figures of a week that was changed since.
  await expect(page.getByRole('heading', { name: 'Why this plan' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Fitness' })).toHaveAttribute('aria-current', 'page');
  await pressOn(page, page.getByRole('button', { name: 'Start Workout' }).first());
  await expect(page).toHaveURL(/\/workout-logging$/);
  expect(await page.evaluate(() => window.history.state.usr)).toMatchObject({ source: 'workoutPlans' });
});

test('R-476 to R-479 R-697 A-147 A-186 the goals and levels with their hints; Continue is sent once and rests for two seconds', async ({
  page,
}) => {
  await test.step('the goals and levels offered, with their hints', async () => {
    await page.goto(PROFILE);
    await expect(page.getByRole('radio')).toHaveCount(9);
    for (const name of [
      'Muscle Gain 4-6 strength training sessions/week',
      'Weight Loss 4-5 workouts/week, mix of cardio and strength',
      'Weight Maintenance 3-4 varied workouts/week',
      'Endurance Training 5-6 cardio-focused sessions/week',
      'Sedentary little or no exercise',
      'Lightly active light exercise 1-3 days/week',
      'Moderately active moderate exercise 3-5 days/week',
      'Very active hard exercise 6-7 days/week',
      'Extremely active very hard exercise or physical job',
    ])
      await expect(page.getByRole('radio', { name, exact: true })).toBeVisible();
  });
  await test.step('Continue is sent once, and rests for two seconds after a success', async () => {
    let puts = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT') puts++;
    });
    await page.getByRole('button', { name: 'Continue' }).dblclick();
    await expect(page).toHaveURL(new RegExp(`${GENERATE}$`));
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    expect(puts).toBe(1);
  });
});

test('R-482 R-693 A-130 the plan of an earlier visit is opened again; a new one leaves it alone, and gives way itself', async ({
  page,
  request,
}) => {
  const made = await request.post('/api/workouts/plans/generate', { headers: as(ada), data: WISH });
  const { workoutPlanId } = await made.json();
  const sent = planCalls(page);
  await openWith(page, GENERATE, { fitnessGoal: 'weight_loss', activityLevel: 'lightly_active' });
  await expect(page.getByText('You already have a plan for this goal and level, made today.')).toBeVisible();
  expect(sent).toEqual([]);
  await page.waitForTimeout(2100);
  const old = await overview(page).allTextContents();
  await anotherPlan(page).click();
  await expect(page.getByText('You already have a plan')).toHaveCount(0);
  await expect.poll(() => overview(page).allTextContents()).not.toEqual(old);
  expect(sent).toMatchObject([{ body: WISH }]);
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
  await page.waitForTimeout(2100);
  await anotherPlan(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Generate a new plan' }).click();
  await expect.poll(() => overview(page).allTextContents()).not.toEqual(second);
  expect(sent[1]?.body).toEqual({ ...WISH, plan_id: fresh });
  await expect(page.getByLabel('Plan name')).toHaveValue('Weight Loss Plan');
  expect(await storedPlans(request, ada)).toHaveLength(2);
  const told = await reasons(page).allTextContents();
  await openWith(page, '/workout-plans/details', { plan: { id: fresh } });
  await expect(page.getByRole('heading', { name: 'Why this plan' })).toBeVisible();
  for (const reason of told) await expect(page.getByText(reason)).toBeVisible();
});

test('R-511 R-513 R-514 R-515 R-522 R-523 R-697 R-701 A-132 A-136 the same wish is one request; a name is needed, sets 1-10 and reps 1-100', async ({
  page,
  request,
}) => {
  const sent = planCalls(page);
  await openWith(page, GENERATE, WISH);
  await test.step('the same wish is one request; another one has to wait a moment', async () => {
    await expect(reasons(page).first()).toBeVisible();
    expect(sent).toHaveLength(1);
    await anotherPlan(page).click();
    await expect(alert(page, 'Please wait a moment before generating another plan')).toBeVisible();
    expect(sent).toHaveLength(1);
    await page.waitForTimeout(2100);
    await anotherPlan(page).dblclick();
    await expect(alert(page, 'Please wait')).toHaveCount(0);
    await expect.poll(() => sent.length).toBe(2);
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
  await openWith(page, GENERATE, WISH);
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

test('A-138 without a goal in hand the profile is asked; without one there either, the questions come first', async ({
  page,
}) => {
  const asked = page.waitForRequest(/plans\/initial/);
  await page.goto(GENERATE);
  expect(new URL((await asked).url()).searchParams.get('fitness_goal')).toBe('muscle_gain');
  await stub(page, '/users/profile', {
    json: { first_name: 'ada', email: ada.email, is_profile_complete: true },
  });
  await page.goto(GENERATE);
  await expect(page).toHaveURL(new RegExp(`${PROFILE}$`));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(alert(page, 'Please select a fitness goal')).toBeVisible();
  await expect(alert(page, 'Please choose an activity level')).toBeVisible();
});

test('360 px: the generated plan can be read and changed with a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openWith(page, GENERATE, WISH);
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
