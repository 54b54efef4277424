import type { Page } from '@playwright/test';
import { as, newExercise } from '../support/exercises.ts';
import { admin, enter, type Member, member } from '../support/members.ts';
import { expect, refused, test } from '../support/test.ts';
import { dayFromToday, logWorkout, storedWorkouts } from '../support/workouts.ts';

const EVENING = {
  name: 'Evening',
  date: dayFromToday(-1),
  duration: 40,
  calories: 250,
  notes: 'Left knee warm',
  exercises: [
    { name: 'Leg Press', sets: 3, reps: 12, weight: 160 },
    {
      name: 'Barbell Row',
      set_details: [
        { weight: 60, reps: 8 },
        { weight: 65, reps: 6, kind: 'failure' as const },
      ],
    },
  ],
};

async function openEvening(page: Page, ada: Member) {
  await enter(page, ada);
  await page.goto('/trends');
  await page.getByRole('button', { name: 'Evening' }).click();
  return page.getByRole('dialog', { name: 'Evening' });
}

test('R-793 a logged workout is shown with every set, corrected in the same form with a draft of its own, and leads back', async ({
  page,
  request,
}) => {
  const ada = await member(request);
  const { workout_id } = await logWorkout(request, ada, EVENING);
  const dialog = await openEvening(page, ada);
  for (const text of ['Yesterday · Custom', '40 min', '250 kcal', '6630 kg', 'Left knee warm']) {
    await expect(dialog).toContainText(text);
  }
  await expect(dialog).toContainText('65 kg × 6To failure');
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`/workout-logging?workout=${workout_id}`);
  await expect(page.getByRole('heading', { name: 'Edit Workout' })).toBeVisible();
  await expect(page.getByLabel('Workout name')).toHaveValue('Evening');
  await expect(page.getByLabel('Date')).toHaveValue(dayFromToday(-1));
  await page.getByLabel('Weight of Leg Press').fill('165');
  await page.getByRole('button', { name: 'Open Barbell Row' }).click();
  await expect(page.getByRole('button', { name: 'Set 2: To failure' })).toBeVisible();
  await page.getByLabel('Set 2 reps').fill('7');

  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/trends');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Your unsaved changes are still here.')).toBeVisible();
  await expect(page.getByLabel('Set 2 reps')).toHaveValue('7');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/^Changes saved/)).toBeVisible();
  await expect(page).toHaveURL('/trends');
  const [stored] = await storedWorkouts(request, ada);
  expect(stored).toMatchObject({
    workout_id,
    exercises: [
      { sets: 3, weight: 165 },
      {
        set_details: [
          { weight: 60, reps: 8, kind: 'normal' },
          { weight: 65, reps: 7, kind: 'failure' },
        ],
      },
    ],
  });
});

test.describe('with an exercise that has left the library', () => {
  test.use({ allowConsole: refused(400) });

  test('R-794 a workout is deleted after one question that names it, and comes back as it was, even without the library', async ({
    page,
    request,
  }) => {
    const [ada, boss] = [await member(request), await admin(request)];
    const gone = await newExercise(request, boss);
    await logWorkout(request, ada, {
      ...EVENING,
      exercises: [...EVENING.exercises, { name: gone.name, sets: 2, reps: 5 }],
    });
    await request.delete(`/api/admin/exercises/${gone.exercise_id}`, { headers: as(boss) });
    const [before] = await storedWorkouts(request, ada);
    const dialog = await openEvening(page, ada);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this workout?' });
    await expect(question).toContainText(
      'Evening (Yesterday) will be removed from your history, trends and records.',
    );
    await question.getByRole('button', { name: 'Delete Workout' }).click();
    await expect(page.getByText('Evening deleted')).toBeVisible();
    expect(await storedWorkouts(request, ada)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Evening' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Evening is back')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Evening' })).toBeVisible();
    const [after] = await storedWorkouts(request, ada);
    const content = (stored: typeof before) => ({
      ...stored,
      workout_id: 0,
      updated_at: '',
      exercises: stored?.exercises.map(({ exercise_name, set_details }) => ({ exercise_name, set_details })),
    });
    expect(content(after)).toEqual(content(before));
  });
});

test.describe('without the workout', () => {
  test.use({ allowConsole: refused(404) });

  test('a workout that is not there is said, with a way back', async ({ page, request }) => {
    await enter(page, await member(request));
    await page.goto('/workout-logging?workout=999999999');
    await expect(page.getByText('This workout was not found. It may have been deleted.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Trends' })).toBeVisible();
  });
});
