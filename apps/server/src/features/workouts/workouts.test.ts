import { WORKOUT_TYPES } from '@fitarc/domain/workout';
import { describe, expect, it } from 'vitest';
import { newExercise } from '../../../test/exercises.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { logged, workoutBody, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const workouts = workoutsOf(t, await t.cast.ada());
const hers = workoutsOf(t, await t.cast.grace());
const entry = (changes: Record<string, unknown> = {}) => ({ exercise_id: 1, sets: 3, reps: 10, ...changes });
const withEntries = (...exercises: unknown[]) => workoutBody({ exercises });

describe('logging a workout (R-639, A-081)', () => {
  it('stores what the form sends, answers 201 with all of it, and reads it back the same', async () => {
    const answer = await workouts.log(workoutBody({ notes: ' Fine ' }));
    expect(answer.status).toBe(201);
    const { new_records, ...workout } = answer.body;
    const set = { weight: 60, reps: 10, kind: 'normal' };
    expect(workout).toEqual({
      workout_id: expect.any(Number),
      workout_type: 'Push',
      workout_name: 'Push',
      date: '2026-03-02',
      total_duration: 45,
      total_calories_burned: 300,
      total_calories: 300,
      notes: 'Fine',
      updated_at: expect.any(String),
      total_volume: 1800,
      exercises: [
        {
          exercise_id: 1,
          exercise_name: 'Bench',
          sets: 3,
          reps: 10,
          weight: 60,
          notes: null,
          unit: 'reps',
          volume: 1800,
          set_details: [set, set, set],
        },
      ],
    });
    expect(new_records).toEqual([]);
    expect((await workouts.read(workout.workout_id)).body).toEqual(workout);
    expect((await workouts.list({ startDate: '2026-03-02', endDate: '2026-03-02' })).list).toEqual([workout]);
  });

  it('keeps sets as they were done, and sums them up by the best working set', async () => {
    const set_details = [
      { weight: 40, reps: 12, kind: 'warm_up' },
      { weight: 80, reps: 5 },
      { weight: 80.5, reps: 4, kind: 'failure' },
      { weight: null, reps: 20, kind: 'drop' },
    ];
    const { exercises, total_volume } = await logged(workouts, {
      exercises: [{ exercise_id: 1, sets: 9, reps: 9, weight: 9, set_details }],
    });
    expect(exercises[0]).toMatchObject({ sets: 3, reps: 4, weight: 80.5, volume: 722 });
    expect(exercises[0]?.set_details).toEqual([
      set_details[0],
      { ...set_details[1], kind: 'normal' },
      set_details[2],
      set_details[3],
    ]);
    expect(total_volume).toBe(722);
  });

  it('takes empty and null as none, and zero as a value (A-123)', async () => {
    const none = await logged(workouts, {
      total_duration: null,
      total_calories_burned: undefined,
      notes: '  ',
      exercises: [entry({ weight: null, notes: '' })],
    });
    expect(none).toMatchObject({ total_duration: null, total_calories_burned: null, notes: null });
    expect(none.exercises).toMatchObject([{ weight: null, notes: null }]);
    const zero = { total_duration: 0, total_calories_burned: 0 };
    const stored = await logged(workouts, { ...zero, exercises: [entry({ weight: 0 })] });
    expect(stored).toMatchObject({ ...zero, total_calories: 0 });
    expect(stored.exercises).toMatchObject([{ weight: 0, set_details: [{ weight: 0 }, {}, {}] }]);
  });

  it('answers figures as they are stored: with three decimals', async () => {
    const stored = await logged(workouts, {
      total_duration: 45.0004,
      total_calories_burned: 0.0006,
      exercises: [entry({ weight: 62.5256 }), entry({ weight: 1e-9 })],
    });
    expect(stored).toMatchObject({ total_duration: 45, total_calories_burned: 0.001 });
    expect(stored.exercises).toMatchObject([{ weight: 62.526 }, { weight: 0 }]);
  });

  it.each(WORKOUT_TYPES)(
    'takes the type %s, and every name but a custom one from the type (A-124)',
    async (type) => {
      const { workout_name } = await logged(workouts, { workout_type: type, workout_name: ' Mine ' });
      expect(workout_name).toBe(type === 'Custom' ? 'Mine' : type);
    },
  );

  it.each(['1900-01-01', '2028-02-29', '2100-12-31'])('takes the day %s (A-124)', async (date) => {
    expect((await logged(workouts, { date })).date).toBe(date);
  });

  it('holds a hundred exercises, and a thousand sets in all', async () => {
    const exercises = Array.from({ length: 100 }, () => entry({ sets: 10, weight: 1000, reps: 1000 }));
    const stored = await logged(workouts, { exercises, total_duration: 1440, notes: 'n'.repeat(5000) });
    expect(stored.total_volume).toBe(1e9);
    expect((await workouts.read(stored.workout_id)).body.exercises).toEqual(stored.exercises);
  });
});

