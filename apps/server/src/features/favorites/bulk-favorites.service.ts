import type { Clock } from '../../platform/clock.ts';
import { addAccepted, firstOfKey } from '../../platform/db/add-accepted.ts';
import type { Executor } from '../../platform/db/database.ts';
import { invalid } from '../../platform/http/app-error.ts';
import { findVisibleExercises } from '../library/library.repository.ts';
import { deleteFavorites, insertFavorites } from './favorites.repository.ts';

/** The exercise of each in the order given, undefined where it was a favorite already. */
export async function addFavorites(
  tx: Executor,
  clock: Clock,
  userId: number,
  exerciseIds: readonly number[],
): Promise<(number | undefined)[]> {
  const visible = new Set((await findVisibleExercises(tx, userId, exerciseIds)).map(({ id }) => id));
  const unknown = exerciseIds.find((id) => !visible.has(id));
  if (unknown) throw invalid(`There is no exercise with the ID ${unknown}`, { field: 'favorites' });
  // The newest is first in a list of favorites, as in the file.
  const start = clock.now().getTime();
  const rows = exerciseIds.map((exerciseId, at) => ({ exerciseId, createdAt: new Date(start - at) }));
  const isFirst = firstOfKey<(typeof rows)[number]>(({ exerciseId }) => String(exerciseId));
  return addAccepted(rows, isFirst, async (first) => {
    const added = await insertFavorites(tx, userId, first);
    return first.map(({ exerciseId }) => (added.has(exerciseId) ? exerciseId : undefined));
  });
}

export async function removeFavorites(tx: Executor, userId: number, exerciseIds: readonly number[]) {
  const removed = await deleteFavorites(tx, userId, exerciseIds);
  return { deleted: removed.length, kept: [] };
}
