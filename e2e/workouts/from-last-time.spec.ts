import type { APIRequestContext, Page } from '@playwright/test';
import { enter, type Member, member } from '../support/members.ts';
import { connectionLine, cut } from '../support/offline.ts';
import { screenshot } from '../support/screenshot.ts';
import { atEachWidth, expect, expectSound, refused, test } from '../support/test.ts';
import { dayFromToday, logged, logWorkout, pick, storedWorkouts, submit } from '../support/workouts.ts';

// A member without nutrition goals.
test.use({ allowConsole: refused(404) });

const CURL = 'Barbell Curl';
const SQUAT = 'Barbell Back Squat';

/** Somebody who trained a week ago, without a plan. */
async function trained(page: Page, request: APIRequestContext): Promise<Member> {
  const ada = await member(request);
  await logWorkout(request, ada, {
    date: dayFromToday(-7),
    exercises: [
      { name: CURL, sets: 3, reps: 8, weight: 30 },
      {
        name: SQUAT,
        set_details: [
          { weight: 60, reps: 10, kind: 'warm_up' },
          { weight: 100, reps: 6 },
          { weight: 100, reps: 5 },
        ],
      },
    ],
  });
  await enter(page, ada);
  await page.goto('/workout-logging');
  return ada;
}

const sets = (page: Page) => page.getByLabel('Sets', { exact: true });
const reps = (page: Page) => page.getByLabel('Reps', { exact: true });
const weight = (page: Page) => page.getByLabel('Weight (kg)');
const add = (page: Page) => page.getByRole('button', { name: 'Add', exact: true });
const dock = (page: Page) => page.getByRole('button', { name: /^Set \d+ done:/ });

test('R-1350 in a session an exercise without a plan comes with the sets of its last time: one tap each', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const ada = await trained(page, request);
  await page.getByRole('button', { name: 'Start Session' }).click();
  await pick(page, CURL);
  await expect(sets(page)).toHaveValue('3');
  await expect(reps(page)).toHaveValue('8');
  // What is suggested for today, one step heavier, as with a plan.
  await expect(weight(page)).toHaveValue('');
  await expect(weight(page)).toHaveAttribute('placeholder', '32.5');
  await expect(page.getByText(/^From last time, .*: 30 kg × 8, 30 kg × 8, 30 kg × 8\.$/)).toBeVisible();
  await atEachWidth(page, [1280, 360], (width) => expectSound(page, `session-picked-${width}`));
  await screenshot(page, 'session-picked');
  await add(page).click();
  for (const set of [1, 2, 3]) {
    await expect(dock(page)).toHaveText(`Set ${set} done: 32.5 kg × 8`);
    await dock(page).click();
  }
  await pick(page, SQUAT);
  await expect(sets(page)).toHaveValue('3');
  await add(page).click();
  await expect(page.getByRole('button', { name: 'Set 1: Warm-up' })).toBeVisible();
  for (const text of ['60 kg × 10', '100 kg × 6', '100 kg × 6']) {
    await expect(dock(page)).toContainText(text);
    await dock(page).click();
  }
  await page.getByRole('button', { name: 'Finish Workout' }).click();
  await page.getByRole('dialog').getByLabel('Workout type').selectOption('Full Body');
  await page.getByRole('button', { name: 'Log Workout' }).click();
  await expect(logged(page)).toBeVisible();
  const [stored] = await storedWorkouts(request, ada);
  expect(stored?.exercises).toMatchObject([
    { exercise_name: CURL, sets: 3, reps: 8, weight: 32.5 },
    { exercise_name: SQUAT, set_details: [{ kind: 'warm_up', weight: 60 }, { reps: 6 }, { reps: 6 }] },
  ]);
});

test('R-1351 the form adds each set as it was the last time, and keeps what is typed', async ({
  page,
  request,
}) => {
  const ada = await trained(page, request);
  await page.getByLabel('Workout type').selectOption('Legs');
  await pick(page, SQUAT);
  await expect(weight(page)).toHaveValue('100');
  await expect(page.getByText('60 kg × 10, 100 kg × 6, 100 kg × 5.', { exact: false })).toBeVisible();
  await atEachWidth(page, [360, 1280], (width) => expectSound(page, `logging-picked-${width}`));
  await screenshot(page, 'logging-picked');
  // Figures that nobody typed or added are not logged.
  await submit(page);
  await expect(page.getByRole('alert')).toContainText(`${SQUAT} is not added yet. Press Add, or clear it.`);
  // Another choice brings its own figures.
  await pick(page, CURL);
  await expect(weight(page)).toHaveValue('30');
  await reps(page).fill('12');
  await pick(page, SQUAT);
  await expect(reps(page)).toHaveValue('12');
  await expect(page.getByText('From last time', { exact: false })).toHaveCount(0);
  for (const field of [sets(page), reps(page), weight(page)]) await field.fill('');
  await expect(add(page)).toBeDisabled();
  await pick(page, CURL);
  await expect(reps(page)).toHaveValue('8');
  await pick(page, SQUAT);
  await expect(weight(page)).toHaveValue('100');
  await add(page).click();
  await expect(page.getByText('3 sets').first()).toBeVisible();
  await submit(page);
  await expect(logged(page)).toBeVisible();
  const [stored] = await storedWorkouts(request, ada);
  expect(stored?.exercises).toMatchObject([
    {
      set_details: [
        { kind: 'warm_up', weight: 60, reps: 10 },
        { weight: 100, reps: 6 },
        { weight: 100, reps: 5 },
      ],
    },
  ]);
});

test('R-1352 without a connection the last time comes from what the device has stored', async ({
  page,
  request,
}) => {
  await trained(page, request);
  await pick(page, SQUAT);
  await expect(sets(page)).toHaveValue('3');
  await page.getByRole('button', { name: 'Start Session' }).click();
  await pick(page, CURL);
  await expect(reps(page)).toHaveValue('8');
  await page.reload();
  await expect(reps(page)).toHaveValue('8');
  await cut(page);
  await page.reload();
  await pick(page, SQUAT);
  await expect(connectionLine(page)).toContainText('No connection');
  await expect(reps(page)).toHaveValue('6');
});
