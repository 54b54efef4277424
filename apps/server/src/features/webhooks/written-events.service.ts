import type { Endpoint, ResponseOf } from '@fitarc/contract/endpoint';
import { addMeal, addMeals, copyMeals, deleteMeal, type Meal } from '@fitarc/contract/meals';
import { copySharedPlan } from '@fitarc/contract/plan-sharing';
import * as plans from '@fitarc/contract/plans';
import { copyProgram } from '@fitarc/contract/programs';
import { logSavedMeal } from '@fitarc/contract/saved-meals';
import { logWeight } from '@fitarc/contract/weights';
import { logWorkout } from '@fitarc/contract/workouts';
import type { WebhookEvent } from '@fitarc/domain/webhook';
import type { Written } from '../../platform/http/route.ts';

export interface Happened {
  readonly type: WebhookEvent;
  readonly data: Readonly<Record<string, unknown>>;
}

type Reader = (written: Written) => readonly Happened[];

/** Ties an endpoint to what its answer tells. */
const told = <E extends Endpoint>(
  endpoint: E,
  read: (answer: ResponseOf<E>, params: { readonly id?: unknown }) => readonly Happened[],
): [string, Reader] => [
  nameOf(endpoint),
  ({ answer, params }) => read(answer as ResponseOf<E>, params as { readonly id?: unknown }),
];
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Without the sets: a workout may have thousands. */
function workoutLogged({ new_records, ...workout }: ResponseOf<typeof logWorkout>): Happened[] {
  const { workout_id, workout_type, workout_name, date, total_duration, total_calories, total_volume } =
    workout;
  const which = { workout_id, workout_type, workout_name, date };
  const exercises = workout.exercises.map(
    ({ exercise_id, exercise_name, sets, reps, weight, unit, volume }) => ({
      exercise_id,
      exercise_name,
      sets,
      reps,
      weight,
      unit,
      volume,
    }),
  );
  const figures = { total_duration, total_calories, total_volume };
  const logged: Happened = { type: 'workout.logged', data: { ...which, ...figures, exercises } };
  if (new_records.length === 0) return [logged];
  return [logged, { type: 'record.broken', data: { ...which, records: new_records } }];
}

const presentMeal = ({ meal_id, name, date, slot, portion, calories, protein, carbs, fats }: Meal) => ({
  meal_id,
  name,
  date,
  slot: slot ?? null,
  portion,
  calories,
  protein,
  carbs,
  fats,
});
const mealsLogged = (list: readonly Meal[]): Happened[] =>
  list.length === 0 ? [] : [{ type: 'meal.logged', data: { meals: list.map(presentMeal) } }];

type Change = 'created' | 'updated' | 'deleted';
const planChanged =
  (change: Change) =>
  (plan: { plan_id?: unknown; plan_name?: string; active?: boolean }): Happened[] => [
    {
      type: 'plan.changed',
      data: { change, plan_id: plan.plan_id, plan_name: plan.plan_name, active: plan.active ?? false },
    },
  ];

const READERS = new Map<string, Reader>([
  told(logWorkout, workoutLogged),
  told(addMeal, (meal) => mealsLogged([meal])),
  told(addMeals, mealsLogged),
  told(copyMeals, mealsLogged),
  told(logSavedMeal, mealsLogged),
  told(logWeight, ({ weight_id, date, weight, unit }) => [
    { type: 'weight.logged', data: { weight_id, date, weight, unit } },
  ]),
  told(plans.generatePlan, planChanged('updated')),
  told(plans.createCustomPlan, planChanged('created')),
  told(plans.updatePlan, planChanged('updated')),
  told(plans.activatePlan, planChanged('updated')),
  told(plans.deletePlan, (_answer, { id }) => [
    { type: 'plan.changed', data: { change: 'deleted', plan_id: id } },
  ]),
  told(copyProgram, planChanged('created')),
  told(copySharedPlan, planChanged('created')),
]);

/** What a write tells webhooks; nothing for most. An import is none of these calls, so it tells nothing. */
export const eventsOf = (written: Written): readonly Happened[] =>
  READERS.get(nameOf(written.endpoint))?.(written) ?? [];

/** The meal that a write has deleted. */
export const deletedMealOf = ({ endpoint, params }: Written): unknown =>
  nameOf(endpoint) === nameOf(deleteMeal) ? (params as { id: unknown }).id : undefined;
