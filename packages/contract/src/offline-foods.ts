import { DEFAULT_SERVING } from '@fitarc/domain/food';
import type { SearchedFood } from '@fitarc/domain/food-search/food-index';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, figure, id, recordList } from './fields.ts';
import { type Food, food } from './foods.ts';

const figures = z.array(figure);

/** One list for each field, in the same order: a quarter smaller than a list of foods when compressed. */
const shipped = z.object({
  food_id: z.array(id),
  name: z.array(z.string()),
  calories: figures,
  protein: figures,
  carbs: figures,
  fats: figures,
  fibre: figures,
  sugar: figures,
  /** Milligrams. */
  sodium: figures,
  saturated_fat: figures,
  made_of: z.array(z.nullable(z.string())),
  /** Of each food the names of its household portions … */
  portion_names: z.array(z.array(z.string())),
  /** … and what they weigh, in the same order. */
  portion_grams: z.array(z.array(z.number())),
  /** Other words for it, in the form a search compares; those between equals signs are its names. */
  other_words: z.array(z.string()),
  /** Eaten most days: found before its rarer relatives. */
  staple: z.array(z.boolean()),
});
export type ShippedFoods = z.output<typeof shipped>;

export const listShippedFoods = endpoint({
  method: 'GET',
  path: '/foods/offline/shipped',
  access: 'member',
  scope: 'diary:read',
  summary:
    'Get all built-in foods for a search without a connection: one list for each field, all in the same order',
  response: shipped,
  offline: 'read',
});

const own = z.object({
  foods: recordList(food),
  /** Grams of each food when it was eaten last, the latest first. */
  portions: recordList(z.object({ food_id: id, portion: count })),
});
export type OwnFoods = z.output<typeof own>;

export const listOfflineFoods = endpoint({
  method: 'GET',
  path: '/foods/offline/own',
  access: 'member',
  scope: 'diary:read',
  zoned: true,
  summary:
    'Get your own foods and recipes and what you have eaten in the last two years (at most 2,000 foods), built-in ' +
    'foods aside, for a search without a connection; and the last portion of each food you have eaten',
  response: own,
  offline: 'read',
});

/** A food as it is searched for, and as it is added to a day. */
export interface OfflineFood extends SearchedFood {
  readonly food: Food;
}

const SHIPPED = {
  brand: null,
  serving_size: DEFAULT_SERVING,
  visibility: 'public',
  category: 'Other',
  approval_status: 'approved',
  review_note: null,
  source: 'generic',
  barcode: null,
  image_url: null,
} as const;

const NUMBERS = [
  'calories',
  'protein',
  'carbs',
  'fats',
  'fibre',
  'sugar',
  'sodium',
  'saturated_fat',
] as const satisfies (keyof ShippedFoods & keyof Food)[];

function shippedFood(columns: ShippedFoods, at: number): Food {
  const numbers = Object.fromEntries(NUMBERS.map((key) => [key, columns[key][at] ?? null]));
  return {
    ...SHIPPED,
    ...(numbers as Pick<Food, (typeof NUMBERS)[number]>),
    food_id: columns.food_id[at] ?? 0,
    name: columns.name[at] ?? '',
    made_of: columns.made_of[at] ?? null,
    portions: (columns.portion_names[at] ?? []).map((name, place) => ({
      name,
      grams: columns.portion_grams[at]?.[place] ?? 0,
    })),
  };
}

const KINDS = {
  own: 'member',
  generic: 'generic',
  community: 'member',
  product: 'product',
  recipe: 'recipe',
  household: 'member',
} as const satisfies Record<NonNullable<Food['source']>, SearchedFood['kind']>;

function ownerOf({ source }: Food): SearchedFood['owner'] {
  if (source === 'own' || source === 'recipe') return 'member';
  return source === 'household' ? 'household' : null;
}

const searched = (food: Food, { otherWords = '', staple = false } = {}): OfflineFood => ({
  food,
  id: food.food_id,
  kind: KINDS[food.source ?? 'generic'],
  name: food.name,
  brand: food.brand,
  portions: food.portions,
  otherWords,
  staple,
  owner: ownerOf(food),
  shared: food.visibility === 'public' && food.approval_status === 'approved',
});

/** The foods of both answers. */
export const readOfflineFoods = (columns: ShippedFoods, { foods }: OwnFoods): OfflineFood[] => [
  ...columns.food_id.map((_id, at) =>
    searched(shippedFood(columns, at), {
      otherWords: columns.other_words[at],
      staple: columns.staple[at],
    }),
  ),
  ...foods.map((food) => searched(food)),
];
