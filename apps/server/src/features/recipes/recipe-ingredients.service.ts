import type { IngredientInput } from '@fitarc/contract/recipes';
import {
  figuresOfFood,
  type IngredientFigures,
  RECIPE_BOUNDS,
  RECIPE_FIGURES,
  type RecipeAmounts,
  recipeProblem,
} from '@fitarc/domain/recipe';
import type { Executor } from '../../platform/db/database.ts';
import { invalid } from '../../platform/http/app-error.ts';
import { type FoodRow, findVisibleFoods } from '../foods/foods.repository.ts';
import type { StoredIngredient } from './recipes.repository.ts';

const givenFigures = (input: IngredientInput): IngredientFigures =>
  Object.fromEntries(
    RECIPE_FIGURES.flatMap((key) => {
      const value = input[key];
      return value === null || value === undefined ? [] : [[key, value]];
    }),
  );

const foodFigures = (food: FoodRow, grams: number): IngredientFigures =>
  figuresOfFood(
    {
      calories: food.calories,
      protein: food.protein,
      carbs: food.carbs,
      fats: food.fats,
      fibre: food.fibre,
      sugar: food.sugar,
      saturated_fat: food.saturatedFat,
      sodium: food.sodium,
      serving_size: food.servingSize,
    },
    grams,
  );

/** A food the member cannot see is not referred to. Without figures of its own an ingredient takes those of its food. */
function storedIngredient(input: IngredientInput, food: FoodRow | undefined): StoredIngredient {
  const name = input.name || food?.name;
  if (!name) throw invalid('Each ingredient needs a food or a name', { field: 'ingredients' });
  const given = givenFigures(input);
  const isGiven = given.calories !== undefined;
  if (!isGiven && !food) {
    throw invalid(`Please enter the calories of ${name}, or choose a food`, { field: 'ingredients' });
  }
  const nutrients = isGiven || !food ? given : foodFigures(food, input.grams);
  return { line: input.line || null, foodId: food?.id ?? null, name, grams: input.grams, nutrients };
}

interface Checked {
  readonly ingredients: readonly StoredIngredient[];
  readonly amounts: RecipeAmounts;
}

/** The ingredients as they are stored, or why they cannot be. */
export async function checkIngredients(
  tx: Executor,
  userId: number,
  input: Pick<RecipeAmounts, 'servings' | 'cooked_grams'> & {
    readonly ingredients: readonly IngredientInput[];
  },
  ownFoodId?: number,
): Promise<Checked> {
  const ids = input.ingredients.flatMap(({ food_id }) => food_id ?? []);
  if (ownFoodId !== undefined && ids.includes(ownFoodId)) {
    throw invalid('A recipe cannot be an ingredient of itself', { field: 'ingredients' });
  }
  const foods = await findVisibleFoods(tx, userId, [...new Set(ids)]);
  const ingredients = input.ingredients.map((one) =>
    storedIngredient(one, one.food_id ? foods.get(one.food_id) : undefined),
  );
  const amounts: RecipeAmounts = {
    servings: input.servings,
    cooked_grams: input.cooked_grams,
    ingredients: ingredients.map(({ grams, nutrients }) => ({ grams, figures: nutrients })),
  };
  const problem = recipeProblem(amounts);
  if (problem) throw invalid(problem, { field: 'cooked_grams' });
  const tooMuch = ingredients.find(({ nutrients }) =>
    Object.values(nutrients).some((value) => value > RECIPE_BOUNDS.figure),
  );
  if (tooMuch) throw invalid(`There is too much of ${tooMuch.name}`, { field: 'ingredients' });
  return { ingredients, amounts };
}
