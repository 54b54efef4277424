import { RECIPE_BOUNDS } from '@fitarc/domain/recipe';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  count,
  figure,
  flag,
  id,
  ifKnown,
  message,
  nullableText,
  number,
  numericId,
  optional,
  paging,
  pathId,
  plainText,
  recordList,
  requiredText,
  text,
} from './fields.ts';
import { MEAL_BOUNDS } from './meals.ts';

const BOUNDS = RECIPE_BOUNDS;

const figures = {
  calories: count,
  protein: count,
  carbs: count,
  fats: count,
  // Only where they are known for every ingredient. Grams, sodium in milligrams.
  fiber: ifKnown(z.number()),
  sugar: ifKnown(z.number()),
  saturated_fat: ifKnown(z.number()),
  sodium: ifKnown(z.number()),
};

const ingredient = z.object({
  /** As it was typed; empty where it was chosen. */
  line: plainText,
  /** None where the reader has no such food. */
  food_id: z.catch(z.nullable(id), null),
  name: plainText,
  grams: count,
  /** Of these grams, as they were when the recipe was saved. */
  calories: figure,
  protein: figure,
  carbs: figure,
  fats: figure,
  fiber: figure,
  sugar: figure,
  saturated_fat: figure,
  sodium: figure,
});
export type RecipeIngredient = z.output<typeof ingredient>;

const content = {
  name: plainText,
  servings: count,
  /** The whole dish after cooking; none counts the raw weight. */
  cooked_grams: figure,
  serving_grams: count,
  steps: plainText,
  note: plainText,
  /** Of 100 g of the dish. */
  per_100g: z.object(figures),
  per_serving: z.object(figures),
  ingredients: recordList(ingredient),
};

const recipe = z.object({
  recipe_id: id,
  /** It is a food too: this is what a meal made from it names. */
  food_id: id,
  ...content,
  is_own: flag,
  /** The first name of a member of your household whose recipe it is. */
  owner: ifKnown(z.string()),
  /** Of the link that shares it; only its owner sees it. */
  share_key: nullableText,
  updated_at: plainText,
});
export type Recipe = z.output<typeof recipe>;

export const sharedRecipe = z.object({ ...content, shared_by: ifKnown(z.string()) });
export type SharedRecipe = z.output<typeof sharedRecipe>;

const row = z.object({
  recipe_id: id,
  food_id: id,
  name: plainText,
  servings: count,
  serving_grams: count,
  calories: count,
  protein: count,
  carbs: count,
  fats: count,
  ingredient_count: count,
  is_own: flag,
  owner: ifKnown(z.string()),
  updated_at: ifKnown(z.string()),
});
export type RecipeRow = z.output<typeof row>;

const amount = (label: string) => optional(number(label, 0, MEAL_BOUNDS.figure));

const ingredientFields = z.object({
  line: optional(text('Line', BOUNDS.line)),
  food_id: optional(numericId('food_id must be a whole number')),
  name: optional(text('Name', BOUNDS.name)),
  grams: number('Grams', BOUNDS.grams.min, BOUNDS.grams.max),
  calories: amount('Calories'),
  protein: amount('Protein'),
  carbs: amount('Carbs'),
  fats: amount('Fats'),
  fiber: amount('Fiber'),
  sugar: amount('Sugar'),
  saturated_fat: amount('Saturated fat'),
  sodium: amount('Sodium'),
});
export type IngredientInput = z.output<typeof ingredientFields>;

const recipeFields = z.object({
  name: requiredText('Name', BOUNDS.name),
  servings: number('Servings', BOUNDS.servings.min, BOUNDS.servings.max),
  cooked_grams: optional(number('Cooked weight', BOUNDS.cooked.min, BOUNDS.cooked.max)),
  steps: optional(text('Steps', BOUNDS.steps)),
  note: optional(text('Note', BOUNDS.note)),
  ingredients: z
    .array(ingredientFields, 'ingredients must be a list')
    .check(
      z.minLength(1, 'Please add at least one ingredient'),
      z.maxLength(BOUNDS.ingredients, `A recipe can have at most ${BOUNDS.ingredients} ingredients`),
    ),
});
export type RecipeInput = z.output<typeof recipeFields>;
export type RecipeDraft = z.input<typeof recipeFields>;

const params = z.object({ id: pathId });

export const listRecipes = endpoint({
  method: 'GET',
  path: '/recipes',
  access: 'member',
  scope: 'diary:read',
  summary:
    'List your recipes and those of your household by words in their names, newest first, with the figures of ' +
    'a serving',
  query: z.object({
    query: z.optional(z.string().check(z.maxLength(200, 'query must be at most 200 characters'))),
    ...paging,
  }),
  response: recordList(row),
  offline: 'read',
});

export const createRecipe = endpoint({
  method: 'POST',
  path: '/recipes',
  access: 'member',
  scope: 'diary:write',
  summary:
    'Add a recipe, which is also found as a food. An ingredient has a food, a name and figures, or both; ' +
    'figures that are not given are those of the food',
  body: recipeFields,
  response: recipe,
  status: 201,
  idempotent: true,
  offline: 'write',
});

export const getRecipe = endpoint({
  method: 'GET',
  path: '/recipes/:id',
  access: 'member',
  scope: 'diary:read',
  summary: 'Get a recipe of yours or of your household',
  params,
  response: recipe,
  offline: 'read',
});

export const updateRecipe = endpoint({
  method: 'PUT',
  path: '/recipes/:id',
  access: 'member',
  scope: 'diary:write',
  summary: 'Replace your recipe; meals logged from it do not change',
  params,
  body: recipeFields,
  response: recipe,
  idempotent: true,
  conditional: true,
  offline: 'write',
});

export const deleteRecipe = endpoint({
  method: 'DELETE',
  path: '/recipes/:id',
  access: 'member',
  scope: 'diary:write',
  summary: 'Delete your recipe; meals logged from it do not change',
  params,
  response: message,
  idempotent: true,
  offline: 'write',
});

export const copied = z.object({ recipe_id: id, name: plainText });

export const copyRecipe = endpoint({
  method: 'POST',
  path: '/recipes/:id/copy',
  access: 'member',
  scope: 'diary:write',
  summary: 'Copy a recipe of yours or of your household into your recipes',
  params,
  response: copied,
  status: 201,
  idempotent: true,
});
