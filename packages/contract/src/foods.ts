import { DEFAULT_SERVING, FOOD_CATEGORIES, FOOD_SOURCES, FOOD_VISIBILITIES } from '@fitarc/domain/food';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  id,
  ifKnown,
  message,
  nullableText,
  number,
  optional,
  pathId,
  plainText,
  recordList,
  requiredText,
  text,
} from './fields.ts';
import { otherSearchParams, readServing } from './legacy/foods.ts';

/** A word in place of a figure is not the same as none: no food has less than nothing of anything. */
const NO_FIGURE = -1;
const readFigure = (value: unknown) => {
  if (typeof value !== 'string') return value;
  return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : NO_FIGURE;
};
/** Some databases answer decimals as text. */
const figure = z.catch(z.pipe(z.transform(readFigure), z.nullable(z.number())), null);

export const foodFigures = {
  calories: figure,
  protein: figure,
  carbs: figure,
  fats: figure,
  /** Grams, like sugar and saturated fat. */
  fibre: figure,
  sugar: figure,
  /** Milligrams. */
  sodium: figure,
  saturated_fat: figure,
};

const portion = z.object({ name: z.string(), grams: z.number() });

/** As answered. Read tolerantly: what is missing or of the wrong kind counts as not given. */
const foodShape = z.object({
  food_id: id,
  name: plainText,
  brand: nullableText,
  ...foodFigures,
  /** Of a shipped food whose figures are worked out as a recipe, what it is made of. */
  made_of: nullableText,
  /** What the figures stand for. */
  serving_size: z.catch(z.string(), DEFAULT_SERVING),
  portions: z.catch(z.array(portion), []),
  visibility: z.catch(z.enum(FOOD_VISIBILITIES), 'personal'),
  category: z.catch(z.enum(FOOD_CATEGORIES), 'Other'),
  /** 'approved' is what matters; any other word means not yet, or no longer. */
  approval_status: plainText,
  /** What the reviewer had to say; only its contributor reads it. */
  review_note: nullableText,
  source: z.catch(z.optional(z.enum(FOOD_SOURCES)), undefined),
  barcode: nullableText,
  image_url: nullableText,
  /** Of a food of one's own. */
  updated_at: ifKnown(z.string()),
});

export const food = z.pipe(z.transform(readServing), foodShape);
export type Food = z.output<typeof food>;

const MOST = 100_000;
const amount = (label: string) => number(label, 0, MOST);

export const NAME_AND_CALORIES = 'Please enter at least a name and calories';
const CALORIES = `Calories must be a number between 0 and ${MOST}`;

/** Optional: grams, sodium in milligrams. */
const details = {
  fibre: optional(amount('Fiber')),
  sugar: optional(amount('Sugar')),
  saturated_fat: optional(amount('Saturated fat')),
  sodium: optional(amount('Sodium')),
};

export const foodFields = z.object({
  name: requiredText('Name', 200, NAME_AND_CALORIES),
  calories: z
    .number({ error: ({ input }) => (input === undefined || input === null ? NAME_AND_CALORIES : CALORIES) })
    .check(z.gte(0, CALORIES), z.lte(MOST, CALORIES)),
  protein: optional(amount('Protein')),
  carbs: optional(amount('Carbs')),
  fats: optional(amount('Fats')),
  ...details,
  serving_size: optional(text('Serving size', 100)),
  brand: optional(text('Brand', 100)),
  visibility: optional(z.enum(FOOD_VISIBILITIES, 'Visibility must be personal or public')),
  category: optional(z.enum(FOOD_CATEGORIES, `Category must be one of ${FOOD_CATEGORIES.join(', ')}`)),
});
export type FoodInput = z.output<typeof foodFields>;
export type FoodDraft = z.input<typeof foodFields>;

const body = z.pipe(z.transform(readServing), foodFields) as unknown as z.ZodMiniType<FoodInput, FoodDraft>;
const params = z.object({ id: pathId });

const askedFor = z.optional(z.string().check(z.maxLength(200, 'query must be at most 200 characters')));

export const searchFoods = endpoint({
  method: 'GET',
  path: '/foods/search',
  access: 'member',
  scope: 'diary:read',
  summary:
    'Search foods by words in any order, ignoring accents and small typos: your own foods, built-in foods, ' +
    'approved foods from other members and known products, at most 50. An empty search returns an empty ' +
    'list',
  query: z.object({ query: askedFor, ...otherSearchParams(askedFor) }),
  response: recordList(food),
  offline: 'read',
});

export const listContributions = endpoint({
  method: 'GET',
  path: '/foods/my-contributions',
  access: 'member',
  scope: 'diary:read',
  summary: 'List your own foods, personal and public, newest first',
  response: recordList(food),
  offline: 'read',
});

export const contributeFood = endpoint({
  method: 'POST',
  path: '/foods/contribute',
  access: 'member',
  scope: 'diary:write',
  summary:
    'Add your own food. A personal food is approved immediately; a public food waits for an administrator',
  body,
  response: food,
  status: 201,
  idempotent: true,
  offline: 'write',
});

export const updateFood = endpoint({
  method: 'PUT',
  path: '/foods/:id',
  access: 'member',
  scope: 'diary:write',
  summary: 'Replace your own food; a public food then waits for review again',
  params,
  body,
  response: food,
  idempotent: true,
  conditional: true,
  offline: 'write',
});

export const deleteFood = endpoint({
  method: 'DELETE',
  path: '/foods/:id',
  access: 'member',
  scope: 'diary:write',
  summary: 'Delete your own food; meals logged from it do not change',
  params,
  response: message,
  idempotent: true,
  offline: 'write',
});

export const getFoodByBarcode = endpoint({
  method: 'GET',
  path: '/foods/barcode/:code',
  access: 'member',
  scope: 'diary:read',
  summary: 'Get the known product with this barcode of 8, 12, 13 or 14 digits',
  params: z.object({ code: z.string().check(z.maxLength(40)) }),
  response: food,
});

/** Of a product, with its values per 100 g. */
export const productContent = {
  name: requiredText('Name', 200),
  brand: optional(text('Brand', 100)),
  calories: number('Calories', 0, 1000),
  protein: number('Protein', 0, 100),
  carbs: number('Carbs', 0, 100),
  fats: number('Fats', 0, 100),
  image_url: optional(text('Image address', 1000)),
};
const product = z.object({ barcode: requiredText('Barcode', 40), ...productContent, ...details });
export type ProductInput = z.output<typeof product>;

export const rememberProduct = endpoint({
  method: 'POST',
  path: '/foods/products',
  access: 'member',
  scope: 'diary:write',
  summary:
    'Save a product found in Open Food Facts, with its values per 100 g. A product that is already known ' +
    'only gets the details it lacks, where the other values agree; either way, the product is returned',
  body: product,
  response: food,
  status: 201,
});
