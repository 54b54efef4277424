import { LOG_PROBLEMS } from '@fitarc/domain/workout';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { logged, type WorkoutBody, workoutBody, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const ada = await t.cast.ada();
const workouts = workoutsOf(t, ada);
const entry = (changes: Record<string, unknown> = {}) => ({ exercise_id: 1, sets: 3, reps: 10, ...changes });
/** Some as a line, some set by set. */
const manySets = (total: number) => [
  ...Array.from({ length: 9 }, () => entry({ sets: 100 })),
  entry({ set_details: Array.from({ length: 100 }, () => ({ reps: 5 })) }),
  entry({ sets: total - 1000 }),
];

describe('what is no workout is refused and nothing is stored (R-604)', () => {
  it.each([
    ['no type', { workout_type: undefined }, LOG_PROBLEMS.type],
    ['an unknown type', { workout_type: 'Yoga' }, LOG_PROBLEMS.type],
    ['Custom without a name', { workout_type: 'Custom', workout_name: ' ' }, LOG_PROBLEMS.name],
    ['no date', { date: undefined }, LOG_PROBLEMS.date],
    ['an impossible date', { date: '2026-02-30' }, LOG_PROBLEMS.date],
    ['a date out of bounds', { date: '2101-01-01' }, LOG_PROBLEMS.date],
    ['no exercises', { exercises: [] }, LOG_PROBLEMS.exercises],
    ['no list of exercises', { exercises: undefined }, LOG_PROBLEMS.exercises],
    ['no sets', { exercises: [{ exercise_id: 1, reps: 3 }] }, 'Every exercise needs its sets and reps'],
    ['sets of 0', { exercises: [entry({ sets: 0 })] }, 'Sets must be a whole number between 1 and 100'],
    ['reps of 0', { exercises: [entry({ reps: 0 })] }, 'Reps must be a whole number between 1 and 1000'],
    ['half a set', { exercises: [entry({ sets: 1.5 })] }, 'Sets must be a whole number between 1 and 100'],
    [
      'a negative weight',
      { exercises: [entry({ weight: -1 })] },
      'Weight must be a number between 0 and 1000',
    ],
    [
      'a weight of text',
      { exercises: [entry({ weight: 'NaN' })] },
      'Weight must be a number between 0 and 1000',
    ],
    [
      'an empty list of sets',
      { exercises: [entry({ set_details: [] })] },
      'Every exercise needs at least one set',
    ],
    [
      'an unknown kind of set',
      { exercises: [entry({ set_details: [{ reps: 1, kind: 'super' }] })] },
      'Kind of set must be normal, warm_up, drop or failure',
    ],
    ['101 exercises', { exercises: Array(101).fill(entry()) }, 'A workout can have at most 100 exercises'],
    ['a negative duration', { total_duration: -1 }, 'Duration must be a number between 0 and 1440'],
    ['more than a day of duration', { total_duration: 1441 }, 'Duration must be a number between 0 and 1440'],
    ['1,001 reps', { exercises: [entry({ reps: 1001 })] }, 'Reps must be a whole number between 1 and 1000'],
    [
      '1,001 kilograms',
      { exercises: [entry({ weight: 1001 })] },
      'Weight must be a number between 0 and 1000',
    ],
    ['1,001 sets in all', { exercises: manySets(1001) }, 'A workout can have at most 1,000 sets'],
    ['notes of 5,001 characters', { notes: 'n'.repeat(5001) }, 'Notes must be at most 5000 characters'],
    [
      'huge calories',
      { total_calories_burned: 1e308 },
      'Calories burned must be a number between 0 and 100000',
    ],
  ])('%s', async (_name, changes, message) => {
    const [before] = await t.sql('select count(*) from workouts');
    expect(await workouts.log(workoutBody(changes))).toMatchObject({ status: 400, body: { message } });
    expect(await t.sql('select count(*) from workouts')).toEqual([before]);
  });

  it('more than a hundred on one day', async () => {
    const date = '2025-01-01';
    await t.sql(
      `insert into workouts (user_id, date, type, name, created_at)
       select $1, $2, 'Push', 'Push', now() from generate_series(1, 99)`,
      [ada.id, date],
    );
    await logged(workouts, { date });
    const full = {
      status: 409,
      body: { message: 'A day can have at most 100 workouts. Please delete one first.' },
    };
    expect(await workouts.log(workoutBody({ date }))).toMatchObject(full);
    const { workout_id } = await logged(workouts, { date: '2025-01-02' });
    expect(await workouts.correct(workout_id, workoutBody({ date }))).toMatchObject(full);
    expect((await workouts.read(workout_id)).body.date).toBe('2025-01-02');
    expect((await workoutsOf(t, await t.cast.grace()).log(workoutBody({ date }))).status).toBe(201);
  });
});

describe('what was stored before there were bounds (A-013)', () => {
  it('is read as it is, can be corrected to what is allowed, and deleted', async () => {
    const { workout_id } = await logged(workouts, { date: '2024-01-01' });
    await t.sql(`update workouts set duration = 9000, notes = repeat('n', 5001) where id = $1`, [workout_id]);
    await t.sql('update workout_sets set reps = 9999, weight = 9999.5 where workout_id = $1', [workout_id]);
    await t.sql(
      `insert into workout_exercises (user_id, date, workout_id, position, exercise_id, name, unit)
       select user_id, date, id, n, 1, 'Many', 'reps' from workouts, generate_series(1, 20) n where id = $1`,
      [workout_id],
    );
    await t.sql(
      `insert into workout_sets
         (user_id, date, workout_id, position, number, exercise_id, unit, kind, reps, weight)
       select user_id, date, workout_id, position, n, 1, 'reps', 'normal', 5, 5
       from workout_exercises, generate_series(0, 99) n where workout_id = $1 and position > 0`,
      [workout_id],
    );
    const stored = (await workouts.read(workout_id)).body as unknown as WorkoutBody;
    expect(stored).toMatchObject({ total_duration: 9000, notes: 'n'.repeat(5001) });
    expect(stored.exercises).toHaveLength(21);
    expect(stored.exercises[0]).toMatchObject({ reps: 9999, weight: 9999.5 });
    const { list } = await workouts.list({ startDate: '2024-01-01', endDate: '2024-01-01' });
    expect(list).toEqual([stored]);
    expect(await workouts.correct(workout_id, { ...stored })).toMatchObject({ status: 400 });
    expect((await workouts.correct(workout_id, workoutBody({ date: '2024-01-01' }))).status).toBe(200);
    expect((await workouts.remove(workout_id)).status).toBe(200);
  });
});
