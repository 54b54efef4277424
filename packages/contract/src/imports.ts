import { BATCH_BOUNDS, IMPORT_KINDS, IMPORT_SOURCE_KEYS } from '@fitarc/domain/import-source';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  id,
  message,
  numericId,
  pathId,
  plainText,
  requiredText,
  sanitizeText,
  text,
  tolerantList,
} from './fields.ts';
import { foodFields } from './foods.ts';
import { counts, importEntry, leftOut } from './imports-list.ts';
import { mealFields } from './meals.ts';
import { measurementFields } from './measurements.ts';
import { ownExerciseFields } from './own-exercises.ts';
import { planFields } from './plan-import.ts';
import { weightFields } from './weights.ts';
import { endsAfterStart, workoutFields } from './workout-input.ts';

export { type ImportEntry, listImports } from './imports-list.ts';

const source = z.enum(IMPORT_SOURCE_KEYS, `Source must be one of: ${IMPORT_SOURCE_KEYS.join(', ')}`);
const params = z.object({ id: pathId });

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
  workouts: listOf(z.extend(workoutFields, { key }).check(endsAfterStart), BATCH_BOUNDS.workouts, 'workouts'),
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
      .check(z.overwrite(sanitizeText), z.maxLength(BATCH_BOUNDS.row, 'A row of the file is too long')),
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
    'Add a batch to an import: either all of it is stored, or nothing. Skipped are entries that an earlier ' +
    'import added, entries dated in the future, weights and measurements on days that already have one, and ' +
    'meals and workouts on days that have reached their limit',
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
  readOnly: true,
  summary:
    'Of the given keys of a source, list those that an earlier import added; with `kind`, only keys of that kind',
  body: z.object({
    source,
    kind: z.optional(z.enum(IMPORT_KINDS, `Kind must be one of: ${IMPORT_KINDS.join(', ')}`)),
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
