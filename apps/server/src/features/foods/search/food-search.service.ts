import type { Db } from '../../../platform/db/database.ts';
import { escapeLike } from '../../../platform/db/escape-like.ts';
import type { FoodRow } from '../foods.repository.ts';
import { FOUND_AT_MOST, searchFoods } from './food-search.repository.ts';
import { foodWords } from './food-words.service.ts';
import { correctSpacing, correctSpelling } from './spelling.service.ts';

const WORDS_AT_MOST = 8;
/** With fewer than this, what was typed is probably not what was meant. */
const FEW = 3;
/** Below this length a word is similar to too many others. */
const SHORTEST_NEAR = 4;

/** The words as typed in which %, _ or \ stands. A search compares letters and figures only: these are looked for besides. */
const withSigns = (typed: string) =>
  typed
    .split(/\s+/)
    .filter((word) => /[%_\\]/.test(word))
    .slice(0, WORDS_AT_MOST)
    .map((word) => `%${escapeLike(word)}%`);

/**
 * One statement where enough is found. Otherwise the words are looked up: when others were meant, or nothing at
 * all was found, there is a second try, in which own foods need only be like what was typed.
 */
export async function findFoods(db: Db, userId: number, typed: string): Promise<FoodRow[]> {
  const words = foodWords(typed).slice(0, WORDS_AT_MOST);
  const signs = withSigns(typed);
  if (words.length === 0 && signs.length === 0) return [];
  // Whoever types such a sign means it: nothing is mended.
  if (signs.length > 0) return searchFoods(db, { userId, words, signs });
  const found = await searchFoods(db, { userId, words });
  if (found.length >= FEW) return found;
  const [mended, parted] = await Promise.all([
    correctSpelling(db, words),
    found.length === 0 ? correctSpacing(db, words) : undefined,
  ]);
  const meant = mended ?? parted;
  if (!meant && found.length > 0) return found;
  const text = words.join(' ');
  const near = await searchFoods(db, {
    userId,
    words: meant ?? words,
    ...(text.length >= SHORTEST_NEAR ? { near: text } : {}),
  });
  const known = new Set(found.map(({ id }) => id));
  return [...found, ...near.filter(({ id }) => !known.has(id))].slice(0, FOUND_AT_MOST);
}
