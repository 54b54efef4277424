import type { ExerciseSettings } from '@fitarc/contract/exercise-settings';
import type { Executor } from '../../platform/db/database.ts';
import { limitReached, notFound } from '../../platform/http/app-error.ts';
import { findExerciseHeads } from '../library/library.repository.ts';
import {
  countSettingsOf,
  type ExerciseSettingsRow,
  findSettings,
  listSettingsOf,
  storeSettings,
} from './exercise-settings.repository.ts';

/** More than anybody does exercises; without a bound one account could fill the disk. */
const EXERCISES_AT_MOST = 2000;

const present = ({ exerciseId, note, rest, step }: ExerciseSettingsRow): ExerciseSettings => ({
  exercise_id: exerciseId,
  note,
  rest_seconds: rest,
  step,
});

export const readExerciseSettings = async (db: Executor, userId: number) =>
  (await listSettingsOf(db, userId)).map(present);

interface Changes {
  readonly note?: string | null | undefined;
  readonly rest_seconds?: number | null | undefined;
  readonly step?: number | null | undefined;
}

export async function changeExerciseSettings(tx: Executor, userId: number, id: number, changes: Changes) {
  const known = await findExerciseHeads(tx, userId, [id]);
  if (!known.has(id)) throw notFound('Exercise not found');
  if (!(await findSettings(tx, userId, id)) && (await countSettingsOf(tx, userId)) >= EXERCISES_AT_MOST)
    throw limitReached(`You can keep settings for at most ${EXERCISES_AT_MOST} exercises`);
  const { note, rest_seconds, step } = changes;
  return present(
    await storeSettings(tx, userId, id, {
      ...(note === undefined ? {} : { note: note || null }),
      ...(rest_seconds === undefined ? {} : { rest: rest_seconds }),
      ...(step === undefined ? {} : { step }),
    }),
  );
}
