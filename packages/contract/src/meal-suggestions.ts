import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { figure, id, plainText, recordList } from './fields.ts';
import { food } from './foods.ts';
import { count, figures } from './meals.ts';

const suggestion = z.object({
  name: plainText,
  ...figures,
  serving: plainText,
  portion: figure,
  food_id: z.catch(z.nullable(id), null),
  /** How often in the last 90 days. */
  times: count,
  /** The day it was last eaten. */
  date: plainText,
  /** As it is now; none when it is gone, is no longer for everybody, or never was one. */
  food: z.catch(z.nullable(food), null),
});
export type MealSuggestion = z.output<typeof suggestion>;

export const listMealSuggestions = endpoint({
  method: 'GET',
  path: '/meals/suggestions',
  access: 'member',
  scope: 'diary:read',
  zoned: true,
  summary:
    'List what you ate recently and eat often, each with its latest portion, from the last 90 days; and ' +
    'the latest portion of every food from the last two years, newest first, at most 2,000',
  response: z.object({
    recent: recordList(suggestion),
    frequent: recordList(suggestion),
    portions: recordList(z.object({ food_id: id, portion: count })),
  }),
  offline: 'read',
});
