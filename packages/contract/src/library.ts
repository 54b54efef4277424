import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { exercise } from './exercise.ts';
import { id, plainText, tolerantList } from './fields.ts';

const count = z.optional(z.catch(z.optional(z.number()), undefined));

export const muscleGroup = z.object({
  name: z.string(),
  description: plainText,
  exercise_count: count,
});

const UNKNOWN_MUSCLE = 'Unknown Muscle';

export const muscle = z.object({
  muscle_id: z.catch(z.optional(id), undefined),
  name: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() ? value : UNKNOWN_MUSCLE)),
    z.string(),
  ),
  description: plainText,
  exercise_count: count,
});
export type MuscleEntry = z.output<typeof muscle>;

export const filterWord = z.optional(z.string().check(z.trim(), z.maxLength(200)));
/** Filters of every list of exercises; 'all' is no filter. */
export const exerciseFilters = { difficulty: filterWord, equipment: filterWord };

export const listMuscleGroups = endpoint({
  method: 'GET',
  path: '/workouts/muscle-groups',
  access: 'member',
  scope: 'library:read',
  summary: 'List muscle groups by name, each with its number of exercises',
  response: tolerantList(muscleGroup),
  offline: 'read',
});

export const listMuscles = endpoint({
  method: 'GET',
  path: '/workouts/muscles',
  access: 'member',
  scope: 'library:read',
  summary:
    'List the muscles in a group by name, or in all groups with groupName=all; 404 if the group does not ' +
    'exist',
  query: z.object({ groupName: z.catch(z.string(), '') }),
  response: tolerantList(muscle),
  offline: 'read',
});

export const listExercises = endpoint({
  method: 'GET',
  path: '/workouts/exercises',
  access: 'member',
  scope: 'library:read',
  summary:
    'List exercises by name. muscleGroup is a group or a muscle, and muscle narrows it; search looks in ' +
    'names, muscles and equipment and puts the best matches first. brief=true leaves out the long texts. ' +
    'The total is in X-Total-Count',
  query: z.object({
    brief: z.optional(z.string()),
    muscleGroup: filterWord,
    muscle: filterWord,
    ...exerciseFilters,
    search: filterWord,
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
    offset: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000))),
  }),
  response: tolerantList(exercise),
  offline: 'read',
});

const idList = z.pipe(
  z.string('exerciseIds is required').check(z.maxLength(10_000)),
  z.transform((text: string) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => /^[1-9]\d{0,14}$/.test(part))
      .map(Number),
  ),
);

export const listExerciseDetails = endpoint({
  method: 'GET',
  path: '/workouts/exercises/details',
  access: 'member',
  scope: 'library:read',
  summary:
    'List the exercises with the given IDs (separated by commas), in that order; unknown IDs are left out',
  query: z.object({ exerciseIds: idList }),
  response: tolerantList(exercise),
  offline: 'read',
});
