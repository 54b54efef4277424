import { normalizeForSearch, wordStem } from '../plain-text.ts';

/** 'berry', 'berries' and what is typed on the way there, 'berrie', begin alike: 'berri'. */
const foodWord = (word: string) => wordStem(word).replace(/(?<=..)(?:ie|y)$/, 'i');

/** The words of a text in the form a search compares. */
export const foodWords = (text: string): string[] =>
  normalizeForSearch(text).split(' ').filter(Boolean).map(foodWord);

const phrase = (text: string | null | undefined) => foodWords(text ?? '').join(' ');

/** An index takes only so much of a row. */
const LONGEST = 600;

/** Name, then brand: the bar says where the name of a product ends. */
export const foodSearchText = ({ name, brand }: { name: string; brand?: string | null | undefined }) =>
  [phrase(name), phrase(brand)].filter(Boolean).join(' | ').slice(0, LONGEST);

interface OtherNames {
  readonly searchWords?: string | undefined;
  readonly commonNames?: readonly string[] | undefined;
}

/** What else a shipped food goes by, as it stands in its search text: `= common name = other words`. */
export function otherWordsOf({ searchWords, commonNames = [] }: OtherNames): string {
  const names = commonNames.length > 0 ? `= ${commonNames.map(phrase).join(' = ')} =` : '';
  return [names, phrase(searchWords)].filter(Boolean).join(' ');
}

const OTHERS = ' / ';

/**
 * The search text of a shipped food: `head | rest / = common name = other words`. 'Milk, whole' has the head 'milk',
 * 'Hamburger with salad' the head 'hamburger'. A search for 'milk' matches the head and ranks as an exact name; a
 * search for 'salad' matches the rest only.
 */
export function shippedSearchText(name: string, otherWords: string): string {
  const [head = '', ...rest] = name.split(/,| (?=(?:with|in) )/);
  const named = [phrase(head), phrase(rest.join(' '))].filter(Boolean).join(' | ');
  return [named, otherWords].filter(Boolean).join(OTHERS).slice(0, LONGEST);
}

/** A search text in its parts: head, the whole name or the name with its brand, and other words. */
export function partsOfSearchText(searchText: string) {
  const [name = '', otherWords = ''] = searchText.split(OTHERS);
  return { head: name.split(' | ')[0] ?? '', name, otherWords };
}

const WORD = /^\p{L}{3,30}$/u;

/** The words that spelling correction knows: letters only, 3 to 30 of them. */
export const wordsToKnow = (searchText: string): string[] => [
  ...new Set(searchText.split(' ').filter((word) => WORD.test(word))),
];
