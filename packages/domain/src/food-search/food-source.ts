import type { HouseholdPortion } from '../food-amount/grams.ts';

/** What a search answers at most. */
export const FOUND_AT_MOST = 50;
/** Limit for products whose name begins with the words; below FOUND_AT_MOST, so that shipped foods fit in too. */
export const BEGINNING_AT_MOST = 40;
/** Own foods are found by what is typed nearly like them: by this word similarity of pg_trgm. */
export const NEAR_ENOUGH = 0.5;
/** How many similar words are looked at for each unknown one. */
export const NEAR_WORDS_AT_MOST = 40;

export interface FoundFood {
  readonly id: number | string;
  readonly kind: 'generic' | 'member' | 'product' | 'recipe';
  readonly name: string;
  readonly portions: readonly HouseholdPortion[];
  /** The words are what it goes by, and not only somewhere in its name. */
  readonly named: boolean;
  /** The words are its whole name, in any order. */
  readonly exact: boolean;
}

export interface WordSearch {
  /** In the form of the search text. */
  readonly words: readonly string[];
  /** The member's own foods are found by what comes near to this, too. */
  readonly near?: string;
  /** What the name or the brand holds as it stands. */
  readonly signs?: readonly string[];
}

export interface NearWord {
  readonly typed: string;
  readonly word: string;
  /** Shipped foods have it. */
  readonly generic: boolean;
}

/** The words that spelling correction knows. */
export interface KnownWords {
  findKnownWords(words: readonly string[]): Promise<ReadonlySet<string>>;
  /** Candidates for each unknown word; the last word counts as known when it is a prefix of a word. */
  listNearWords(words: readonly string[]): Promise<readonly NearWord[]>;
}

/** Where foods are searched for: the server's database, or an index in memory. */
export interface FoodSource<F extends FoundFood> extends KnownWords {
  /** The foods that hold the words, the best first. */
  search(search: WordSearch): Promise<F[]>;
  /** The member has contributed it. */
  isOwn(food: F): boolean;
}
