import type { ExerciseInput } from '@fitarc/contract/exercise-input';
import type { Muscle } from '@fitarc/domain/exercise';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/database-errors.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import {
  archiveExercise,
  insertExercise,
  lockArchivedExercise,
  lockLiveExercise,
  renewRevision,
  unarchiveExercise,
  updateExercise,
} from './editor.repository.ts';
import { readContent, readExtras } from './exercise-input.service.ts';
import { searchTextOf } from './library.service.ts';

export interface EditorDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const NOT_FOUND = 'Exercise not found';

/** What an exercise trains first of all does not merely help as well. */
const besides = (primary: readonly Muscle[], secondary: readonly Muscle[]) =>
  secondary.filter((muscle) => !primary.includes(muscle));

async function withFreeName<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error, 'exercises_live_name_key')) throw error;
    throw new AppError('CONFLICT', `There is already an exercise called ${name}`, { field: 'name' });
  }
}

/** Within the caller's transaction, because approving a suggestion is one step with it. */
export const addExercise = (tx: Executor, clock: Clock, input: ExerciseInput) =>
  withFreeName(input.name, async () => {
    const content = readContent(input);
    const { secondaryMuscles = [], ...extras } = readExtras(input);
    const row = {
      ...content,
      ...extras,
      secondaryMuscles: besides(content.muscles, secondaryMuscles),
      searchText: searchTextOf(content),
      createdAt: clock.now(),
    };
    const added = await insertExercise(tx, row);
    await renewRevision(tx);
    return added;
  });

export const createExercise = ({ db, clock }: EditorDeps, input: ExerciseInput) =>
  withFreeName(input.name, () => db.transaction((tx) => addExercise(tx, clock, input)));

export const changeExercise = (
  { db }: EditorDeps,
  id: number,
  input: ExerciseInput & { readonly version?: number | null | undefined },
) =>
  withFreeName(input.name, () =>
    db.transaction(async (tx) => {
      const present = await lockLiveExercise(tx, id);
      if (!present) throw notFound(NOT_FOUND);
      if (input.version && input.version !== present.version) {
        throw new AppError(
          'CONFLICT',
          'Somebody else has changed this exercise meanwhile. Your changes were not saved.',
          { field: 'version' },
        );
      }
      const content = readContent(input);
      const { secondaryMuscles = present.secondaryMuscles, ...extras } = readExtras(input);
      const changed = await updateExercise(tx, id, {
        ...content,
        ...extras,
        secondaryMuscles: besides(content.muscles, secondaryMuscles),
        searchText: searchTextOf(content),
      });
      await renewRevision(tx);
      return changed;
    }),
  );

export const removeExercise = ({ db, clock }: EditorDeps, id: number) =>
  db.transaction(async (tx) => {
    if (!(await archiveExercise(tx, id, clock.now()))) throw notFound(NOT_FOUND);
    await renewRevision(tx);
  });

export const restoreExercise = ({ db }: EditorDeps, id: number) =>
  db.transaction(async (tx) => {
    const row = await lockArchivedExercise(tx, id);
    if (!row) throw notFound(NOT_FOUND);
    await withFreeName(row.name, () => unarchiveExercise(tx, id));
    await renewRevision(tx);
    return row;
  });
