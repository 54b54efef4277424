import { readFoodLine } from '@fitarc/domain/food-amount/read-amount';
import type { Db } from '../../../platform/db/database.ts';
import { escapeLike } from '../../../platform/db/escape-like.ts';
import { FOUND_AT_MOST, type FoundFood, searchFoods } from './food-search.repository.ts';
import { foodWords } from './food-words.service.ts';
import { relaxations, withoutQualifiers } from './relaxed-search.service.ts';
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

const PERCENTAGE = /(?<!\S)\d+(?:[.,]\d+)?%(?!\S)/g;

/** In this order, each once, as the last list has it. */
const merge = (...lists: readonly (readonly FoundFood[])[]): FoundFood[] =>
  [...new Map(lists.flat().map((food) => [food.id, food])).values()].slice(0, FOUND_AT_MOST);

/** Found by other words than those typed. */
const asGuesses = (foods: readonly FoundFood[]) => foods.map((food) => ({ ...food, named: false }));

const isGeneric = ({ kind }: FoundFood) => kind === 'generic';

/** Spelling and spacing corrected, where that gives known words. */
async function corrected(db: Db, words: readonly string[], isEmpty: boolean) {
  const [spelled, spaced] = await Promise.all([
    correctSpelling(db, words),
    isEmpty ? correctSpacing(db, words) : undefined,
  ]);
  return spaced ?? spelled;
}

/** Nothing has all the words: with fewer of them something is found. */
async function findRelaxed(db: Db, userId: number, words: readonly string[]): Promise<FoundFood[]> {
  let likely: FoundFood[] = [];
  for (const fewer of relaxations(words)) {
    const found = await searchFoods(db, { userId, words: fewer });
    const named = found.filter((food) => food.named);
    if (named.length > 0) return asGuesses(merge(named, found));
    if (likely.length === 0) likely = found.filter(isGeneric);
  }
  return asGuesses(likely);
}

/** 'salmon fillet' finds products of that name: the shipped salmon, which does not say how it is cut, comes before them. */
async function addGeneric(db: Db, userId: number, words: readonly string[], found: readonly FoundFood[]) {
  const fewer = withoutQualifiers(words);
  if (
    found.some((food) => isGeneric(food) && food.named) ||
    fewer.length === words.length ||
    fewer.length === 0
  )
    return [...found];
  const relaxed = await searchFoods(db, { userId, words: fewer });
  const own = found.filter(({ contributorId }) => contributorId === userId);
  const guesses = asGuesses(relaxed.filter((food) => isGeneric(food) && food.named).slice(0, 2));
  return merge(own, found.filter(isGeneric).slice(0, 1), guesses, found);
}

/**
 * One statement where enough is found. Otherwise the words are looked up: when others were meant, or nothing at
 * all was found, there is a second try, in which own foods need only be like what was typed; then one with fewer words.
 */
async function findByWords(db: Db, userId: number, words: readonly string[]): Promise<FoundFood[]> {
  const found = await searchFoods(db, { userId, words });
  if (found.length >= FEW) return addGeneric(db, userId, words, found);
  const meant = await corrected(db, words, found.length === 0);
  if (!meant && found.length > 0) return addGeneric(db, userId, words, found);
  const text = words.join(' ');
  const near = await searchFoods(db, {
    userId,
    words: meant ?? words,
    ...(text.length >= SHORTEST_NEAR ? { near: text } : {}),
  });
  const all = merge(found, meant ? asGuesses(near) : near);
  return all.length > 0
    ? addGeneric(db, userId, meant ?? words, all)
    : findRelaxed(db, userId, meant ?? words);
}

/** What was typed, by its words; an amount in front of it, as in 'cup of tea', is left out where that is not its name. */
export async function findFoods(db: Db, userId: number, typed: string): Promise<FoundFood[]> {
  const words = foodWords(typed).slice(0, WORDS_AT_MOST);
  const signs = withSigns(typed);
  if (words.length === 0 && signs.length === 0) return [];
  // Whoever types such a sign means it: nothing is corrected. '0%' and the like may be left out, though.
  if (signs.length > 0) {
    const signed = await searchFoods(db, { userId, words, signs });
    const rest = foodWords(typed.replaceAll(PERCENTAGE, ''));
    const isOnlySign =
      signed.length > 0 || rest.length === 0 || withSigns(typed.replaceAll(PERCENTAGE, '')).length > 0;
    return isOnlySign ? signed : findByWords(db, userId, words);
  }
  const { amount, food } = readFoodLine(typed);
  if (!amount) return findByWords(db, userId, words);
  const [asTyped, ofFood] = await Promise.all([
    searchFoods(db, { userId, words }),
    findByWords(db, userId, foodWords(food).slice(0, WORDS_AT_MOST)),
  ]);
  return merge(
    asTyped.filter(({ named }) => named),
    ofFood,
    asTyped,
  );
}

/** Those that go by this name, an amount aside; nothing is corrected. */
export async function findNamedFoods(db: Db, userId: number, typed: string): Promise<FoundFood[]> {
  const words = foodWords(readFoodLine(typed).food).slice(0, WORDS_AT_MOST);
  if (words.length === 0) return [];
  return (await searchFoods(db, { userId, words })).filter(({ named, exact }) => named || exact);
}
