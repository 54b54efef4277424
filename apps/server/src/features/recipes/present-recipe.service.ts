import type { Recipe, RecipeIngredient, SharedRecipe } from '@fitarc/contract/recipes';
import {
  figuresOfDish,
  figuresPer100Grams,
  type IngredientFigures,
  type RecipeAmounts,
  recipeServingGrams,
} from '@fitarc/domain/recipe';
import type { StoredIngredient, StoredRecipe } from './recipes.repository.ts';

const amountsOf = ({ servings, cookedGrams, ingredients }: StoredRecipe): RecipeAmounts => ({
  servings,
  cooked_grams: cookedGrams,
  ingredients: ingredients.map(({ grams, nutrients }) => ({
    grams,
    figures: nutrients as IngredientFigures,
  })),
});

const presentIngredient = (
  { line, foodId, name, grams, nutrients }: StoredIngredient,
  isVisible: (foodId: number) => boolean,
): RecipeIngredient => ({
  line: line ?? '',
  food_id: foodId !== null && isVisible(foodId) ? foodId : null,
  name,
  grams,
  calories: nutrients.calories ?? null,
  protein: nutrients.protein ?? null,
  carbs: nutrients.carbs ?? null,
  fats: nutrients.fats ?? null,
  fiber: nutrients.fiber ?? null,
  sugar: nutrients.sugar ?? null,
  saturated_fat: nutrients.saturated_fat ?? null,
  sodium: nutrients.sodium ?? null,
});

const presentContent = (row: StoredRecipe, isVisible: (foodId: number) => boolean) => {
  const amounts = amountsOf(row);
  const per100 = figuresPer100Grams(amounts);
  const servingGrams = recipeServingGrams(amounts);
  return {
    name: row.name,
    servings: row.servings,
    cooked_grams: row.cookedGrams,
    serving_grams: servingGrams,
    steps: row.steps ?? '',
    note: row.note ?? '',
    per_100g: { ...per100 },
    per_serving: { ...figuresOfDish(per100, servingGrams) },
    ingredients: row.ingredients.map((ingredient) => presentIngredient(ingredient, isVisible)),
  };
};

/** As its owner or somebody of the household reads it, who sees the same foods. */
export function presentRecipe(row: StoredRecipe, userId: number): Recipe {
  const isOwn = row.userId === userId;
  return {
    recipe_id: row.id,
    food_id: row.foodId,
    ...presentContent(row, () => true),
    is_own: isOwn,
    ...(!isOwn && row.owner && { owner: row.owner }),
    share_key: isOwn ? row.shareKey : null,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** As somebody with the link reads it, who may not see its foods. */
export const presentSharedRecipe = (row: StoredRecipe): SharedRecipe => ({
  ...presentContent(row, () => false),
  ...(row.owner && { shared_by: row.owner }),
});
