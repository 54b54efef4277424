import { WEIGHT_UNITS } from '@fitarc/domain/units';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { calendarDate } from './fields.ts';

const figure = z.nullable(z.number());
const word = z.nullable(z.string());

/** Flat, so that a program without code of its own can read each field. Null where there is nothing. */
const today = z.object({
  date: z.string(),
  calories_eaten: z.number(),
  calories_goal: figure,
  calories_left: figure,
  /** Grams, like carbs and fats. */
  protein_eaten: z.number(),
  protein_goal: figure,
  carbs_eaten: z.number(),
  carbs_goal: figure,
  fats_eaten: z.number(),
  fats_goal: figure,
  meals_logged: z.number(),
  /** Milliliters. */
  water: z.number(),
  water_goal: figure,
  /** The latest weight, in kilograms and in the member's unit. */
  weight_kg: figure,
  weight: figure,
  weight_unit: z.enum(WEIGHT_UNITS),
  weight_date: word,
  last_workout_date: word,
  last_workout_type: word,
  last_workout_name: word,
  /** Kilograms moved. */
  last_workout_volume: figure,
  /** Minutes. */
  last_workout_duration: figure,
  trained_today: z.boolean(),
  /** Since Monday. */
  workouts_this_week: z.number(),
  /** Weeks in a row with training. */
  week_streak: z.number(),
  plan_name: word,
  /** Of today by the active plan; 0 on a rest day. */
  plan_exercise_count: z.number(),
  /** Their names, separated by commas. */
  plan_exercises: z.string(),
});
export type Today = z.output<typeof today>;

export const getToday = endpoint({
  method: 'GET',
  path: '/today',
  access: 'member',
  scope: 'today:read',
  zoned: true,
  summary: 'Get today in one flat record, for home automation: food, water, weight, training and plan',
  response: today,
});

const week = z.object({
  /** Monday. */
  from: z.string(),
  /** Sunday, or today in the present week. */
  to: z.string(),
  workouts: z.number(),
  training_days: z.number(),
  /** Minutes. */
  duration: z.number(),
  /** Kilograms moved. */
  volume: z.number(),
  calories_burned: z.number(),
  days_logged: z.number(),
  /** Of the days with meals; null without any. */
  average_calories: figure,
  average_protein: figure,
  average_carbs: figure,
  average_fats: figure,
  calories_goal: figure,
  weights: z.number(),
  /** Kilograms: the first and the last of the week. */
  first_weight_kg: figure,
  last_weight_kg: figure,
  week_streak: z.number(),
});
export type WeekSummary = z.output<typeof week>;

export const getWeekSummary = endpoint({
  method: 'GET',
  path: '/today/week',
  access: 'member',
  scope: 'today:read',
  zoned: true,
  summary: 'Get the sums of one week, Monday to Sunday: the present one, or the one that `date` is in',
  query: z.object({ date: z.optional(calendarDate('date')) }),
  response: week,
});
