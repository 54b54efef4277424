import { roundTo } from './units.ts';

export const FOOD_CATEGORIES = ['Other', 'Breakfast', 'Lunch', 'Dinner', 'Snack', 'Homemade'] as const;
export const FOOD_VISIBILITIES = ['personal', 'public'] as const;
/** Where a food comes from, as the reader sees it. */
export const FOOD_SOURCES = ['own', 'generic', 'community', 'product', 'recipe', 'household'] as const;
export const REPORT_REASONS = ['incorrect_nutrition', 'inappropriate_content', 'spam', 'other'] as const;

export type FoodCategory = (typeof FOOD_CATEGORIES)[number];
export type FoodVisibility = (typeof FOOD_VISIBILITIES)[number];
export type Approval = 'approved' | 'pending' | 'rejected';
export type FoodSource = (typeof FOOD_SOURCES)[number];
export type ReportReason = (typeof REPORT_REASONS)[number];

export const DEFAULT_SERVING = '100g';
export const PORTION = { min: 1, max: 1000, usual: 100 } as const;
export const PORTION_PROBLEM = `Portion must be between ${PORTION.min} and ${PORTION.max} grams`;

/** Energy in kilocalories, the rest in grams. */
export interface Nutrients {
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fats: number;
}

/** As a food tells them; a contributed food may leave all but the calories open. */
export interface FoodNutrients {
  readonly calories: number | null;
  readonly protein: number | null;
  readonly carbs: number | null;
  readonly fats: number | null;
}

/** Beside them, where they are known: grams, sodium in milligrams. */
export interface FoodDetails {
  readonly fibre: number | null;
  readonly sugar: number | null;
  readonly saturated_fat: number | null;
  readonly sodium: number | null;
}
export const FOOD_DETAIL_KEYS = [
  'fibre',
  'sugar',
  'saturated_fat',
  'sodium',
] as const satisfies (keyof FoodDetails)[];

export const NUTRIENT_KEYS = ['calories', 'protein', 'carbs', 'fats'] as const satisfies (keyof Nutrients)[];

const isFigure = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/**
 * The four figures of a food, or null when one is no figure. What a member's food leaves open counts as
 * nothing; of a product it would be a guess.
 */
export function readNutrients(food: FoodNutrients, openIsNothing: boolean): Nutrients | null {
  const read = (value: number | null) => (value === null && openIsNothing ? 0 : value);
  const figures = { protein: read(food.protein), carbs: read(food.carbs), fats: read(food.fats) };
  const all = { calories: food.calories, ...figures };
  return NUTRIENT_KEYS.every((key) => isFigure(all[key])) ? (all as Nutrients) : null;
}

const GRAMS = /^\s*(\d+(?:[.,]\d+)?)\s*(?:g|gr|gram|grams|gramme|grammes)\s*$/i;

/** '250 g' is 250; '1 cup' has no grams. */
export function servingGrams(serving: string | null | undefined): number | null {
  const found = GRAMS.exec(serving ?? '')?.[1];
  const grams = found ? Number(found.replace(',', '.')) : 0;
  return grams > 0 ? grams : null;
}

/** How many grams the figures of a food stand for; for '1 cup' one serving is taken as 100. */
export const basisOf = (serving: string | null | undefined): number => servingGrams(serving) ?? 100;

export const isPortion = (portion: number | null | undefined): portion is number =>
  typeof portion === 'number' && portion >= PORTION.min && portion <= PORTION.max;

const scaleNutrients = (figures: Nutrients, factor: number): Nutrients => ({
  calories: roundTo(figures.calories * factor, 1),
  protein: roundTo(figures.protein * factor, 1),
  carbs: roundTo(figures.carbs * factor, 1),
  fats: roundTo(figures.fats * factor, 1),
});

/** What a portion of a food holds, to one decimal. */
export const nutrientsOfPortion = (figures: Nutrients, portion: number, serving?: string | null): Nutrients =>
  scaleNutrients(figures, portion / basisOf(serving));

/** The figures of one portion turned into those of another. */
export const rescaleNutrients = (figures: Nutrients, from: number, to: number): Nutrients =>
  scaleNutrients(figures, to / from);

export const sumOfNutrients = (meals: readonly Nutrients[]): Nutrients =>
  meals.reduce<Nutrients>(
    (sum, meal) => ({
      calories: sum.calories + meal.calories,
      protein: sum.protein + meal.protein,
      carbs: sum.carbs + meal.carbs,
      fats: sum.fats + meal.fats,
    }),
    { calories: 0, protein: 0, carbs: 0, fats: 0 },
  );
