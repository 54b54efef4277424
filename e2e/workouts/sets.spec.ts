import type { APIRequestContext, Page } from '@playwright/test';
import { enter, type Member, member } from '../support/members.ts';
import { expect, test } from '../support/test.ts';
import {
  addByHand,
  dayFromToday,
  logCalls,
  logged,
  logWorkout,
  storedWorkouts,
  submit,
} from '../support/workouts.ts';

const tick = (page: Page, number: number) => page.getByRole('button', { name: `Set ${number} done` }).click();

/** Somebody who has squatted before, with squats in the form and their sets open. */
async function openSquats(page: Page, request: APIRequestContext): Promise<Member> {
  const ada = await member(request);
  await logWorkout(request, ada, {
    date: dayFromToday(-3),
    exercises: [
      {
        name: 'Barbell Back Squat',
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
  await page.getByLabel('Workout type').selectOption('Legs');
  await addByHand(page, 'Barbell Back Squat', 3, 6);
  await page.getByRole('button', { name: 'Open Barbell Back Squat' }).click();
  return ada;
}

test('R-782 sets are logged one by one: last time beside each, taken over with one tap; kinds; records', async ({
  page,
  request,
}) => {
  const ada = await openSquats(page, request);
  const sent = logCalls(page);
  await expect(page.getByText('Last time 1100 kg in 2 sets')).toBeVisible();
  const takeOver = page.getByRole('button', { name: 'Use last time for set 1: 60 × 10, Warm-up' });
  await expect(takeOver).toHaveText('W60 × 10');
  await takeOver.click();
  await expect(page.getByLabel('Set 1 weight')).toHaveValue('60');
  await expect(page.getByLabel('Set 1 reps')).toHaveValue('10');
  await expect(page.getByRole('button', { name: 'Set 1: Warm-up' })).toHaveText('W');
  await page.getByRole('button', { name: 'Set 1: Warm-up' }).click();
  await page.getByRole('menuitem', { name: 'Drop set' }).click();
  await page.getByRole('button', { name: 'Set 1: Drop set' }).click();
  await page.getByRole('menuitem', { name: 'Warm-up' }).click();
  // What cannot be read is not ticked.
  await page.getByLabel('Set 1 reps').fill('ten');
  await tick(page, 1);
  await expect(page.getByLabel('Set 1 reps')).toBeFocused();
  await expect(page.getByLabel('Set 1 reps')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Set 1 done' })).toHaveAttribute('aria-pressed', 'false');
  await page.getByLabel('Set 1 reps').fill('10');
  await tick(page, 1);
  // An empty weight is filled from the last time by ticking.
  await tick(page, 2);
  await expect(page.getByLabel('Set 2 weight')).toHaveValue('100');
  await expect(page.getByText('Before set 3').first()).toBeVisible();
  await page.getByLabel('Set 3 weight').fill('102,5');
  await page.getByLabel('Set 3 weight').press('Enter');
  await expect(page.getByRole('button', { name: 'Set 3 done' })).toHaveAttribute('aria-pressed', 'true');
  // Nothing comes after the very last set, so there is no rest.
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
  await expect(page.getByText('Done 1215 kg')).toBeVisible();
  await expect(page.getByText('Legs, today. 3 of 3 sets done, 1215 kg.')).toBeVisible();

  await page.getByRole('button', { name: 'Add set' }).click();
  await expect(page.getByLabel('Set 4 weight')).toHaveValue('102,5');
  await page.getByRole('button', { name: 'Set 4: Normal set' }).click();
  await page.getByRole('menuitem', { name: 'Remove set' }).click();
  await expect(page.getByLabel('Set 4 weight')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Set 3: Normal set' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Set 4: Normal set' })).toBeFocused();
  await expect(page.getByLabel('Set 4 weight')).toHaveValue('102,5');

  await submit(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Log only the checked sets' }).click();
  await expect(logged(page)).toBeVisible();
  expect(sent[0]?.body.exercises).toEqual([
    {
      exercise_id: expect.any(Number),
      exercise_name: 'Barbell Back Squat',
      sets: 2,
      reps: 6,
      weight: 102.5,
      notes: null,
      set_details: [
        { weight: 60, reps: 10, kind: 'warm_up' },
        { weight: 100, reps: 6, kind: 'normal' },
        { weight: 102.5, reps: 6, kind: 'normal' },
      ],
    },
  ]);
  const records = page.getByRole('region', { name: 'New records' });
  await expect(records).toContainText('Best set');
  await expect(records).toContainText('102.5 kg × 6');
  await records.getByRole('button', { name: 'Dismiss new records' }).click();
  await expect(records).toHaveCount(0);
  expect(await storedWorkouts(request, ada)).toHaveLength(2);
});

test('R-783 with some sets ticked it asks once; all sets are logged when that is meant, and equal ones as one line', async ({
  page,
  request,
}) => {
  await openSquats(page, request);
  const sent = logCalls(page);
  await tick(page, 1);
  const ask = page.getByRole('dialog', { name: 'Some sets are not checked off' });
  await submit(page);
  await ask.getByRole('button', { name: 'Cancel' }).click();
  expect(sent).toEqual([]);
  // What is wrong with a set names it, and leads into its exercise.
  await page.getByLabel('Set 1 weight').fill('1001');
  await page.getByRole('button', { name: 'Close Barbell Back Squat' }).click();
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Set 1 of Barbell Back Squat needs a weight between -1000 and 1000 kg',
  );
  await expect(page.getByLabel('Set 1 weight')).toBeFocused();
  for (const number of [1, 2, 3]) await page.getByLabel(`Set ${number} weight`).fill('90');
  for (const number of [1, 2, 3]) await page.getByLabel(`Set ${number} reps`).fill('6');
  await submit(page);
  await ask.getByRole('button', { name: 'Log all sets' }).click();
  await expect(logged(page)).toBeVisible();
  expect(sent[0]?.body.exercises).toEqual([
    {
      exercise_id: expect.any(Number),
      exercise_name: 'Barbell Back Squat',
      sets: 3,
      reps: 6,
      weight: 90,
      notes: null,
    },
  ]);
  // What was done lately comes first, before anything is typed.
  await page.getByRole('combobox', { name: 'Exercise' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Barbell Back Squat');
});
