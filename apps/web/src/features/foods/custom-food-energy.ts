import { servingGrams } from '@fitarc/domain/food';
import { KCAL_PER_GRAM, MACROS, type Macro } from '@fitarc/domain/macros';
import { formatNumber, formatWhole } from '../../lib/format-number.ts';
import type { CustomFoodValues } from './custom-food.form.ts';

/** Labels round, and fibre and alcohol count otherwise: only what is further off than both is worth a word. */
const SHARE = 0.2;
const KCAL = 20;

const CHECK = 'Please check the numbers. You can save them as they are.';

type Typed = Pick<CustomFoodValues, 'calories' | 'serving_size' | Macro>;

const parseFigure = (text: string | undefined) => (text?.trim() ? Number(text) : null);

/** More than fits into the serving. */
function weightDoubt(calories: number | null, nutrients: number, serving: string): string | undefined {
  const weight = servingGrams(serving);
  if (weight === null) return;
  if (nutrients > weight) {
    return `Protein, carbs and fats add up to ${formatNumber(nutrients)} g, more than the serving of ${formatNumber(weight)} g. ${CHECK}`;
  }
  if (calories !== null && calories > KCAL_PER_GRAM.fats * weight) {
    return `No food has more than 900 kcal per 100 g. ${CHECK}`;
  }
}

/** A word about calories and nutrients that hardly belong together; nothing when they may. */
export function energyDoubt(values: Typed): string | undefined {
  const calories = parseFigure(values.calories);
  const grams = MACROS.map((macro) => parseFigure(values[macro]));
  if ([calories, ...grams].some((value) => value !== null && !(value >= 0))) return;
  const nutrients = grams.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const tooMuch = weightDoubt(calories, nutrients, values.serving_size);
  if (tooMuch || calories === null) return tooMuch;
  const energy = MACROS.reduce((sum, macro, index) => sum + KCAL_PER_GRAM[macro] * (grams[index] ?? 0), 0);
  const off = energy - calories;
  // What is left open may hold the rest.
  if (off < 0 && grams.includes(null)) return;
  if (Math.abs(off) <= KCAL || Math.abs(off) <= SHARE * calories) return;
  return `Protein, carbs and fats add up to about ${formatWhole(energy)} kcal, not ${formatWhole(calories)}. ${CHECK}`;
}
