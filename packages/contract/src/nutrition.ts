import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { flag, wholeNumber } from './fields.ts';

const goals = z.object({
  daily_calories_goal: z.number(),
  daily_protein_goal: z.number(),
  daily_carbs_goal: z.number(),
  daily_fats_goal: z.number(),
  /** Calculated from the profile, or set by hand. */
  source: z.catch(z.enum(['calculated', 'manual']), 'calculated'),
});
export type Goals = z.output<typeof goals>;

export const getNutritionGoals = endpoint({
  method: 'GET',
  path: '/nutrition/goals',
  access: 'member',
  summary: 'Get your daily goals; 404 until they are calculated, or null with optional=true',
  query: z.object({ optional: z.optional(flag) }) as unknown as z.ZodMiniType<
    { optional?: boolean },
    { optional?: boolean }
  >,
  response: z.nullable(goals),
});

export const calculateNutritionGoals = endpoint({
  method: 'POST',
  path: '/nutrition/calculate-goals',
  access: 'member',
  zoned: true,
  summary:
    'Calculate your daily goals from your profile and save them; 400 names what is missing. With keep, ' +
    'existing goals stay unchanged and are returned, for clients that could not read them',
  body: z.object({ keep: z.optional(z.nullable(z.boolean('keep must be true or false'))) }),
  response: goals,
});

export const GOAL_BOUNDS = {
  calories: { min: 500, max: 10_000 },
  grams: { min: 0, max: 1500 },
} as const;

const byHand = z.object({
  daily_calories_goal: wholeNumber('Calories', GOAL_BOUNDS.calories),
  daily_protein_goal: wholeNumber('Protein', GOAL_BOUNDS.grams),
  daily_carbs_goal: wholeNumber('Carbs', GOAL_BOUNDS.grams),
  daily_fats_goal: wholeNumber('Fats', GOAL_BOUNDS.grams),
});
export type GoalsByHand = z.output<typeof byHand>;

export const setNutritionGoals = endpoint({
  method: 'PUT',
  path: '/nutrition/goals',
  access: 'member',
  summary: 'Set your daily goals manually; calculating them replaces them again',
  body: byHand,
  response: goals,
});
