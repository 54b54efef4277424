import { volumeOf } from '@fitarc/domain/workout';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { type WorkoutBody, workoutBody, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const today = new Date().toISOString().slice(0, 10);
const day = (back: number) => new Date(Date.parse(today) - back * 86_400_000).toISOString().slice(0, 10);

const thousandths = (max: number) => fc.option(fc.integer({ min: 0, max: max * 1000 }).map((n) => n / 1000));
const setArb = fc.record({
  weight: thousandths(300),
  reps: fc.integer({ min: 1, max: 30 }),
  kind: fc.constantFrom('normal', 'warm_up', 'drop', 'failure'),
});
const bodyArb = fc
  .record({
    date: fc.integer({ min: 0, max: 5 }).map(day),
    total_duration: thousandths(200),
    total_calories_burned: thousandths(2000),
    exercises: fc.array(
      fc.record({
        exercise_id: fc.constantFrom(1, 2, 3),
        set_details: fc.array(setArb, { minLength: 1, maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(workoutBody);

type Body = ReturnType<typeof workoutBody>;
const which = fc.nat({ max: 1000 });
const stepArb = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('log' as const),
      body: bodyArb,
      sends: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('retry' as const), which }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('correct' as const), which, body: bodyArb }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('remove' as const), which }) },
);

interface Kept {
  readonly key: string;
  /** What the key was first sent with. */
  readonly sent: Body;
  readonly body: Body;
  readonly stored: WorkoutBody;
}
const sum = (figures: readonly (number | null)[]) =>
  Math.round(figures.reduce<number>((all, figure) => all + (figure ?? 0) * 1000, 0)) / 1000;

/** Each day of what was acknowledged, as the trends tell it. */
function daysOf(kept: readonly Kept[]) {
  const dates = [...new Set(kept.map(({ stored }) => stored.date))].sort();
  return dates.map((date) => {
    const bodies = kept
      .filter(({ stored }) => stored.date === date)
      .map(({ body }) => body as never as WorkoutBody);
    const calories = sum(bodies.map(({ total_calories_burned }) => total_calories_burned));
    const sets = bodies.flatMap(({ exercises }) =>
      exercises.flatMap(({ set_details }) => set_details as never),
    );
    return {
      date,
      workout_count: bodies.length,
      total_workout_count: bodies.length,
      calories_burned: calories,
      total_calories_burned: calories,
      total_duration: sum(bodies.map(({ total_duration }) => total_duration as number | null)),
      total_volume: volumeOf(sets, 'reps'),
    };
  });
}

it('whatever is logged, sent again, corrected and deleted: what was acknowledged is what is stored and added up (R-639, R-642, A-116)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepArb, { minLength: 1, maxLength: 14 }), async (steps) => {
      const person = await t.cast.join();
      const workouts = workoutsOf(t, person);
      const kept: Kept[] = [];
      for (const [turn, step] of steps.entries()) {
        const at = 'which' in step && kept.length > 0 ? step.which % kept.length : undefined;
        const present = at === undefined ? undefined : kept[at];
        if (step.does === 'log') {
          const key = `key ${turn}`;
          // Sent several times at once, as by an impatient client whose answers get lost.
          const answers = await Promise.all(
            Array.from({ length: step.sends }, () => workouts.log(step.body, key)),
          );
          expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
          kept.push({ key, sent: step.body, body: step.body, stored: answers[0]?.body as never });
        } else if (!present || at === undefined) continue;
        else if (step.does === 'retry') {
          const { body } = await workouts.log(present.sent, present.key);
          expect(body.workout_id).toBe(present.stored.workout_id);
        } else if (step.does === 'correct') {
          const { body } = await workouts.correct(present.stored.workout_id, step.body);
          kept[at] = { ...present, body: step.body, stored: body as never };
        } else {
          await workouts.remove(present.stored.workout_id);
          kept.splice(at, 1);
        }
      }

      const [row] = await t.sql(
        `select (select count(*)::int from workouts where user_id = $1) as workouts,
          (select count(*)::int from workout_sets where user_id = $1) as sets,
          (select coalesce(sum(calories), 0)::float from workouts where user_id = $1) as calories,
          (select coalesce(sum(weight * reps), 0)::float from workout_sets
           where user_id = $1 and kind <> 'warm_up') as volume`,
        [person.id],
      );
      const days = daysOf(kept);
      expect(row).toEqual({
        workouts: kept.length,
        sets: kept.flatMap(({ stored }) => stored.exercises.flatMap(({ set_details }) => set_details)).length,
        calories: sum(days.map(({ calories_burned }) => calories_burned)),
        volume: sum(days.map(({ total_volume }) => total_volume)),
      });
      expect((await workouts.trend('workouts', 7, 'UTC')).list).toEqual(days);
      expect((await workouts.trend('calendar', 7, 'UTC')).list).toEqual(
        days.map(({ date, workout_count, total_duration }) => ({ date, workout_count, total_duration })),
      );
      const listed = (await workouts.list({ startDate: day(7), endDate: today })).list;
      const acknowledged = kept.map(({ stored: { new_records: _then, ...workout } }) => workout);
      expect(listed).toEqual(
        acknowledged.toSorted((a, b) => b.date.localeCompare(a.date) || b.workout_id - a.workout_id),
      );
    }),
    { numRuns: 25 },
  );
});
