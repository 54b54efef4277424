import { plainText, wordStem } from '@fitarc/domain/plain-text';

/** 'berry', 'berries' and what is typed on the way there, 'berrie', begin alike: 'berri'. */
const foodWord = (word: string) => wordStem(word).replace(/(?<=..)(?:ie|y)$/, 'i');

/** The words of a text in the form a search compares. */
export const foodWords = (text: string): string[] => plainText(text).split(' ').filter(Boolean).map(foodWord);

const phrase = (text: string | null | undefined) => foodWords(text ?? '').join(' ');

/** An index takes only so much of a row. */
const LONGEST = 600;

/** Name, then brand: the bar says where the name of a product ends. */
export const searchTextOf = ({ name, brand }: { name: string; brand?: string | null | undefined }) =>
  [phrase(name), phrase(brand)].filter(Boolean).join(' | ').slice(0, LONGEST);

/**
 * Of a shipped food, 'Milk, whole': what it is, then which one, and after the slash other words for it. Who
 * asks for milk has named it, as if it were called nothing else.
 */
export function shippedSearchTextOf({ name, also }: { name: string; also?: string | undefined }) {
  const [head = '', ...rest] = name.split(',');
  const called = [phrase(head), phrase(rest.join(' '))].filter(Boolean).join(' | ');
  return [called, phrase(also)].filter(Boolean).join(' / ').slice(0, LONGEST);
}

const WORD = /^\p{L}{3,30}$/u;

/** Those that may be mistyped: no figures, no syllables. */
export const wordsToKnow = (searchText: string): string[] => [
  ...new Set(searchText.split(' ').filter((word) => WORD.test(word))),
];
