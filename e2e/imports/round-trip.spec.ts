import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { strFromU8 } from 'fflate';
import { download, type Row, without } from '../support/downloads.ts';
import { as } from '../support/exercises.ts';
import {
  CRONOMETER_FILE,
  chooseFile,
  csv,
  importButton,
  openImport,
  read,
  strongFile,
} from '../support/imports.ts';
import { type Member, member } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

const GUIDE = readFileSync(new URL('../../docs/import.md', import.meta.url), 'utf8');

/** The guide names every column of the file, in its order. */
function expectDocumented(path: string, bytes: Uint8Array): void {
  const [header = ''] = strFromU8(bytes).replace('\ufeff', '').split('\r\n', 1);
  const name = path.replace('csv/', '');
  const lines = GUIDE.split('\n').filter((text) => text.startsWith(`| \`${name}\` |`));
  const line = lines.at(-1) ?? '';
  const words = [...line.replace(/ \((?!kcal|g\)|mg)[^)]*\)/g, '').matchAll(/`([^`]+)`/g)].map(
    ([, word]) => word,
  );
  const columns = header === '' ? [] : header.split(',');
  expect([name, words.filter((word) => columns.includes(word ?? ''))]).toEqual([name, columns]);
}

/** The names of the foods that meals are linked to. */
async function linkedFoods(request: APIRequestContext, somebody: Member) {
  const meals: Row[] = await read(request, somebody, 'meals/date/2025-03-05');
  return meals.map(({ name, food_id }) => [name, food_id !== null]);
}

/** Weeks, and everything an entry can ask for. */
const planWith = (own: unknown) => ({
  name: 'Sleds',
  fitnessGoal: 'endurance',
  workoutDays: {
    Monday: [{ exercise_id: own, sets: 4, reps: 20 }],
    Friday: [
      { exercise_id: 2, reps: 8, reps_max: 12, target_weight: 61.235, rest_seconds: 150, superset: 1 },
      { exercise_id: 3, target_percent: 80, target_rpe: 8.5, progression: 'linear', superset: 1 },
    ],
  },
  more_weeks: [{ Tuesday: [{ exercise_id: own, sets: 5, reps: 25 }] }, { Friday: [{ exercise_id: 2 }] }],
});

test('R-712 FitArc’s own download, imported into an empty account, gives the same data', async ({
  page,
  request,
}) => {
  const ada = await member(request);
  const headers = as(ada);
  const post = async (path: string, data: unknown) => {
    const answer = await request.post(`/api/${path}`, { headers, data: data as Row });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
    return (await answer.json()) as Row;
  };
  await openImport(page, ada);
  for (const file of [csv('strong.csv', strongFile(3)), csv('servings.csv', CRONOMETER_FILE)]) {
    await chooseFile(page, file);
    await importButton(page).click();
    await expect(page.getByText(/^Imported from/)).toBeVisible();
  }
  const own = await post('own-exercises', {
    name: 'Sled =Drag',
    description: 'Backward, with a belt.',
    muscles: ['Quadriceps'],
    measure: 'distance',
    movement: 'sled pull',
  });
  await post('workouts', {
    workout_type: 'Custom',
    workout_name: 'Odds, "ends"',
    date: '2025-05-01',
    notes: 'Rain\nand wind',
    total_duration: 61,
    total_calories_burned: 412,
    started_at: '2025-05-01T16:00:00Z',
    ended_at: '2025-05-01T17:01:00Z',
    exercises: [
      {
        exercise_id: 1,
        superset: 1,
        notes: 'slow',
        set_details: [
          { reps: 8, weight: -20 },
          { reps: 0, weight: 60, note: 'No' },
        ],
      },
      { exercise_id: own.exercise_id, superset: 1, set_details: [{ reps: 40, weight: 80, rpe: 9.5 }] },
      { exercise_id: 1, set_details: [{ reps: 12, weight: 30, kind: 'drop', seconds: 75.5, metres: 12.5 }] },
    ],
  });
  const food = await post('foods/contribute', {
    name: 'Rye loaf',
    brand: 'Mine',
    calories: 250,
    serving_size: '100g',
  });
  await post('meals', {
    name: 'Rye loaf',
    date: '2025-03-05',
    calories: 125,
    portion: 50,
    food_id: food.food_id,
    slot: 'snack',
    eaten_at: '2025-03-05T15:00:00Z',
    nutrients: { potassium_mg: 90 },
  });
  await post('weights', { date: '2025-03-01', weight: 81.25 });
  await post('measurements', { date: '2025-03-01', kind: 'waist', value: 34.5, unit: 'in' });
  await post('favorites/add', { exerciseId: 5 });
  await post('favorites/add', { exerciseId: own.exercise_id });
  await post('workouts/plans/create-custom', planWith(own.exercise_id));
  const goals = {
    daily_calories_goal: 2345,
    daily_protein_goal: 150,
    daily_carbs_goal: 222,
    daily_fats_goal: 66,
  };
  await request.put('/api/nutrition/goals', { headers, data: goals });

  const before = await download(request, ada);
  expect(Object.keys(before.files)).toEqual(
    expect.arrayContaining([
      'README.txt',
      'csv/workouts.csv',
      'csv/meals.csv',
      'workouts-hevy.csv',
      'foods-cronometer.csv',
    ]),
  );

  for (const [name, bytes] of Object.entries(before.files))
    if (name.endsWith('.csv')) expectDocumented(name, bytes);

  // Into the same account it adds nothing.
  const file = { name: 'fitarc.zip', mimeType: 'application/zip', buffer: before.body };
  await chooseFile(page, file);
  await expect(page.getByText('This file was downloaded from the account')).toBeHidden();
  await importButton(page).click();
  await expect(page.getByText(/^Imported from FitArc/)).toBeVisible();
  const same = await download(request, ada);
  for (const kind of [
    'workouts',
    'workout_sets',
    'meals',
    'weights',
    'measurements',
    'plans',
    'favorites',
    'foods',
  ])
    expect(same.data[kind]?.length, kind).toBe(before.data[kind]?.length);

  const grace = await member(request);
  await openImport(page, grace);
  await chooseFile(page, file);
  await expect(page.getByText(`This file was downloaded from the account ${ada.email}.`)).toBeVisible();
  await importButton(page).click();
  await expect(page.getByText(/^Imported from FitArc/)).toBeVisible();

  const after = await download(request, grace);
  for (const kind of [
    'workouts',
    'workout_sets',
    'meals',
    'measurements',
    'plan_exercises',
    'favorites',
    'own_exercises',
  ])
    expect({ [kind]: without(after.data[kind]) }).toEqual({ [kind]: without(before.data[kind]) });
  expect(without(after.data.plans)).toEqual(without(before.data.plans));
  expect(without(after.data.foods, ['approval', 'visibility'])).toEqual(
    without(before.data.foods, ['approval', 'visibility']),
  );
  expect(without(after.data.nutrition_goals)).toEqual(without(before.data.nutrition_goals));
  const past = (rows: readonly Row[] = []) => without(rows).filter(({ date }) => String(date) < '2026');
  expect(past(after.data.weights)).toEqual(past(before.data.weights));
  expect(await linkedFoods(request, grace)).toEqual(await linkedFoods(request, ada));
});
