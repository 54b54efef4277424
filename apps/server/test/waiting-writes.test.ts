import { addDays, dayAt } from '@fitarc/domain/local-date';
import { LIGHTER_DAY } from '@fitarc/domain/progression/lighter-day';
import { EFFECTS } from '@fitarc/domain/waiting/effects';
import { OVERLAID_PATHS } from '@fitarc/domain/waiting/overlay';
import type { Fields } from '@fitarc/domain/waiting/waiting-write';
import { describe, expect, it } from 'vitest';
import { mealBody } from './meals.ts';
import { recipeBody } from './recipes.ts';
import { startTestApp } from './test-app.ts';
import { type Read, type Write, waitingWritesOf } from './waiting-writes.ts';
import { set, setsBody, workoutBody } from './workouts.ts';

const t = await startTestApp();
const { send, answersOf, compare } = waitingWritesOf(t, await t.cast.ada());
const today = dayAt(new Date(), 'UTC');
const [yesterday, lastWeek] = [addDays(today, -1), addDays(today, -7)];
const range = { startDate: lastWeek, endDate: today };

const CURL = 1;
const EZ_CURL = 2;
const food = await send('POST', '/foods/contribute', {
  name: 'Rye bread',
  calories: 250,
  protein: 9,
  sodium: 500,
});
const meal = await send('POST', '/meals', mealBody({ date: today, fiber: 4 }));
await send('POST', '/meals', mealBody({ date: today, name: 'Milk', slot: 'snack' }));
await send('POST', '/meals', mealBody({ date: yesterday }));
const savedMeal = await send('POST', '/saved-meals', {
  name: 'Breakfast',
  items: [mealBody(), { name: 'Tea', calories: 2 }],
});
const recipe = await send('POST', '/recipes', recipeBody());
const workout = await send('POST', '/workouts', setsBody(lastWeek, CURL, set(100, 5), set(60, 8, 'warm_up')));
const latest = await send('POST', '/workouts', setsBody(yesterday, CURL, set(95, 8), set(95, 7)));
const weight = await send('POST', '/weights', { date: yesterday, weight: 80, unit: 'kg' });
await send('POST', '/weights', { date: lastWeek, weight: 81, unit: 'kg' });
const waist = await send('POST', '/measurements', { date: yesterday, kind: 'waist', value: 80, unit: 'cm' });
await send('POST', '/favorites/add', { exerciseId: EZ_CURL });
await send('POST', `/diary-days/${today}/water`, { ml: 250 });
await send('PUT', `/workouts/exercise-settings/${CURL}`, { note: 'Seat 4' });

const READS: readonly Read[] = [
  { path: '/meals/date/:date', params: { date: today } },
  { path: '/meals/date/:date', params: { date: yesterday } },
  { path: '/meals/days', query: range },
  { path: '/trends/nutrition', query: { days: '30' } },
  { path: '/diary-days/:date', params: { date: today } },
  { path: '/diary-days', query: range },
  { path: '/weights' },
  { path: '/measurements' },
  { path: '/users/profile' },
  { path: '/workouts/' },
  { path: '/workouts/', query: range },
  { path: '/workouts/:id', params: { id: latest.workout_id } },
  { path: '/workouts/last-times', query: { exerciseIds: `${CURL},${EZ_CURL}`, earlier: '2' } },
  { path: '/workouts/last-times', query: { exerciseIds: `${CURL}`, until: lastWeek, earlier: '1' } },
  { path: '/workouts/recent-exercises' },
  { path: '/workouts/exercises/:id/history', params: { id: CURL } },
  { path: '/workouts/exercises/:id/progress', params: { id: CURL } },
  { path: '/workouts/exercises/:id/sessions', params: { id: CURL } },
  { path: '/trends/workouts', query: { days: '30' } },
  { path: '/trends/calendar', query: { days: '30' } },
  { path: '/trends/exercises', query: { days: '30' } },
  { path: '/trends/exercise-weeks', query: { days: '30' } },
  // Not of the day whose workout is deleted: its plan may train on it as well.
  { path: '/nutrition/training-days', query: { startDate: addDays(today, -6), endDate: today } },
  { path: '/favorites' },
  { path: '/foods/my-contributions' },
  { path: '/recipes' },
  { path: '/recipes/:id', params: { id: recipe.recipe_id } },
  { path: '/workouts/exercise-settings' },
];
/** What else the browser has stored. */
const STORED: readonly Read[] = [
  { path: '/saved-meals/:id', params: { id: savedMeal.saved_meal_id } },
  { path: '/workouts/exercises' },
];

const stored = { reads: READS, others: STORED, since: addDays(today, -30) };

const post = (path: string, body: Fields, params = {}): Write => ({
  method: 'POST',
  path,
  params,
  body,
});
const put = (path: string, params: Fields, body: Fields): Write => ({
  method: 'PUT',
  path,
  params,
  body,
});
const remove = (path: string, id: unknown): Write => ({ method: 'DELETE', path, params: { id } });

