import { describe, expect, it } from 'vitest';
import { newExercise } from '../../../test/exercises.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { logged, workoutBody, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const ada = await t.cast.ada();
const admin = await t.cast.admin();
const workouts = workoutsOf(t, ada);
const archive = (id: number) => t.request('DELETE', `/api/admin/exercises/${id}`, { token: admin.token });
const setsOf = (id: number) =>
  t.sql('select date::text, reps from workout_sets where workout_id = $1 order by position, number', [id]);

describe('correcting a workout', () => {
  it('replaces all of it, the day included, and leaves nothing of the old', async () => {
    const { workout_id } = await logged(workouts, { date: '2026-03-01' });
    const changed = {
      workout_type: 'Custom',
      workout_name: 'Evening',
      date: '2026-02-27',
      total_duration: null,
      total_calories_burned: 0,
      notes: 'Corrected',
      exercises: [
        { exercise_id: 2, sets: 1, reps: 7, weight: 20 },
        { exercise_name: 'Stairs', set_details: [{ reps: 8 }, { reps: 9 }] },
      ],
    };
    const answer = await workouts.correct(workout_id, changed);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        ...changed,
        workout_id,
        new_records: [],
        exercises: [
          { exercise_id: 2, sets: 1, reps: 7 },
          { exercise_name: 'Stairs', sets: 2, reps: 9 },
        ],
      },
    });
    const { new_records: _none, ...stored } = answer.body;
    expect((await workouts.read(workout_id)).body).toEqual(stored);
    expect(await setsOf(workout_id)).toEqual([7, 8, 9].map((reps) => ({ date: '2026-02-27', reps })));
    const old = await workouts.list({ startDate: '2026-03-01', endDate: '2026-03-01' });
    expect(old.list.map((row) => row.workout_id)).not.toContain(workout_id);
  });

  it('keeps everything as it was when it is refused', async () => {
    const { workout_id } = await logged(workouts);
    const before = (await workouts.read(workout_id)).body;
    for (const exercises of [[], [{ exercise_id: 999_999, sets: 1, reps: 1 }]])
      expect(
        (await workouts.correct(workout_id, workoutBody({ date: '2026-01-01', exercises }))).status,
      ).toBe(400);
    expect((await workouts.read(workout_id)).body).toEqual(before);
  });

  it('keeps an archived exercise the workout has, with its name and unit, but lets none in (A-159)', async () => {
    const [kept, other] = [await newExercise(t, { measure: 'time' }), await newExercise(t)];
    const entry = { exercise_id: kept.exercise_id, sets: 2, reps: 30 };
    const { workout_id } = await logged(workouts, { exercises: [entry] });
    await t.sql(`update exercises set name = 'Renamed', measure = 'weight_reps' where id = $1`, [
      kept.exercise_id,
    ]);
    await archive(kept.exercise_id);
    await archive(other.exercise_id);
    await t.sql(`update exercises set archived_at = '2025-03-02' where id = $1`, [other.exercise_id]);
    const answer = await workouts.correct(workout_id, workoutBody({ exercises: [{ ...entry, sets: 3 }] }));
    expect(answer.body.exercises).toMatchObject([{ exercise_name: kept.name, unit: 'seconds', sets: 3 }]);
    const added = [entry, { ...entry, exercise_id: other.exercise_id }];
    expect(await workouts.correct(workout_id, workoutBody({ exercises: added }))).toMatchObject({
      status: 400,
      body: { message: `${other.name} is no longer in the library and cannot be logged` },
    });
  });

  it('answers a wish that comes while it is deleted with one of the two, never with a failure', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const { workout_id } = await logged(workouts);
      const [corrected, removed] = await Promise.all([
        workouts.correct(workout_id, workoutBody({ date: '2026-01-02' })),
        workouts.remove(workout_id),
      ]);
      expect([200, 404]).toContain(corrected.status);
      expect(removed.status).toBe(200);
      expect(await setsOf(workout_id)).toEqual([]);
    }
  });

  it('takes corrections that come together one after the other: the whole of one remains', async () => {
    const { workout_id } = await logged(workouts);
    const version = (n: number) =>
      workoutBody({ notes: `${n}`, exercises: Array(n).fill({ exercise_id: 1, sets: n, reps: n }) });
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => workouts.correct(workout_id, version(n))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { notes, exercises } = (await workouts.read(workout_id)).body;
    const n = Number(notes);
    expect(exercises).toMatchObject(Array(n).fill({ sets: n, reps: n }));
  });
});

describe('deleting a workout', () => {
  it('takes its exercises and sets along, once', async () => {
    const { workout_id } = await logged(workouts);
    expect(await workouts.remove(workout_id)).toMatchObject({
      status: 200,
      body: { message: 'Workout deleted' },
    });
    expect(await setsOf(workout_id)).toEqual([]);
    expect(await t.sql('select 1 from workout_exercises where workout_id = $1', [workout_id])).toEqual([]);
    expect((await workouts.remove(workout_id)).status).toBe(404);
    expect((await workouts.read(workout_id)).status).toBe(404);
  });
});
