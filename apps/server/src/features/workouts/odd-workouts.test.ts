import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { logged, workoutBody, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const ada = await t.cast.ada();
const workouts = workoutsOf(t, ada);
const { workout_id } = await logged(workouts);

const odd = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.constantFrom(-0, 1e-9, 999.9999, 1001, 1e308, 2 ** 31, 2 ** 53, '1', 'NaN'),
);
/** Now and then something odd; otherwise there would be nothing but refusals. */
const mostly = (usual: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 19, arbitrary: usual }, { weight: 1, arbitrary: odd });
const optional = { requiredKeys: [] };
const figure = mostly(fc.option(fc.double({ min: 0, max: 1000, noNaN: true })));
const whole = mostly(fc.integer({ min: 1, max: 12 }));
const words = mostly(fc.string({ unit: 'grapheme' }));
const kind = mostly(fc.constantFrom('normal', 'warm_up', 'drop', 'failure'));
const setDetail = fc.record({ weight: figure, reps: whole, kind }, { requiredKeys: ['reps'] });
const entry = fc.record(
  {
    exercise_id: mostly(fc.constantFrom(1, 2, '3')),
    exercise_name: words,
    sets: whole,
    reps: whole,
    weight: figure,
    notes: words,
    set_details: mostly(fc.array(setDetail, { minLength: 1, maxLength: 4 })),
  },
  { requiredKeys: ['exercise_id', 'sets', 'reps'] },
);
const figures = fc.record({ total_duration: figure, total_calories_burned: figure, notes: words }, optional);
const entries = fc.array(mostly(entry), { minLength: 1, maxLength: 3 });

it('whatever stands in a workout, it is taken or refused, and every workout is whole', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(figures, entries, async (fields, exercises) => {
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
    { numRuns: 60 },
  );
  expect(taken).toBeGreaterThan(20);
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
