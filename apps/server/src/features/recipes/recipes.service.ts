import type { RecipeInput } from '@fitarc/contract/recipes';
import { foodSearchText } from '@fitarc/domain/food-search/food-words';
import { figuresPer100Grams, type RecipeAmounts, recipeServingGrams } from '@fitarc/domain/recipe';
import { roundTo } from '@fitarc/domain/units';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { limitReached, notFound } from '../../platform/http/app-error.ts';
import { randomSecret } from '../../platform/secrets.ts';
import { deleteRecipeFood, insertFood, updateFood } from '../foods/foods.repository.ts';
import { checkIngredients } from './recipe-ingredients.service.ts';
import {
  countRecipesOf,
  deleteRecipe,
  findReadableRecipe,
  findSharedRecipe,
  insertRecipe,
  lockRecipe,
  replaceIngredients,
  type StoredRecipe,
  updateRecipe,
} from './recipes.repository.ts';

export interface RecipeDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Far more than anybody cooks; without a bound one account could fill the disk. */
const RECIPES_AT_MOST = 500;
const noRecipe = () => notFound('Recipe not found');
const noSharedRecipe = () => notFound('This link does not lead to a recipe. It may no longer be shared.');

/** A recipe as the food it is: figures of 100 g of the dish, and one serving as its household portion. */
function foodOf(name: string, amounts: RecipeAmounts) {
  const { calories, protein, carbs, fats, ...per100 } = figuresPer100Grams(amounts);
  const known = (value: number | undefined) => (value === undefined ? null : roundTo(value, 3));
  return {
    name,
    ...{ calories, protein, carbs, fats },
    fibre: known(per100.fiber),
    sugar: known(per100.sugar),
    saturatedFat: known(per100.saturated_fat),
    sodium: known(per100.sodium),
    servingSize: '100g',
    portions: [{ name: '1 serving', grams: recipeServingGrams(amounts) }],
    searchText: foodSearchText({ name }),
  };
}

const columnsOf = (input: RecipeInput) => ({
  name: input.name,
  servings: input.servings,
  cookedGrams: input.cooked_grams ?? null,
  steps: input.steps || null,
  note: input.note || null,
});

/** With the places that are stored, so that what is worked out now is what is read later. */
const roundInput = (input: RecipeInput): RecipeInput => ({
  ...input,
  servings: roundTo(input.servings, 2),
  cooked_grams: input.cooked_grams ? roundTo(input.cooked_grams, 2) : null,
  ingredients: input.ingredients.map((one) => ({ ...one, grams: roundTo(one.grams, 2) })),
});

export async function requireRecipe(db: Executor, userId: number, id: number): Promise<StoredRecipe> {
  const recipe = await findReadableRecipe(db, userId, id);
  if (!recipe) throw noRecipe();
  return recipe;
}

export async function createRecipe(tx: Executor, clock: Clock, userId: number, given: RecipeInput) {
  if ((await countRecipesOf(tx, userId)) >= RECIPES_AT_MOST) {
    throw limitReached(`You already have ${RECIPES_AT_MOST} recipes. Please delete one first.`);
  }
  const input = roundInput(given);
  const { ingredients, amounts } = await checkIngredients(tx, userId, input);
  const now = clock.now();
  const times = { createdAt: now, updatedAt: now };
  const food = await insertFood(tx, {
    kind: 'recipe',
    contributorId: userId,
    personalOf: userId,
    visibility: 'personal',
    approval: 'approved',
    category: 'Homemade',
    ...foodOf(input.name, amounts),
    ...times,
  });
  const id = await insertRecipe(tx, { userId, foodId: food.id, ...columnsOf(input), ...times });
  await replaceIngredients(tx, userId, id, ingredients);
  return requireRecipe(tx, userId, id);
}

export async function changeRecipe(
  tx: Executor,
  clock: Clock,
  userId: number,
  id: number,
  given: RecipeInput,
) {
  const recipe = await lockRecipe(tx, userId, id);
  if (!recipe) throw noRecipe();
  const input = roundInput(given);
  const { ingredients, amounts } = await checkIngredients(tx, userId, input, recipe.foodId);
  const updatedAt = clock.now();
  await updateFood(tx, recipe.foodId, { ...foodOf(input.name, amounts), updatedAt });
  await updateRecipe(tx, userId, id, { ...columnsOf(input), updatedAt });
  await replaceIngredients(tx, userId, id, ingredients);
  return requireRecipe(tx, userId, id);
}

export async function removeRecipe(tx: Executor, userId: number, id: number): Promise<void> {
  const foodId = await deleteRecipe(tx, userId, id);
  if (foodId === undefined) throw noRecipe();
  await deleteRecipeFood(tx, userId, foodId);
}

/** A recipe that is shared keeps its key, so that a link somebody has stays valid. */
export async function shareRecipe(tx: Executor, userId: number, id: number): Promise<string> {
  const recipe = await lockRecipe(tx, userId, id);
  if (!recipe) throw noRecipe();
  if (recipe.shareKey) return recipe.shareKey;
  const shareKey = randomSecret();
  await updateRecipe(tx, userId, id, { shareKey });
  return shareKey;
}

export async function stopSharing(tx: Executor, userId: number, id: number): Promise<void> {
  if (!(await updateRecipe(tx, userId, id, { shareKey: null }))) throw noRecipe();
}

export async function requireSharedRecipe(db: Executor, shareKey: string): Promise<StoredRecipe> {
  const recipe = await findSharedRecipe(db, shareKey);
  if (!recipe) throw noSharedRecipe();
  return recipe;
}

/** With its figures as they are; a food that the member cannot see is not referred to. */
export async function copyRecipe(tx: Executor, clock: Clock, userId: number, recipe: StoredRecipe) {
  const copy = await createRecipe(tx, clock, userId, {
    name: recipe.name,
    servings: recipe.servings,
    cooked_grams: recipe.cookedGrams,
    steps: recipe.steps,
    note: recipe.note,
    ingredients: recipe.ingredients.map(({ line, foodId, name, grams, nutrients }) => ({
      line,
      food_id: foodId,
      name,
      grams,
      ...nutrients,
    })),
  });
  return { recipe_id: copy.id, name: copy.name };
}
