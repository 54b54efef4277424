import { type FoodNutrients, servingGrams } from './food.ts';
import { KCAL_PER_GRAM, MACROS, type Macro } from './macros.ts';
import { roundTo } from './units.ts';

/** Labels round, and fibre, sugar alcohols and alcohol follow other factors. */
const ENERGY_TOLERANCE = { share: 0.25, kcal: 25 } as const;
/** Nothing holds more energy than fat; a label may round up. */
const KCAL_PER_100G_AT_MOST = 905;
const WEIGHT_TOLERANCE = 1.05;

/** What makes a food's figures hard to believe; it may still be right. */
export type FoodDoubt =
  | { readonly kind: 'energy'; readonly told: number; readonly worked: number }
  | { readonly kind: 'dense'; readonly per100g: number }
  | { readonly kind: 'heavy'; readonly grams: number; readonly serving: number }
  | { readonly kind: 'open'; readonly missing: readonly Macro[] };

/** Kilocalories that protein, carbohydrates and fat make together; what is not told counts as nothing. */
export const energyOfMacros = (food: FoodNutrients): number =>
  roundTo(
    MACROS.reduce((sum, key) => sum + (food[key] ?? 0) * KCAL_PER_GRAM[key], 0),
    1,
  );

function energyDoubt(food: FoodNutrients, isWhole: boolean): FoodDoubt[] {
  if (food.calories === null) return [];
  const told = food.calories;
  const worked = energyOfMacros(food);
  const allowed = Math.max(ENERGY_TOLERANCE.kcal, ENERGY_TOLERANCE.share * Math.max(told, worked));
  // With a figure missing, the energy may well be more than the rest explains, but hardly less.
  const isOff = isWhole ? Math.abs(told - worked) > allowed : worked - told > allowed;
  return isOff ? [{ kind: 'energy', told, worked }] : [];
}

function servingDoubts(food: FoodNutrients, serving: string | null | undefined): FoodDoubt[] {
  const grams = servingGrams(serving);
  if (grams === null) return [];
  const parts = roundTo(
    MACROS.reduce((sum, key) => sum + (food[key] ?? 0), 0),
    1,
  );
  const per100g = roundTo(((food.calories ?? 0) / grams) * 100, 1);
  return [
    ...(parts > grams * WEIGHT_TOLERANCE ? [{ kind: 'heavy', grams: parts, serving: grams } as const] : []),
    ...(per100g > KCAL_PER_100G_AT_MOST ? [{ kind: 'dense', per100g } as const] : []),
  ];
}

/** For whoever reviews a food: what does not fit together, the gravest first. */
export function foodDoubts(food: FoodNutrients & { readonly serving_size?: string | null }): FoodDoubt[] {
  const missing = MACROS.filter((key) => food[key] === null);
  return [
    ...servingDoubts(food, food.serving_size),
    ...energyDoubt(food, missing.length === 0),
    ...(missing.length > 0 ? [{ kind: 'open', missing } as const] : []),
  ];
}
