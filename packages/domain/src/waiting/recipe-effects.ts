import {
  figuresOfDish,
  figuresOfFood,
  figuresPer100Grams,
  type IngredientFigures,
  RECIPE_FIGURES,
  recipeServingGrams,
} from '../recipe.ts';
import type { Find } from './find.ts';
import { type Effect, type Fields, type WaitingWrite, waitingId } from './waiting-write.ts';

interface Ingredient extends Fields {
  readonly grams: number;
  readonly figures: IngredientFigures;
}

async function ingredientOf(input: Fields, find: Find): Promise<Ingredient> {
  const grams = Number(input.grams);
  const food = input.food_id ? await find('food', input.food_id) : undefined;
  const given = Object.fromEntries(
    RECIPE_FIGURES.flatMap((key) => (typeof input[key] === 'number' ? [[key, input[key]]] : [])),
  ) as IngredientFigures;
  const figures = food ? figuresOfFood(food as unknown as Parameters<typeof figuresOfFood>[0], grams) : given;
  return { ...input, grams, name: input.name || food?.name || input.line || '', figures };
}

/** A recipe as the server answers it, from what is sent to save it. */
async function recipeOf(ids: Fields, body: Fields, find: Find): Promise<Fields> {
  const ingredients = await Promise.all(
    (body.ingredients as readonly Fields[]).map((input) => ingredientOf(input, find)),
  );
  const amounts = {
    servings: Number(body.servings),
    cooked_grams: body.cooked_grams as number | null | undefined,
    ingredients,
  };
  const per100 = figuresPer100Grams(amounts);
  const servingGrams = recipeServingGrams(amounts);
  return {
    share_key: null,
    ...ids,
    name: body.name,
    servings: amounts.servings,
    cooked_grams: amounts.cooked_grams ?? null,
    serving_grams: servingGrams,
    steps: body.steps ?? '',
    note: body.note ?? '',
    per_100g: per100,
    per_serving: figuresOfDish(per100, servingGrams),
    ingredients: ingredients.map(({ figures, ...ingredient }) => ({ ...ingredient, ...figures })),
    is_own: true,
    updated_at: '',
  };
}

export async function createRecipe(write: WaitingWrite, find: Find): Promise<Effect> {
  const ids = { recipe_id: waitingId(write), food_id: waitingId(write, 1) };
  const recipe = await recipeOf(ids, write.body, find);
  return { kind: 'recipe', before: [], after: [recipe], answer: recipe };
}

export async function updateRecipe(write: WaitingWrite, find: Find): Promise<Effect | undefined> {
  const before = await find('recipe', write.params.id);
  if (!before) return undefined;
  const { recipe_id, food_id, share_key, owner, updated_at } = before;
  const ids = { recipe_id, food_id, share_key, ...(owner ? { owner } : {}) };
  const recipe = { ...(await recipeOf(ids, write.body, find)), updated_at };
  return { kind: 'recipe', before: [before], after: [recipe], answer: recipe };
}

/** As a list of recipes tells it. */
export function recipeRow(recipe: Fields): Fields {
  if (!('per_serving' in recipe)) return recipe;
  const { recipe_id, food_id, name, servings, serving_grams, is_own, owner } = recipe;
  return {
    ...{ recipe_id, food_id, name, servings, serving_grams, is_own },
    ...(owner ? { owner } : {}),
    ...(recipe.per_serving as Fields),
    ingredient_count: (recipe.ingredients as unknown[]).length,
  };
}
