import { describe, expect, it } from 'vitest';
import { effectOf } from './effects.ts';
import type { Find } from './find.ts';
import { withWaiting } from './overlay.ts';
import { OATS, write } from './waiting.fixture.ts';
import {
  asWaiting,
  type Effect,
  type Fields,
  type WaitingWrite,
  waitingId,
  withStoredIds,
} from './waiting-write.ts';

const nothing: Find = async () => undefined;
const knows =
  (records: Readonly<Record<string, Fields>>): Find =>
  async (kind, id) =>
    records[`${kind} ${id}`];

const effect = async (one: WaitingWrite, find: Find = nothing): Promise<Effect> => {
  const known = await effectOf(one, find);
  if (!known) throw new Error('no effect');
  return known;
};

const stored = { meal_id: 7, ...OATS, portion: 60, food_id: null };
const read = (path: string, params: Fields = {}, query: Fields = {}) => ({ path, params, query });

describe('meals', () => {
  it('are on their day, after the others, and on no other day', async () => {
    const added = write('POST', '/meals', OATS);
    const effects = [await effect(added)];
    const day = withWaiting(read('/meals/date/:date', { date: '2026-11-18' }), [stored], effects);
    expect(day).toEqual([
      stored,
      asWaiting({ meal_id: waitingId(added), ...OATS, portion: 60, food_id: null }),
    ]);
    expect(withWaiting(read('/meals/date/:date', { date: '2026-11-17' }), [], effects)).toEqual([]);
  });

  it('change the sums of their day; an edit by what it changed, a deletion by all of it', async () => {
    const find = knows({ 'meal 7': stored });
    const days = [{ date: '2026-11-18', meals: 1, calories: 225, protein: 8, carbs: 35, fats: 4 }];
    const query = { startDate: '2026-11-12', endDate: '2026-11-18' };
    const sums = (...effects: Effect[]) => withWaiting(read('/meals/days', {}, query), days, effects);
    const edit = await effect(write('PUT', '/meals/:id', { portion: 120 }, { id: '7' }), find);
    expect(sums(edit)).toEqual([
      { date: '2026-11-18', meals: 1, calories: 450, protein: 16, carbs: 70, fats: 8 },
    ]);
    const deletion = await effect(write('DELETE', '/meals/:id', {}, { id: '7' }), find);
    expect(sums(deletion)).toEqual([]);
    const early = await effect(write('POST', '/meals', { ...OATS, date: '2026-11-11' }));
    expect(sums(early)).toEqual(days);
  });

  it('add what they tell to the trend, which counts the meals that tell it', async () => {
    const added = await effect(write('POST', '/meals', { ...OATS, fiber: 6 }));
    const trend = withWaiting(
      { ...read('/trends/nutrition', {}, { days: 7 }), since: '2026-11-11' },
      [],
      [added],
    );
    expect(trend).toEqual([
      {
        date: '2026-11-18',
        meals: 1,
        total_calories: 225,
        total_protein: 8,
        total_carbs: 35,
        total_fats: 4,
        total_fiber: 6,
        fiber_meals: 1,
      },
    ]);
  });

  it('leave a day in place whose answer does not count its meals', async () => {
    const deletion = await effect(
      write('DELETE', '/meals/:id', {}, { id: '7' }),
      knows({ 'meal 7': stored }),
    );
    const days = [
      { date: '2026-11-18', total_calories: 512, total_protein: 14, total_carbs: 97, total_fats: 5 },
    ];
    expect(withWaiting(read('/trends/nutrition'), days, [deletion, deletion])).toMatchObject([
      { date: '2026-11-18', total_calories: 62 },
    ]);
  });

  it('are copied from what is known of them; unknown ones cannot be shown', async () => {
    const copy = write('POST', '/meals/copy', { from: '2026-11-18', to: '2026-11-19', meal_ids: [7] });
    const { after } = await effect(
      copy,
      knows({ 'meal 7': { ...stored, eaten_at: '2026-11-18T08:00:00Z' } }),
    );
    expect(after).toEqual([{ ...stored, meal_id: waitingId(copy, 0), date: '2026-11-19' }]);
    expect(await effectOf(copy, nothing)).toBeUndefined();
  });
});