const WRITES: Record<string, Write> = {
  'a meal': post('/meals', mealBody({ date: today, sugar: 3 })),
  'meals of a batch': post('/meals/batch', {
    meals: [mealBody({ date: today }), mealBody({ date: today, name: 'Milk', slot: 'lunch' })],
  }),
  'copied meals': post('/meals/copy', { from: today, meal_ids: [meal.meal_id], to: addDays(today, -3) }),
  'a changed meal': put('/meals/:id', { id: meal.meal_id }, { name: 'Oats', calories: 200 }),
  'a saved meal': post('/saved-meals/:id/log', { date: yesterday }, { id: savedMeal.saved_meal_id }),
  water: post('/diary-days/:date/water', { ml: 300 }, { date: today }),
  'the mark of a day': put('/diary-days/:date', { date: yesterday }, { mark: 'complete' }),
  'a weight': post('/weights', { date: today, weight: 79.4, unit: 'kg' }),
  'a weight in pounds': post('/weights', { date: today, weight: 176.3, unit: 'lbs' }),
  'a weight of an earlier day': post('/weights', { date: addDays(today, -3), weight: 85, unit: 'kg' }),
  'a weight of another day': put(
    '/weights/:id',
    { id: weight.weight_id },
    { date: addDays(today, -20), weight: 82, unit: 'kg' },
  ),
  'a deleted weight': remove('/weights/:id', weight.weight_id),
  'a measurement': post('/measurements', { date: today, kind: 'waist', value: 79, unit: 'cm' }),
  'a changed measurement': put(
    '/measurements/:id',
    { id: waist.measurement_id },
    { date: yesterday, kind: 'waist', value: 33, unit: 'in' },
  ),
  'a deleted measurement': remove('/measurements/:id', waist.measurement_id),
  'a workout with records': post('/workouts', {
    ...setsBody(today, CURL, set(60, 5, 'warm_up'), set(105, 5), set(105, 4)),
    started_at: `${today}T00:00:00.000Z`,
    ended_at: `${today}T00:45:00.000Z`,
  }),
  'a workout of two exercises, in pounds': post(
    '/workouts',
    workoutBody({
      date: today,
      weight_unit: 'lbs',
      workout_type: 'Custom',
      workout_name: 'Morning',
      exercises: [
        { exercise_id: CURL, sets: 3, reps: 10, weight: 135 },
        { exercise_id: EZ_CURL, set_details: [set(95, 5), set(null, 12)], notes: 'Slow' },
      ],
    }),
  ),
  'a lighter day, with an exercise done twice': post(
    '/workouts',
    workoutBody({
      date: today,
      exercises: [
        { exercise_id: CURL, set_details: [set(80, 5)], reason: LIGHTER_DAY },
        { exercise_id: CURL, set_details: [set(60, 8), set(null, 0)] },
      ],
    }),
  ),
  'a workout of an earlier day': post('/workouts', setsBody(addDays(today, -10), CURL, set(90, 10))),
  'a changed workout': put(
    '/workouts/:id',
    { id: latest.workout_id },
    { ...setsBody(yesterday, CURL, set(97.5, 8)), notes: 'Better' },
  ),
  'a deleted workout': remove('/workouts/:id', workout.workout_id),
  'a favorite': post('/favorites/add', { exerciseId: CURL }),
  'a favorite less': { method: 'DELETE', path: '/favorites/remove', body: { exerciseId: EZ_CURL } },
  'a public food': post('/foods/contribute', { name: 'Spelt bread', calories: 240, visibility: 'public' }),
  'a personal food': post('/foods/contribute', { name: 'Corn bread', calories: 240, carbs: 40 }),
  'a changed food': put('/foods/:id', { id: food.food_id }, { name: 'Rye bread', calories: 260, protein: 9 }),
  'a deleted food': remove('/foods/:id', food.food_id),
  'a recipe': post('/recipes', recipeBody({ name: 'Beans', cooked_grams: 800, steps: 'Cook.' })),
  'a changed recipe': put(
    '/recipes/:id',
    { id: recipe.recipe_id },
    recipeBody({ name: 'Rice with beans', servings: 2 }),
  ),
  'a deleted recipe': remove('/recipes/:id', recipe.recipe_id),
  'a note on an exercise': put(
    '/workouts/exercise-settings/:id',
    { id: EZ_CURL },
    { note: 'Elbows in', rest_seconds: 120 },
  ),
  'a deleted meal': remove('/meals/:id', meal.meal_id),
};

describe('what the browser shows of queued writes', () => {
  it('is read from addresses that all answer', async () => {
    expect((await answersOf([...READS, ...STORED])).size).toBe(READS.length + STORED.length);
  });

  it('is compared for every read that shows what waits, and for every write that waits', () => {
    expect([...new Set(READS.map(({ path }) => path))].sort()).toEqual([...OVERLAID_PATHS].sort());
    const written = Object.values(WRITES).map((write) => `${write.method} ${write.path}`);
    expect([...new Set(written)].sort()).toEqual(Object.keys(EFFECTS).sort());
  });

  it('is what the server answers later, of many at once', () =>
    compare(
      [
        post('/weights', { date: addDays(today, -2), weight: 80.5, unit: 'kg' }),
        post('/meals', mealBody({ date: today, name: 'Dal' })),
        post('/workouts', setsBody(addDays(today, -2), CURL, set(101, 5))),
        post('/workouts', setsBody(today, CURL, set(101, 5), set(102, 3))),
        post('/diary-days/:date/water', { ml: 300 }, { date: today }),
        post('/diary-days/:date/water', { ml: -100 }, { date: today }),
        post('/weights', { date: addDays(today, -2), weight: 80.4, unit: 'kg' }),
      ],
      stored,
    ));

  it.each(Object.entries(WRITES))('is what the server answers later: %s (R-1050)', (_name, write) =>
    compare([write], stored),
  );
});
