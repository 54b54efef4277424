import { FOOD_CATEGORIES, FOOD_SOURCES } from '@fitarc/domain/food';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  figure,
  id,
  message,
  nullableText,
  optional,
  paging,
  pathId,
  plainText,
  recordList,
  text,
} from './fields.ts';
import { verdict } from './legacy/reviews.ts';

/** Possible duplicate: a food that members find already. */
const similarFood = z.object({
  food_id: id,
  name: plainText,
  brand: nullableText,
  calories: figure,
  protein: figure,
  carbs: figure,
  fats: figure,
  serving_size: plainText,
  source: z.catch(z.optional(z.enum(FOOD_SOURCES)), undefined),
});
export type SimilarFood = z.output<typeof similarFood>;

const pendingFood = z.object({
  id,
  name: plainText,
  brand: nullableText,
  barcode: nullableText,
  calories: figure,
  protein: figure,
  carbs: figure,
  fats: figure,
  serving_size: plainText,
  category: z.catch(z.enum(FOOD_CATEGORIES), 'Other'),
  /** Of whoever contributed it; empty when that account is gone. */
  email: plainText,
  created_at: plainText,
  /** Says which state of the food was read: a review that names another one is refused. */
  updated_at: plainText,
  /** Foods with the same words, the nearest first. */
  duplicates: recordList(similarFood),
});
export type PendingFood = z.output<typeof pendingFood>;

export const listPendingFoods = endpoint({
  method: 'GET',
  path: '/admin/nutrition-submissions',
  access: 'admin',
  summary: 'List public foods waiting for review, oldest first; the total is in X-Total-Count',
  query: z.object(paging),
  response: recordList(pendingFood),
});

export const reviewFood = endpoint({
  method: 'POST',
  path: '/admin/nutrition-submissions/:id/review',
  access: 'admin',
  summary:
    'Approve (everyone can find the food) or reject (only its contributor keeps it). 404 if it was already ' +
    'reviewed, 409 if its contributor changed it after you read it',
  params: z.object({ id: pathId }),
  body: z.object({
    status: verdict('Status'),
    /** `updated_at` as it was read. */
    seen: optional(text('seen', 40)),
    note: optional(text('Note', 500)),
  }),
  response: message,
});
