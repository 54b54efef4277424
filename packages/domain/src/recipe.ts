import { basisOf, NUTRIENT_KEYS, type Nutrients } from './food.ts';
import { ADDITIONAL_NUTRIENT_KEYS, type AdditionalNutrientKey } from './meal.ts';
import { roundTo } from './units.ts';

export const RECIPE_BOUNDS = {
  name: 200,
  line: 200,
  ingredients: 60,
  servings: { min: 0.25, max: 200 },
  /** Of an ingredient; without a weight it counts as nothing. */
  grams: { min: 0, max: 100_000 },
  cooked: { min: 1, max: 100_000 },
  /** Of one serving. */
  serving: { min: 1, max: 100_000 },
  /** Of 100 g; more than any food has. */
  figure: 100_000,
  steps: 10_000,
  note: 2_000,
} as const;

export const RECIPE_FIGURES = [...NUTRIENT_KEYS, ...ADDITIONAL_NUTRIENT_KEYS] as const;
type Figure = (typeof RECIPE_FIGURES)[number];

/** What an amount of food has; an unknown figure is left out. */
export type IngredientFigures = Readonly<Partial<Record<Figure, number>>>;
export type RecipeFigures = Nutrients & Readonly<Partial<Record<AdditionalNutrientKey, number>>>;

export interface RecipeAmounts {
  readonly servings: number;
  /** The whole dish after cooking; none counts the raw weight. */
  readonly cooked_grams?: number | null | undefined;
  readonly ingredients: readonly { readonly grams: number; readonly figures: IngredientFigures }[];
}

const knownFigures = (read: (key: Figure) => number | null | undefined): IngredientFigures =>
  Object.fromEntries(
    RECIPE_FIGURES.flatMap((key) => {
      const value = read(key);
      return value === null || value === undefined ? [] : [[key, roundTo(value, 3)]];
    }),
  );

export const scaleFigures = (figures: IngredientFigures, factor: number): IngredientFigures =>
  knownFigures((key) => {
    const value = figures[key];
    return value === undefined ? value : value * factor;
  });

type FoodFigures = Readonly<Record<Exclude<Figure, 'fiber'>, number | null>> & {
  readonly fibre: number | null;
  readonly serving_size: string;
};

/** What so many grams of a food have. */
export const figuresOfFood = (food: FoodFigures, grams: number): IngredientFigures =>
  scaleFigures(
    knownFigures((key) => (key === 'fiber' ? food.fibre : food[key])),
    grams / basisOf(food.serving_size),
  );

export const rawGramsOf = ({ ingredients }: Pick<RecipeAmounts, 'ingredients'>): number =>
  roundTo(
    ingredients.reduce((sum, { grams }) => sum + grams, 0),
    2,
  );

/**
 * The whole dish. Calories and macros that an ingredient leaves open count as nothing; of the others the sum is known
 * only where it is known for every ingredient.
 */
export function wholeFiguresOf({ ingredients }: Pick<RecipeAmounts, 'ingredients'>): RecipeFigures {
  const isKnown = (key: Figure) =>
    ingredients.length > 0 && ingredients.every(({ figures }) => figures[key] !== undefined);
  const sum = (key: Figure) => ingredients.reduce((total, { figures }) => total + (figures[key] ?? 0), 0);
  return Object.fromEntries(
    RECIPE_FIGURES.flatMap((key) =>
      (NUTRIENT_KEYS as readonly string[]).includes(key) || isKnown(key) ? [[key, roundTo(sum(key), 3)]] : [],
    ),
  ) as unknown as RecipeFigures;
}

const dishGramsOf = (recipe: RecipeAmounts): number => recipe.cooked_grams ?? rawGramsOf(recipe);

/** To a tenth of a gram, as portions are. */
export const recipeServingGrams = (recipe: RecipeAmounts): number =>
  roundTo(dishGramsOf(recipe) / recipe.servings, 1);

/** As its food has them. */
export function figuresPer100Grams(recipe: RecipeAmounts): RecipeFigures {
  const grams = dishGramsOf(recipe);
  const factor = grams > 0 ? 100 / grams : 0;
  return scaleFigures(wholeFiguresOf(recipe), factor) as RecipeFigures;
}

const DECIMALS: Readonly<Partial<Record<Figure, number>>> = { sodium: 0 };

/** What so many grams of the dish have, from the figures of 100 g: what is shown is what is logged. */
export const figuresOfDish = (per100: RecipeFigures, grams: number): RecipeFigures =>
  Object.fromEntries(
    Object.entries(per100).map(([key, value]) => [
      key,
      roundTo((value * grams) / 100, DECIMALS[key as Figure] ?? 1),
    ]),
  ) as unknown as RecipeFigures;

/** Why it cannot be saved; nothing when it can. */
export function recipeProblem(recipe: RecipeAmounts): string | undefined {
  const serving = recipeServingGrams(recipe);
  if (serving < RECIPE_BOUNDS.serving.min) return 'A serving would weigh less than 1 g';
  if (serving > RECIPE_BOUNDS.serving.max) return 'A serving would weigh more than 100 kg';
  const most = Math.max(...Object.values(figuresPer100Grams(recipe)));
  if (most > RECIPE_BOUNDS.figure) return 'The cooked weight is too low for these ingredients';
  return undefined;
}

/** Every amount times a factor; the figures of a serving stay the same. */
export function scaleRecipe<T extends RecipeAmounts>(recipe: T, factor: number): T {
  return {
    ...recipe,
    servings: roundTo(recipe.servings * factor, 2),
    cooked_grams: recipe.cooked_grams ? roundTo(recipe.cooked_grams * factor, 2) : null,
    ingredients: recipe.ingredients.map((ingredient) => ({
      ...ingredient,
      grams: roundTo(ingredient.grams * factor, 2),
      figures: scaleFigures(ingredient.figures, factor),
    })),
  };
}
