import { WEEKDAYS } from '@fitarc/domain/weekday';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { calendarDate, flag, ifKnown, optional, tolerantList, wholeNumber } from './fields.ts';

export const GOAL_BOUNDS = {
  calories: { min: 500, max: 10_000 },
  grams: { min: 0, max: 1500 },
  milligrams: { min: 0, max: 20_000 },
  milliliters: { min: 0, max: 20_000 },
} as const;

const dayGoals = z.object({
  calories: wholeNumber('Calories', GOAL_BOUNDS.calories),
  protein: wholeNumber('Protein', GOAL_BOUNDS.grams),
  carbs: wholeNumber('Carbs', GOAL_BOUNDS.grams),
  fats: wholeNumber('Fats', GOAL_BOUNDS.grams),
});

const BY_DAY = 'by_day must be goals of weekdays, or of training and rest days';
export const goalsByDay = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('weekday'),
      days: z.partialRecord(z.enum(WEEKDAYS, BY_DAY), dayGoals, BY_DAY),
    }),
    z.object({ kind: z.literal('training'), training: dayGoals, rest: dayGoals }),
  ],
  BY_DAY,
);

export const GOAL_SOURCES = ['calculated', 'manual', 'learned'] as const;

const goals = z.object({
  daily_calories_goal: z.number(),
  daily_protein_goal: z.number(),
  daily_carbs_goal: z.number(),
  daily_fats_goal: z.number(),
  /** Calculated from the profile, set by hand, or taken from a weekly check-in. */
  source: z.catch(z.enum(GOAL_SOURCES), 'calculated'),
  daily_fiber_goal: ifKnown(z.number()),
  daily_sugar_goal: ifKnown(z.number()),
  daily_saturated_fat_goal: ifKnown(z.number()),
  /** Milligrams. */
  daily_sodium_goal: ifKnown(z.number()),
  /** Milliliters. */
  daily_water_goal: ifKnown(z.number()),
  by_day: ifKnown(goalsByDay),
});
export type Goals = z.output<typeof goals>;

export const getNutritionGoals = endpoint({
  method: 'GET',
  path: '/nutrition/goals',
  access: 'member',
  scope: 'diary:read',
  zoned: true,
  summary:
    'Get your daily goals, and by_day where they differ from day to day; 404 until they can be calculated, or ' +
    'null with optional=true',
  query: z.object({ optional: z.optional(flag) }) as unknown as z.ZodMiniType<
    { optional?: boolean },
    { optional?: boolean }
  >,
  response: z.nullable(goals),
  offline: 'read',
});

export const calculateNutritionGoals = endpoint({
  method: 'POST',
  path: '/nutrition/calculate-goals',
  access: 'member',
  scope: 'diary:write',
  zoned: true,
  summary:
    'Calculate your daily goals from your profile and save them; 400 names what is missing. With keep, ' +
    'existing goals stay unchanged and are returned, for clients that could not read them',
  body: z.object({ keep: z.optional(z.nullable(z.boolean('keep must be true or false'))) }),
  response: goals,
});

const byHand = z.object({
  daily_calories_goal: wholeNumber('Calories', GOAL_BOUNDS.calories),
  daily_protein_goal: wholeNumber('Protein', GOAL_BOUNDS.grams),
  daily_carbs_goal: wholeNumber('Carbs', GOAL_BOUNDS.grams),
  daily_fats_goal: wholeNumber('Fats', GOAL_BOUNDS.grams),
  daily_fiber_goal: optional(wholeNumber('Fiber', GOAL_BOUNDS.grams)),
  daily_sugar_goal: optional(wholeNumber('Sugar', GOAL_BOUNDS.grams)),
  daily_saturated_fat_goal: optional(wholeNumber('Saturated fat', GOAL_BOUNDS.grams)),
  daily_sodium_goal: optional(wholeNumber('Sodium', GOAL_BOUNDS.milligrams)),
  daily_water_goal: optional(wholeNumber('Water', GOAL_BOUNDS.milliliters)),
  by_day: optional(goalsByDay),
});
export type GoalsInput = z.output<typeof byHand>;
export type GoalsByHand = Pick<
  GoalsInput,
  'daily_calories_goal' | 'daily_protein_goal' | 'daily_carbs_goal' | 'daily_fats_goal'
>;

export const setNutritionGoals = endpoint({
  method: 'PUT',
  path: '/nutrition/goals',
  access: 'member',
  scope: 'diary:write',
  summary:
    'Set your daily goals manually; calculating them replaces them again. Without by_day they are the same ' +
    'every day; the goals for fiber, sugar, saturated fat, sodium and water stay unless they are sent, and ' +
    'null removes one',
  body: byHand,
  response: goals,
  idempotent: true,
});

export const listTrainingDays = endpoint({
  method: 'GET',
  path: '/nutrition/training-days',
  access: 'member',
  scope: 'diary:read',
  zoned: true,
  summary:
    'List the days from startDate through endDate (at most 92) that count as training days: those with a ' +
    'workout and, from today on, those your active plan trains on',
  query: z.object({ startDate: calendarDate('startDate'), endDate: calendarDate('endDate') }),
  response: tolerantList(z.string()),
  offline: 'read',
});
