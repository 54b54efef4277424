import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newPlan, plansOf } from '../../../test/plans.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const plans = plansOf(t, await t.cast.ada());

const day = fc.constantFrom('Monday', 'monday', 'SUNDAY', 'Someday', '__proto__', 'constructor');
const odd = fc.jsonValue();
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(1, 10, 2 ** 31, 2 ** 53, '1', '01'));
const entry = fc.oneof(
  odd,
  fc.record(
    { exercise_id: fc.oneof(number, odd), sets: fc.oneof(number, odd), reps: fc.oneof(number, odd) },
    { requiredKeys: [] },
  ),
);
const days = fc.oneof(
  fc.dictionary(day, fc.oneof(odd, fc.array(entry))),
  fc.array(fc.oneof(day, fc.record({ day: fc.oneof(day, odd), exercises: fc.oneof(odd, fc.array(entry)) }))),
  odd,
);

it('whatever stands in the days of a plan, it is taken or refused, and the plan is whole', async () => {
  const { plan_id } = await newPlan(plans);
  await fc.assert(
    fc.asyncProperty(days, days, async (workouts, selectedExercises) => {
      const answers = [
        await plans.change(plan_id, { workouts }),
        await plans.generate({ plan_id, plan_name: 'x', workouts }),
        await plans.createCustom({ name: 'x', workoutDays: workouts, selectedExercises }),
      ];
      for (const { status } of answers) expect([200, 201, 400, 409]).toContain(status);
      expect((await plans.read(plan_id)).status).toBe(200);
    }),
    { numRuns: 60 },
  );
});
