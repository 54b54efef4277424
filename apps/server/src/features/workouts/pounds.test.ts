import { expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { workoutBody, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const workouts = workoutsOf(t, await t.cast.ada());
const inPounds = (weight: number) =>
  workoutBody({
    weight_unit: 'lbs',
    exercises: [
      { exercise_id: 1, sets: 3, reps: 10, weight },
      { exercise_id: 2, set_details: [{ reps: 5, weight }], reason: '8, 8, 8 at 130 lb last Tuesday' },
    ],
  });

it('stores pounds as kilograms to the gram, and says what was typed (R-797)', async () => {
  const { status, body } = await workouts.log(inPounds(135));
  expect(status).toBe(201);
  expect(body).toMatchObject({
    weight_unit: 'lbs',
    total_volume: 61.235 * 35,
    exercises: [
      { weight: 61.235, set_details: [{ weight: 61.235 }, { weight: 61.235 }, { weight: 61.235 }] },
      { weight: 61.235, reason: '8, 8, 8 at 130 lb last Tuesday' },
    ],
  });
  const changed = await workouts.correct(body.workout_id, workoutBody());
  expect(changed.body).not.toHaveProperty('weight_unit');
});

it('bounds the number as it was typed', async () => {
  expect((await workouts.log(inPounds(1000))).status).toBe(201);
  expect(await workouts.log(inPounds(1001))).toMatchObject({ status: 400 });
  expect(await workouts.log(workoutBody({ weight_unit: 'stone' }))).toMatchObject({
    status: 400,
    body: { message: 'Weight unit must be kg or lbs' },
  });
});

it('knows the day of a plan it was', async () => {
  const { body } = await workouts.log(workoutBody({ plan_id: 7, plan_week: 1, plan_day: 4 }));
  expect(body).toMatchObject({ plan_id: 7, plan_week: 1, plan_day: 4 });
  expect((await workouts.log(workoutBody({ plan_id: 7, plan_day: 7 }))).status).toBe(400);
});
