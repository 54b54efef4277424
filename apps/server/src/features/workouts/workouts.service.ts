import type { WorkoutEntry, WorkoutInput } from '@fitarc/contract/workout-input';
import { addDays, dayAt, type LocalDate } from '@fitarc/domain/local-date';
import { type RepUnit, repUnitOf } from '@fitarc/domain/plan';
import { type WeightUnit, weightInKg } from '@fitarc/domain/units';
import { equalSets, type PerformedSet } from '@fitarc/domain/workout';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { sentTogether } from '../../platform/db/sent-together.ts';
import { invalid, limitReached, notFound } from '../../platform/http/app-error.ts';
import { changeQuotaUse, type MemberQuota } from '../../platform/limits/quota.service.ts';
import { findExerciseHeads } from '../library/library.repository.ts';
import { type Bests, bestsBefore } from './records.service.ts';
import { countSetsOf, deleteEntries, insertEntries } from './workout-entries.repository.ts';
import {
  countWorkoutsOf,
  countWorkoutsOn,
  deleteWorkout,
  type Entry,
  findWorkout,
  insertWorkout,
  type StoredWorkout,
  updateWorkout,
} from './workouts.repository.ts';

export interface WorkoutDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Far more than anybody trains; without a bound one account could fill the disk. */
export const WORKOUTS_A_DAY = 100;
export const WORKOUTS: MemberQuota = {
  kind: 'workouts',
  atMost: 20_000,
  name: 'workouts',
  count: countWorkoutsOf,
};
export const SETS: MemberQuota = {
  kind: 'workout_sets',
  atMost: 500_000,
  name: 'workout sets',
  count: countSetsOf,
};
const noWorkout = () => notFound('Workout not found');

export async function requireWorkout(db: Executor, userId: number, id: number): Promise<StoredWorkout> {
  const workout = await findWorkout(db, userId, id);
  if (!workout) throw noWorkout();
  return workout;
}

interface Snapshot {
  readonly name: string;
  readonly unit: RepUnit;
}

/** A device that was offline does not know yet what left the library. */
const LOGGED_AFTER_ARCHIVING_DAYS = 90;
const lastLoggedDay = (archivedAt: Date) => addDays(dayAt(archivedAt, 'UTC'), LOGGED_AFTER_ARCHIVING_DAYS);

type DatedEntry = WorkoutEntry & { readonly date: LocalDate };
export const datedEntries = ({ exercises, date }: WorkoutInput): DatedEntry[] =>
  exercises.map((entry) => ({ ...entry, date }));

/**
 * How each exercise is called and counted: as the workout has it already, otherwise as the library does. One that is
 * gone altogether has no snapshot: its entry keeps the name it came with.
 */
async function snapshotsOf(
  tx: Executor,
  userId: number,
  wanted: readonly DatedEntry[],
  present: readonly Entry[],
) {
  const snapshots = new Map<number, Snapshot>();
  for (const { exerciseId, name, unit } of present) if (exerciseId) snapshots.set(exerciseId, { name, unit });
  const added = wanted.flatMap(({ exercise_id: id, exercise_name: givenName, date }) =>
    id && !snapshots.has(id) ? [{ id, givenName, date }] : [],
  );
  const known = await findExerciseHeads(
    tx,
    userId,
    added.map(({ id }) => id),
  );
  for (const { id, givenName, date } of added) {
    const exercise = known.get(id);
    if (!exercise && givenName) continue;
    if (!exercise) throw invalid(`There is no exercise with the ID ${id}`, { field: 'exercises' });
    if (exercise.archivedAt && date > lastLoggedDay(exercise.archivedAt)) {
      throw invalid(`${exercise.name} is no longer in the library and cannot be logged`, {
        field: 'exercises',
      });
    }
    const { name, measure, movementPattern } = exercise;
    snapshots.set(id, { name, unit: repUnitOf({ measure, movement_pattern: movementPattern }) });
  }
  return snapshots;
}

const setsOf = (
  { set_details, sets = 1, reps = 1, weight }: WorkoutEntry,
  kgOf: (weight: number | null | undefined) => number | null,
): PerformedSet[] =>
  set_details?.map((set) => ({ ...set, weight: kgOf(set.weight), note: set.note || null })) ??
  equalSets(sets, reps, kgOf(weight));

