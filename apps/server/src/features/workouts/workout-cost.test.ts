import { beforeAll, describe, expect, it } from 'vitest';
import { queriesOf, scansOf } from '../../../test/query-plans.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const ada = await t.cast.ada();
const workouts = workoutsOf(t, ada);
const yearAgo = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
const OF_MEMBERS = ['workouts', 'workout_exercises', 'workout_sets', 'meals'];

/** Ada has trained on 400 days, like each of fifty others: three exercises of two sets, and a meal. */
beforeAll(async () => {
  await t.sql(`insert into users (email, password_hash, created_at)
    select 'other-' || n || '@example.org', 'none', now() from generate_series(1, 50) n`);
  await t.sql(`insert into workouts (user_id, date, type, name, created_at)
    select users.id, current_date - n, 'Push', 'Push', now() from users, generate_series(0, 399) n`);
  await t.sql(`insert into workout_exercises (user_id, date, workout_id, position, exercise_id, name, unit)
    select user_id, date, id, n, 1 + n, 'x', 'reps' from workouts, generate_series(0, 2) n`);
  await t.sql(`insert into workout_sets
      (user_id, date, workout_id, position, number, exercise_id, unit, kind, reps, weight)
    select user_id, date, workout_id, position, n, exercise_id, unit, 'normal', 5, 60
    from workout_exercises, generate_series(0, 1) n`);
  await t.sql(`insert into meals (user_id, date, name, calories, created_at)
    select user_id, date, 'x', 500, now() from workouts`);
  await t.sql('analyze');
  // Whoever was seen a moment ago is not noted down again, so a call's own queries are all there are.
  await workouts.list();
});

const READS: [string, () => Promise<{ status: number }>, { queries: number; rows: number }][] = [
  ['the list of 30 days', () => workouts.list({ startDate: monthAgo }), { queries: 1, rows: 2 * 31 * 10 }],
  [
    'one workout',
    async () => workouts.read((await workouts.list({ startDate: monthAgo })).list[0]?.workout_id),
    { queries: 2, rows: 700 },
  ],
  ['last times', () => workouts.lastTimes({ exerciseIds: '1,2,3,4' }), { queries: 1, rows: 4 * 5 }],
  [
    'last times until a day',
    () => workouts.lastTimes({ exerciseIds: '1', until: yearAgo }),
    { queries: 1, rows: 5 },
  ],
  ['recent exercises', () => workouts.recent(), { queries: 1, rows: 30 * 5 }],
  ['the nutrition of 90 days', () => workouts.trend('nutrition', 90), { queries: 1, rows: 92 }],
  ['the training of 90 days', () => workouts.trend('workouts', 90), { queries: 1, rows: 92 * 10 }],
  ['the exercises of 90 days', () => workouts.trend('exercises', 90), { queries: 1, rows: 92 * 6 }],
  ['the calendar', () => workouts.trend('calendar'), { queries: 1, rows: 367 }],
  ['the sets of twelve weeks', () => workouts.trend('exercise-weeks', 83), { queries: 1, rows: 85 * 6 }],
  ['the progress of an exercise', () => workouts.progress(1), { queries: 2, rows: 400 * 2 }],
  [
    'the sessions of an exercise',
    () => workouts.sessions(1, { limit: '20' }),
    { queries: 2, rows: 400 * 2 + 20 * 3 },
  ],
  ['the history of an exercise', () => workouts.history(1), { queries: 2, rows: 400 * 2 + 400 * 3 }],
];

describe('beside the workouts of many others (R-640, R-641, R-642)', () => {
  it.each(READS)('%s is read along an index of the member’s own rows', async (_name, call, bound) => {
    const asked: { status: number }[] = [];
    const queries = await queriesOf(t.pool, async () => asked.push(await call()));
    expect(asked[0]?.status).toBe(200);
    expect(queries.length).toBeLessThanOrEqual(bound.queries);
    let rows = 0;
    for (const query of queries) {
      const scans = (await scansOf(t.pool, query)).filter(({ table }) => OF_MEMBERS.includes(table));
      for (const { table, way, condition } of scans)
        expect([table, way, condition]).toEqual([table, way, expect.stringContaining('user_id')]);
      rows += scans.reduce((sum, scan) => sum + scan.rows, 0);
    }
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThanOrEqual(bound.rows);
  });
});
