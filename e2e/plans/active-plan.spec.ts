import type { Page } from '@playwright/test';
import { activePlan, THURSDAY, trainBy } from '../support/active-plan.ts';
import { as } from '../support/exercises.ts';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { enter, member } from '../support/members.ts';
import { add, BUILDER, dayButton, goalField, nameField, saveButton } from '../support/plan-editor.ts';
import { newPlan, STRENGTH_FOUR, stateOf } from '../support/plans.ts';
import { atEachWidth, expect, expectSound, test } from '../support/test.ts';

const CHOOSE = 'Make This the Active Plan';
const STOP = 'Stop Using This Plan';
const cardOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test('R-828 the list says which plan is active; another is chosen, and either choice can be taken back', async ({
  page,
  request,
}) => {
  const ada = await member(request);
  const first = await newPlan(request, ada, STRENGTH_FOUR);
  await newPlan(request, ada, { name: 'Other', week: { Monday: [['Plank', 3, 30]] } });
  await trainBy(request, ada, first, '2026-11-03');
  await enter(page, ada);
  await page.goto('/workout-plans/existing');
  await expect(cardOf(page, 'Strength Four')).toContainText('Active plan');
  await expect(cardOf(page, 'Other')).not.toContainText('Active plan');
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `plan-list-${width}`));

  const choose = cardOf(page, 'Other').getByRole('button', { name: CHOOSE });
  await tabTo(page, choose);
  await page.keyboard.press('Enter');
  await expect(cardOf(page, 'Other').getByRole('button', { name: STOP })).toBeVisible();
  expect(await activePlan(request, ada)).toBe('Other');
  const undo = page
    .getByRole('status')
    .filter({ hasText: 'You now train by Other' })
    .getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(cardOf(page, 'Strength Four')).toContainText('Active plan');
  const stored = await request.get(`/api/workouts/plans/${first.plan_id}`, { headers: as(ada) });
  expect(await stored.json()).toMatchObject({ active: true, started_on: '2026-11-03' });

  await cardOf(page, 'Strength Four').getByRole('button', { name: STOP }).click();
  await expect(page.getByText('Active plan', { exact: true })).toHaveCount(0);
  expect(await activePlan(request, ada)).toBeUndefined();
});

test('after a second plan is saved, the list offers to train by it', async ({ page, request }) => {
  const ada = await member(request);
  await newPlan(request, ada, STRENGTH_FOUR);
  await enter(page, ada);
  await page.goto(BUILDER);
  await nameField(page).fill('Second');
  await goalField(page).selectOption('endurance');
  await dayButton(page, 'Monday').click();
  await add(page, 'Plank');
  await saveButton(page).click();
  const offer = page.getByRole('status').filter({ hasText: 'Second is saved' });
  await expect(offer).toContainText(
    'You train by Strength Four. Do you want to train by the new plan instead?',
  );
  await offer.getByRole('button', { name: CHOOSE }).click();
  await expect(offer).toHaveCount(0);
  await expect(cardOf(page, 'Second')).toContainText('Active plan');
  expect(await activePlan(request, ada)).toBe('Second');
});

test('the details show the weeks of the active plan, what was missed, and what an entry asks for', async ({
  page,
  request,
}) => {
  const ada = await member(request);
  const plan = await newPlan(request, ada, STRENGTH_FOUR);
  const [squat, curl] = plan.workouts.Thursday ?? [];
  const asked = {
    ...squat,
    sets: 3,
    reps: 8,
    reps_max: 12,
    target_weight: 61.235,
    target_rpe: 8,
    rest_seconds: 150,
    superset: 1,
  };
  const answer = await request.put(`/api/workouts/plans/${plan.plan_id}`, {
    headers: as(ada),
    data: { more_weeks: [{ Monday: [squat], Thursday: [asked, { ...curl, superset: 1 }] }] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await trainBy(request, ada, plan, '2026-11-10');
  await request.put('/api/preferences', {
    headers: as(ada),
    data: { weight_unit: 'lbs' },
  });
  await enter(page, ada);
  await page.clock.setFixedTime(THURSDAY);
  await page.goto('/workout-plans/existing');
  await page.getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByText('Active plan', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Week 2 (now)' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: /^Monday Missed/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Thursday Today/ })).toBeVisible();
  const today = page.getByRole('region', { name: 'Today, Thursday' });
  await expect(today).toContainText('3 × 8–12');
  await expect(today).toContainText('Superset A · 135 lbs · RPE 8 · Rest 2:30 min');
  await expect(page.getByRole('main')).not.toContainText('kg');
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `active-details-${width}`));

  await page.getByRole('button', { name: 'Week 1' }).click();
  await expect(page.getByRole('button', { name: /^Monday 2 exercises/ })).toBeVisible();
  await page.getByRole('button', { name: /^Saturday/ }).click();
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Start Workout' }), 'Enter');
  expect(await stateOf(page)).toMatchObject({ planId: plan.plan_id, planWeek: 0, planDay: 5 });
  await page.goBack();
  await page.getByRole('button', { name: 'Start Monday’s Workout' }).click();
  expect(await stateOf(page)).toMatchObject({ planWeek: 1, planDay: 0, exercises: [{ sets: 4 }] });
  expect(await stateOf(page)).not.toHaveProperty('session');
});
