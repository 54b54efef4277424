import { readFoodLine } from '../food-amount/read-amount.ts';
import { FOUND_AT_MOST, type FoodSource, type FoundFood } from './food-source.ts';
import { foodWords } from './food-words.ts';
import { relaxations, withoutQualifiers } from './relaxed-search.ts';
import { correctSpacing, correctSpelling } from './spelling.ts';

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
    .slice(0, WORDS_AT_MOST);

const PERCENTAGE = /(?<!\S)\d+(?:[.,]\d+)?%(?!\S)/g;

/** In this order, each once, as the last list has it. */
const merge = <F extends FoundFood>(...lists: readonly (readonly F[])[]): F[] =>
  [...new Map(lists.flat().map((food) => [food.id, food])).values()].slice(0, FOUND_AT_MOST);

/** Found by other words than those typed. */
const asGuesses = <F extends FoundFood>(foods: readonly F[]): F[] =>
  foods.map((food) => ({ ...food, named: false }));

const isGeneric = ({ kind }: FoundFood) => kind === 'generic';

/** Spelling and spacing corrected, where that gives known words. */
async function corrected<F extends FoundFood>(
  source: FoodSource<F>,
  words: readonly string[],
  isEmpty: boolean,
) {
  const [spelled, spaced] = await Promise.all([
    correctSpelling(source, words),
    isEmpty ? correctSpacing(source, words) : undefined,
  ]);
  return spaced ?? spelled;
}

/** Nothing has all the words: with fewer of them something is found. */
async function findRelaxed<F extends FoundFood>(
  source: FoodSource<F>,
  words: readonly string[],
): Promise<F[]> {
  let likely: F[] = [];
  for (const fewer of relaxations(words)) {
    const found = await source.search({ words: fewer });
    const named = found.filter((food) => food.named);
    if (named.length > 0) return asGuesses(merge(named, found));
    if (likely.length === 0) likely = found.filter(isGeneric);
  }
  return asGuesses(likely);
}

/** 'salmon fillet' finds products of that name: the shipped salmon, which does not say how it is cut, comes before them. */
async function addGeneric<F extends FoundFood>(
  source: FoodSource<F>,
  words: readonly string[],
  found: readonly F[],
): Promise<F[]> {
  const fewer = withoutQualifiers(words);
  if (
    found.some((food) => isGeneric(food) && food.named) ||
    fewer.length === words.length ||
    fewer.length === 0
  )
    return [...found];
  const relaxed = await source.search({ words: fewer });
  const own = found.filter((food) => source.isOwn(food));
  const guesses = asGuesses(relaxed.filter((food) => isGeneric(food) && food.named).slice(0, 2));
  return merge(own, found.filter(isGeneric).slice(0, 1), guesses, found);
}

/**
 * One search where enough is found. Otherwise the words are looked up: when others were meant, or nothing at
 * all was found, there is a second try, in which own foods need only be like what was typed; then one with fewer words.
 */
async function findByWords<F extends FoundFood>(
  source: FoodSource<F>,
  words: readonly string[],
): Promise<F[]> {
  const found = await source.search({ words });
  if (found.length >= FEW) return addGeneric(source, words, found);
  const meant = await corrected(source, words, found.length === 0);
  if (!meant && found.length > 0) return addGeneric(source, words, found);
  const text = words.join(' ');
  const near = await source.search({
    words: meant ?? words,
    ...(text.length >= SHORTEST_NEAR ? { near: text } : {}),
  });
  const all = merge(found, meant ? asGuesses(near) : near);
  return all.length > 0 ? addGeneric(source, meant ?? words, all) : findRelaxed(source, meant ?? words);
}

/** What was typed, by its words; an amount in front of it, as in 'cup of tea', is left out where that is not its name. */
export async function findFoods<F extends FoundFood>(source: FoodSource<F>, typed: string): Promise<F[]> {
  const words = foodWords(typed).slice(0, WORDS_AT_MOST);
  const signs = withSigns(typed);
  if (words.length === 0 && signs.length === 0) return [];
  // Whoever types such a sign means it: nothing is corrected. '0%' and the like may be left out, though.
  if (signs.length > 0) {
    const signed = await source.search({ words, signs });
    const rest = foodWords(typed.replaceAll(PERCENTAGE, ''));
    const isOnlySign =
      signed.length > 0 || rest.length === 0 || withSigns(typed.replaceAll(PERCENTAGE, '')).length > 0;
    return isOnlySign ? signed : findByWords(source, words);
  }
  const { amount, food } = readFoodLine(typed);
  if (!amount) return findByWords(source, words);
  const [asTyped, ofFood] = await Promise.all([
    source.search({ words }),
    findByWords(source, foodWords(food).slice(0, WORDS_AT_MOST)),
  ]);
  return merge(
    asTyped.filter(({ named }) => named),
    ofFood,
    asTyped,
  );
}

/** Those that go by this name, an amount aside; nothing is corrected. */
export async function findNamedFoods<F extends FoundFood>(
  source: FoodSource<F>,
  typed: string,
): Promise<F[]> {
  const words = foodWords(readFoodLine(typed).food).slice(0, WORDS_AT_MOST);
  if (words.length === 0) return [];
  return (await source.search({ words })).filter(({ named, exact }) => named || exact);
}
