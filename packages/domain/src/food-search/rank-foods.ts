import type { FoodEntry, SearchedFood } from './food-index.ts';
import { patternsOf } from './search-patterns.ts';

const regExp = (pattern: string) => new RegExp(pattern, 'u');
/** A LIKE pattern of `patternsOf` has nothing but a % on both sides. */
const contained = (pattern: string) => pattern.slice(1, -1);
export const holds = (text: string, parts: readonly string[]) => parts.every((part) => text.includes(part));

/** The patterns of the SQL ranking as JavaScript compares them. */
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

/** `byRank` of the server's food-search.repository.ts, which says what each part means: yes is 0, and comes first. */
function rankOf<T extends SearchedFood>(entry: FoodEntry<T>, patterns: Patterns): number[] {
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

function byRank<T extends SearchedFood>(one: Ranked<T>, other: Ranked<T>): number {
  for (const [at, place] of one.rank.entries()) {
    const difference = place - (other.rank[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return (
    compare(one.entry.lowerName, other.entry.lowerName) || compare(one.entry.food.id, other.entry.food.id)
  );
}

/** The best first, in the order of the server. */
export const rankFoods = <T extends SearchedFood>(
  entries: readonly FoodEntry<T>[],
  patterns: Patterns,
): FoodEntry<T>[] =>
  entries
    .map((entry) => ({ entry, rank: rankOf(entry, patterns) }))
    .sort(byRank)
    .map(({ entry }) => entry);

/** `named` and `exact` of the server's food-search.repository.ts. */
export function namingOf<T>({ text, padded, headWords, nameWords }: FoodEntry<T>, patterns: Patterns) {
  const isCalled = patterns.called.test(text);
  const hasAll = holds(padded, patterns.allWhole);
  const isWithin = (own: readonly string[]) => hasAll && own.every((word) => patterns.words.has(word));
  return {
    named: isCalled || patterns.same.test(text) || patterns.isRest.test(text) || isWithin(headWords),
    exact: isCalled || isWithin(nameWords),
  };
}
