import type { FoodSource } from '@fitarc/domain/food-search/food-source';
import type { Db } from '../../../platform/db/database.ts';
import { type FoundRow, searchFoods } from './food-search.repository.ts';
import { findKnownWords, listNearWords } from './food-words.repository.ts';

/** All foods a member finds, for the search of the domain. */
export const foodSource = (db: Db, userId: number): FoodSource<FoundRow> => ({
  search: (search) => searchFoods(db, { userId, ...search }),
  isOwn: ({ contributorId }) => contributorId === userId,
  findKnownWords: (words) => findKnownWords(db, words),
  listNearWords: (words) => listNearWords(db, words),
});
