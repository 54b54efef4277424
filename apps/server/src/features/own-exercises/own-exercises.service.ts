import type { OwnExerciseInput } from '@fitarc/contract/own-exercises';
import { OWN_EXERCISE_BOUNDS } from '@fitarc/contract/own-exercises';
import { groupsOfMuscles } from '@fitarc/domain/anatomy';
import { repUnitOf } from '@fitarc/domain/plan';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { AppError, invalid, notFound } from '../../platform/http/app-error.ts';
import { changeQuotaUse, type MemberQuota } from '../../platform/limits/quota.service.ts';
import { deleteFavorite, moveFavorite } from '../favorites/favorites.repository.ts';
import { knownMovement, readMovement } from '../library/exercise-input.service.ts';
import { type ExerciseContent, findVisibleExercises } from '../library/library.repository.ts';
import { movePlanEntries } from '../plans/plans.repository.ts';
import { moveSettings } from '../workouts/exercise-settings.repository.ts';
import { moveLoggedExercise } from '../workouts/workout-entries.repository.ts';
import { deleteMatchesWith, moveMatches } from './exercise-matches.repository.ts';
import {
  archiveOwnExercise,
  countOwnExercisesOf,
  deleteOwnExercises,
  findOwnExercise,
  findOwnExerciseByName,
  findOwnExercisesByName,
  insertOwnExercise,
  insertOwnExercises,
  listOwnExercisesById,
  updateOwnExercise,
} from './own-exercises.repository.ts';

export interface OwnExerciseDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** For features that refer to exercises and depend on this one. */
  readonly onMerge: (tx: Executor, userId: number, fromId: number, toId: number) => Promise<void>;
}

const OWN_EXERCISES: MemberQuota = {
  kind: 'own_exercises',
  atMost: OWN_EXERCISE_BOUNDS.most,
  name: 'custom exercises',
  count: countOwnExercisesOf,
};

const noExercise = () => notFound('Exercise not found');

function columnsOf({ name, description, muscles, equipment, measure, cardio, movement }: OwnExerciseInput) {
  return {
    name,
    muscles,
    equipment,
    muscleGroups: groupsOfMuscles(muscles),
    description: description ?? '',
    measure,
    movementPattern: cardio ? ('cardio' as const) : null,
    ...readMovement(movement),
  };
}

async function requireFreeName(tx: Executor, userId: number, name: string, exceptId?: number) {
  const there = await findOwnExerciseByName(tx, userId, name);
  if (there && there.id !== exceptId)
    throw new AppError('CONFLICT', `You already have an exercise called ${there.name}`, { field: 'name' });
}

const newOwnExercise = (userId: number, input: OwnExerciseInput, createdAt: Date) => ({
  ...columnsOf(input),
  ownerId: userId,
  difficulty: 'Beginner' as const,
  createdAt,
});

export async function addOwnExercise(tx: Executor, clock: Clock, userId: number, input: OwnExerciseInput) {
  await requireFreeName(tx, userId, input.name);
  await changeQuotaUse(tx, userId, OWN_EXERCISES, 1);
  return insertOwnExercise(tx, newOwnExercise(userId, input, clock.now()));
}

/** Adds those whose name the member does not have yet. Of each in the order given: its id, and whether it is new. */
export async function addMissingOwnExercises(
  tx: Executor,
  clock: Clock,
  userId: number,
  inputs: readonly OwnExerciseInput[],
) {
  if (inputs.length === 0) return [];
  const names = inputs.map(({ name }) => name);
  const rows = await findOwnExercisesByName(tx, userId, names);
  const keys = new Map(rows.map(({ name, key }) => [name, key]));
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  const missing = new Map<string, OwnExerciseInput>();
  for (const input of inputs) {
    const key = keys.get(input.name) ?? input.name;
    if (!ids.get(key) && !missing.has(key)) missing.set(key, input);
  }
  await changeQuotaUse(tx, userId, OWN_EXERCISES, missing.size);
  const now = clock.now();
  const added = await insertOwnExercises(
    tx,
    // A file of a later release may name an animation that this one does not have.
    [...missing.values()].map((input) =>
      newOwnExercise(userId, { ...input, movement: knownMovement(input.movement) }, now),
    ),
  );
  for (const [at, key] of [...missing.keys()].entries()) ids.set(key, added[at] ?? null);
  return inputs.map((input) => {
    const key = keys.get(input.name) ?? input.name;
    return { id: ids.get(key) ?? 0, isNew: missing.get(key) === input };
  });
}

export async function changeOwnExercise(tx: Executor, userId: number, id: number, input: OwnExerciseInput) {
  // Of what is not there nothing is said about the input.
  if (!(await findOwnExercise(tx, userId, id))) throw noExercise();
  await requireFreeName(tx, userId, input.name, id);
  const row = await updateOwnExercise(tx, userId, id, columnsOf(input));
  if (!row) throw noExercise();
  return row;
}

/** It is archived where workouts or plans have it. */
export async function removeOwnExercise(tx: Executor, clock: Clock, userId: number, id: number) {
  await deleteFavorite(tx, userId, id);
  const [own] = await listOwnExercisesById(tx, userId, [id]);
  if (!own || own.archivedAt) throw noExercise();
  await changeQuotaUse(tx, userId, OWN_EXERCISES, -1);
  if (!own.isUsed) return deleteOwnExercises(tx, userId, [id]);
  await deleteMatchesWith(tx, userId, id);
  await archiveOwnExercise(tx, userId, id, clock.now());
}

/** Of an import that is undone: those that nothing refers to and that were not changed by hand. */
export async function removeUnusedOwnExercises(tx: Executor, userId: number, ids: readonly number[]) {
  const own = await listOwnExercisesById(tx, userId, ids);
  const isKept = (one: (typeof own)[number]) => one.isUsed || (one.version > 1 && !one.archivedAt);
  const removed = own.filter((one) => !isKept(one));
  const live = removed.filter(({ archivedAt }) => !archivedAt);
  await changeQuotaUse(tx, userId, OWN_EXERCISES, -live.length);
  await deleteOwnExercises(
    tx,
    userId,
    removed.map(({ id }) => id),
  );
  return {
    deleted: removed.length,
    kept: own.filter(isKept).map(({ id, name }) => ({ id, name, date: '' })),
  };
}

const unitOf = ({ measure, movementPattern }: ExerciseContent) =>
  repUnitOf({ measure, movement_pattern: movementPattern });

/** Returns how many workouts had it. */
export async function mergeOwnExercise(
  tx: Executor,
  { onMerge }: Pick<OwnExerciseDeps, 'onMerge'>,
  userId: number,
  id: number,
  intoId: number,
) {
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
  await moveSettings(tx, userId, from.id, into.id);
  await movePlanEntries(tx, userId, id, intoId);
  await moveFavorite(tx, userId, id, intoId);
  await moveMatches(tx, userId, id, intoId);
  await onMerge(tx, userId, id, intoId);
  await changeQuotaUse(tx, userId, OWN_EXERCISES, -1);
  await deleteOwnExercises(tx, userId, [id]);
  return moved;
}
