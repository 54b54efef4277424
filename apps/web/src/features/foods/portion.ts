import { isPortion } from '@fitarc/domain/food';
import { roundTo } from '@fitarc/domain/units';
import type { FoodChoice } from './food-choice.ts';

interface Household {
  readonly name: string;
  readonly grams: number;
}

/** As it is typed: grams, or so many of a household portion. */
export interface Portion {
  readonly grams: string;
  readonly of: Household | null;
  readonly count: string;
}

export const portionInGrams = (grams: number): Portion => ({ grams: String(grams), of: null, count: '1' });

export const startPortion = ({ portion }: FoodChoice): Portion => portionInGrams(portion);

/** Grams follow the count; a count that is none leaves them open. */
export function portionOf(of: Household, count: string): Portion {
  const grams = Number(count) * of.grams;
  return { grams: grams > 0 ? String(roundTo(grams, 1)) : '', of, count };
}

/** Null unless it may be eaten: 1 to 1000 grams. */
export function readPortion({ grams }: Portion): number | null {
  const value = grams.trim() === '' ? null : Number(grams);
  return isPortion(value) ? value : null;
}
