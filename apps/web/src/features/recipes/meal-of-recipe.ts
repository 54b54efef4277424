import type { MealDraft } from '@fitarc/contract/meals';
import type { Recipe } from '@fitarc/contract/recipes';
import { type MealSlot, slotAt } from '@fitarc/domain/meal';
import { figuresOfDish, RECIPE_FIGURES, type RecipeFigures } from '@fitarc/domain/recipe';

/** The meal that is usually eaten now. */
export function slotNow(now = new Date()): MealSlot {
  return slotAt(now.getHours() + now.getMinutes() / 60);
}

/** Without those that are unknown. */
const knownFigures = (figures: Recipe['per_100g']): RecipeFigures =>
  Object.fromEntries(
    RECIPE_FIGURES.flatMap((key) => {
      const value = figures[key];
      return value === null || value === undefined ? [] : [[key, value]];
    }),
  ) as unknown as RecipeFigures;

interface Portion {
  readonly grams: number;
  readonly date: string;
  /** None where the day is one flat list. */
  readonly slot: MealSlot | undefined;
}

export const mealOfRecipe = (
  { name, food_id, per_100g }: Pick<Recipe, 'name' | 'food_id' | 'per_100g'>,
  { grams, date, slot }: Portion,
): MealDraft => ({
  name,
  food_id,
  ...figuresOfDish(knownFigures(per_100g), grams),
  portion: grams,
  serving: `${grams}g`,
  date,
  ...(slot ? { slot } : {}),
});
