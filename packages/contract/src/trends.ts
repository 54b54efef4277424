import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, id, ifKnown, nameList, nullableText, recordList } from './fields.ts';
import { readWorkoutDay } from './legacy/trends.ts';

const DAYS = 'days must be a whole number between 1 and 365';
const daysOf = (otherwise: number) =>
  z.object({
    days: z._default(
      z.pipe(
        z.string(DAYS).check(z.regex(/^[1-9]\d{0,2}$/, DAYS)),
        z.pipe(z.transform(Number), z.number().check(z.lte(365, DAYS))),
      ),
      otherwise,
    ),
  }) as unknown as z.ZodMiniType<{ days: number }, { days?: number }>;

const nutritionDay = z.object({
  date: z.string(),
  total_calories: count,
  total_protein: count,
  total_carbs: count,
  total_fats: count,
  /** Grams, like sugar and saturated fat. Only where a meal of the day tells it, like all that follows. */
  total_fiber: ifKnown(z.number()),
  total_sugar: ifKnown(z.number()),
  total_saturated_fat: ifKnown(z.number()),
  /** Milligrams. */
  total_sodium: ifKnown(z.number()),
  /** How many meals the day has … */
  meals: ifKnown(z.number()),
  /** … and how many of them tell it. */
  fiber_meals: ifKnown(z.number()),
  sugar_meals: ifKnown(z.number()),
  saturated_fat_meals: ifKnown(z.number()),
  sodium_meals: ifKnown(z.number()),
});
export type NutritionDay = z.output<typeof nutritionDay>;

export const getNutritionTrend = endpoint({
  method: 'GET',
  path: '/trends/nutrition',
  access: 'member',
  scope: 'diary:read',
  zoned: true,
  summary:
    'Get what you ate on each of the last `days` days and today, oldest first; days without meals are left ' +
    'out, and so are fiber, sugar, saturated fat and sodium where no meal of the day tells them',
  query: daysOf(7),
  response: recordList(nutritionDay),
  offline: 'read',
});

const workoutDay = z.pipe(
  z.transform(readWorkoutDay),
  z.object({
    date: z.string(),
    workout_count: count,
    total_workout_count: count,
    calories_burned: count,
    total_calories_burned: count,
    /** Minutes. */
    total_duration: count,
    /** Kilograms moved. */
    total_volume: count,
  }),
);
export type WorkoutDay = z.output<typeof workoutDay>;

export const getWorkoutTrend = endpoint({
  method: 'GET',
  path: '/trends/workouts',
  access: 'member',
  scope: 'workouts:read',
  zoned: true,
  summary:
    'Get your training on each of the last `days` days and today, oldest first; days without training are ' +
    'left out',
  query: daysOf(30),
  response: recordList(workoutDay),
  offline: 'read',
});

const trainedExercise = z.object({
  exercise_id: id,
  name: z.string(),
  /** Working sets. */
  sets: count,
  muscles: nameList(),
  movement_pattern: nullableText,
});

export const getTrainedExercises = endpoint({
  method: 'GET',
  path: '/trends/exercises',
  access: 'member',
  scope: 'workouts:read',
  zoned: true,
  summary:
    'List the exercises of the last `days` days and today with their working sets and muscles, most sets ' +
    'first',
  query: daysOf(30),
  response: recordList(trainedExercise),
  offline: 'read',
});

const trainedWeeks = z.object({
  exercise_id: id,
  name: z.string(),
  muscles: nameList(),
  movement_pattern: nullableText,
  /** Working sets by week, which is named by its Monday; oldest first. */
  weeks: recordList(z.object({ week: z.string(), sets: count })),
});
export type TrainedWeeks = z.output<typeof trainedWeeks>;

export const getTrainedWeeks = endpoint({
  method: 'GET',
  path: '/trends/exercise-weeks',
  access: 'member',
  scope: 'workouts:read',
  zoned: true,
  summary:
    'List the exercises of the last `days` days and today with their muscles and their working sets in each ' +
    'week from Monday on, by name',
  query: daysOf(83),
  response: recordList(trainedWeeks),
  offline: 'read',
});

const calendarDay = z.object({ date: z.string(), workout_count: count, total_duration: count });
export type CalendarDay = z.output<typeof calendarDay>;

export const getTrainingCalendar = endpoint({
  method: 'GET',
  path: '/trends/calendar',
  access: 'member',
  scope: 'workouts:read',
  zoned: true,
  summary:
    'List the training days of the last `days` days (a year by default), today and every later day, oldest ' +
    'first',
  query: daysOf(365),
  response: recordList(calendarDay),
  offline: 'read',
});
