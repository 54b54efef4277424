import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { logged, workoutBody, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const ada = await t.cast.ada();
const workouts = workoutsOf(t, ada);
const { workout_id } = await logged(workouts);

const odd = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }));
const number = fc.oneof(
  fc.integer({ min: 0, max: 12 }),
  fc.double(),
  fc.constantFrom(-0, 1e-9, 100, 9999.9999, 10_000, 10_001, 1e308, 2 ** 31, 2 ** 53, '1', 'NaN'),
);
const either = fc.oneof({ weight: 5, arbitrary: number }, { weight: 1, arbitrary: odd });
const setDetail = fc.record(
  { weight: either, reps: either, kind: fc.oneof(fc.constantFrom('normal', 'warm_up', 'x'), odd) },
  { requiredKeys: [] },
);
const entry = fc.record(
  {
    exercise_id: either,
    exercise_name: fc.oneof(fc.string({ unit: 'grapheme' }), odd),
    sets: either,
    reps: either,
    weight: either,
    notes: odd,
    set_details: fc.oneof(fc.array(setDetail, { maxLength: 4 }), odd),
  },
  { requiredKeys: ['sets', 'reps'] },
);
const figures = fc.record(
  { total_duration: either, total_calories_burned: either, notes: odd },
  { requiredKeys: [] },
);

it('whatever stands in a workout, it is taken or refused, and every workout is whole', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(figures, fc.array(fc.oneof(entry, odd), { maxLength: 3 }), async (fields, exercises) => {
      await t.sql('delete from workouts where id <> $1', [workout_id]);
      const body = workoutBody({ ...fields, exercises });
      const answers = [await workouts.log(body), await workouts.correct(workout_id, body)];
      for (const answer of answers) {
        expect([200, 201, 400]).toContain(answer.status);
        if (answer.status === 400) continue;
        taken += 1;
        const { new_records: _then, ...workout } = answer.body;
        expect((await workouts.read(workout.workout_id)).body).toEqual(workout);
      }
    }),
    { numRuns: 150 },
  );
  expect(taken).toBeGreaterThan(0);
});

it('a hundred thousand levels of nesting and characters that cannot be stored are refused', async () => {
  const send = (raw: string) => t.request('POST', '/api/workouts', { token: ada.token, raw });
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const good = JSON.stringify(workoutBody({ exercises: '@' }));
  expect((await send(good.replace('"@"', deep))).status).toBe(400);
  expect(
    (await send(good.replace('"@"', '[{"exercise_name":"a\\u0000b","sets":1,"reps":1}]'))).body.message,
  ).toBe('Text must not contain NUL characters');
});
