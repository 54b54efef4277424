import { BATCH_BOUNDS, IMPORT_KINDS, IMPORT_SOURCE_KEYS } from '@fitarc/domain/import-source';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  count,
  id,
  message,
  numericId,
  pathId,
  plainText,
  requiredText,
  storable,
  text,
  tolerantList,
} from './fields.ts';
import { foodFields } from './foods.ts';
import { mealFields } from './meals.ts';
import { measurementFields } from './measurements.ts';
import { ownExerciseFields } from './own-exercises.ts';
import { planFields } from './plans.ts';
import { weightFields } from './weights.ts';
import { workoutFields } from './workouts.ts';

const source = z.enum(IMPORT_SOURCE_KEYS, `Source must be one of: ${IMPORT_SOURCE_KEYS.join(', ')}`);
const counts = z.record(z.enum(IMPORT_KINDS), count);

const leftOut = z.object({ reason: text('Reason', 300), count: z.int().check(z.gte(0)) });

const importEntry = z.object({
  import_id: id,
  source: plainText,
  file_name: plainText,
  status: z.catch(z.enum(['running', 'done']), 'running'),
  created_at: plainText,
  finished_at: z.catch(z.nullable(z.string()), null),
  /** What it added and still has. */
  counts,
  left_out: tolerantList(leftOut),
  first_day: z.catch(z.nullable(z.string()), null),
  last_day: z.catch(z.nullable(z.string()), null),
});
export type ImportEntry = z.output<typeof importEntry>;

const params = z.object({ id: pathId });

export const listImports = endpoint({
  method: 'GET',
  path: '/imports',
  access: 'member',
  summary: 'List your imports with what each added, newest first',
  response: tolerantList(importEntry),
});

export const startImport = endpoint({
  method: 'POST',
  path: '/imports',
  access: 'member',
  summary: 'Start an import. Send its content in batches, then finish it',
  body: z.object({
    source,
    file_name: requiredText('File name', 255),
    file_hash: text('File hash', 128),
  }),
  response: importEntry,
  status: 201,
  idempotent: true,
});

/** What identifies a record in its source: the same file again, or a longer one, then adds only what is new. */
const key = requiredText('Key', 300);
const listOf = <S extends z.ZodMiniType>(item: S, most: number, label: string) =>
  z._default(
    z
      .array(item, `${label} must be a list`)
      .check(z.maxLength(most, `A batch can have at most ${most} ${label}`)),
    [],
  );

const exerciseId = numericId('exercise_id must be a whole number');

const batch = z.object({
  exercises: listOf(z.extend(ownExerciseFields, { key }), BATCH_BOUNDS.exercises, 'exercises'),
  foods: listOf(z.extend(foodFields, { key }), BATCH_BOUNDS.foods, 'foods'),
  workouts: listOf(z.extend(workoutFields, { key }), BATCH_BOUNDS.workouts, 'workouts'),
  plans: listOf(z.extend(planFields, { key }), BATCH_BOUNDS.plans, 'plans'),
  favorites: listOf(z.object({ key, exercise_id: exerciseId }), BATCH_BOUNDS.favorites, 'favorites'),
  meals: listOf(z.extend(mealFields, { key }), BATCH_BOUNDS.meals, 'meals'),
  weights: listOf(z.extend(weightFields, { key }), BATCH_BOUNDS.weights, 'weights'),
  measurements: listOf(
    z.object({ key, entry: measurementFields }),
    BATCH_BOUNDS.measurements,
    'measurements',
  ),
  /** The rows of the file this came from, kept with the import. */
  rows: listOf(
    z
      .string('Rows must be text')
      .check(z.overwrite(storable), z.maxLength(BATCH_BOUNDS.row, 'A row of the file is too long')),
    BATCH_BOUNDS.rows,
    'rows',
  ),
});
export type ImportBatch = z.output<typeof batch>;
export type ImportBatchDraft = z.input<typeof batch>;

export const sendImportBatch = endpoint({
  method: 'POST',
  path: '/imports/:id/batches',
  access: 'member',
  zoned: true,
  summary:
    'Add a batch to an import: all of it or nothing. What an earlier import added is skipped, as is a weight ' +
    'or measurement on a day that has one',
  params,
  body: batch,
  response: z.object({
    added: counts,
    skipped: counts,
    /** Your own exercises of this batch: of each key its ID. */
    exercises: tolerantList(z.object({ key: plainText, exercise_id: id })),
  }),
  idempotent: true,
});

export const finishImport = endpoint({
  method: 'POST',
  path: '/imports/:id/finish',
  access: 'member',
  summary: 'Finish an import, with what was left out and why',
  params,
  body: z.object({ left_out: listOf(leftOut, 200, 'reasons') }),
  response: importEntry,
});

export const undoImport = endpoint({
  method: 'DELETE',
  path: '/imports/:id',
  access: 'member',
  summary:
    'Undo an import: deletes everything it added that you have not changed since. Returns what was kept',
  params,
  response: z.extend(message, {
    deleted: counts,
    kept: tolerantList(z.object({ kind: z.enum(IMPORT_KINDS), name: plainText, date: plainText })),
  }),
});

export const findImportedKeys = endpoint({
  method: 'POST',
  path: '/imports/known-keys',
  access: 'member',
  summary: 'Of the given keys of a source, list those that an earlier import added',
  body: z.object({
    source,
    keys: z.array(key, 'keys must be a list').check(z.maxLength(2000, 'At most 2,000 keys at once')),
  }),
  response: z.object({ keys: tolerantList(z.string()) }),
});

const match = z.object({
  name: requiredText('Name', 200),
  exercise_id: exerciseId,
});

export const listExerciseAliases = endpoint({
  method: 'GET',
  path: '/imports/exercise-aliases',
  access: 'member',
  summary: 'List what other apps call the exercises of the library',
  response: tolerantList(z.object({ name: plainText, exercise_id: id })),
});

export const listExerciseMatches = endpoint({
  method: 'GET',
  path: '/imports/exercise-matches',
  access: 'member',
  summary: 'List which exercise you chose for each name in a file',
  response: tolerantList(z.object({ name: plainText, exercise_id: id })),
});

export const saveExerciseMatches = endpoint({
  method: 'PUT',
  path: '/imports/exercise-matches',
  access: 'member',
  summary: 'Remember which exercise you chose for names in a file, for the next import',
  body: z.object({ matches: listOf(match, 1000, 'matches') }),
  response: message,
});
