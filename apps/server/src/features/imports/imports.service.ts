import { IMPORT_KINDS, type ImportKind, type ImportSource } from '@fitarc/domain/import-source';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { AppError, limitReached, notFound } from '../../platform/http/app-error.ts';
import { changeQuotaUse, type MemberQuota } from '../../platform/limits/quota.service.ts';
import { removeFavorites } from '../favorites/bulk-favorites.service.ts';
import { removeUneditedFoods } from '../foods/contributions/bulk-foods.service.ts';
import { removeUneditedMeals } from '../meals/bulk-meals.service.ts';
import { removeUneditedMeasurements } from '../measurements/bulk-measurements.service.ts';
import { removeUnusedOwnExercises } from '../own-exercises/own-exercises.service.ts';
import { removeUneditedPlans } from '../plans/bulk-plans.service.ts';
import { removeUneditedWeights } from '../weights/bulk-weights.service.ts';
import { removeUneditedWorkouts } from '../workouts/bulk-workouts.service.ts';
import {
  countAllItemsOf,
  countImportsOf,
  deleteImport,
  detachItems,
  findImport,
  type ImportRow,
  insertImport,
  listItems,
  updateImport,
} from './imports.repository.ts';

export interface ImportDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const MOST_IMPORTS = 500;

/** They stay when their records are deleted, so the limits of the records do not bound them. */
export const IMPORT_ITEMS: MemberQuota = {
  kind: 'import_items',
  atMost: 500_000,
  name: 'imported entries',
  advice: 'Please undo an import first.',
  count: countAllItemsOf,
};

export type ImportCounts = Record<ImportKind, number>;
export const noCounts = () => Object.fromEntries(IMPORT_KINDS.map((kind) => [kind, 0])) as ImportCounts;
const noImport = () => notFound('Import not found');

async function requireImport(tx: Executor, userId: number, id: number): Promise<ImportRow> {
  const entry = await findImport(tx, userId, id);
  if (!entry) throw noImport();
  return entry;
}

interface Started {
  readonly source: ImportSource;
  readonly file_name: string;
  readonly file_hash: string;
}

export async function startImport(tx: Executor, clock: Clock, userId: number, started: Started) {
  if ((await countImportsOf(tx, userId)) >= MOST_IMPORTS)
    throw limitReached(`An account can have at most ${MOST_IMPORTS} imports. Please undo one first.`);
  const { source, file_name: fileName, file_hash: fileHash } = started;
  return insertImport(tx, { userId, source, fileName, fileHash, createdAt: clock.now() });
}

export async function requireRunning(tx: Executor, userId: number, id: number): Promise<ImportRow> {
  const entry = await requireImport(tx, userId, id);
  if (entry.finishedAt) throw new AppError('CONFLICT', 'This import is finished. Please start a new one.');
  return entry;
}

export async function finishImport(
  tx: Executor,
  clock: Clock,
  userId: number,
  id: number,
  leftOut: ImportRow['leftOut'],
): Promise<ImportRow> {
  const entry = await requireImport(tx, userId, id);
  if (entry.finishedAt) return entry;
  return (await updateImport(tx, userId, id, { leftOut, finishedAt: clock.now() })) ?? entry;
}

interface Removed {
  readonly deleted: number;
  readonly kept: readonly { readonly id: number; readonly name: string; readonly date: string }[];
}

type Remove = (tx: Executor, userId: number, ids: readonly number[]) => Promise<Removed>;

/** Exercises come last: those of a kept workout are kept. */
const REMOVE: readonly (readonly [ImportKind, Remove])[] = [
  ['workout', removeUneditedWorkouts],
  ['meal', removeUneditedMeals],
  ['weight', removeUneditedWeights],
  ['measurement', removeUneditedMeasurements],
  ['plan', removeUneditedPlans],
  ['favorite', removeFavorites],
  ['food', removeUneditedFoods],
  ['exercise', removeUnusedOwnExercises],
];

export async function undoImport(tx: Executor, userId: number, id: number) {
  await requireImport(tx, userId, id);
  const items = await listItems(tx, userId, id);
  const deleted = noCounts();
  const kept: { kind: ImportKind; name: string; date: string }[] = [];
  for (const [kind, remove] of REMOVE) {
    const ids = items.filter((item) => item.kind === kind).map(({ recordId }) => recordId);
    if (ids.length === 0) continue;
    const removed = await remove(tx, userId, ids);
    deleted[kind] = removed.deleted;
    kept.push(...removed.kept.map(({ name, date }) => ({ kind, name, date })));
    await detachItems(
      tx,
      userId,
      id,
      kind,
      removed.kept.map((one) => one.id),
    );
  }
  await changeQuotaUse(tx, userId, IMPORT_ITEMS, kept.length - items.length);
  await deleteImport(tx, userId, id);
  return { deleted, kept };
}
