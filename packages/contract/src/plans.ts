import { PLAN_NAME_LENGTH } from '@fitarc/domain/plan';
import { ACTIVITY_LEVELS, FITNESS_GOALS } from '@fitarc/domain/profile';
import type { Week } from '@fitarc/domain/weekday';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { exercise } from './exercise.ts';
import { count, id, message, nameList, numericId, pathId, requiredText, tolerantList } from './fields.ts';
import {
  readCustomPlan,
  readGeneratedPlan,
  readInitialPlan,
  readInitialQuery,
  readPlan,
  readPlanChanges,
  readPlanExercise,
  readPlanSummary,
} from './legacy/plans.ts';
import { type PlanEntry, weekOfEntries, weekShape } from './plan-fields.ts';

export type { PlanEntry } from './plan-fields.ts';

const word = z.catch(z.nullable(z.string()), null);

/** An exercise on a day of a plan: everything the library says about it, and how often it is done. */
export const planExercise = z.pipe(
  z.transform(readPlanExercise),
  z.extend(exercise, { equipment: nameList(), sets: count, reps: count }),
);
export type PlanExercise = z.output<typeof planExercise>;

const summaryShape = {
  plan_id: id,
  plan_name: z.catch(z.string(), ''),
  fitness_goal: word,
  activity_level: word,
  workoutDaysCount: count,
  created_at: word,
};

const planSummary = z.pipe(
  z.transform(readPlanSummary),
  z.object({
    ...summaryShape,
    /** Weekdays with exercises, Monday first. */
    training_days: nameList(),
    /** False for a generated plan that nobody has saved yet. */
    saved: z.catch(z.boolean(), true),
    exercise_count: count,
    set_count: count,
  }),
);
export type PlanSummary = z.output<typeof planSummary>;

const planShape = z.object({
  ...summaryShape,
  /** 'generated' or 'custom'. */
  source: word,
  /** Why the generator made it so, a sentence each; none once the plan was changed. */
  reasons: nameList(),
  workouts: weekShape(z.array(planExercise)),
});
export const plan = z.pipe(z.transform(readPlan), planShape);
export type Plan = z.output<typeof plan>;

/** As generating and building answer it: the plan, with its id and name in the words of that call too. */
const generatedPlan = z.pipe(
  z.transform(readGeneratedPlan),
  z.extend(planShape, {
    plan_id: z.optional(id),
    workoutPlanId: z.optional(id),
    planName: z.catch(z.string(), ''),
  }),
);

const goal = z.optional(z.nullable(z.enum(FITNESS_GOALS, 'Please select a fitness goal')));
const level = z.optional(z.nullable(z.enum(ACTIVITY_LEVELS, 'Please choose an activity level')));
const planId = z.optional(z.nullable(numericId('Plan ID must be a whole number')));
const workouts = z.object(weekOfEntries.shape, 'Workouts must be a map from weekday to a list of exercises');

type Entry =
  | Pick<PlanEntry, 'exercise_id' | 'sets' | 'reps'>
  | { exercise_id: number | string; sets: number; reps: number };
type WeekInput = Week<readonly Entry[]>;

const changesOf = (nameMissing: string) =>
  z.object({
    plan_id: planId,
    plan_name: z.optional(z.nullable(requiredText('Plan name', PLAN_NAME_LENGTH, nameMissing))),
    fitness_goal: goal,
    activity_level: level,
    workouts: z.optional(workouts),
  });
type Changes = z.output<ReturnType<typeof changesOf>>;
interface ChangesInput {
  plan_id?: number | string | null | undefined;
  plan_name?: string | undefined;
  fitness_goal?: string | null | undefined;
  activity_level?: string | null | undefined;
  workouts?: WeekInput | undefined;
}
const changes = (nameMissing: string) =>
  z.pipe(z.transform(readPlanChanges), changesOf(nameMissing)) as unknown as z.ZodMiniType<
    Changes,
    ChangesInput
  >;

export const planFields = z.object({
  plan_name: requiredText('Plan name', PLAN_NAME_LENGTH),
  fitness_goal: goal,
  activity_level: level,
  workouts,
});

export const listPlans = endpoint({
  method: 'GET',
  path: '/workouts/plans/',
  access: 'member',
  summary: 'List your plans, newest first',
  response: tolerantList(planSummary),
});

export const getInitialPlan = endpoint({
  method: 'GET',
  path: '/workouts/plans/initial',
  access: 'member',
  summary: 'Get the newest generated plan for a goal and an activity level, or null',
  query: z.pipe(
    z.transform(readInitialQuery),
    z.object({
      fitness_goal: z.enum(FITNESS_GOALS, 'Please select a fitness goal'),
      activity_level: z.enum(ACTIVITY_LEVELS, 'Please choose an activity level'),
    }),
  ) as unknown as z.ZodMiniType<
    { fitness_goal: (typeof FITNESS_GOALS)[number]; activity_level: (typeof ACTIVITY_LEVELS)[number] },
    { fitness_goal: string; activity_level: string }
  >,
  response: z.pipe(z.transform(readInitialPlan), z.nullable(planShape)),
});

export const generatePlan = endpoint({
  method: 'POST',
  path: '/workouts/plans/generate',
  access: 'member',
  summary:
    'Without plan_id: create a plan for the goal and level (201). With plan_id only: regenerate that plan. ' +
    'With plan_id, plan_name and workouts: save the adjusted plan',
  body: changes('Please provide a plan name'),
  response: generatedPlan,
});

export const createCustomPlan = endpoint({
  method: 'POST',
  path: '/workouts/plans/create-custom',
  access: 'member',
  summary:
    'Save a custom plan; send the days as a map of exercises, a list of days, or names next to ' +
    'selectedExercises',
  body: z.pipe(
    z.transform(readCustomPlan),
    z.object({
      plan_name: requiredText('Plan name', PLAN_NAME_LENGTH, 'Plan name and workout days are required'),
      fitness_goal: goal,
      activity_level: level,
      workouts: z.object(weekOfEntries.shape, 'Plan name and workout days are required'),
    }),
  ) as unknown as z.ZodMiniType<
    { plan_name: string; workouts: Week<PlanEntry[]> } & Pick<Changes, 'fitness_goal' | 'activity_level'>,
    { name: string; fitnessGoal?: string | undefined; workoutDays: WeekInput; selectedExercises: WeekInput }
  >,
  response: generatedPlan,
  status: 201,
  idempotent: true,
});

export const getPlan = endpoint({
  method: 'GET',
  path: '/workouts/plans/:id',
  access: 'member',
  summary: 'Get one of your plans with its seven days',
  params: z.object({ id: pathId }),
  response: plan,
});

export const updatePlan = endpoint({
  method: 'PUT',
  path: '/workouts/plans/:id',
  access: 'member',
  summary: 'Change the given fields of a plan and keep the others; workouts replaces all seven days',
  params: z.object({ id: pathId }),
  body: changes('Please enter a plan name'),
  response: plan,
});

export const deletePlan = endpoint({
  method: 'DELETE',
  path: '/workouts/plans/:id',
  access: 'member',
  summary: 'Delete a plan; workouts logged from it stay',
  params: z.object({ id: pathId }),
  response: message,
});
