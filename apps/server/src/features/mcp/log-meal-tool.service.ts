import { matchFoods } from '@fitarc/contract/food-match';
import type { Food } from '@fitarc/contract/foods';
import { addMeals, deleteMeal, type MealDraft } from '@fitarc/contract/meals';
import { nutrientsOfPortion, readNutrients } from '@fitarc/domain/food';
import { detailsOfPortion, MEAL_SLOTS } from '@fitarc/domain/meal';
import * as z from 'zod/mini';
import { type ApiCaller, ApiRefusal } from './api-caller.service.ts';
import { candidate, date, eatenMeal, presentFood, presentMeal } from './food-tools.service.ts';
import { clip, idsIn, readUndo, type Tool, tool, undoText, writeFields } from './tool.service.ts';

const GRAMS = { min: 1, max: 5000 };
const MOST_ITEMS = 30;

const input = z.object({
  text: z.optional(
    z.string().check(z.maxLength(500), z.describe('Such as "100 g toast, 2 eggs, black coffee"')),
  ),
  items: z.optional(
    z
      .array(
        z.object({
          food_id: z.int().check(z.gte(1)),
          grams: z.number().check(z.gte(GRAMS.min), z.lte(GRAMS.max)),
        }),
      )
      .check(z.maxLength(MOST_ITEMS), z.describe('Foods found by search_foods')),
  ),
  date,
  slot: z.optional(z.enum(MEAL_SLOTS)),
  skip_unmatched: z.optional(z.boolean().check(z.describe('Store what was found and leave out the rest'))),
  accept_guesses: z.optional(
    z.boolean().check(z.describe('Also store lines whose food or weight is a guess. Ask the member first')),
  ),
  ...writeFields,
});

const output = z.object({
  stored: z.array(eatenMeal),
  /** Nothing is stored while there are any, unless skip_unmatched is set. */
  unmatched: z.array(
    z.object({
      line: z.string(),
      reason: z.string(),
      grams: z.nullable(z.number()),
      candidates: z.array(candidate),
    }),
  ),
  undone: z.number(),
  undo: z.nullable(z.string()),
});
type Output = z.output<typeof output>;

interface Found {
  readonly meals: MealDraft[];
  readonly unmatched: Output['unmatched'];
}

type Rest = Pick<MealDraft, 'date' | 'slot'>;

const NO_FIGURES = 'This food has no nutrition facts';

/** The figures of the food for so many grams; none where the food has none. */
function mealOf(food: Food, grams: number, rest: Rest): MealDraft | null {
  const figures = readNutrients(food, true);
  if (!figures) return null;
  return {
    name: food.name,
    ...nutrientsOfPortion(figures, grams, food.serving_size),
    ...detailsOfPortion(food, grams, food.serving_size),
    portion: grams,
    food_id: food.food_id,
    ...rest,
  };
}

function reasonOf(food: Food | null | undefined, isSure: unknown): string {
  if (!food) return 'No food was found';
  return isSure ? NO_FIGURES : 'The food or its weight is a guess';
}

async function fromText(api: ApiCaller, args: z.output<typeof input>, rest: Rest): Promise<Found> {
  const lines = (args.text ?? '').split('\n').filter((line) => line.trim());
  if (lines.length === 0) return { meals: [], unmatched: [] };
  const matches = await api.call(matchFoods, { body: { lines } });
  const found: Found = { meals: [], unmatched: [] };
  for (const { line, food, grams, certain, others } of matches) {
    const isSure = grams && (certain || args.accept_guesses);
    const meal = food && isSure ? mealOf(food, grams, rest) : null;
    if (meal) found.meals.push(meal);
    else
      found.unmatched.push({
        line: clip(line),
        reason: reasonOf(food, isSure),
        grams,
        candidates: (food ? [food, ...others] : others).slice(0, 5).map(presentFood),
      });
  }
  return found;
}

function fromItems(foods: ReadonlyMap<number, Food>, args: z.output<typeof input>, rest: Rest): Found {
  const found: Found = { meals: [], unmatched: [] };
  for (const { food_id, grams } of args.items ?? []) {
    const food = foods.get(food_id);
    const meal = food && mealOf(food, grams, rest);
    if (meal) found.meals.push(meal);
    else
      found.unmatched.push({
        line: `food ${food_id}`,
        reason: food ? NO_FIGURES : 'There is no such food',
        grams,
        candidates: [],
      });
  }
  return found;
}

async function takeBack(api: ApiCaller, undo: string, key: string): Promise<Output> {
  const ids = idsIn(readUndo(undo).meals);
  if (ids.length === 0) throw new ApiRefusal('This undo value is not from log_meal.');
  for (const id of ids) await api.call(deleteMeal, { params: { id }, key: `${key}-${id}` });
  return { stored: [], unmatched: [], undone: ids.length, undo: null };
}

export const logMealTool = (
  foodsById: (ids: readonly number[]) => Promise<ReadonlyMap<number, Food>>,
): Tool =>
  tool({
    name: 'log_meal',
    title: 'Log a meal',
    description:
      'Add foods to the diary, from a text or from foods found by search_foods. All figures come from FitArc’s ' +
      'foods; never pass calories. If anything is not matched, nothing is stored and candidates are given.',
    scopes: ['diary:read', 'diary:write'],
    writes: true,
    input,
    output,
    run: async ({ api, key }, args) => {
      if (args.undo !== undefined) return takeBack(api, args.undo, key);
      const rest: Rest = { date: args.date ?? api.today, ...(args.slot && { slot: args.slot }) };
      const ids = (args.items ?? []).map(({ food_id }) => food_id);
      const parts = [
        fromItems(ids.length > 0 ? await foodsById(ids) : new Map(), args, rest),
        await fromText(api, args, rest),
      ];
      const meals = parts.flatMap((part) => part.meals);
      const unmatched = parts.flatMap((part) => part.unmatched);
      if (meals.length + unmatched.length === 0) throw new ApiRefusal('Please pass a text or items.');
      if (meals.length === 0 || (unmatched.length > 0 && !args.skip_unmatched))
        return { stored: [], unmatched, undone: 0, undo: null };
      const stored = await api.call(addMeals, { body: { meals }, key });
      return {
        stored: stored.map(presentMeal),
        unmatched,
        undone: 0,
        undo: undoText({ meals: stored.map(({ meal_id }) => meal_id) }),
      };
    },
  });
