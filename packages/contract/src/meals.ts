import { MEAL_SLOTS, MOST_NUTRIENTS, NUTRIENT_KEY } from '@fitarc/domain/meal';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  calendarDate,
  figure,
  id,
  ifKnown,
  instant,
  message,
  number,
  numericId,
  optional,
  pathId,
  plainText,
  recordList,
  requiredText,
  text,
} from './fields.ts';
import { readServing } from './legacy/meals.ts';

const readNumber = (value: unknown) => (typeof value === 'string' ? Number(value) : value);
/** Some databases answer decimals as text. */
export const count = z.catch(z.pipe(z.transform(readNumber), z.number()), 0);

export const figures = { calories: count, protein: count, carbs: count, fats: count };

const mealShape = z.object({
  meal_id: id,
  name: plainText,
  ...figures,
  date: plainText,
  serving: plainText,
  /** Grams; none where only the figures are known. */
  portion: figure,
  /** The food it was taken from. */
  food_id: z.catch(z.nullable(id), null),
  // Only where they are known.
  slot: ifKnown(z.enum(MEAL_SLOTS)),
  eaten_at: ifKnown(z.string()),
  fiber: ifKnown(z.number()),
  sugar: ifKnown(z.number()),
  saturated_fat: ifKnown(z.number()),
  sodium: ifKnown(z.number()),
  nutrients: ifKnown(z.record(z.string(), z.number())),
  updated_at: ifKnown(z.string()),
});
export const meal = z.pipe(z.transform(readServing), mealShape);
export type Meal = z.output<typeof meal>;

export const MEAL_BOUNDS = {
  name: 200,
  serving: 100,
  figure: 100_000,
  portion: 100_000,
  nutrient: 10_000_000,
} as const;

const amount = (label: string) => number(label, 0, MEAL_BOUNDS.figure);
const fields = {
  name: requiredText('Name', MEAL_BOUNDS.name),
  calories: amount('Calories'),
  protein: optional(amount('Protein')),
  carbs: optional(amount('Carbs')),
  fats: optional(amount('Fats')),
  date: calendarDate('Date'),
  serving: optional(text('Serving', MEAL_BOUNDS.serving)),
};
const NUTRIENTS = `nutrients must be at most ${MOST_NUTRIENTS} numbers by name, such as potassium_mg`;
/** Grams, sodium in milligrams; what is not given is unknown. */
const additional = {
  slot: optional(z.enum(MEAL_SLOTS, `Slot must be ${MEAL_SLOTS.slice(0, -1).join(', ')} or snack`)),
  eaten_at: optional(instant('eaten_at')),
  fiber: optional(amount('Fiber')),
  sugar: optional(amount('Sugar')),
  saturated_fat: optional(amount('Saturated fat')),
  sodium: optional(amount('Sodium')),
  nutrients: optional(
    z
      .record(
        z.string().check(z.regex(NUTRIENT_KEY, NUTRIENTS)),
        z.number(NUTRIENTS).check(z.gte(0, NUTRIENTS), z.lte(MEAL_BOUNDS.nutrient, NUTRIENTS)),
        NUTRIENTS,
      )
      .check(z.refine((map) => Object.keys(map).length <= MOST_NUTRIENTS, NUTRIENTS)),
  ),
};
const portion = optional(number('Portion', 0, MEAL_BOUNDS.portion));

export const mealFields = z.object({
  ...fields,
  ...additional,
  portion,
  food_id: optional(numericId('food_id must be a whole number')),
});
export type MealInput = z.output<typeof mealFields>;
export type MealDraft = z.input<typeof mealFields>;

const changes = z.object({
  name: z.optional(fields.name),
  calories: z.optional(fields.calories),
  protein: fields.protein,
  carbs: fields.carbs,
  fats: fields.fats,
  date: z.optional(fields.date),
  serving: fields.serving,
  ...additional,
  portion,
});
export type MealChanges = z.output<typeof changes>;
type MealChangesDraft = z.input<typeof changes>;

