import type { ImportKind } from '@fitarc/domain/import-source';
import type { Executor } from '../../platform/db/database.ts';
import { listStoredMeals } from '../meals/meals.repository.ts';
import { listStoredPlans } from '../plans/plans.repository.ts';
import { listStoredWorkouts } from '../workouts/bulk-workouts.repository.ts';

interface Stored {
  readonly id: number;
  readonly createdAt: Date;
}
type List = (tx: Executor, userId: number, ids: readonly number[]) => Promise<readonly Stored[]>;

/** The other kinds are skipped when the day or the name is taken. */
const LISTS: Partial<Record<ImportKind, List>> = {
  workout: listStoredWorkouts,
  meal: listStoredMeals,
  plan: listStoredPlans,
};

/** The keys of FitArc's own download are '2026-03-01T07:12:30.000Z #17': when a record was made, and its id. */
const keyOf = ({ id, createdAt }: Stored) => `${createdAt.toISOString()} #${id}`;
const idOf = (key: string) => Number(/ #(\d{1,15})$/.exec(key)?.[1] ?? 0);

/** Of the keys of FitArc's own download, those of records that the account still has, with their ids. */
export async function findOwnRecords(
  tx: Executor,
  userId: number,
  kinds: readonly ImportKind[],
  keys: readonly string[],
): Promise<Map<string, number>> {
  const ids = keys.map(idOf).filter((id) => id > 0);
  const found = new Map<string, number>();
  if (ids.length === 0) return found;
  const wanted = new Set(keys);
  for (const kind of kinds)
    for (const stored of (await LISTS[kind]?.(tx, userId, ids)) ?? [])
      if (wanted.has(keyOf(stored))) found.set(keyOf(stored), stored.id);
  return found;
}
