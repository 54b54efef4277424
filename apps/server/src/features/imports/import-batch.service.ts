import type { ImportBatch } from '@fitarc/contract/imports';
import type { ImportKind } from '@fitarc/domain/import-source';
import type { LocalDate } from '@fitarc/domain/local-date';
import type { Clock } from '../../platform/clock.ts';
import { addAccepted, firstOfKey } from '../../platform/db/add-accepted.ts';
import type { Executor } from '../../platform/db/database.ts';
import { changeQuotaUse } from '../../platform/limits/quota.service.ts';
import { addFavorites } from '../favorites/bulk-favorites.service.ts';
import { addPersonalFoods } from '../foods/contributions/bulk-foods.service.ts';
import { addMeals } from '../meals/bulk-meals.service.ts';
import { linkFoods } from '../meals/link-foods.service.ts';
import { addMeasurements } from '../measurements/bulk-measurements.service.ts';
import { addMissingOwnExercises } from '../own-exercises/own-exercises.service.ts';
import { addPlans } from '../plans/bulk-plans.service.ts';
import { addWeights } from '../weights/bulk-weights.service.ts';
import { addWorkouts } from '../workouts/bulk-workouts.service.ts';
import {
  countRowsOf,
  extendPeriod,
  findKnownKeys,
  type ImportRow,
  insertRows,
  storeItems,
} from './imports.repository.ts';
import { IMPORT_ITEMS, type ImportCounts } from './imports.service.ts';
import { findOwnRecords } from './own-records.service.ts';

/** Of all files of a member together; what comes after is imported, but its rows are not kept. */
const MOST_ROWS = 1_000_000;

interface BatchContext {
  readonly tx: Executor;
  readonly clock: Clock;
  readonly entry: ImportRow;
  /** The last day that may be today for the caller. */
  readonly latest: LocalDate;
}

interface Keyed {
  readonly key: string;
}

interface Outcome {
  readonly added: number;
  readonly skipped: number;
}

type Add<T> = (items: readonly T[]) => Promise<readonly (number | undefined)[]>;

const keysOf = (items: readonly Keyed[]) => items.map(({ key }) => key);
const firstOfEachKey = <T extends Keyed>(items: readonly T[]) => items.filter(firstOfKey(({ key }) => key));

/** Remembers which records the import added. */
async function storeAdded(
  { tx, entry }: BatchContext,
  kind: ImportKind,
  items: readonly Keyed[],
  ids: readonly (number | undefined)[],
): Promise<number> {
  const { userId, source, id: importId } = entry;
  const rows = items.flatMap(({ key }, at) => {
    const recordId = ids[at];
    return recordId === undefined ? [] : [{ userId, source, kind, key, importId, recordId }];
  });
  const known = await findKnownKeys(tx, userId, source, kind, keysOf(rows));
  await changeQuotaUse(tx, userId, IMPORT_ITEMS, rows.length - known.size);
  await storeItems(tx, rows);
  return rows.length;
}

/** Adds what no import has added. */
async function addKind<T extends Keyed>(
  context: BatchContext,
  kind: ImportKind,
  given: readonly T[],
  add: Add<T>,
): Promise<Outcome> {
  if (given.length === 0) return { added: 0, skipped: 0 };
  const { tx, entry } = context;
  const { userId, source } = entry;
  const keys = keysOf(given);
  const own = source === 'fitarc' ? await findOwnRecords(tx, userId, [kind], keys) : [];
  const known = new Map([...own, ...(await findKnownKeys(tx, userId, source, kind, keys))]);
  const isNew = ({ key }: Keyed) => !known.has(key);
  const items = firstOfEachKey(given).filter(isNew);
  if (items.length === 0) return { added: 0, skipped: given.length };
  const added = await storeAdded(context, kind, items, await add(items));
  return { added, skipped: given.length - added };
}

/** The same, without what is dated in the future. */
const addDated = <T extends Keyed>(
  context: BatchContext,
  kind: ImportKind,
  given: readonly T[],
  dateOf: (item: T) => LocalDate,
  add: Add<T>,
): Promise<Outcome> =>
  addKind(context, kind, given, (items) => addAccepted(items, (item) => dateOf(item) <= context.latest, add));

/** Found by name, not by key: what an earlier import added may have been deleted or merged since. */
async function addExercises(context: BatchContext, given: ImportBatch['exercises']) {
  const items = firstOfEachKey(given);
  const results = await addMissingOwnExercises(context.tx, context.clock, context.entry.userId, items);
  const ids = results.map(({ id, isNew }) => (isNew ? id : undefined));
  const added = await storeAdded(context, 'exercise', items, ids);
  return {
    outcome: { added, skipped: given.length - added },
    exercises: results.map(({ id }, at) => ({ key: items[at]?.key ?? '', exercise_id: id })),
  };
}

const daysOf = ({ workouts, meals, weights, measurements }: ImportBatch): LocalDate[] => [
  ...[...workouts, ...meals, ...weights].map(({ date }) => date),
  ...measurements.map(({ entry }) => entry.date),
];

async function keepRows({ tx, entry }: BatchContext, rows: readonly string[]): Promise<void> {
  if (rows.length === 0 || (await countRowsOf(tx, entry.userId)) + rows.length > MOST_ROWS) return;
  await insertRows(tx, entry.userId, entry.id, rows);
}

const dateOf = ({ date }: { readonly date: LocalDate }) => date;

export async function addBatch(context: BatchContext, batch: ImportBatch) {
  const { tx, clock, entry, latest } = context;
  const { userId } = entry;
  const { outcome, exercises } = await addExercises(context, batch.exercises);
  const outcomes: Record<ImportKind, Outcome> = {
    exercise: outcome,
    food: await addKind(context, 'food', batch.foods, (list) => addPersonalFoods(tx, clock, userId, list)),
    workout: await addDated(context, 'workout', batch.workouts, dateOf, (list) =>
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
    meal: await addDated(context, 'meal', batch.meals, dateOf, async (list) =>
      addMeals(tx, clock, userId, await linkFoods(tx, userId, list)),
    ),
    weight: await addDated(context, 'weight', batch.weights, dateOf, (list) =>
      addWeights(
        tx,
        clock,
        userId,
        list.map(({ key: _key, ...weight }) => weight),
      ),
    ),
    measurement: await addDated(
      context,
      'measurement',
      batch.measurements,
      (one) => one.entry.date,
      (list) =>
        addMeasurements(
          tx,
          clock,
          userId,
          list.map((one) => one.entry),
        ),
    ),
  };
  const days = daysOf(batch).filter((day) => day <= latest);
  await extendPeriod(tx, userId, entry.id, days);
  await keepRows(context, batch.rows);
  const countsOf = (what: keyof Outcome) =>
    Object.fromEntries(
      Object.entries(outcomes).map(([kind, counts]) => [kind, counts[what]]),
    ) as ImportCounts;
  return { added: countsOf('added'), skipped: countsOf('skipped'), exercises };
}
