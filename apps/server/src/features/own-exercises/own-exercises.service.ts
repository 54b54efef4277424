import type { OwnExerciseInput } from '@fitarc/contract/own-exercises';
import { OWN_EXERCISE_BOUNDS } from '@fitarc/contract/own-exercises';
import { groupsOfMuscles } from '@fitarc/domain/anatomy';
import { repUnitOf } from '@fitarc/domain/plan';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { AppError, invalid, notFound } from '../../platform/http/app-error.ts';
import { changeQuotaUse, type MemberQuota } from '../../platform/limits/quota.service.ts';
import { moveFavorite } from '../favorites/favorites.repository.ts';
import { type ExerciseContent, findVisibleExercises } from '../library/library.repository.ts';
import { exerciseSearchText } from '../library/library.service.ts';
import { movePlanEntries } from '../plans/plans.repository.ts';
import { moveLoggedExercise } from '../workouts/workout-entries.repository.ts';
import { moveMatches } from './exercise-matches.repository.ts';
import {
  archiveOwnExercise,
  countOwnExercisesOf,
  deleteOwnExercise,
  findOwnExercise,
  findOwnExerciseByName,
  insertOwnExercise,
  listOwnExercisesById,
  updateOwnExercise,
} from './own-exercises.repository.ts';

export interface OwnExerciseDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const OWN_EXERCISES: MemberQuota = {
  kind: 'own_exercises',
  atMost: OWN_EXERCISE_BOUNDS.most,
  name: 'exercises of your own',
  count: countOwnExercisesOf,
};

const noExercise = () => notFound('Exercise not found');

function columnsOf({ name, description, muscles, equipment, measure, cardio }: OwnExerciseInput) {
  const content = { name, muscles, equipment, muscleGroups: groupsOfMuscles(muscles) };
  return {
    ...content,
    description: description ?? '',
    measure,
    movementPattern: cardio ? ('cardio' as const) : null,
    searchText: exerciseSearchText(content),
  };
}

async function requireFreeName(tx: Executor, userId: number, name: string, exceptId?: number) {
  const there = await findOwnExerciseByName(tx, userId, name);
  if (there && there.id !== exceptId)
    throw new AppError('CONFLICT', `You already have an exercise called ${there.name}`, { field: 'name' });
}

export async function addOwnExercise(tx: Executor, clock: Clock, userId: number, input: OwnExerciseInput) {
  await requireFreeName(tx, userId, input.name);
  await changeQuotaUse(tx, userId, OWN_EXERCISES, 1);
  return insertOwnExercise(tx, {
    ...columnsOf(input),
    ownerId: userId,
    difficulty: 'Beginner',
    createdAt: clock.now(),
  });
}

export async function changeOwnExercise(tx: Executor, userId: number, id: number, input: OwnExerciseInput) {
  await requireFreeName(tx, userId, input.name, id);
  const row = await updateOwnExercise(tx, userId, id, columnsOf(input));
  if (!row) throw noExercise();
  return row;
}

/** It is kept for the workouts and plans that have it. */
export async function removeOwnExercise(tx: Executor, clock: Clock, userId: number, id: number) {
  if (!(await archiveOwnExercise(tx, userId, id, clock.now()))) throw noExercise();
}

/** Of an import that is undone: those that nothing names any more. */
export async function removeUnusedOwnExercises(tx: Executor, userId: number, ids: readonly number[]) {
  const own = await listOwnExercisesById(tx, userId, ids);
  const [used, unused] = [own.filter(({ isUsed }) => isUsed), own.filter(({ isUsed }) => !isUsed)];
  await changeQuotaUse(tx, userId, OWN_EXERCISES, -unused.length);
  for (const { id } of unused) await deleteOwnExercise(tx, userId, id);
  return { deleted: unused.length, kept: used.map(({ id, name }) => ({ id, name, date: '' })) };
}

const unitOf = ({ measure, movementPattern }: ExerciseContent) =>
  repUnitOf({ measure, movement_pattern: movementPattern });

/** Answers how many exercises of workouts follow. */
export async function mergeOwnExercise(tx: Executor, userId: number, id: number, intoId: number) {
  const from = await findOwnExercise(tx, userId, id);
  if (!from) throw noExercise();
  if (id === intoId) throw invalid('An exercise cannot be merged into itself', { field: 'exercise_id' });
  const [into] = await findVisibleExercises(tx, userId, [intoId]);
  if (!into) throw invalid(`There is no exercise with the ID ${intoId}`, { field: 'exercise_id' });
  const [mine, other] = [unitOf(from), unitOf(into)];
  if (mine !== other) {
    throw invalid(
      `${from.name} is counted in ${mine} and ${into.name} in ${other}. Please choose an exercise that is counted the same way.`,
      { field: 'exercise_id' },
    );
  }
  const moved = await moveLoggedExercise(tx, userId, from, into);
  await movePlanEntries(tx, userId, id, intoId);
  await moveFavorite(tx, userId, id, intoId);
  await moveMatches(tx, userId, id, intoId);
  await changeQuotaUse(tx, userId, OWN_EXERCISES, -1);
  await deleteOwnExercise(tx, userId, id);
  return moved;
}
