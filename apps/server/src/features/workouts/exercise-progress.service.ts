import type { ExerciseProgress } from '@fitarc/contract/exercise-progress';
import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { repUnitOf } from '@fitarc/domain/plan';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Page } from '../../platform/http/paging.ts';
import { findExerciseHeads } from '../library/library.repository.ts';
import { findProgress, listSessions } from './exercise-progress.repository.ts';

/** A year and a little more, so that no week of it is half by day and half by week. */
const DAYS_BY_DAY = 400;

/** Beside another read, so that neither waits for the other. */
async function besideExercise<T>(db: Db, userId: number, exerciseId: number, read: Promise<T>) {
  const [found, result] = await Promise.all([findExerciseHeads(db, userId, [exerciseId]), read]);
  const exercise = found.get(exerciseId);
  if (!exercise) throw notFound('Exercise not found');
  return { exercise, result };
}

export async function readProgress(
  db: Db,
  userId: number,
  exerciseId: number,
  today: LocalDate,
): Promise<ExerciseProgress> {
  const read = findProgress(db, userId, exerciseId, addDays(today, -DAYS_BY_DAY));
  const { exercise, result } = await besideExercise(db, userId, exerciseId, read);
  const { name, archivedAt, muscles, secondaryMuscles, measure, movementPattern } = exercise;
  return {
    exercise_id: exerciseId,
    name,
    archived: archivedAt !== null,
    muscles,
    secondary_muscles: secondaryMuscles,
    unit: repUnitOf({ measure, movement_pattern: movementPattern }),
    ...result,
  };
}

export async function readSessions(db: Db, userId: number, exerciseId: number, page: Page) {
  const read = listSessions(db, userId, exerciseId, page);
  return (await besideExercise(db, userId, exerciseId, read)).result;
}
