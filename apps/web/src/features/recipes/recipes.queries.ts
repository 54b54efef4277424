import { addMeal, type Meal, type MealDraft } from '@fitarc/contract/meals';
import * as sharing from '@fitarc/contract/recipe-sharing';
import * as api from '@fitarc/contract/recipes';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api.ts';
import { ignoreNotFound } from '../../lib/api-error.ts';
import { queryRoots } from '../../lib/query-keys.ts';

type Id = number | string;
const paramsOf = (id: Id) => ({ params: { id: String(id) } });

export const recipesKey = (words: string) => [...queryRoots.recipes, 'list', words];

export const readRecipes = (words: string, page: { limit: number; offset: number }, signal: AbortSignal) =>
  callPage(api.listRecipes, { query: { query: words || undefined, ...page } }, { signal });

export const recipeQuery = (id: Id) =>
  queryOptions({
    queryKey: [...queryRoots.recipes, 'recipe', String(id)],
    // A share of a household may have changed it meanwhile.
    staleTime: 0,
    queryFn: ({ signal }) => call(api.getRecipe, paramsOf(id), { signal }),
  });

export const sharedRecipeQuery = (key: string) =>
  queryOptions({
    queryKey: [...queryRoots.recipes, 'shared', key],
    queryFn: ({ signal }) => call(sharing.getSharedRecipe, { params: { key } }, { signal }),
  });

const AFFECTED = [queryRoots.recipes, queryRoots.foodSearch, queryRoots.mealSuggestions];

/** A recipe is a food too: searches and suggestions show it. */
export async function refreshRecipes(queryClient: QueryClient): Promise<void> {
  await Promise.all(AFFECTED.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

export const createRecipe = (body: api.RecipeDraft, idempotencyKey: string) =>
  call(api.createRecipe, { body }, { idempotencyKey });
export const updateRecipe = ({ recipe_id, updated_at }: api.Recipe, body: api.RecipeDraft) =>
  call(api.updateRecipe, { ...paramsOf(recipe_id), body }, { ifMatch: updated_at });
export const deleteRecipe = (id: Id) => call(api.deleteRecipe, paramsOf(id)).catch(ignoreNotFound);
export const copyRecipe = (id: Id, idempotencyKey: string) =>
  call(api.copyRecipe, paramsOf(id), { idempotencyKey });
export const copySharedRecipe = (key: string, idempotencyKey: string) =>
  call(sharing.copySharedRecipe, { params: { key } }, { idempotencyKey });
export const shareRecipe = (id: Id) => call(sharing.shareRecipe, paramsOf(id));
export const stopSharingRecipe = (id: Id) => call(sharing.stopSharingRecipe, paramsOf(id));

const EATEN = [queryRoots.meals, queryRoots.mealDays, queryRoots.mealSuggestions, queryRoots.trends];

/** Adds what was eaten of a recipe to a day. */
export async function logMeal(
  queryClient: QueryClient,
  body: MealDraft,
  idempotencyKey: string,
): Promise<Meal> {
  const meal = await call(addMeal, { body }, { idempotencyKey });
  for (const queryKey of EATEN) void queryClient.invalidateQueries({ queryKey });
  return meal;
}