const SETS = [
  { weight: 100, reps: 5, kind: 'normal' },
  { weight: 40, reps: 10, kind: 'warm_up' },
];
const squats = (date: string) =>
  write('POST', '/workouts', {
    workout_type: 'Legs',
    workout_name: 'Legs',
    date,
    total_duration: 50,
    exercises: [{ exercise_id: 3, exercise_name: 'Squat', set_details: SETS }],
  });
const history = {
  exercise_id: 3,
  unit: 'reps',
  records: {
    best_set: { workout_id: 1, date: '2026-11-01', value: 95, weight: 95, reps: 5 },
    one_rep_max: { workout_id: 1, date: '2026-11-01', value: 110.8, weight: 95, reps: 5 },
    volume: { workout_id: 1, date: '2026-11-01', value: 1425, weight: null, reps: null },
  },
  session_count: 1,
  sessions: [
    { workout_id: 1, date: '2026-11-01', sets: 3, weight: 95, reps: 5, one_rep_max: 110.8, volume: 1425 },
  ],
};

describe('workouts', () => {
  it('are in lists and sums, with their records', async () => {
    const logged = squats('2026-11-18');
    const found = await effect(logged, knows({ 'exerciseHistory 3': history }));
    expect(found.answer).toMatchObject({
      workout_id: waitingId(logged),
      total_volume: 500,
      new_records: [
        { exercise_id: 3, kind: 'best_set', value: 100, previous: 95 },
        { exercise_id: 3, kind: 'one_rep_max', value: 116.7, previous: 110.8 },
      ],
    });
    const query = { startDate: '2026-11-11', endDate: '2026-11-18' };
    expect(
      withWaiting(read('/workouts/', {}, query), [{ workout_id: 1, date: '2026-11-12' }], [found]),
    ).toMatchObject([{ workout_id: waitingId(logged), waiting: true }, { workout_id: 1 }]);
    expect(withWaiting(read('/trends/workouts', {}, { days: 30 }), [], [found])).toMatchObject([
      { date: '2026-11-18', workout_count: 1, total_duration: 50, total_volume: 500 },
    ]);
    const shown = withWaiting(read('/workouts/exercises/:id/history', { id: '3' }), history, [
      found,
    ]) as typeof history;
    expect(shown.records.best_set).toMatchObject({ value: 100, workout_id: waitingId(logged) });
    expect(shown.records.volume.value).toBe(1425);
    expect(shown.session_count).toBe(2);
  });

  it('are the last time of their exercises, with the time before them', async () => {
    const found = await effect(squats('2026-11-18'));
    const before = { exercise_id: 3, workout_id: 1, date: '2026-11-01', volume: 1425, set_details: [] };
    const query = { exerciseIds: '3,4', until: '2026-11-19', earlier: 6 };
    expect(withWaiting(read('/workouts/last-times', {}, query), [before], [found])).toMatchObject([
      { exercise_id: 3, date: '2026-11-18', earlier: [{ date: '2026-11-01' }] },
    ]);
    const until = { ...query, until: '2026-11-17' };
    expect(withWaiting(read('/workouts/last-times', {}, until), [before], [found])).toMatchObject([
      { date: '2026-11-01' },
    ]);
  });

  it('count once after a correction, and not at all after a deletion', async () => {
    const logged = await effect(squats('2026-11-18'));
    const workout = logged.after[0] as Fields;
    const corrected = { ...logged, before: [workout], after: [{ ...workout, date: '2026-11-17' }] };
    const deleted = { ...logged, before: corrected.after, after: [] };
    const shown = (path: string, answer: Fields, effects: Effect[]) =>
      withWaiting(read(`/workouts/exercises/:id/${path}`, { id: '3' }), answer, effects);
    const progress = { records: {}, session_count: 1, periods: [{ date: '2026-11-01', sessions: 1 }] };
    for (const [path, answer] of [
      ['history', history],
      ['progress', progress],
    ] as const) {
      expect(shown(path, answer, [logged, corrected])).toMatchObject({ session_count: 2 });
      expect(shown(path, answer, [logged, corrected, deleted])).toMatchObject({ session_count: 1 });
    }
    const query = { exerciseIds: '3' };
    expect(withWaiting(read('/workouts/last-times', {}, query), [], [logged, corrected, deleted])).toEqual(
      [],
    );
  });

  it('that the server has leave the progress when they are deleted', async () => {
    const { after } = await effect(squats('2026-11-18'));
    const deleted: Effect = { kind: 'workout', before: after, after: [], answer: {} };
    const period = { date: '2026-11-18', sessions: 1, volume: 500, amount: 5 };
    const progress = (periods: Fields[]) => ({ records: {}, session_count: periods.length, periods });
    const path = read('/workouts/exercises/:id/progress', { id: '3' });
    expect(withWaiting(path, progress([period]), [deleted])).toMatchObject({ session_count: 0, periods: [] });
    const two = { ...period, sessions: 2, volume: 800 };
    expect(withWaiting(path, progress([two]), [deleted])).toMatchObject({
      periods: [{ sessions: 1, volume: 300 }],
    });
  });

  it('in pounds are kept in kilograms, as the server answers them', async () => {
    const pounds = squats('2026-11-18');
    const { after } = await effect({ ...pounds, body: { ...pounds.body, weight_unit: 'lbs' } });
    expect(after[0]).toMatchObject({
      exercises: [{ weight: 45.359, set_details: [{ weight: 45.359 }, {}] }],
    });
  });
});

