import { findFoods } from './find-foods.ts';
import type { FoodEntry, FoodIndex, SearchedFood } from './food-index.ts';
import {
  BEGINNING_AT_MOST,
  type FoodSource,
  NEAR_ENOUGH,
  NEAR_WORDS_AT_MOST,
  type NearWord,
  type WordSearch,
} from './food-source.ts';
import { bestFoods, compilePatterns, type Found, holds, type Patterns } from './rank-foods.ts';
import { SHORTEST_BEGUN } from './search-patterns.ts';
import { similarity, trigramsOf, wordSimilarity } from './trigrams.ts';

const byText = <T>(one: FoodEntry<T>, other: FoodEntry<T>) => (one.text < other.text ? -1 : 1);

/** Products and shared foods, which the server reads only in part: the name begins with the words, or holds them. */
function sharedCandidates<T extends SearchedFood>({ entries, vocabulary }: FoodIndex<T>, patterns: Patterns) {
  const shared = entries.filter(({ food }) => food.shared && food.kind !== 'generic');
  const beginning = shared.filter(({ text }) => text.startsWith(patterns.first)).sort(byText);
  if (beginning.length >= BEGINNING_AT_MOST) return beginning.slice(0, BEGINNING_AT_MOST);
  const isWhole = vocabulary.has(patterns.last) || patterns.last.length < SHORTEST_BEGUN;
  const words = isWhole ? patterns.allWhole : patterns.all;
  return [...beginning, ...shared.filter(({ padded }) => holds(padded, words))];
}

function candidates<T extends SearchedFood>(index: FoodIndex<T>, patterns: Patterns, near?: string) {
  const isNear = ({ food, text }: FoodEntry<T>) =>
    near !== undefined && food.owner === 'member' && wordSimilarity(near, text) >= NEAR_ENOUGH;
  const listed = index.entries.filter(
    (entry) =>
      (entry.food.kind === 'generic' || entry.food.owner) &&
      (holds(entry.padded, patterns.all) || isNear(entry)),
  );
  return [...new Set([...listed, ...sharedCandidates(index, patterns)])];
}

const holdsSigns = ({ name, brand }: SearchedFood, signs: readonly string[]) =>
  holds(
    `${name} ${brand ?? ''}`.toLowerCase(),
    signs.map((sign) => sign.toLowerCase()),
  );

function searchIndex<T extends SearchedFood>(
  index: FoodIndex<T>,
  { words, near, signs = [] }: WordSearch,
): Found<T>[] {
  const patterns = compilePatterns(words);
  const listed =
    words.length > 0
      ? candidates(index, patterns, near)
      : index.entries.filter(({ food }) => food.kind === 'generic' || food.owner === 'member');
  const matching = signs.length > 0 ? listed.filter(({ food }) => holdsSigns(food, signs)) : listed;
  return bestFoods(matching, patterns);
}

/** pg_trgm.similarity_threshold */
const SIMILAR = 0.3;
const LENGTH_DIFFERENCE = 2;

/** `listNearWords` of the server's food-words.repository.ts. */
function nearWordsOf<T>({ vocabulary }: FoodIndex<T>, typed: string): NearWord[] {
  const trigrams = new Set(trigramsOf(typed));
  const known = [...vocabulary.values()];
  const similar = known
    .map((word) => ({ word, likeness: similarity(word.trigrams, trigrams) }))
    .filter(({ likeness }) => likeness >= SIMILAR)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, NEAR_WORDS_AT_MOST)
    .map(({ word }) => word);
  const everyday = known.filter(
    ({ word, generic }) =>
      generic && word[0] === typed[0] && Math.abs(word.length - typed.length) <= LENGTH_DIFFERENCE,
  );
  return [...new Set([...similar, ...everyday])].map(({ word, generic }) => ({ typed, word, generic }));
}

const isPrefix = <T>({ vocabulary }: FoodIndex<T>, typed: string) =>
  [...vocabulary.keys()].some((word) => word.startsWith(typed));

/** The server's search over foods in memory. */
export const indexSource = <T extends SearchedFood>(index: FoodIndex<T>): FoodSource<Found<T>> => ({
  search: async (search) => searchIndex(index, search),
  isOwn: ({ owner }) => owner === 'member',
  findKnownWords: async (words) => new Set(words.filter((word) => index.vocabulary.has(word))),
  listNearWords: async (words) =>
    words.flatMap((typed, place) =>
      index.vocabulary.has(typed) || (place === words.length - 1 && isPrefix(index, typed))
        ? []
        : nearWordsOf(index, typed),
    ),
});

/** The foods that fit what was typed, the best first, at most 50: what `GET /foods/search` answers for the same foods. */
export const searchFoods = <T extends SearchedFood>(
  index: FoodIndex<T>,
  typed: string,
): Promise<Found<T>[]> => findFoods(indexSource(index), typed);
