import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { logged, newcomer, set, setsBody, workoutBody } from '../../../test/workouts.ts';

const t = await startTestApp();

describe('the records a save breaks', () => {
  const kinds = (records: readonly Record<string, unknown>[]) =>
    records.map(({ kind, value, previous }) => [kind, value, previous]);

  it('are told with what they were before and the set that broke them (R-791)', async () => {
    const { done, exercise_id } = await newcomer(t);
    expect((await done('2026-03-01', set(100, 5))).new_records).toEqual([]);
    const { new_records } = await done('2026-03-02', set(150, 1, 'warm_up'), set(105, 5), set(90, 3));
    const of = { exercise_id, exercise_name: expect.stringContaining('Test Exercise'), unit: 'reps' };
    expect(new_records).toEqual([
      { ...of, kind: 'best_set', value: 105, previous: 100, weight: 105, reps: 5 },
      { ...of, kind: 'one_rep_max', value: 122.5, previous: 116.7, weight: 105, reps: 5 },
      { ...of, kind: 'volume', value: 795, previous: 500, weight: null, reps: null },
    ]);
  });

  it('need more, not as much; equally heavy with more repetitions is a better estimate, not a heavier set (R-792)', async () => {
    const { done } = await newcomer(t);
    await done('2026-03-01', set(100, 5));
    expect((await done('2026-03-02', set(100, 5))).new_records).toEqual([]);
    expect(kinds((await done('2026-03-03', set(100, 6))).new_records)).toEqual([
      ['one_rep_max', 120, 116.7],
      ['volume', 600, 500],
    ]);
  });

  it('are held in repetitions or seconds where there is no weight', async () => {
    const { done } = await newcomer(t, { measure: 'time' });
    await done('2026-03-01', set(null, 60));
    expect((await done('2026-03-02', set(null, 90))).new_records).toMatchObject([
      { kind: 'best_set', unit: 'seconds', value: 90, previous: 60, weight: null, reps: 90 },
    ]);
    expect(kinds((await done('2026-03-03', set(5, 10))).new_records)).toEqual([['best_set', 5, 0]]);
    expect((await done('2026-03-04', set(null, 600))).new_records).toEqual([]);
  });

  it('are compared with later workouts, too', async () => {
    const { done } = await newcomer(t);
    await done('2026-03-09', set(100, 5));
    expect((await done('2026-03-01', set(90, 5))).new_records).toEqual([]);
  });

  it('count an exercise that stands in the workout twice as one, and what is in no library not at all', async () => {
    const { workouts, exercise_id, done } = await newcomer(t);
    await done('2026-03-01', set(100, 5));
    const twice = [5, 4].map((reps) => ({ exercise_id, set_details: [set(80, reps)] }));
    const named = { exercise_name: 'Stairs', sets: 1, reps: 10, weight: 500 };
    const { new_records } = await logged(workouts, { date: '2026-03-02', exercises: [named, ...twice] });
    expect(kinds(new_records)).toEqual([['volume', 720, 500]]);
  });

  it('are found by a correction, which is not compared with what it replaces', async () => {
    const { workouts, exercise_id, done } = await newcomer(t);
    await done('2026-03-01', set(100, 1));
    const { workout_id } = await done('2026-03-02', set(500, 1));
    const corrected = await workouts.correct(workout_id, setsBody('2026-03-02', exercise_id, set(101, 1)));
    expect(kinds(corrected.body.new_records as never)).toEqual([
      ['best_set', 101, 100],
      ['one_rep_max', 101, 100],
      ['volume', 101, 100],
    ]);
    expect((await workouts.history(exercise_id)).body).toMatchObject({
      records: { best_set: { value: 101 } },
    });
    await workouts.remove(workout_id);
    expect((await workouts.history(exercise_id)).body).toMatchObject({
      records: { best_set: { value: 100 } },
    });
  });

  it('ask the database once for all exercises of a workout', async () => {
    const { workouts } = await newcomer(t);
    const exercises = Array.from({ length: 60 }, (_, n) => ({
      exercise_id: n + 1,
      sets: 1,
      reps: 1,
      weight: n + 1,
    }));
    await workouts.log(workoutBody({ exercises }));
    const better = exercises.map((entry) => ({ ...entry, weight: entry.weight + 1 }));
    const { new_records } = await logged(workouts, { exercises: better });
    expect(new_records.filter(({ kind }) => kind === 'best_set').length).toBeGreaterThan(50);
  });
});