const params = z.object({ id: pathId });

export const listMeals = endpoint({
  method: 'GET',
  path: '/meals/date/:date',
  access: 'member',
  scope: 'diary:read',
  summary: 'List your meals for one day, in the order you added them',
  params: z.object({ date: calendarDate('Date') }),
  response: recordList(meal),
  offline: 'read',
});

export const MOST_RANGE_DAYS = 130;

export const listMealRange = endpoint({
  method: 'GET',
  path: '/meals/range',
  access: 'member',
  scope: 'diary:read',
  summary:
    'List your meals from startDate through endDate, day by day in the order you added them, at most ' +
    `${MOST_RANGE_DAYS} days`,
  query: z.object({ startDate: calendarDate('startDate'), endDate: calendarDate('endDate') }),
  response: recordList(meal),
  offline: 'read',
});

export const addMeal = endpoint({
  method: 'POST',
  path: '/meals',
  access: 'member',
  scope: 'diary:write',
  summary: 'Add a meal to a day. It keeps its values even if the food it came from changes',
  body: z.pipe(z.transform(readServing), mealFields) as unknown as z.ZodMiniType<MealInput, MealDraft>,
  response: meal,
  status: 201,
  idempotent: true,
  offline: 'write',
});

export const MOST_ADDED = 60;

export const addMeals = endpoint({
  method: 'POST',
  path: '/meals/batch',
  access: 'member',
  scope: 'diary:write',
  summary: `Add up to ${MOST_ADDED} meals at once: all of them are stored, or none`,
  body: z.object({
    meals: z
      .array(mealFields, 'meals must be a list')
      .check(z.minLength(1, 'Please add at least one meal'), z.maxLength(MOST_ADDED, 'Too many meals')),
  }),
  response: recordList(meal),
  status: 201,
  idempotent: true,
  offline: 'write',
});

export const updateMeal = endpoint({
  method: 'PUT',
  path: '/meals/:id',
  access: 'member',
  scope: 'diary:write',
  zoned: true,
  summary:
    'Change the given fields of a meal; a new portion without values rescales the values. On a new date, the ' +
    'time of day it was eaten at stays the same in your time zone; without X-Time-Zone, it is removed',
  params,
  body: z.pipe(z.transform(readServing), changes) as unknown as z.ZodMiniType<MealChanges, MealChangesDraft>,
  response: meal,
  idempotent: true,
  conditional: true,
  offline: 'write',
});

export const deleteMeal = endpoint({
  method: 'DELETE',
  path: '/meals/:id',
  access: 'member',
  scope: 'diary:write',
  summary: 'Delete a meal',
  params,
  response: message,
  idempotent: true,
  offline: 'write',
});

const MOST_COPIED = 200;

export const copyMeals = endpoint({
  method: 'POST',
  path: '/meals/copy',
  access: 'member',
  scope: 'diary:write',
  summary: 'Copy all or some meals from one day to another; returns the copies',
  body: z.object({
    from: calendarDate('from'),
    to: calendarDate('to'),
    meal_ids: optional(
      z
        .array(numericId('meal_ids must be whole numbers'), 'meal_ids must be a list')
        .check(z.minLength(1, 'Please choose at least one meal'), z.maxLength(MOST_COPIED, 'Too many meals')),
    ),
  }),
  response: recordList(meal),
  status: 201,
  idempotent: true,
  offline: 'write',
});

const day = z.object({ date: plainText, meals: count, ...figures });
export type MealDay = z.output<typeof day>;

export const listMealDays = endpoint({
  method: 'GET',
  path: '/meals/days',
  access: 'member',
  scope: 'diary:read',
  summary: 'Get the totals for each day with meals from startDate through endDate, at most 366 days',
  query: z.object({ startDate: calendarDate('startDate'), endDate: calendarDate('endDate') }),
  response: recordList(day),
  offline: 'read',
});
