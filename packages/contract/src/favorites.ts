import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { exercise } from './exercise.ts';
import { id, tolerantList } from './fields.ts';
import { removeFavoriteQuery } from './legacy/favorites.ts';

const equipmentText = z.pipe(
  z.transform((value: unknown) => (Array.isArray(value) ? value.join(', ') : (value ?? ''))),
  z.catch(z.string(), ''),
);

/** A favourite is the exercise itself, with its equipment as one text as well. */
const favorite = z.extend(exercise, { equipment: equipmentText });
export type Favorite = z.output<typeof favorite>;

export const listFavorites = endpoint({
  method: 'GET',
  path: '/favorites',
  access: 'member',
  scope: 'library:read',
  summary: 'List your favorite exercises, newest first',
  response: tolerantList(favorite),
  offline: 'read',
});

const asNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^[1-9]\d{0,15}$/))], 'exerciseId is required'),
  z.pipe(
    z.transform(Number),
    z.number().check(z.int('exerciseId must be a whole number'), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
  ),
);

const answer = z.object({
  message: z.catch(z.string(), ''),
  exercise_id: z.catch(z.optional(id), undefined),
});

export const addFavorite = endpoint({
  method: 'POST',
  path: '/favorites/add',
  access: 'member',
  summary: 'Add an exercise to your favorites; returns 200 instead of 201 if it is already there',
  body: z.object({ exerciseId: asNumber }),
  status: 201,
  response: answer,
  idempotent: true,
  offline: 'write',
});

export const removeFavorite = endpoint({
  method: 'DELETE',
  path: '/favorites/remove',
  access: 'member',
  summary: 'Remove an exercise from your favorites; send its ID in the body or the query',
  query: removeFavoriteQuery(asNumber),
  body: z.object({ exerciseId: z.optional(asNumber) }),
  response: answer,
  idempotent: true,
  offline: 'write',
});
