import { normalizeForSearch, wordStem } from './plain-text.ts';

/** What was typed, word by word. A plural is looked up by its stem, which the singular contains. */
export const searchWords = (search: string): string[] =>
  normalizeForSearch(search).split(' ').filter(Boolean).slice(0, 8).map(wordStem);

interface Named {
  readonly name: string;
  readonly other_names: readonly string[];
}

const squash = (text: string) => normalizeForSearch(text).replaceAll(' ', '');
/** A name as a search looks through it, once more in one piece: 'push up', 'push-up' and 'pushup' find the same. */
export const searchText = (name: string) => `${normalizeForSearch(name)} ${squash(name)}`;
const holdsAll = (name: string, words: readonly string[]) =>
  words.every((word) => normalizeForSearch(name).includes(word) || squash(name).includes(word));
const beginsWords = (name: string, words: readonly string[]) =>
  words.every((word) => ` ${normalizeForSearch(name)}`.includes(` ${word}`));

/**
 * How well an exercise fits what was typed, the best first: the very name, what the member logs or likes and is
 * called so, the very other name, names that begin so, with words that do, that hold it. The server's search ranks
 * its rows in the same order.
 */
export function searchRank(
  { name, other_names }: Named,
  words: readonly string[],
  familiar: boolean,
): number {
  const whole = words.join('');
  const is = (text: string) => [whole, `${whole}s`].includes(squash(text));
  const holds = holdsAll(name, words);
  const otherHolds = other_names.some((other) => holdsAll(other, words));
  if (is(name)) return 0;
  if (familiar && (holds || otherHolds)) return 1;
  if (other_names.some(is)) return 2;
  if (normalizeForSearch(name).startsWith(words.join(' '))) return 3;
  if (beginsWords(name, words)) return 4;
  if (holds) return 5;
  return otherHolds ? 6 : 7;
}
