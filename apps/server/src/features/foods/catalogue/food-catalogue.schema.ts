import { z } from 'zod';
import { translations } from '../../../platform/catalogue-fields.ts';

const text = z.string().min(1);
const grams = z.number().min(0).max(100);

/** A food as a release ships it. The NDB number never changes; everything else may be corrected later. */
export const foodSchema = z.strictObject({
  ndb: z
    .string("must be five digits in quotes, such as '01004'")
    .regex(/^\d{5}$/, "must be five digits in quotes, such as '01004'")
    .describe('The NDB number of the food in USDA FoodData Central (SR Legacy). Never change it.'),
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
  per100g: z
    .strictObject({
      kcal: z.number().min(0).max(902).describe('Energy in kcal.'),
      protein: grams.describe('Protein in g.'),
      carbs: grams.describe('Carbohydrates in g.'),
      fat: grams.describe('Fat in g.'),
      fiber: grams.optional().describe('Fiber in g; left out if unknown.'),
      sugar: grams.optional().describe('Sugar in g; left out if unknown.'),
      sodium: z.number().min(0).max(40_000).optional().describe('Sodium in mg; left out if unknown.'),
    })
    .readonly()
    .describe('Nutrients in 100 g.'),
  portions: z
    .record(text, z.number().min(1).max(1000))
    .readonly()
    .optional()
    .describe('Household portions with their weight in g, such as 1 slice: 21.'),
});

export type CatalogueFood = Readonly<z.infer<typeof foodSchema>>;
