import type { ExerciseHistory } from '@fitarc/contract/records';
import type { BrokenRecord } from '@fitarc/contract/workout';
import { repUnitOf } from '@fitarc/domain/plan';
import {
  bestSet,
  isAssisted,
  isWorkingSet,
  oneRepMax,
  type PerformedSet,
  type RecordKind,
  volumeOf,
} from '@fitarc/domain/workout';
import type { Db, Executor } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { findExercisesById } from '../library/library.repository.ts';
import { findHistory, findPreviousBests, type PreviousBests } from './records.repository.ts';
import type { Entry, StoredWorkout } from './workouts.repository.ts';

export async function readHistory(db: Db, userId: number, exerciseId: number): Promise<ExerciseHistory> {
  const [found, history] = await Promise.all([
    findExercisesById(db, userId, [exerciseId]),
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

type Broken = Pick<BrokenRecord, 'kind' | 'value' | 'previous' | 'weight' | 'reps'>;

/** Strictly more than ever before, or nothing is broken. */
const recordIfBroken = (kind: RecordKind, value: number, previous: number, set?: PerformedSet): Broken[] =>
  value > previous ? [{ kind, value, previous, weight: set?.weight ?? null, reps: set?.reps ?? null }] : [];

function strongest(sets: readonly PerformedSet[]) {
  const rated = sets.map((set) => ({ set, value: oneRepMax(set.weight, set.reps) ?? 0 }));
  return rated.sort((a, b) => b.value - a.value)[0];
}

/** Where there was nothing to compare with before, nothing is broken. */
function brokenBy(sets: readonly PerformedSet[], before: PreviousBests): Broken[] {
  const best = bestSet(sets);
  if (!best) return [];
  const weight = best.weight ?? 0;
  const byWeight = weight > 0 || before.weight > 0;
  const strong = before.unit === 'reps' ? strongest(sets) : undefined;
  return [
    ...recordIfBroken(
      'best_set',
      byWeight ? weight : best.reps,
      byWeight ? before.weight : before.reps,
      best,
    ),
    ...(strong && before.oneRepMax !== null
      ? recordIfBroken('one_rep_max', strong.value, before.oneRepMax, strong.set)
      : []),
    ...(before.volume > 0 ? recordIfBroken('volume', volumeOf(sets, before.unit), before.volume) : []),
  ];
}

const canBeRecord = (set: PerformedSet) => isWorkingSet(set) && !isAssisted(set);

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
        const sets = entries.flatMap((entry) => entry.sets.filter(canBeRecord));
        return brokenBy(sets, before).map((broken) => ({
          exercise_id: id,
          exercise_name: entries[0]?.name ?? '',
          unit: before.unit,
          ...broken,
        }));
      }),
  );
}
