import { entryOf } from '@fitarc/domain/food-search/food-index';
import type { FoodSource, WordSearch } from '@fitarc/domain/food-search/food-source';
import { bestFoods, compilePatterns } from '@fitarc/domain/food-search/rank-foods';
import type { Db } from '../../../platform/db/database.ts';
import { findCandidates } from './food-search.repository.ts';
import { findKnownWords, listNearWords } from './food-words.repository.ts';

async function searchFoods(db: Db, userId: number, search: WordSearch) {
  const rows = await findCandidates(db, { userId, ...search });
  return bestFoods(
    rows.map((row) => entryOf(row, row.searchText)),
    compilePatterns(search.words),
  );
}
type FoundFood = Awaited<ReturnType<typeof searchFoods>>[number];

/** All foods a member finds, for the search of the domain. */
export const foodSource = (db: Db, userId: number): FoodSource<FoundFood> => ({
  search: (search) => searchFoods(db, userId, search),
  isOwn: ({ contributorId }) => contributorId === userId,
  findKnownWords: (words) => findKnownWords(db, words),
  listNearWords: (words) => listNearWords(db, words),
});
