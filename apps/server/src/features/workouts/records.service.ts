import type { ExerciseHistory } from '@fitarc/contract/records';
import type { BrokenRecord } from '@fitarc/contract/workout';
import { recordsBroken } from '@fitarc/domain/broken-records';
import { repUnitOf } from '@fitarc/domain/plan';
import type { Db, Executor } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { findExerciseHeads } from '../library/library.repository.ts';
import { findHistory, findPreviousBests } from './records.repository.ts';
import type { Entry, StoredWorkout } from './workouts.repository.ts';

export async function readHistory(db: Db, userId: number, exerciseId: number): Promise<ExerciseHistory> {
  const [found, history] = await Promise.all([
    findExerciseHeads(db, userId, [exerciseId]),
    findHistory(db, userId, exerciseId),
  ]);
  const exercise = found.get(exerciseId);
  if (!exercise) throw notFound('Exercise not found');
  const { measure, movementPattern } = exercise;
  return {
    exercise_id: exerciseId,
    unit: repUnitOf({ measure, movement_pattern: movementPattern }),
    ...history,
  };
}

const idsIn = (entries: readonly Entry[]) => [
  ...new Set(entries.flatMap(({ exerciseId }) => (exerciseId === null ? [] : [exerciseId]))),
];

type Identified = Pick<StoredWorkout, 'userId' | 'id' | 'entries'>;

/** What the member did best in the exercises of a workout, in all the others. */
export const bestsBefore = (db: Executor, { userId, id, entries }: Identified) =>
  findPreviousBests(db, userId, id, idsIn(entries));
export type Bests = Awaited<ReturnType<typeof bestsBefore>>;

/** The records a workout broke: each of its exercises against what was best before. */
export function recordsBrokenBy({ entries: logged }: Identified, bests: Bests): BrokenRecord[] {
  return idsIn(logged).flatMap((id) =>
    bests
      .filter(({ exerciseId }) => exerciseId === id)
      .flatMap((before) => {
        const entries = logged.filter(({ exerciseId, unit }) => exerciseId === id && unit === before.unit);
        const sets = entries.flatMap((entry) => entry.sets);
        return recordsBroken(sets, before).map((broken) => ({
          exercise_id: id,
          exercise_name: entries[0]?.name ?? '',
          unit: before.unit,
          ...broken,
        }));
      }),
  );
}
