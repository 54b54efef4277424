import { FOOD_CATEGORIES } from '@fitarc/domain/food';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  id,
  message,
  nullableText,
  numericId,
  optional,
  paging,
  pathId,
  plainText,
  recordList,
  text,
} from './fields.ts';
import { foodFields, foodFigures } from './foods.ts';

/** A public food of a member, with its values per serving. */
const adminFood = z.object({
  id,
  name: plainText,
  brand: nullableText,
  ...foodFigures,
  serving_size: plainText,
  category: z.catch(z.enum(FOOD_CATEGORIES), 'Other'),
  approval_status: plainText,
  /** What its contributor was told. */
  review_note: nullableText,
  contributor_id: z.catch(z.nullable(id), null),
  contributor_email: nullableText,
  created_at: plainText,
  updated_at: plainText,
});
export type AdminFood = z.output<typeof adminFood>;

export const ADMIN_FOOD_STATES = ['rejected'] as const;
export type AdminFoodState = (typeof ADMIN_FOOD_STATES)[number];
export const ADMIN_FOODS_AT_MOST = 200;
const params = z.object({ id: pathId });

export const listFoods = endpoint({
  method: 'GET',
  path: '/admin/foods',
  access: 'admin',
  summary:
    'List approved public foods of members, newest first, or find them by name and brand; with state=rejected, those ' +
    `that were rejected or removed. A search finds at most ${ADMIN_FOODS_AT_MOST}; the total is in X-Total-Count`,
  query: z.object({
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    state: z.optional(z.enum(ADMIN_FOOD_STATES, `state must be ${ADMIN_FOOD_STATES.join(' or ')}`)),
    /** Only those of one account. */
    contributor: z.optional(numericId('contributor must be the ID of an account')),
    ...paging,
  }),
  response: recordList(adminFood),
});

export const adminFoodFields = z.object({
  ...z.omit(foodFields, { visibility: true }).shape,
  /** `updated_at` as it was read. */
  seen: optional(text('seen', 40)),
});
export type AdminFoodChange = z.output<typeof adminFoodFields>;

export const changeFood = endpoint({
  method: 'PUT',
  path: '/admin/foods/:id',
  access: 'admin',
  summary:
    'Correct an approved food of a member; it stays approved, and logged meals do not change. 409 if it changed ' +
    'after you read it',
  params,
  body: adminFoodFields,
  response: adminFood,
});

export const removeFood = endpoint({
  method: 'DELETE',
  path: '/admin/foods/:id',
  access: 'admin',
  summary:
    'Remove an approved food: only its contributor still finds it, and its open reports are closed. Logged meals do ' +
    'not change',
  params,
  body: z.object({ note: optional(text('Note', 500)) }),
  response: adminFood,
});

export const restoreFood = endpoint({
  method: 'POST',
  path: '/admin/foods/:id/restore',
  access: 'admin',
  summary: 'Approve a food that was rejected or removed, so that everyone finds it again',
  params,
  response: adminFood,
});

export const reopenFood = endpoint({
  method: 'POST',
  path: '/admin/foods/:id/reopen',
  access: 'admin',
  summary:
    'Put an approved food back into review: only its contributor finds it until it is approved again. 404 if it is ' +
    'not approved',
  params,
  response: message,
});
