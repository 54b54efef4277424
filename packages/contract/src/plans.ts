import { PLAN_NAME_LENGTH } from '@fitarc/domain/plan';
import { ACTIVITY_LEVELS, FITNESS_GOALS } from '@fitarc/domain/profile';
import type { Week } from '@fitarc/domain/weekday';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { calendarDate, id, message, numericId, pathId, requiredText, tolerantList } from './fields.ts';
import {
  readCustomPlan,
  readGeneratedPlan,
  readInitialPlan,
  readInitialQuery,
  readPlanChanges,
} from './legacy/plans.ts';
import { plan, planShape, planSummary } from './plan.ts';
import { moreWeeks, type PlanEntry, weekOfEntries } from './plan-fields.ts';
import { type PlanOptions, planOptions } from './plan-options.ts';

export type { Plan, PlanExercise, PlanSummary } from './plan.ts';
export { planExercise } from './plan.ts';
export type { PlanEntry } from './plan-fields.ts';

/** As generating and building answer it: the plan, with its id and name in the words of that call too. */
const generatedPlan = z.pipe(
  z.transform(readGeneratedPlan),
  z.extend(planShape, {
    plan_id: z.optional(id),
    workoutPlanId: z.optional(id),
    planName: z.catch(z.string(), ''),
  }),
);

export const planGoal = z.optional(z.nullable(z.enum(FITNESS_GOALS, 'Please select a fitness goal')));
export const planLevel = z.optional(z.nullable(z.enum(ACTIVITY_LEVELS, 'Please choose an activity level')));
const planId = z.optional(z.nullable(numericId('Plan ID must be a whole number')));
const options = z.optional(z.nullable(planOptions));
export const planDays = z.object(
  weekOfEntries.shape,
  'Workouts must be a map from weekday to a list of exercises',
);

type Entry = Omit<PlanEntry, 'exercise_id'> & { exercise_id: number | string };
type WeekInput = Week<readonly Entry[]>;

const changesOf = (nameMissing: string) =>
  z.object({
    plan_id: planId,
    plan_name: z.optional(z.nullable(requiredText('Plan name', PLAN_NAME_LENGTH, nameMissing))),
    fitness_goal: planGoal,
    activity_level: planLevel,
    workouts: z.optional(planDays),
    more_weeks: z.optional(moreWeeks),
    options,
  });
type Changes = z.output<ReturnType<typeof changesOf>>;
interface ChangesInput {
  plan_id?: number | string | null | undefined;
  plan_name?: string | undefined;
  fitness_goal?: string | null | undefined;
  activity_level?: string | null | undefined;
  workouts?: WeekInput | undefined;
  more_weeks?: WeekInput[] | undefined;
  options?: PlanOptions | null | undefined;
}
const changes = (nameMissing: string) =>
  z.pipe(z.transform(readPlanChanges), changesOf(nameMissing)) as unknown as z.ZodMiniType<
    Changes,
    ChangesInput
  >;

export const listPlans = endpoint({
  method: 'GET',
  path: '/workouts/plans/',
  access: 'member',
  scope: 'plans:read',
  summary: 'List your plans, newest first',
  response: tolerantList(planSummary),
  offline: 'read',
});

export const getInitialPlan = endpoint({
  method: 'GET',
  path: '/workouts/plans/initial',
  access: 'member',
  scope: 'plans:read',
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
  scope: 'plans:write',
  zoned: true,
  summary:
    'Without plan_id: create a plan for the goal, the level and the options (201). With plan_id only: ' +
    'regenerate that plan, with its own options unless others are sent. ' +
    'With plan_id, plan_name and workouts: save the adjusted plan',
  body: changes('Please provide a plan name'),
  response: generatedPlan,
});

export const createCustomPlan = endpoint({
  method: 'POST',
  path: '/workouts/plans/create-custom',
  access: 'member',
  scope: 'plans:write',
  zoned: true,
  summary:
    'Save a custom plan; send the days as a map of exercises, a list of days, or names next to ' +
    'selectedExercises',
  body: z.pipe(
    z.transform(readCustomPlan),
    z.object({
      plan_name: requiredText('Plan name', PLAN_NAME_LENGTH, 'Plan name and workout days are required'),
      fitness_goal: planGoal,
      activity_level: planLevel,
      workouts: z.object(weekOfEntries.shape, 'Plan name and workout days are required'),
      more_weeks: z.optional(moreWeeks),
    }),
  ) as unknown as z.ZodMiniType<
    { plan_name: string; workouts: Week<PlanEntry[]> } & Pick<
      Changes,
      'fitness_goal' | 'activity_level' | 'more_weeks'
    >,
    {
      name: string;
      fitnessGoal?: string | undefined;
      workoutDays: WeekInput;
      selectedExercises: WeekInput;
      more_weeks?: WeekInput[] | undefined;
    }
  >,
  response: generatedPlan,
  status: 201,
  idempotent: true,
});

export const getPlan = endpoint({
  method: 'GET',
  path: '/workouts/plans/:id',
  access: 'member',
  scope: 'plans:read',
  summary: 'Get one of your plans with its seven days',
  params: z.object({ id: pathId }),
  response: plan,
  offline: 'read',
});

export const updatePlan = endpoint({
  method: 'PUT',
  path: '/workouts/plans/:id',
  access: 'member',
  scope: 'plans:write',
  zoned: true,
  summary:
    'Change the given fields of a plan and keep the others; workouts replaces the seven days of the first ' +
    'week, more_weeks all later weeks',
  params: z.object({ id: pathId }),
  body: changes('Please enter a plan name'),
  response: plan,
});

export const activatePlan = endpoint({
  method: 'PUT',
  path: '/workouts/plans/:id/active',
  access: 'member',
  scope: 'plans:write',
  zoned: true,
  summary:
    'Make this the plan you train by, or stop training by it. The first of its weeks is the one of the day ' +
    'started_on, which is today if left out',
  params: z.object({ id: pathId }),
  body: z.object({
    active: z.boolean('Active must be true or false'),
    started_on: z.optional(calendarDate('The first day')),
  }),
  response: plan,
});

export const deletePlan = endpoint({
  method: 'DELETE',
  path: '/workouts/plans/:id',
  access: 'member',
  scope: 'plans:write',
  summary: 'Delete a plan; workouts logged from it stay',
  params: z.object({ id: pathId }),
  response: message,
});
