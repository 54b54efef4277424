import { MEAL_SLOTS } from '@fitarc/domain/meal';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  calendarDate,
  count,
  id,
  ifKnown,
  instant,
  message,
  nameList,
  numericId,
  optional,
  pathId,
  plainText,
  recordList,
  requiredText,
} from './fields.ts';
import { meal, mealFields } from './meals.ts';

export const SAVED_MEAL_BOUNDS = { name: 100, items: 50 } as const;

const NO_ITEMS = 'Please choose at least one food';
const TOO_MANY = `A saved meal can have at most ${SAVED_MEAL_BOUNDS.items} foods`;

/** As a meal is added, without its day. */
const itemFields = z.omit(mealFields, { date: true, slot: true, eaten_at: true });
export type SavedItem = z.output<typeof itemFields>;

const items = z
  .array(itemFields, 'items must be a list')
  .check(z.minLength(1, NO_ITEMS), z.maxLength(SAVED_MEAL_BOUNDS.items, TOO_MANY));
const mealIds = z
  .array(numericId('meal_ids must be whole numbers'), 'meal_ids must be a list')
  .check(z.minLength(1, NO_ITEMS), z.maxLength(SAVED_MEAL_BOUNDS.items, TOO_MANY));
const name = requiredText('Name', SAVED_MEAL_BOUNDS.name);

const summary = {
  saved_meal_id: id,
  name: plainText,
  /** The names of its foods. */
  foods: nameList(),
  calories: count,
  protein: count,
  carbs: count,
  fats: count,
  updated_at: ifKnown(z.string()),
};
const row = z.object(summary);
export type SavedMealRow = z.output<typeof row>;

const savedMeal = z.object({ ...summary, items: z.catch(z.array(itemFields), []) });
export type SavedMeal = z.output<typeof savedMeal>;

const params = z.object({ id: pathId });

export const listSavedMeals = endpoint({
  method: 'GET',
  path: '/saved-meals',
  access: 'member',
  scope: 'diary:read',
  summary: 'List your saved meals with their totals, newest first',
  response: recordList(row),
  offline: 'read',
});

export const getSavedMeal = endpoint({
  method: 'GET',
  path: '/saved-meals/:id',
  access: 'member',
  scope: 'diary:read',
  summary: 'Get a saved meal with its foods',
  params,
  response: savedMeal,
  offline: 'read',
});

export const createSavedMeal = endpoint({
  method: 'POST',
  path: '/saved-meals',
  access: 'member',
  scope: 'diary:write',
  summary: 'Save foods that you eat together: the given items, or logged meals of one day',
  body: z.object({
    name,
    items: optional(items),
    date: optional(calendarDate('Date')),
    meal_ids: optional(mealIds),
  }),
  response: savedMeal,
  status: 201,
  idempotent: true,
});

export const updateSavedMeal = endpoint({
  method: 'PUT',
  path: '/saved-meals/:id',
  access: 'member',
  scope: 'diary:write',
  summary: 'Rename a saved meal or replace its foods; meals logged from it do not change',
  params,
  body: z.object({ name, items: optional(items) }),
  response: savedMeal,
  idempotent: true,
  conditional: true,
});

export const deleteSavedMeal = endpoint({
  method: 'DELETE',
  path: '/saved-meals/:id',
  access: 'member',
  scope: 'diary:write',
  summary: 'Delete a saved meal; meals logged from it stay',
  params,
  response: message,
  idempotent: true,
});

export const logSavedMeal = endpoint({
  method: 'POST',
  path: '/saved-meals/:id/log',
  access: 'member',
  scope: 'diary:write',
  summary: 'Add all foods of a saved meal to a day; returns the meals',
  params,
  body: z.object({
    date: calendarDate('Date'),
    slot: optional(z.enum(MEAL_SLOTS, `Slot must be ${MEAL_SLOTS.slice(0, -1).join(', ')} or snack`)),
    eaten_at: optional(instant('eaten_at')),
  }),
  response: recordList(meal),
  status: 201,
  idempotent: true,
  offline: 'write',
});
