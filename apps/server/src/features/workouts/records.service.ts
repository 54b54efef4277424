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

/** The records a workout broke: each of its exercises against all the member's other workouts. */
export async function recordsBrokenBy(db: Executor, workout: StoredWorkout): Promise<BrokenRecord[]> {
  const logged = workout.entries.filter(
    (entry): entry is Entry & { exerciseId: number } => entry.exerciseId !== null,
  );
  const ids = [...new Set(logged.map(({ exerciseId }) => exerciseId))];
  const bests = await findPreviousBests(db, workout.userId, workout.id, ids);
  return ids.flatMap((id) =>
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
