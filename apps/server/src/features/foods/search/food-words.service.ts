import { plainText, wordStem } from '@fitarc/domain/plain-text';
import type { CatalogueFood } from '../catalogue/food-catalogue.schema.ts';

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

type ShippedNames = Pick<CatalogueFood, 'name' | 'searchWords' | 'commonNames'>;

/**
 * Of a shipped food, 'Milk, whole' or 'Hamburger with salad': what it is, then which one, and after the slash
 * what it is called, between equals signs, and other words for it. Who asks for milk has named it, as if it
 * were called nothing else; who asks for salad has not named the hamburger.
 */
export function shippedSearchTextOf({ name, searchWords, commonNames = [] }: ShippedNames) {
  const [head = '', ...rest] = name.split(/,| (?=(?:with|in) )/);
  const named = [phrase(head), phrase(rest.join(' '))].filter(Boolean).join(' | ');
  const names = commonNames.length > 0 ? `= ${commonNames.map(phrase).join(' = ')} =` : '';
  const others = [names, phrase(searchWords)].filter(Boolean).join(' ');
  return [named, others].filter(Boolean).join(' / ').slice(0, LONGEST);
}

const WORD = /^\p{L}{3,30}$/u;

/** Those that may be mistyped: no figures, no syllables. */
export const wordsToKnow = (searchText: string): string[] => [
  ...new Set(searchText.split(' ').filter((word) => WORD.test(word))),
];