describe('the exercises of a workout (A-124, A-159)', () => {
  const unitOf = async (where: string) => {
    const [row] = await t.sql(`select id::int as id from exercises where ${where} order by id limit 1`);
    const { exercises } = await logged(workouts, {
      exercises: [entry({ exercise_id: row?.id, weight: 10 })],
    });
    return [exercises[0]?.unit, exercises[0]?.volume];
  };

  it('are counted in what the library says; seconds and metres move no kilograms', async () => {
    expect(await unitOf(`measure = 'weight_reps'`)).toEqual(['reps', 300]);
    expect(await unitOf(`measure = 'time' and movement_pattern is distinct from 'cardio'`)).toEqual([
      'seconds',
      0,
    ]);
    expect(await unitOf(`movement_pattern = 'cardio' and measure in ('time', 'distance')`)).toEqual([
      'minutes',
      0,
    ]);
  });

  it('go by the name that was sent, or else by the library’s; the name stays when the library’s changes', async () => {
    const { exercise_id, name } = await newExercise(t);
    const { workout_id, exercises } = await logged(workouts, {
      exercises: [
        entry({ exercise_id }),
        entry({ exercise_id, exercise_name: ' Mine ' }),
        entry({ exercise_id, exercise_name: '' }),
      ],
    });
    expect(exercises.map(({ exercise_name }) => exercise_name)).toEqual([name, 'Mine', name]);
    await t.sql(`update exercises set name = 'Renamed' where id = $1`, [exercise_id]);
    expect((await workouts.read(workout_id)).body.exercises).toEqual(exercises);
  });

  it('may be of no library: then only a name is known', async () => {
    const { exercises } = await logged(workouts, {
      exercises: [{ exercise_name: 'Stairs', sets: 1, reps: 200 }],
    });
    expect(exercises).toMatchObject([
      { exercise_id: null, exercise_name: 'Stairs', unit: 'reps', reps: 200 },
    ]);
  });

  it('must be there, or have a name: a session without a connection may end after its exercise was deleted', async () => {
    expect(await workouts.log(withEntries(entry(), entry({ exercise_id: 999_999 })))).toMatchObject({
      status: 400,
      body: { message: 'There is no exercise with the ID 999999', field: 'exercises' },
    });
    const { exercises } = await logged(workouts, {
      exercises: [entry({ exercise_id: 999_999, exercise_name: 'My press' })],
    });
    expect(exercises).toMatchObject([{ exercise_id: null, exercise_name: 'My press', unit: 'reps' }]);
  });

  it('must not have left the library long before: a device without a connection does not know it yet', async () => {
    const { exercise_id, name } = await newExercise(t, { measure: 'time' });
    const { token } = await t.cast.admin();
    await t.request('DELETE', `/api/admin/exercises/${exercise_id}`, { token });
    await t.sql(`update exercises set archived_at = '2026-03-02T12:00Z' where id = $1`, [exercise_id]);
    const on = (date: string) => workouts.log(workoutBody({ date, exercises: [entry({ exercise_id })] }));
    for (const date of ['2024-01-01', '2026-03-01', '2026-03-02', '2026-05-31'])
      expect(await on(date)).toMatchObject({
        status: 201,
        body: { exercises: [{ exercise_id, exercise_name: name, unit: 'seconds' }] },
      });
    expect(await on('2026-06-01')).toMatchObject({
      status: 400,
      body: { message: `${name} is no longer in the library and cannot be logged`, field: 'exercises' },
    });
  });
});

describe('whose workout it is', () => {
  it('is a secret: for anybody else there is none', async () => {
    const { workout_id } = await logged(workouts);
    const missing = { status: 404, body: { message: 'Workout not found' } };
    expect(await hers.read(workout_id)).toMatchObject(missing);
    expect(await hers.correct(workout_id, workoutBody())).toMatchObject(missing);
    expect(await hers.remove(workout_id)).toMatchObject(missing);
    for (const id of ['0', '-1', 'abc', '1.5', '99999999999999999999'])
      expect((await workouts.read(id)).status).toBe(404);
    expect((await workouts.read(workout_id)).status).toBe(200);
    const { list } = await hers.list({ startDate: '1900-01-01', endDate: '2100-12-31' });
    expect(list.map((row) => row.workout_id)).not.toContain(workout_id);
  });
});
