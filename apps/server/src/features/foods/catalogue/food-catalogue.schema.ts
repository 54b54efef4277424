import { z } from 'zod';
import { translations } from '../../../platform/catalogue-fields.ts';

const text = z.string().min(1);
const grams = z.number().min(0).max(100);

const NDB = "must be five digits in quotes, such as '01004'";

const FIGURES = {
  kcal: z.number().min(0).max(902).describe('Energy in kcal.'),
  protein: grams.describe('Protein in g.'),
  carbs: grams.describe('Carbohydrates in g.'),
  fat: grams.describe('Fat in g.'),
  saturatedFat: grams.optional().describe('Saturated fat in g; left out if unknown.'),
  fiber: grams.optional().describe('Fiber in g; left out if unknown.'),
  sugar: grams.optional().describe('Sugar in g; left out if unknown.'),
  sodium: z.number().min(0).max(40_000).optional().describe('Sodium in mg; left out if unknown.'),
};

const ingredient = z
  .strictObject({
    food: z
      .string("must be an NDB number in quotes, such as '01004', or a key")
      .describe('The NDB number of the food, in quotes, or the key of another recipe.'),
    grams: z.number().min(0.1).max(5000).describe('Its weight in g, in the state that the food is in.'),
  })
  .readonly();

const PAIRS = [
  ['ndb', 'per100g'],
  ['key', 'recipe'],
] as const;

/** A food as it is written in a file. The number or key never changes; everything else may be corrected later. */
export const foodSchema = z
  .strictObject({
    ndb: z
      .string(NDB)
      .regex(/^\d{5}$/, NDB)
      .optional()
      .describe('The NDB number of the food in USDA FoodData Central (SR Legacy). Never change it.'),
    key: z
      .string()
      .regex(/^[a-z]+(-[a-z0-9]+)*$/, 'must be lowercase words with hyphens, such as pad-thai')
      .optional()
      .describe('Instead of ndb, for a food with a recipe: lowercase words with hyphens. Never change it.'),
    name: text.max(80).describe('The name members see, the general word first. No two foods share a name.'),
    translations,
    commonNames: z
      .array(text)
      .min(1)
      .readonly()
      .optional()
      .describe('Everyday names, in lowercase, for which this food is shown first.'),
    searchWords: text
      .optional()
      .describe('Other words that find this food: lowercase, separated by spaces, not in the name.'),
    staple: z.literal(true).optional().describe('Only for everyday foods: ranks this food higher.'),
    per100g: z.strictObject(FIGURES).readonly().optional().describe('Nutrients in 100 g.'),
    recipe: z
      .array(ingredient)
      .min(1)
      .readonly()
      .optional()
      .describe('Instead of per100g: what it is made of. The nutrients are worked out from it.'),
    cookedGrams: z
      .number()
      .min(1)
      .max(10_000)
      .optional()
      .describe('Of a recipe, its weight in g after cooking; left out if it stays the same.'),
    unknown: z
      .array(z.enum(['saturatedFat', 'fiber', 'sugar', 'sodium']))
      .min(1)
      .readonly()
      .optional()
      .describe('Of a recipe, what cannot be worked out, such as the sugar of something fermented.'),
    portions: z
      .record(text, z.number().min(1).max(1000))
      .readonly()
      .optional()
      .describe(
        'Household portions with their weight in g, such as 1 slice: 21. The first is the usual one.',
      ),
  })
  .superRefine((food, { addIssue }) => {
    const pair = PAIRS[food.recipe || food.key ? 1 : 0];
    for (const field of pair)
      if (food[field] === undefined) addIssue({ code: 'custom', path: [field], message: 'is missing' });
    for (const field of PAIRS[pair === PAIRS[0] ? 1 : 0])
      if (food[field] !== undefined)
        addIssue({ code: 'custom', path: [field], message: `cannot stand beside ${pair.join(' and ')}` });
    if (!food.recipe && (food.cookedGrams ?? food.unknown))
      addIssue({ code: 'custom', path: ['recipe'], message: 'is missing; cookedGrams and unknown need it' });
  });

export type CatalogueEntry = Readonly<z.infer<typeof foodSchema>>;
export type Per100g = NonNullable<CatalogueEntry['per100g']>;

/** A food as it is stored, its nutrients worked out. */
export interface CatalogueFood
  extends Pick<
    CatalogueEntry,
    'name' | 'translations' | 'commonNames' | 'searchWords' | 'staple' | 'portions'
  > {
  /** The NDB number or the key. */
  readonly ndb: string;
  readonly per100g: Per100g;
  /** Of a recipe, what it is made of, in words. */
  readonly madeOf?: string;
}
