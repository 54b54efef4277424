import { describe, expect, it } from 'vitest';
import { mealBody, mealsOf } from '../meals.ts';
import { registration } from '../people.ts';
import { startTestApp } from '../test-app.ts';
import { workoutBody, workoutsOf } from '../workouts.ts';

const t = await startTestApp();
const { token } = await t.cast.ada();
const post = (path: string, body: object) => t.request('POST', `/api/${path}`, { token, body });

describe.each(['\u200b', '\u2060', '\u00ad', '\u3164', '\u2800 \u202e', ''])('a name of %j', (name) => {
  it.each([
    ['a meal', () => mealsOf(t, { token }).add(mealBody({ name })), 'Name is required'],
    [
      'a food',
      () => post('foods/contribute', { name, calories: 1 }),
      'Please enter at least a name and calories',
    ],
    [
      'a plan',
      () => post('workouts/plans/create-custom', { name, workoutDays: { Monday: [{ exercise_id: 1 }] } }),
      'Plan name and workout days are required',
    ],
    [
      'a workout',
      () => workoutsOf(t, { token }).log(workoutBody({ workout_type: 'Custom', workout_name: name })),
      'Custom workout name is required',
    ],
    [
      'a person',
      () => t.request('POST', '/api/auth/register', { body: registration({ firstName: name }) }),
      'Please enter your full name',
    ],
    [
      'a person in the settings',
      () => t.request('PUT', '/api/users/profile', { token, body: { first_name: name } }),
      'First name is required',
    ],
    [
      'an exercise of one’s own',
      () =>
        workoutsOf(t, { token }).log(workoutBody({ exercises: [{ exercise_name: name, sets: 1, reps: 1 }] })),
      'Every exercise needs its exercise_id or its exercise_name',
    ],
  ])('is none for %s', async (_what, call, message) => {
    expect(await call()).toMatchObject({ status: 400, body: { message } });
  });
});
