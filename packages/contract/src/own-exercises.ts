import { EQUIPMENT, MEASURES, MUSCLES } from '@fitarc/domain/exercise';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { exercise as anyExercise } from './exercise.ts';
import { movementField } from './exercise-input.ts';
import { clean, count, ifKnown, message, numericId, optional, pathId, text, tolerantList } from './fields.ts';

export const OWN_EXERCISE_BOUNDS = { name: 200, description: 2000, most: 2000 } as const;

const REQUIRED = 'Please enter a name';
const listOf = <const T extends readonly [string, ...string[]]>(
  values: T,
  unknown: string,
  message: string,
) => z._default(z.array(z.enum(values, unknown), message), []);

export const ownExerciseFields = z.object({
  name: z.string(REQUIRED).check(
    z.overwrite((value) => clean(value).replace(/\s+/g, ' ')),
    z.minLength(1, REQUIRED),
    z.maxLength(OWN_EXERCISE_BOUNDS.name, `Name must be at most ${OWN_EXERCISE_BOUNDS.name} characters`),
  ),
  description: optional(text('Description', OWN_EXERCISE_BOUNDS.description)),
  muscles: listOf(MUSCLES, 'Unknown muscle', 'Muscles must be a list of names'),
  equipment: listOf(EQUIPMENT, 'Unknown equipment', 'Equipment must be a list of names'),
  measure: z._default(z.enum(MEASURES, `Measure must be one of ${MEASURES.join(', ')}`), 'weight_reps'),
  /** Counted in minutes instead of seconds or meters. */
  cardio: z._default(z.boolean('cardio must be true or false'), false),
  movement: movementField,
});
export type OwnExerciseInput = z.output<typeof ownExerciseFields>;
export type OwnExerciseDraft = z.input<typeof ownExerciseFields>;

const exercise = z.extend(anyExercise, { updated_at: ifKnown(z.string()) });
const ownExercise = z.extend(exercise, {
  /** How many workouts it was logged in. */
  workouts: count,
});
export type OwnExercise = z.output<typeof ownExercise>;

const params = z.object({ id: pathId });

export const listOwnExercises = endpoint({
  method: 'GET',
  path: '/own-exercises',
  access: 'member',
  scope: 'library:read',
  summary: 'List your own exercises by name, each with the number of workouts it was logged in',
  response: tolerantList(ownExercise),
  offline: 'read',
});

export const addOwnExercise = endpoint({
  method: 'POST',
  path: '/own-exercises',
  access: 'member',
  scope: 'workouts:write',
  summary: 'Add an exercise of your own. Only you see it; log it and plan with it like any other',
  body: ownExerciseFields,
  response: exercise,
  status: 201,
  idempotent: true,
});

export const updateOwnExercise = endpoint({
  method: 'PUT',
  path: '/own-exercises/:id',
  access: 'member',
  scope: 'workouts:write',
  summary: 'Change an exercise of your own',
  params,
  body: ownExerciseFields,
  response: exercise,
  idempotent: true,
  conditional: true,
});

export const deleteOwnExercise = endpoint({
  method: 'DELETE',
  path: '/own-exercises/:id',
  access: 'member',
  scope: 'workouts:write',
  summary: 'Delete an exercise of your own. Workouts and plans that have it keep it',
  params,
  response: message,
  idempotent: true,
});

export const mergeOwnExercise = endpoint({
  method: 'POST',
  path: '/own-exercises/:id/merge',
  access: 'member',
  scope: 'workouts:write',
  summary:
    'Merge an exercise of your own into another one. Your workouts, plans and favorites then have that one, ' +
    'and yours is deleted',
  params,
  body: z.object({ exercise_id: numericId('exercise_id must be a whole number') }),
  response: z.extend(message, { moved_workouts: count }),
});
