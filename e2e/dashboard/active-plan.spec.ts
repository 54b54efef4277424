import type { Page } from '@playwright/test';
import { THURSDAY, trainBy } from '../support/active-plan.ts';
import { card } from '../support/dashboard.ts';
import { as } from '../support/exercises.ts';
import { enter, member } from '../support/members.ts';
import { newPlan, stateOf } from '../support/plans.ts';
import { atEachWidth, expect, expectSound, test } from '../support/test.ts';

/** Without what was begun and not logged. */
async function openDashboard(page: Page): Promise<void> {
  await page.goto('/start.js');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('draft:')) localStorage.removeItem(key);
  });
  await page.goto('/dashboard');
}

const week = {
  Monday: [['Barbell Back Squat', 3, 8]],
  Tuesday: [['Plank', 3, 45]],
  Thursday: [['Barbell Bench Press', 3, 8]],
  Saturday: [['Easy Run', 1, 30]],
} as const;

test('R-826 the dashboard shows the week of the active plan; a missed day is done today, and today is still there', async ({
  page,
  request,
}) => {
  const ada = await member(request);
  const plan = await newPlan(request, ada, { name: 'Four Days', week });
  await newPlan(request, ada, { name: 'Newer', week: { Thursday: [['Plank', 9, 99]] } });
  await trainBy(request, ada, plan, '2026-11-10');
  const monday = plan.workouts.Monday?.[0]?.exercise_id;
  const log = (date: string, plan_day: number) =>
    request.post('/api/workouts', {
      headers: as(ada),
      data: {
        workout_type: 'Custom',
        workout_name: 'Logged',
        date,
        plan_id: plan.plan_id,
        plan_week: 0,
        plan_day,
        exercises: [{ exercise_id: monday, sets: 3, reps: 8 }],
      },
    });
  // The week before counts for nothing.
  expect((await log('2026-11-10', 0)).status()).toBe(201);
  expect((await log('2026-11-17', 1)).status()).toBe(201);
  await enter(page, ada);
  await page.clock.setFixedTime(THURSDAY);
  await page.goto('/dashboard');

  const today = card(page, 'Today: Four Days');
  await expect(today).toContainText('1 exercise, 3 sets: Barbell Bench Press');
  const days = today.getByRole('list', { name: 'This week of your plan' }).getByRole('listitem');
  await expect(days).toHaveText([
    /Monday: missed$/,
    /Tuesday: done$/,
    /Wednesday: rest$/,
    /Thursday: today$/,
    /Friday: rest$/,
    /Saturday: coming$/,
    /Sunday: rest$/,
  ]);
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `active-dashboard-${width}`));

  const missed = today.getByRole('list', { name: 'Missed this week' });
  await expect(missed.getByRole('listitem')).toHaveText([/Missed on Monday 1 exercise, 3 sets/]);
  await missed.getByRole('button', { name: 'Start Monday’s Workout' }).click();
  await expect(page).toHaveURL(/\/workout-logging$/);
  expect(await stateOf(page)).toMatchObject({
    planId: plan.plan_id,
    planWeek: 0,
    planDay: 0,
    day: 'Monday',
    session: true,
    exercises: [{ name: 'Barbell Back Squat', sets: 3, reps: 8 }],
  });

  expect((await log('2026-11-19', 0)).status()).toBe(201);
  await openDashboard(page);
  await expect(days.nth(0)).toHaveText(/Monday: done$/);
  await expect(missed).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Start Workout' }).click();
  expect(await stateOf(page)).toMatchObject({ planDay: 3, day: 'Thursday', session: true });

  expect((await log('2026-11-19', 3)).status()).toBe(201);
  await openDashboard(page);
  await expect(card(page, 'Done for today')).toContainText(
    'Four Days continues on Saturday: 1 exercise, 1 set',
  );
});

test('R-827 a plan of several weeks shows the week it is, and whoever trains by none is told', async ({
  page,
  request,
}) => {
  const ada = await member(request);
  const first = await newPlan(request, ada, { name: 'Waves', week: { Thursday: [['Plank', 3, 30]] } });
  const entry = first.workouts.Thursday?.[0];
  const more_weeks = [{ Thursday: [{ ...entry, sets: 5 }] }, { Friday: [{ ...entry, sets: 2 }] }];
  const changed = await request.put(`/api/workouts/plans/${first.plan_id}`, {
    headers: as(ada),
    data: { more_weeks },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  await trainBy(request, ada, first, '2026-11-12');
  await enter(page, ada);
  await page.clock.setFixedTime(THURSDAY);
  await page.goto('/dashboard');
  await expect(card(page, 'Today: Waves (week 2 of 3)')).toContainText('1 exercise, 5 sets');

  // Sunday night is still that week, and an hour later it is the next one.
  await page.clock.setFixedTime('2026-11-22T22:30:00Z');
  await page.reload();
  await expect(card(page, 'Rest day')).toContainText('Waves continues on Friday: 1 exercise, 2 sets');
  await page.clock.setFixedTime('2026-11-22T23:30:00Z');
  await page.reload();
  const days = page.getByRole('list', { name: 'This week of your plan' }).getByRole('listitem');
  await expect(days.nth(4)).toHaveText(/Friday: coming$/);

  await request.put(`/api/workouts/plans/${first.plan_id}/active`, {
    headers: as(ada),
    data: { active: false },
  });
  await page.reload();
  await expect(card(page, 'No active plan').getByRole('link', { name: 'View Plans' })).toBeVisible();
});
