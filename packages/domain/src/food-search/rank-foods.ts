import type { FoodEntry, RankedFood } from './food-index.ts';
import { FOUND_AT_MOST, type FoundFood } from './food-source.ts';
import { patternsOf } from './search-patterns.ts';

const regExp = (pattern: string) => new RegExp(pattern, 'u');
/** A LIKE pattern of `patternsOf` has nothing but a % on both sides. */
const contained = (pattern: string) => pattern.slice(1, -1);
export const holds = (text: string, parts: readonly string[]) => parts.every((part) => text.includes(part));

/** The patterns, ready for comparing. */
export function compilePatterns(words: readonly string[]) {
  const patterns = patternsOf(words);
  return {
    words: new Set(words),
    last: patterns.last,
    first: patterns.first,
    all: patterns.all.map(contained),
    allWhole: patterns.allWhole.map(contained),
    lastIsWhole: contained(patterns.lastIsWhole),
    same: regExp(patterns.same),
    sameBegun: regExp(patterns.sameBegun),
    called: regExp(patterns.called),
    begins: regExp(patterns.begins),
    beginsWhole: regExp(patterns.beginsWhole),
    isRest: regExp(patterns.isRest),
  };
}
export type Patterns = ReturnType<typeof compilePatterns>;

const compare = <V extends number | string>(a: V, b: V) => (a === b ? 0 : a < b ? -1 : 1);

/**
 * Own foods and those of the household; the very name; names that begin so; shipped foods; the rest. A shipped
 * food goes by more than one name: its head, 'Milk' of 'Milk, whole', whatever its head ends with, and the other words
 * for it. Yes is 0, and comes first.
 */
function rankOf<T extends RankedFood>(entry: FoodEntry<T>, patterns: Patterns): number[] {
  const { text, padded, paddedHead, paddedNames, food } = entry;
  const isGeneric = food.kind === 'generic';
  const isSame = patterns.same.test(text);
  const isBeginning = patterns.begins.test(text);
  const isWhole = padded.includes(patterns.lastIsWhole);
  const isNamed = isGeneric && (isBeginning || holds(paddedNames, patterns.all));
  const isInName = isBeginning || holds(paddedHead, patterns.all);
  const isWholeInName = patterns.beginsWhole.test(text) || holds(paddedHead, patterns.allWhole);
  const group = () => {
    if (food.owner) return 0;
    if (isSame || (isNamed && isWhole)) return 1;
    if (isBeginning || isNamed) return 2;
    return isGeneric ? 3 : 4;
  };
  const wanted = [
    ...[isGeneric, patterns.called.test(text), isSame, isWhole, isWholeInName, isInName],
    ...[food.staple, patterns.sameBegun.test(text), isBeginning],
  ];
  return [group(), ...wanted.map((is) => (is ? 0 : 1)), entry.length];
}

interface Ranked<T> {
  readonly entry: FoodEntry<T>;
  readonly rank: readonly number[];
}

function byRank<T extends RankedFood>(one: Ranked<T>, other: Ranked<T>): number {
  for (const [at, place] of one.rank.entries()) {
    const difference = place - (other.rank[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return (
    compare(one.entry.lowerName, other.entry.lowerName) || compare(one.entry.food.id, other.entry.food.id)
  );
}

const rankFoods = <T extends RankedFood>(
  entries: readonly FoodEntry<T>[],
  patterns: Patterns,
): FoodEntry<T>[] =>
  entries
    .map((entry) => ({ entry, rank: rankOf(entry, patterns) }))
    .sort(byRank)
    .map(({ entry }) => entry);

/**
 * Named: the words are what it goes by, and not only somewhere in its name: its head, the rest of its name, or its head
 * with words of the rest. 'black coffee' is 'Coffee, black'; 'egg' is not 'Egg noodles'. Exact: they are its whole name,
 * in any order.
 */
function namingOf<T>({ text, padded, headWords, nameWords }: FoodEntry<T>, patterns: Patterns) {
  const isCalled = patterns.called.test(text);
  const hasAll = holds(padded, patterns.allWhole);
  const isWithin = (own: readonly string[]) => hasAll && own.every((word) => patterns.words.has(word));
  return {
    named: isCalled || patterns.same.test(text) || patterns.isRest.test(text) || isWithin(headWords),
    exact: isCalled || isWithin(nameWords),
  };
}

export type Found<T> = T & Pick<FoundFood, 'named' | 'exact'>;

/** The best first, as many as a search answers. */
export const bestFoods = <T extends RankedFood>(
  entries: readonly FoodEntry<T>[],
  patterns: Patterns,
): Found<T>[] =>
  rankFoods(entries, patterns)
    .slice(0, FOUND_AT_MOST)
    .map((entry) => ({ ...entry.food, ...namingOf(entry, patterns) }));
