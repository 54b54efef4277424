import type { ExerciseInput } from '@fitarc/contract/exercise-input';
import { changed } from '@fitarc/domain/audit';
import type { Muscle } from '@fitarc/domain/exercise';
import { recordAct } from '../../platform/audit/audit.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/database-errors.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import {
  insertExercise,
  lockArchivedExercise,
  lockLiveExercise,
  renewRevision,
  setArchived,
  unarchiveExercise,
  updateExercise,
} from './editor.repository.ts';
import { readContent, readExtras } from './exercise-input.service.ts';
import type { ExerciseContent } from './library.repository.ts';
import { presentExercise } from './present-exercise.service.ts';

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
      createdAt: clock.now(),
    };
    const added = await insertExercise(tx, row);
    await renewRevision(tx);
    return added;
  });

/** An exercise as the audit log stores it. */
function auditValues(row: ExerciseContent) {
  const { exercise_id: _id, ...content } = presentExercise(row);
  return content;
}

export async function createExercise(tx: Executor, clock: Clock, actorId: number, input: ExerciseInput) {
  const added = await addExercise(tx, clock, input);
  const after = auditValues(added);
  await recordAct(tx, { at: clock.now(), actorId, act: 'exercise.create', subject: added, after });
  return added;
}

/** Nothing is logged when nothing has changed. */
async function recordChange(
  tx: Executor,
  by: { readonly at: Date; readonly actorId: number },
  [present, stored]: [ExerciseContent, ExerciseContent],
) {
  const { before, after } = changed(auditValues(present), auditValues(stored));
  if (Object.keys(after).length === 0) return;
  await recordAct(tx, { ...by, act: 'exercise.change', subject: stored, before, after });
}

export const changeExercise = (
  tx: Executor,
  clock: Clock,
  actorId: number,
  id: number,
  input: ExerciseInput & { readonly version?: number | null | undefined },
) =>
  withFreeName(input.name, async () => {
    const present = await lockLiveExercise(tx, id);
    if (!present) throw notFound(NOT_FOUND);
    if (input.version && input.version !== present.version) {
      throw new AppError(
        'CONFLICT',
        'Someone else changed this exercise in the meantime. Your changes were not saved.',
        { field: 'version' },
      );
    }
    const content = readContent(input);
    const { secondaryMuscles = present.secondaryMuscles, ...extras } = readExtras(input);
    const stored = await updateExercise(tx, id, {
      ...content,
      ...extras,
      secondaryMuscles: besides(content.muscles, secondaryMuscles),
    });
    await renewRevision(tx);
    await recordChange(tx, { at: clock.now(), actorId }, [present, stored]);
    return stored;
  });

/** Within an act of its own. One that was deleted before stays so. */
export async function withdrawExercise(tx: Executor, clock: Clock, id: number): Promise<void> {
  if (await setArchived(tx, id, clock.now())) await renewRevision(tx);
}

export async function archiveExercise(tx: Executor, clock: Clock, actorId: number, id: number) {
  const at = clock.now();
  const subject = await setArchived(tx, id, at);
  if (!subject) throw notFound(NOT_FOUND);
  await renewRevision(tx);
  await recordAct(tx, { at, actorId, act: 'exercise.archive', subject });
}

export async function restoreExercise(tx: Executor, clock: Clock, actorId: number, id: number) {
  const row = await lockArchivedExercise(tx, id);
  if (!row) throw notFound(NOT_FOUND);
  await withFreeName(row.name, () => unarchiveExercise(tx, id));
  await renewRevision(tx);
  await recordAct(tx, { at: clock.now(), actorId, act: 'exercise.restore', subject: row });
  return row;
}
