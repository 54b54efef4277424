import { PROGRESSION_RULES } from '@fitarc/domain/progression/rules';
import * as z from 'zod/mini';
import { exercise } from './exercise.ts';
import { count, id, ifKnown, nameList, nullableText } from './fields.ts';
import { readPlan, readPlanExercise, readPlanSummary } from './legacy/plans.ts';
import { weekShape } from './plan-fields.ts';
import { planOptions } from './plan-options.ts';

/** An exercise on a day of a plan: everything the library says about it, and how often it is done. */
export const planExercise = z.pipe(
  z.transform(readPlanExercise),
  z.extend(exercise, {
    equipment: nameList(),
    sets: count,
    reps: count,
    // Only where the entry has them.
    reps_max: ifKnown(z.number()),
    target_weight: ifKnown(z.number()),
    target_percent: ifKnown(z.number()),
    target_rpe: ifKnown(z.number()),
    rest_seconds: ifKnown(z.number()),
    progression: ifKnown(z.enum(PROGRESSION_RULES)),
    superset: ifKnown(z.number()),
  }),
);
export type PlanExercise = z.output<typeof planExercise>;

const summaryShape = {
  plan_id: id,
  plan_name: z.catch(z.string(), ''),
  fitness_goal: nullableText,
  activity_level: nullableText,
  workoutDaysCount: count,
  created_at: nullableText,
};

export const planSummary = z.pipe(
  z.transform(readPlanSummary),
  z.object({
    ...summaryShape,
    /** Weekdays with exercises, Monday first. */
    training_days: nameList(),
    /** False for a generated plan that nobody has saved yet. */
    saved: z.catch(z.boolean(), true),
    /** The one plan you train by. */
    active: z.catch(z.boolean(), false),
    /** The day it became active. */
    started_on: nullableText,
    /** Weeks until it begins again. */
    week_count: z.catch(z.number(), 1),
    exercise_count: count,
    set_count: count,
  }),
);
export type PlanSummary = z.output<typeof planSummary>;

export const planShape = z.object({
  ...summaryShape,
  /** 'generated' or 'custom'. */
  source: nullableText,
  /** Why the generator made it so, a sentence each; none once the plan was changed. */
  reasons: nameList(),
  saved: z.catch(z.boolean(), true),
  active: z.catch(z.boolean(), false),
  /** The day it became active. */
  started_on: nullableText,
  options: ifKnown(planOptions),
  workouts: weekShape(z.array(planExercise)),
  /** The weeks after the first, where it has any. */
  more_weeks: ifKnown(z.array(weekShape(z.array(planExercise)))),
});
export const plan = z.pipe(z.transform(readPlan), planShape);
export type Plan = z.output<typeof plan>;
