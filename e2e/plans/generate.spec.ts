import type { Page } from '@playwright/test';
import { choose, pressOn, tabTo } from '../support/keyboard.ts';
import { enter, type Member, member } from '../support/members.ts';
import {
  alert,
  dayButton,
  entryNames,
  GENERATE,
  PLAN_REQUEST,
  planCalls,
  reasons,
  saveButton,
  storedPlans,
} from '../support/plan-editor.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const PROFILE = '/fitness-profile-onboarding';
const week = (page: Page) => page.getByRole('group', { name: 'Days' }).getByRole('button', { name: /\d/ });

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
      body: { ...PLAN_REQUEST, plan_id: stored?.plan_id, plan_name: 'Lighter by spring' },
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
