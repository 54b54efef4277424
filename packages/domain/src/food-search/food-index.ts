import type { HouseholdPortion } from '../food-amount/grams.ts';
import type { FoundFood } from './food-source.ts';
import { foodSearchText, partsOfSearchText, shippedSearchText, wordsToKnow } from './food-words.ts';
import { trigramsOf } from './trigrams.ts';

/** What a search looks at. */
export interface SearchedFood extends Pick<FoundFood, 'id' | 'kind' | 'name'> {
  readonly brand: string | null;
  readonly portions: readonly HouseholdPortion[];
  /** Of a shipped food, what stands behind its name in its search text. */
  readonly otherWords: string;
  /** Eaten most days: found before its rarer relatives. */
  readonly staple: boolean;
  /** Whose it is; own foods are also found by what is typed nearly like them. */
  readonly owner: 'member' | 'household' | null;
  /** Whether everybody finds it, also where the member made it. */
  readonly shared: boolean;
}

/** What a ranking looks at, beside the search text. */
export type RankedFood = Pick<SearchedFood, 'id' | 'kind' | 'name' | 'staple' | 'owner'>;

export interface FoodEntry<T> {
  readonly food: T;
  readonly text: string;
  /** With blanks around it, so that each word has one on both sides. */
  readonly padded: string;
  readonly paddedHead: string;
  /** Of a shipped food, its head and its other words. */
  readonly paddedNames: string;
  readonly headWords: readonly string[];
  readonly nameWords: readonly string[];
  /** Words of the name and the brand, and the bar between them. */
  readonly length: number;
  readonly lowerName: string;
}

export interface KnownWord {
  readonly word: string;
  readonly generic: boolean;
  readonly trigrams: ReadonlySet<string>;
}

/** Foods prepared for searching; to be kept for as long as the list stays the same. */
export interface FoodIndex<T> {
  readonly entries: readonly FoodEntry<T>[];
  /** Those of shipped and shared foods, as the server knows them. */
  readonly vocabulary: ReadonlyMap<string, KnownWord>;
}

const searchTextOf = (food: SearchedFood): string =>
  food.kind === 'generic' ? shippedSearchText(food.name, food.otherWords) : foodSearchText(food);

export function entryOf<T extends RankedFood>(food: T, text: string): FoodEntry<T> {
  const { head, name, otherWords } = partsOfSearchText(text);
  return {
    food,
    text,
    padded: ` ${text} `,
    paddedHead: ` ${head} `,
    paddedNames: ` ${head} ${otherWords} `,
    headWords: head.split(' '),
    nameWords: name.replaceAll(' | ', ' ').split(' '),
    length: name.split(' ').length,
    lowerName: food.name.toLowerCase(),
  };
}

export function indexFoods<T extends SearchedFood>(foods: readonly T[]): FoodIndex<T> {
  const entries = foods.map((food) => entryOf(food, searchTextOf(food)));
  const vocabulary = new Map<string, KnownWord>();
  for (const { food, text } of entries) {
    const generic = food.kind === 'generic';
    for (const word of generic || food.shared ? wordsToKnow(text) : [])
      if (generic || !vocabulary.has(word))
        vocabulary.set(word, {
          word,
          generic,
          trigrams: vocabulary.get(word)?.trigrams ?? new Set(trigramsOf(word)),
        });
  }
  return { entries, vocabulary };
}
