import type { MealDraft } from '@fitarc/contract/meals';
import type { Recipe } from '@fitarc/contract/recipes';
import type { MealSlot } from '@fitarc/domain/meal';
import { figuresOfDish, RECIPE_FIGURES, type RecipeFigures } from '@fitarc/domain/recipe';

export const SLOT_OPTIONS: readonly { readonly value: MealSlot; readonly label: string }[] = [
  { value: 'breakfast', label: 'Breakfast' },
  { value: 'lunch', label: 'Lunch' },
  { value: 'dinner', label: 'Dinner' },
  { value: 'snack', label: 'Snacks' },
];

const LATEST: readonly (readonly [number, MealSlot])[] = [
  [11, 'breakfast'],
  [15, 'lunch'],
  [17, 'snack'],
  [22, 'dinner'],
];

/** The meal that is usually eaten at an hour. */
export const slotAt = (hour: number): MealSlot => LATEST.find(([end]) => hour < end)?.[1] ?? 'snack';

/** Null where the answer left something out. */
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
  readonly slot: MealSlot;
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
  slot,
});