export async function entriesOf(
  tx: Executor,
  userId: number,
  wanted: readonly DatedEntry[],
  present: readonly Entry[],
  unit: WeightUnit = 'kg',
) {
  const snapshots = await snapshotsOf(tx, userId, wanted, present);
  const kgOf = (weight: number | null | undefined) => (weight == null ? null : weightInKg(weight, unit));
  return wanted.map((entry): Entry => {
    const snapshot = entry.exercise_id ? snapshots.get(entry.exercise_id) : undefined;
    return {
      exerciseId: (snapshot && entry.exercise_id) ?? null,
      name: entry.exercise_name || snapshot?.name || '',
      unit: snapshot?.unit ?? 'reps',
      notes: entry.notes || null,
      superset: entry.superset ?? null,
      reason: entry.reason || null,
      sets: setsOf(entry, kgOf),
    };
  });
}

export const setsIn = (entries: readonly Entry[]) => entries.reduce((sum, { sets }) => sum + sets.length, 0);

export const columnsOf = (input: WorkoutInput) => ({
  date: input.date,
  type: input.workout_type,
  name: input.workout_name,
  duration: input.total_duration ?? null,
  calories: input.total_calories_burned ?? null,
  notes: input.notes || null,
  startedAt: input.started_at ? new Date(input.started_at) : null,
  endedAt: input.ended_at ? new Date(input.ended_at) : null,
  planId: input.plan_id ?? null,
  planWeek: input.plan_week ?? null,
  planDay: input.plan_day ?? null,
  weightUnit: input.weight_unit ?? ('kg' as const),
});

const dayIsFull = () =>
  limitReached(`A day can have at most ${WORKOUTS_A_DAY} workouts. Please delete one first.`);

/** The member is locked: what is counted is still true when it is added to. */
async function requireRoom(tx: Executor, userId: number, day: LocalDate) {
  if ((await countWorkoutsOn(tx, userId, day)) < WORKOUTS_A_DAY) return;
  throw dayIsFull();
}

export interface SavedWorkout {
  readonly workout: StoredWorkout;
  /** What was best in its exercises before. */
  readonly bests: Bests;
}

/** A workout that has no entries yet, once it has these. */
async function insertedWith(
  tx: Executor,
  inserted: Pick<StoredWorkout, 'userId' | 'id' | 'date' | 'entries'>,
): Promise<SavedWorkout> {
  const { userId, id, date, entries } = inserted;
  // In this order: all are prepared.
  const [, workout, bests] = await sentTogether(
    insertEntries(tx, userId, [{ workoutId: id, date, entries }]),
    requireWorkout(tx, userId, id),
    bestsBefore(tx, inserted),
  );
  return { workout, bests };
}

export async function logWorkout(
  tx: Executor,
  clock: Clock,
  userId: number,
  input: WorkoutInput,
): Promise<SavedWorkout> {
  const [entries] = await sentTogether(
    entriesOf(tx, userId, datedEntries(input), [], input.weight_unit),
    requireRoom(tx, userId, input.date),
    changeQuotaUse(tx, userId, WORKOUTS, 1),
  );
  const row = { userId, ...columnsOf(input), createdAt: clock.now() };
  const [id] = await sentTogether(insertWorkout(tx, row), changeQuotaUse(tx, userId, SETS, setsIn(entries)));
  return insertedWith(tx, { userId, id, date: input.date, entries });
}

/** The whole of it is replaced, its day as well. */
export async function correctWorkout(
  tx: Executor,
  clock: Clock,
  userId: number,
  id: number,
  input: WorkoutInput,
): Promise<SavedWorkout> {
  const present = await requireWorkout(tx, userId, id);
  const entries = await entriesOf(tx, userId, datedEntries(input), present.entries, input.weight_unit);
  if (input.date !== present.date) await requireRoom(tx, userId, input.date);
  await changeQuotaUse(tx, userId, SETS, setsIn(entries) - setsIn(present.entries));
  await deleteEntries(tx, { userId, date: present.date, workoutId: id });
  await updateWorkout(tx, userId, id, { ...columnsOf(input), editedAt: clock.now() });
  return insertedWith(tx, { userId, id, date: input.date, entries });
}

export async function removeWorkout(tx: Executor, userId: number, id: number): Promise<void> {
  const { entries } = await requireWorkout(tx, userId, id);
  await changeQuotaUse(tx, userId, WORKOUTS, -1);
  await changeQuotaUse(tx, userId, SETS, -setsIn(entries));
  await deleteWorkout(tx, userId, id);
}
