import type { ImportBatch } from '@fitarc/contract/imports';
import type { ImportKind } from '@fitarc/domain/import-source';
import type { LocalDate } from '@fitarc/domain/local-date';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { addFavorites } from '../favorites/bulk-favorites.service.ts';
import { addPersonalFoods } from '../foods/contributions/bulk-foods.service.ts';
import { addMeals } from '../meals/bulk-meals.service.ts';
import { linkFoods } from '../meals/link-foods.service.ts';
import { addMeasurements } from '../measurements/bulk-measurements.service.ts';
import { findOwnExerciseByName } from '../own-exercises/own-exercises.repository.ts';
import { addOwnExercise } from '../own-exercises/own-exercises.service.ts';
import { addPlans } from '../plans/bulk-plans.service.ts';
import { addWeights } from '../weights/bulk-weights.service.ts';
import { addWorkouts } from '../workouts/bulk-workouts.service.ts';
import {
  countRowsOf,
  extendPeriod,
  findKnownKeys,
  type ImportRow,
  insertItems,
  insertRows,
} from './imports.repository.ts';
import { findOwnRecords } from './own-records.service.ts';

/** Of all files of a member together; what comes after is imported, but its rows are not kept. */
const MOST_ROWS = 1_000_000;

interface Context {
  readonly tx: Executor;
  readonly clock: Clock;
  readonly entry: ImportRow;
}

interface Keyed {
  readonly key: string;
}

interface Outcome {
  readonly added: number;
  readonly skipped: number;
  /** The record of each key, also where an earlier import added it. */
  readonly records: ReadonlyMap<string, number>;
}

type Add<T> = (items: readonly T[]) => Promise<readonly (number | undefined)[]>;

/** Adds what no import has added, and notes what was added. */
async function addKind<T extends Keyed>(
  { tx, entry }: Context,
  kind: ImportKind,
  given: readonly T[],
  add: Add<T>,
): Promise<Outcome> {
  const { userId, source, id: importId } = entry;
  const keys = given.map(({ key }) => key);
  const own = source === 'fitarc' ? await findOwnRecords(tx, userId, [kind], keys) : [];
  const known = new Map([...own, ...(await findKnownKeys(tx, userId, source, kind, keys))]);
  const first = given.filter(({ key }, at) => !known.has(key) && keys.indexOf(key) === at);
  const ids = await add(first);
  const items = first.flatMap(({ key }, at) => {
    const recordId = ids[at];
    return recordId === undefined ? [] : [{ userId, source, kind, key, importId, recordId }];
  });
  await insertItems(tx, items);
  return {
    added: items.length,
    skipped: given.length - items.length,
    records: new Map([...known, ...items.map(({ key, recordId }) => [key, recordId] as const)]),
  };
}

/** One that the member has by that name already is taken as it is. */
async function addExercises({ tx, clock, entry: { userId } }: Context, list: ImportBatch['exercises']) {
  const found = new Map<string, number>();
  const wanted: ImportBatch['exercises'][number][] = [];
  for (const exercise of list) {
    const there = await findOwnExerciseByName(tx, userId, exercise.name);
    if (there) found.set(exercise.key, there.id);
    else wanted.push(exercise);
  }
  return {
    found,
    wanted,
    add: async (items: readonly ImportBatch['exercises'][number][]) => {
      const ids: (number | undefined)[] = [];
      for (const { key, ...input } of items) {
        // Two names of the batch may differ in case alone.
        const there = await findOwnExerciseByName(tx, userId, input.name);
        if (there) found.set(key, there.id);
        ids.push(there ? undefined : (await addOwnExercise(tx, clock, userId, input)).id);
      }
      return ids;
    },
  };
}

const daysOf = ({ workouts, meals, weights, measurements }: ImportBatch): LocalDate[] => [
  ...[...workouts, ...meals, ...weights].map(({ date }) => date),
  ...measurements.map(({ entry }) => entry.date),
];

async function keepRows({ tx, entry }: Context, rows: readonly string[]): Promise<void> {
  if (rows.length === 0 || (await countRowsOf(tx, entry.userId)) + rows.length > MOST_ROWS) return;
  await insertRows(tx, entry.userId, entry.id, rows);
}

export async function addBatch(tx: Executor, clock: Clock, entry: ImportRow, batch: ImportBatch) {
  const context = { tx, clock, entry };
  const { userId } = entry;
  const exercises = await addExercises(context, batch.exercises);
  const outcomes: Record<ImportKind, Outcome> = {
    exercise: await addKind(context, 'exercise', exercises.wanted, exercises.add),
    food: await addKind(context, 'food', batch.foods, (list) => addPersonalFoods(tx, clock, userId, list)),
    workout: await addKind(context, 'workout', batch.workouts, (list) =>
      addWorkouts(tx, clock, userId, list),
    ),
    plan: await addKind(context, 'plan', batch.plans, (list) => addPlans(tx, clock, userId, list)),
    favorite: await addKind(context, 'favorite', batch.favorites, (list) =>
      addFavorites(
        tx,
        clock,
        userId,
        list.map(({ exercise_id }) => exercise_id),
      ),
    ),
    meal: await addKind(context, 'meal', batch.meals, async (list) =>
      addMeals(tx, clock, userId, await linkFoods(tx, userId, list)),
    ),
    weight: await addKind(context, 'weight', batch.weights, (list) =>
      addWeights(
        tx,
        clock,
        userId,
        list.map(({ key: _key, ...weight }) => weight),
      ),
    ),
    measurement: await addKind(context, 'measurement', batch.measurements, (list) =>
      addMeasurements(
        tx,
        clock,
        userId,
        list.map((one) => one.entry),
      ),
    ),
  };
  await extendPeriod(tx, userId, entry.id, daysOf(batch));
  await keepRows(context, batch.rows);
  const ids = new Map([...exercises.found, ...outcomes.exercise.records]);
  const countsOf = (what: 'added' | 'skipped') =>
    Object.fromEntries(Object.entries(outcomes).map(([kind, outcome]) => [kind, outcome[what]])) as Record<
      ImportKind,
      number
    >;
  return {
    added: countsOf('added'),
    skipped: countsOf('skipped'),
    exercises: [...ids].map(([key, exercise_id]) => ({ key, exercise_id })),
  };
}
