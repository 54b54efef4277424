import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, figure, plainText, recordList } from './fields.ts';
import { food } from './foods.ts';

export const MATCH_BOUNDS = { lines: 60, line: 200 } as const;

const line = z
  .string('A line must be text')
  .check(z.maxLength(MATCH_BOUNDS.line, `A line must be at most ${MATCH_BOUNDS.line} characters`));

const match = z.object({
  /** The part of the line that names this food. */
  line: plainText,
  /** Which of the sent lines it is from, 0 for the first. */
  line_index: count,
  /** The food that fits best; none where nothing was found. */
  food: z.catch(z.nullable(food), null),
  /** What the amount weighs; without an amount, what was eaten of it last, else a household portion, else 100. */
  grams: figure,
  /** The amount in words: '2 large', '1/2 cup'; empty where none was given. */
  amount: plainText,
  /** False where the food or the weight is a guess: the reader confirms it. */
  certain: z.catch(z.boolean(), false),
  /** Other foods it may be, the likeliest first. */
  others: recordList(food),
});
export type FoodMatch = z.output<typeof match>;

export const matchFoods = endpoint({
  method: 'POST',
  path: '/foods/match',
  readOnly: true,
  access: 'member',
  scope: 'diary:read',
  zoned: true,
  summary:
    'Find the food and the weight for lines such as "2 eggs" or "100 g toast". A line that names several foods ' +
    'gives several matches, in their order; `line_index` tells which of the lines each is from',
  body: z.object({
    /** Ingredients of a recipe: of two likely foods the one that is not cooked yet. */
    raw: z.optional(z.boolean('raw must be true or false')),
    lines: z
      .array(line, 'lines must be a list of texts')
      .check(
        z.minLength(1, 'Please write at least one line'),
        z.maxLength(MATCH_BOUNDS.lines, `At most ${MATCH_BOUNDS.lines} lines can be read at once`),
      ),
  }),
  response: recordList(match),
});
