import { isPortion, PORTION } from '@fitarc/domain/food';
import { weighAmount } from '@fitarc/domain/food-amount/grams';
import { readFoodLine } from '@fitarc/domain/food-amount/read-amount';
import { readQuantity } from '@fitarc/domain/food-amount/read-number';
import { GRAMS_PER_OUNCE, roundTo } from '@fitarc/domain/units';
import type { FoodChoice } from './food-choice.ts';

export interface Household {
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

/** Grams follow the count, which may be a fraction such as 1/2; a count that is none leaves them open. */
export function portionOf(of: Household, count: string): Portion {
  const grams = (readQuantity(count) ?? 0) * of.grams;
  return { grams: grams > 0 ? String(roundTo(grams, 1)) : '', of, count };
}

/** Null unless it may be eaten: 1 to 1000 grams. */
export function readPortion({ grams }: Portion): number | null {
  const value = grams.trim() === '' ? null : Number(grams);
  return isPortion(value) ? value : null;
}

const OUNCE: Household = { name: 'oz', grams: GRAMS_PER_OUNCE };

const weigh = (text: string, choice: FoodChoice) => {
  const { amount } = readFoodLine(`${text} food`);
  return amount && weighAmount(amount, choice.portions);
};

/** The measures of a food: its household portions, and ounces, milliliters and cups where they make sense. */
export function measuresOf(choice: FoodChoice): Household[] {
  const ml = weigh('100 ml', choice);
  const cup = weigh('1 cup', choice);
  const hasCup = choice.portions.some(({ name }) => /\bcup/.test(name));
  return [
    ...choice.portions,
    ...(cup?.certain && !hasCup ? [{ name: '1 cup', grams: cup.grams }] : []),
    ...(cup?.certain && ml ? [{ name: 'ml', grams: ml.grams / 100 }] : []),
    OUNCE,
  ];
}

const MOST_COUNTED = 12;

/** The weight as a number of household portions, where it is a whole or a half one. */
function asHousehold(choice: FoodChoice, grams: number): Portion | null {
  for (const household of choice.portions) {
    const count = grams / household.grams;
    const halves = Math.round(count * 2) / 2;
    const isExact = Math.abs(halves * household.grams - grams) < 0.06;
    if (isExact && halves > 0 && halves <= MOST_COUNTED) return portionOf(household, String(halves));
  }
  return null;
}

const portionOfGrams = (choice: FoodChoice, grams: number): Portion =>
  asHousehold(choice, grams) ?? portionInGrams(grams);

interface Start {
  /** Grams of the last time. */
  readonly last?: number | undefined;
  /** What was typed to find it, where that names an amount. */
  readonly typed?: string | undefined;
}

/** What to begin with: the amount that was typed, else that of the last time, else the usual portion, else 100 g. */
export function startPortion(choice: FoodChoice, { last, typed = '' }: Start = {}): Portion {
  const { amount } = readFoodLine(typed);
  const weighed = amount && weighAmount(amount, choice.portions);
  if (weighed && isPortion(weighed.grams)) return portionOfGrams(choice, weighed.grams);
  if (last) return portionOfGrams(choice, last);
  if (choice.portion !== PORTION.usual) return portionOfGrams(choice, choice.portion);
  const [usual] = choice.portions;
  return usual ? portionOf(usual, '1') : portionInGrams(choice.portion);
}
