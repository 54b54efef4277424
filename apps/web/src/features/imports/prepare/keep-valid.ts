import { foodFields } from '@fitarc/contract/foods';
import { mealFields } from '@fitarc/contract/meals';
import { measurementFields } from '@fitarc/contract/measurements';
import { planFields } from '@fitarc/contract/plan-import';
import { weightFields } from '@fitarc/contract/weights';
import { workoutFields } from '@fitarc/contract/workout-input';
import { weekOf } from '@fitarc/domain/weekday';
import type { LeftOutList } from '../read/left-out.ts';
import type { PreparedBatch } from './prepared-batch.ts';

type List<K extends keyof PreparedBatch> = NonNullable<PreparedBatch[K]>;

interface Schema {
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly { readonly message: string }[] };
  };
}

const kept =
  <T>(schema: Schema, noun: string, toCheck: (one: T) => unknown = (one) => one) =>
  (list: readonly T[], leftOut: LeftOutList): T[] =>
    list.filter((one) => {
      const { success, error } = schema.safeParse(toCheck(one));
      if (!success) leftOut.add(`${noun}: ${error?.issues[0]?.message ?? 'Not valid'}`);
      return success;
    });

/** An exercise that is not stored yet has no id. */
const withId = <T extends { readonly own_key?: string }>(entry: T) => ({ exercise_id: 1, ...entry });

/** By the rules of the server: one record it refuses would stop the whole batch, again and again. */
export const keepValid = {
  workouts: kept<List<'workouts'>[number]>(workoutFields, 'Workouts', (workout) => ({
    ...workout,
    exercises: workout.exercises.map(withId),
  })),
  plans: kept<List<'plans'>[number]>(planFields, 'Plans', (plan) => ({
    ...plan,
    workouts: weekOf((day) => plan.workouts[day].map(withId)),
    more_weeks: plan.more_weeks?.map((week) => weekOf((day) => week[day].map(withId))),
  })),
  foods: kept<List<'foods'>[number]>(foodFields, 'Foods'),
  meals: kept<List<'meals'>[number]>(mealFields, 'Meals'),
  weights: kept<List<'weights'>[number]>(weightFields, 'Weights'),
  measurements: kept<List<'measurements'>[number]>(measurementFields, 'Measurements', ({ entry }) => entry),
};
