import type { Page } from '@playwright/test';
import { enter, member } from '../support/members.ts';
import { newPlan, STRENGTH_FOUR, stateOf } from '../support/plans.ts';
import { screenshot } from '../support/screenshot.ts';
import { stub } from '../support/stub.ts';
import {
  atEachWidth,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  refused,
  test,
} from '../support/test.ts';

const LIST = '/workout-plans/existing';
const PLANS = '/workouts/plans/';
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Are you sure you want to delete this plan?' });
const OTHER = { name: 'Two Days', goal: 'maintenance', week: { Sunday: [['Plank', 3, 45]] } } as const;

test('R-447 R-449 R-450 R-453 R-454 R-457 R-459 the cards and where their buttons lead', async ({
  page,
  request,
}) => {
  const somebody = await member(request);
  const plan = await newPlan(request, somebody, STRENGTH_FOUR);
  await newPlan(request, somebody, OTHER);
  await enter(page, somebody);
  const asked = page.waitForRequest(`**/api${PLANS}`);
  await page.goto(LIST);
  expect((await asked).method()).toBe('GET');
  await expect(cards(page)).toHaveText(['Two Days', 'Strength Four']);
  const own = card(page, 'Strength Four');
  await expect(own.getByRole('listitem')).toHaveText([
    'Weight Loss',
    '4 days per week',
    '11 exercises, 35 sets',
    'Created today',
  ]);
  await expect(
    own.getByRole('img', { name: 'Training on Monday, Tuesday, Thursday, and Saturday' }),
  ).toBeVisible();
  await expect(card(page, 'Two Days')).toContainText('Weight Maintenance');
  await expect(card(page, 'Two Days')).toContainText('1 day per week');
  await expect(page.getByRole('link', { name: 'Create New Plan' })).toHaveAttribute(
    'href',
    '/workout-plans/onboarding',
  );
  await expect(page.getByText('Get Started')).toHaveCount(0);

  const start = own.getByRole('button', { name: 'Start Workout' });
  await expect(start).toHaveAccessibleDescription('Strength Four');
  await start.click();
  await expect(page).toHaveURL(/\/workout-logging$/);
  expect(await stateOf(page)).toMatchObject({
    source: 'existingPlans',
    planId: plan.plan_id,
    plan_id: plan.plan_id,
  });
  await page.goBack();
  await own.getByRole('button', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/\/workout-plans\/details$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Strength Four' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Thursday/ })).toBeVisible();
});

test('R-451 R-452 A-145 A-177 deleting asks and names the plan; also when another tab was faster', async ({
  page,
  context,
  request,
}) => {
  const somebody = await member(request);
  await newPlan(request, somebody, STRENGTH_FOUR);
  await newPlan(request, somebody, OTHER);
  await enter(page, somebody);
  await page.goto(LIST);
  const other = await context.newPage();
  await other.goto(LIST);
  await expect(cards(other)).toHaveCount(2);

  const deletions: string[] = [];
  page.on('request', (sent) => sent.method() === 'DELETE' && deletions.push(sent.url()));
  const ask = card(page, 'Two Days').getByRole('button', { name: 'Delete Plan' });
  await ask.click();
  await expect(question(page)).toContainText('Two Days');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(ask).toBeFocused();
  expect(deletions).toEqual([]);

  await ask.click();
  await question(page).getByRole('button', { name: 'Delete Plan' }).click();
  await expect(cards(page)).toHaveText(['Strength Four']);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(deletions).toHaveLength(1);

  await card(other, 'Two Days').getByRole('button', { name: 'Delete Plan' }).click();
  const gone = other.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await question(other).getByRole('button', { name: 'Delete Plan' }).click();
  expect((await gone).status()).toBe(404);
  await expect(cards(other)).toHaveText(['Strength Four']);
  await expect(other.getByRole('alert')).toHaveCount(0);

  await card(page, 'Strength Four').getByRole('button', { name: 'Delete Plan' }).click();
  await question(page).getByRole('button', { name: 'Delete Plan' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/workout-plans/onboarding',
  );
  await expect(page.getByRole('link', { name: 'Create New Plan' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Fitness' }).click();
  await expect(page.getByRole('menuitem', { name: 'Workout Plans' })).toHaveAttribute(
    'href',
    '/workout-plans/onboarding',
  );
});

test('R-448 R-458 A-128 A-141 plans without a name, and in every spelling', async ({ page, request }) => {
  await stub(page, PLANS, {
    json: [
      { plan_id: 1, plan_name: ' ', fitness_goal: 'muscle_gain', workoutDaysCount: 3 },
      { planId: 2, planName: 'Camel', fitnessGoal: 'endurance', createdAt: '2026-10-02T08:00:00Z' },
      { workoutPlanId: 'three', planname: 'Lower', fitnessgoal: 'general_fitness' },
      { id: 4, fitness_goal: 'something new' },
    ],
  });
  await enter(page, await member(request));
  await page.goto(LIST);
  await expect(cards(page)).toHaveText(['Muscle Gain Plan', 'Camel', 'Lower', 'Workout Plan']);
  await expect(card(page, 'Camel')).toContainText('Endurance Training');
  await expect(card(page, 'Camel')).toContainText('Created 2 Oct 2026');
  await expect(card(page, 'Lower')).toContainText('General Fitness');
});

test.describe('failures', () => {
  test.use({ allowConsole: refused(500) });

  test('R-455 R-456 the list cannot be loaded, a plan cannot be deleted: it says so, and the card stays', async ({
    page,
    request,
  }) => {
    const somebody = await member(request);
    const { plan_id } = await newPlan(request, somebody, OTHER);
    await enter(page, somebody);
    await stub(page, PLANS, { status: 500, json: { message: 'Out of order' } });
    await page.goto(LIST);
    await expect(page.getByRole('alert')).toContainText('Failed to load workout plans');
    await expect(page.getByRole('alert')).toContainText('Out of order');
    await page.unroute(`**/api${PLANS}`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(cards(page)).toHaveText(['Two Days']);

    await stub(page, `${PLANS}${plan_id}`, 'abort');
    const ask = card(page, 'Two Days').getByRole('button', { name: 'Delete Plan' });
    await ask.click();
    await question(page).getByRole('button', { name: 'Delete Plan' }).click();
    await expect(question(page).getByRole('alert')).toContainText('Failed to delete workout plan');
    await expect(question(page).getByRole('alert')).toContainText('No response received from server');
    await page.keyboard.press('Escape');
    await expect(ask).toBeFocused();
    await expect(cards(page)).toHaveText(['Two Days']);
  });
});

test('the list fits and is accessible, empty and full', async ({ page, request }) => {
  const somebody = await member(request);
  await enter(page, somebody);
  await page.goto(LIST);
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await atEachWidth(page, [360, 768, 1280], async (width) => {
    await screenshot(page, `plans-empty-${width}`);
    if (width === 360) await expectAccessible(page);
  });
  await newPlan(request, somebody, { ...OTHER, name: 'Averyveryverylongwordwithoutanybreak'.repeat(3) });
  await newPlan(request, somebody, OTHER);
  await newPlan(request, somebody, STRENGTH_FOUR);
  await page.reload();
  await expect(cards(page)).toHaveCount(3);
  await atEachWidth(page, [360, 768, 1280], async (width) => {
    await screenshot(page, `plans-${width}`);
    await expectNoSidewaysScroll(page);
    if (width !== 768) await expectAccessible(page);
  });
});
