import type { Executor } from '../../platform/db/database.ts';
import { invalid, limitReached } from '../../platform/http/app-error.ts';
import { findVisibleExercises } from '../library/library.repository.ts';
import { countMatchesOf, type Match, storeMatches } from './exercise-matches.repository.ts';

/** More names than all apps together have; without a bound one account could fill the disk. */
const MOST_MATCHES = 10_000;

export async function saveMatches(tx: Executor, userId: number, matches: readonly Match[]): Promise<void> {
  const ids = matches.map(({ exercise_id }) => exercise_id);
  const found = new Set((await findVisibleExercises(tx, userId, ids)).map(({ id }) => id));
  const unknown = ids.find((id) => !found.has(id));
  if (unknown) throw invalid(`There is no exercise with the ID ${unknown}`, { field: 'matches' });
  await storeMatches(tx, userId, matches);
  if ((await countMatchesOf(tx, userId)) > MOST_MATCHES) {
    throw limitReached(
      `FitArc can remember at most ${MOST_MATCHES.toLocaleString('en-US')} exercise names per account.`,
    );
  }
}
