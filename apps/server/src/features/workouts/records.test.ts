import { bestSet, oneRepMax, type PerformedSet, volumeOf } from '@fitarc/domain/workout';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { newcomer, set, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const NONE = { best_set: null, one_rep_max: null, volume: null };

describe('the history of an exercise', () => {
  it('holds the records with the workouts they were set in, and every session, oldest first', async () => {
    const { done, history, exercise_id } = await newcomer(t);
    const heavy = await done('2026-03-03', set(200, 1, 'warm_up'), set(100, 1), set(80, 5));
    const many = await done('2026-03-01', set(80, 10), set(80, 10), set(80, 12, 'drop'));
    await done('2026-03-02', set(100, 1), set(60, 13));
    const light = await done('2026-03-04', set(100, 1));
    expect(await history()).toEqual({
      exercise_id,
      unit: 'reps',
      session_count: 4,
      records: {
        best_set: { workout_id: expect.any(Number), date: '2026-03-02', value: 100, weight: 100, reps: 1 },
        one_rep_max: { workout_id: many.workout_id, date: '2026-03-01', value: 112, weight: 80, reps: 12 },
        volume: { workout_id: many.workout_id, date: '2026-03-01', value: 2560, weight: null, reps: null },
      },
      sessions: [
        {
          workout_id: many.workout_id,
          date: '2026-03-01',
          sets: 3,
          weight: 80,
          reps: 12,
          one_rep_max: 112,
          volume: 2560,
        },
        {
          workout_id: expect.any(Number),
          date: '2026-03-02',
          sets: 2,
          weight: 100,
          reps: 1,
          one_rep_max: 100,
          volume: 880,
        },
        {
          workout_id: heavy.workout_id,
          date: '2026-03-03',
          sets: 2,
          weight: 100,
          reps: 1,
          one_rep_max: 100,
          volume: 500,
        },
        {
          workout_id: light.workout_id,
          date: '2026-03-04',
          sets: 1,
          weight: 100,
          reps: 1,
          one_rep_max: 100,
          volume: 100,
        },
      ],
    });
  });

  it('takes of equally heavy sets the one with more repetitions, and of equal ones the earliest (R-867)', async () => {
    const { done, history } = await newcomer(t);
    const later = await done('2026-03-05', set(50, 8));
    expect(await history()).toMatchObject({
      records: { best_set: { workout_id: later.workout_id, reps: 8 } },
    });
    const earlier = await done('2026-03-04', set(50, 8), set(50, 8));
    expect(await history()).toMatchObject({
      records: {
        best_set: { workout_id: earlier.workout_id },
        one_rep_max: { workout_id: earlier.workout_id },
      },
    });
    const more = await done('2026-03-06', set(50, 9));
    expect(await history()).toMatchObject({
      records: { best_set: { workout_id: more.workout_id, reps: 9 } },
    });
  });

  it.each([
    ['reps', 'reps'],
    ['seconds', 'time'],
    ['metres', 'distance'],
  ])('counts %s where there is no weight', async (unit, measure) => {
    const { done, history } = await newcomer(t, { measure });
    await done('2026-03-01', set(null, 20), set(0, 30), set(null, 90, 'warm_up'));
    expect(await history()).toMatchObject({
      unit,
      records: { best_set: { value: 30, reps: 30 }, one_rep_max: null, volume: null },
      sessions: [{ sets: 2, reps: 30, one_rep_max: null, volume: 0 }],
    });
  });

  it('estimates no lift from seconds, and moves no kilograms by them', async () => {
    const { done, history } = await newcomer(t, { measure: 'time' });
    await done('2026-03-01', set(20, 10));
    expect(await history()).toMatchObject({
      records: { best_set: { value: 20, weight: 20, reps: 10 }, one_rep_max: null, volume: null },
    });
  });

  it('compares only what was counted the same way', async () => {
    const { done, history, exercise_id } = await newcomer(t, { measure: 'time' });
    await done('2026-03-01', set(null, 90));
    await t.sql(`update exercises set measure = 'reps' where id = $1`, [exercise_id]);
    expect((await done('2026-03-02', set(null, 10))).new_records).toEqual([]);
    expect(await history()).toMatchObject({
      unit: 'reps',
      records: { best_set: { value: 10 } },
      session_count: 1,
    });
  });

  it('is empty for what was never done or only warmed up with, and there for what was archived', async () => {
    const { done, history, exercise_id } = await newcomer(t);
    const empty = { exercise_id, unit: 'reps', records: NONE, session_count: 0, sessions: [] };
    expect(await history()).toEqual(empty);
    await done('2026-03-01', set(20, 10, 'warm_up'));
    expect(await history()).toEqual(empty);
    await done('2026-03-02', set(20, 10));
    await t.sql('update exercises set archived_at = now() where id = $1', [exercise_id]);
    expect(await history()).toMatchObject({ session_count: 1 });
  });

  it('is nobody else’s, and of no exercise that does not exist (R-868)', async () => {
    const { done, exercise_id } = await newcomer(t);
    await done('2026-03-01', set(20, 10));
    const other = workoutsOf(t, await t.cast.grace());
    expect((await other.history(exercise_id)).body).toMatchObject({ records: NONE, session_count: 0 });
    for (const id of [999_999, 0, 'abc']) expect((await other.history(id)).status).toBe(404);
  });

  it('shows the latest hundred sessions and counts them all', async () => {
    const { done, history, workouts, exercise_id } = await newcomer(t);
    const { workout_id } = await done('2026-03-01', set(20, 10));
    await t.sql(
      `with more as (insert into workouts (user_id, date, type, name, created_at)
         select user_id, date + n, type, name, now() from workouts, generate_series(1, 104) n where id = $1
         returning user_id, date, id),
       placed as (insert into workout_exercises (user_id, date, workout_id, position, exercise_id, name, unit)
         select user_id, date, id, 0, $2, 'x', 'reps' from more)
       insert into workout_sets (user_id, date, workout_id, position, number, exercise_id, unit, kind, reps, weight)
       select user_id, date, id, 0, 0, $2, 'reps', 'normal', 5, 10 from more`,
      [workout_id, exercise_id],
    );
    const { session_count, sessions } = (await history()) as {
      session_count: number;
      sessions: { date: string }[];
    };
    expect([session_count, sessions.length]).toEqual([105, 100]);
    expect([sessions[0]?.date, sessions[99]?.date]).toEqual(['2026-03-06', '2026-06-13']);
    expect((await workouts.history(exercise_id)).body).toMatchObject({
      records: { best_set: { workout_id } },
    });
  });
});

describe('the rules in the database are those of the domain', () => {
  it('for a hundred workouts of weights that round this way and that', async () => {
    const { done, history } = await newcomer(t);
    const made: PerformedSet[][] = [];
    for (let n = 0; n < 100; n++) {
      const weights = [n * 0.75, 10.5 + n / 8, 0.025 * n, n % 7 ? 22.675 : null];
      made.push(weights.map((weight, at) => set(weight, 1 + ((n + at * 5) % 14))));
    }
    for (const [n, sets] of made.entries())
      await done(`2025-01-${String(1 + (n % 31)).padStart(2, '0')}`, ...sets);
    const { sessions } = (await history()) as { sessions: Record<string, unknown>[] };
    const byId = sessions.toSorted((a, b) => Number(a.workout_id) - Number(b.workout_id));
    const estimates = (sets: PerformedSet[]) => sets.map(({ weight, reps }) => oneRepMax(weight, reps) ?? 0);
    expect(
      byId.map(({ one_rep_max, volume, weight, reps }) => ({ one_rep_max, volume, weight, reps })),
    ).toEqual(
      made.map((sets) => ({
        one_rep_max: Math.max(...estimates(sets)) || null,
        volume: volumeOf(sets, 'reps'),
        weight: bestSet(sets)?.weight,
        reps: bestSet(sets)?.reps,
      })),
    );
  });
});