it('a weight replaces that of its day, and the newest is the profile’s', async () => {
  const entry = { weight_id: 9, date: '2026-11-18', weight: 80, unit: 'kg' };
  const logged = write('POST', '/weights', { date: '2026-11-18', weight: 79.4, unit: 'kg' });
  const found = await effect(logged, knows({ 'weightOfDay 2026-11-18': entry }));
  expect(withWaiting(read('/weights'), [entry], [found])).toEqual([asWaiting({ ...entry, weight: 79.4 })]);
  expect(
    withWaiting(read('/users/profile'), { current_weight: 80, weight_unit: 'kg' }, [found]),
  ).toMatchObject({ current_weight: 79.4 });
});

it('water adds up from one glass to the next', async () => {
  const glass = () => write('POST', '/diary-days/:date/water', { ml: 250 }, { date: '2026-11-18' });
  const first = await effect(glass());
  const second = await effect(glass(), knows({ 'diaryDay 2026-11-18': first.after[0] as Fields }));
  const day = { date: '2026-11-18', mark: null, water: 0 };
  expect(withWaiting(read('/diary-days/:date', { date: '2026-11-18' }), day, [first, second])).toMatchObject({
    water: 500,
  });
});

it('a recipe is also a food, with an id of its own', async () => {
  const recipe = write('POST', '/recipes', { name: 'Dal', servings: 2, ingredients: [] });
  const { after } = await effect(recipe);
  expect(after[0]).toMatchObject({ recipe_id: waitingId(recipe), food_id: waitingId(recipe, 1) });
});

it('names records by the ids they got, in addresses and in bodies', () => {
  const ids = new Map([['waiting:ab12', '17']]);
  expect(withStoredIds('/api/meals/waiting%3Aab12', ids)).toBe('/api/meals/17');
  expect(withStoredIds('{"meal_ids":["waiting:ab12","waiting:ff"]}', ids)).toBe(
    '{"meal_ids":[17,"waiting:ff"]}',
  );
});
