import { PLAN_NAME_LENGTH } from '@fitarc/domain/plan';
import * as z from 'zod/mini';
import { calendarDate, requiredText } from './fields.ts';
import { moreWeeks } from './plan-fields.ts';
import { planOptions } from './plan-options.ts';
import { planDays, planGoal, planLevel } from './plans.ts';

/** A plan of an import. Apart from the endpoints, which come with the frame of every page. */
export const planFields = z.object({
  plan_name: requiredText('Plan name', PLAN_NAME_LENGTH),
  fitness_goal: planGoal,
  activity_level: planLevel,
  workouts: planDays,
  more_weeks: z.optional(moreWeeks),
  options: z.optional(z.nullable(planOptions)),
  /** The plan to train by, unless there is another. */
  active: z.optional(z.nullable(z.boolean('Active must be true or false'))),
  started_on: z.optional(z.nullable(calendarDate('The first day'))),
});
