import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { invalid } from '../../platform/http/app-error.ts';
import { deleteFavorites, insertFavorite } from './favorites.repository.ts';

/** The exercise of each in the order given, undefined where it was a favorite already. */
export async function addFavorites(
  tx: Executor,
  clock: Clock,
  userId: number,
  exerciseIds: readonly number[],
): Promise<(number | undefined)[]> {
  const added: (number | undefined)[] = [];
  // The newest is first in a list of favorites, as in the file.
  const start = clock.now().getTime();
  for (const [at, id] of exerciseIds.entries()) {
    const outcome = await insertFavorite(tx, userId, id, new Date(start - at));
    if (outcome === 'unknown')
      throw invalid(`There is no exercise with the ID ${id}`, { field: 'favorites' });
    added.push(outcome === 'added' ? id : undefined);
  }
  return added;
}

export async function removeFavorites(tx: Executor, userId: number, exerciseIds: readonly number[]) {
  const removed = await deleteFavorites(tx, userId, exerciseIds);
  return { deleted: removed.length, kept: [] };
}
