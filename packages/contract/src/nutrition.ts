import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { flag } from './fields.ts';

const goals = z.object({
  daily_calories_goal: z.number(),
  daily_protein_goal: z.number(),
  daily_carbs_goal: z.number(),
  daily_fats_goal: z.number(),
});
export type Goals = z.output<typeof goals>;

export const getNutritionGoals = endpoint({
  method: 'GET',
  path: '/nutrition/goals',
  access: 'member',
  summary: "The member's daily goals; 404 until they are calculated, or null with optional=true",
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
  summary: "Calculate the member's daily goals from the profile and keep them; 400 names what is missing",
  response: goals,
});
