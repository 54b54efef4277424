import { MEAL_BOUNDS, type Meal, type MealChanges } from '@fitarc/contract/meals';
import { daysBetween } from '@fitarc/domain/local-date';
import { scaleAdditionalNutrients, scaleNutrientMap } from '@fitarc/domain/meal';
import { addDaysInZone } from '@fitarc/domain/zoned-time';
import type { MealColumns, MealRow, ShownMeal } from './meals.repository.ts';

type Given = Pick<
  MealChanges,
  'slot' | 'eaten_at' | 'fiber' | 'sugar' | 'saturated_fat' | 'sodium' | 'nutrients'
>;

const nutrientsOrNone = (map: Given['nutrients']) => (map && Object.keys(map).length > 0 ? map : null);

/** As columns; what is not given is left out. */
export const additionalColumns = (given: Given): MealColumns => ({
  ...(given.slot === undefined ? {} : { slot: given.slot }),
  ...(given.eaten_at === undefined ? {} : { eatenAt: given.eaten_at ? new Date(given.eaten_at) : null }),
  ...(given.fiber === undefined ? {} : { fiber: given.fiber }),
  ...(given.sugar === undefined ? {} : { sugar: given.sugar }),
  ...(given.saturated_fat === undefined ? {} : { saturatedFat: given.saturated_fat }),
  ...(given.sodium === undefined ? {} : { sodium: given.sodium }),
  ...(given.nutrients === undefined ? {} : { nutrients: nutrientsOrNone(given.nutrients) }),
});

/** The columns of a meal whose portion changes by a factor. */
export function scaledColumns(meal: MealRow, factor: number): MealColumns {
  const { saturated_fat, ...scaled } = scaleAdditionalNutrients(
    { fiber: meal.fiber, sugar: meal.sugar, saturated_fat: meal.saturatedFat, sodium: meal.sodium },
    factor,
  );
  return {
    ...scaled,
    ...(saturated_fat === undefined ? {} : { saturatedFat: saturated_fat }),
    ...(meal.nutrients ? { nutrients: scaleNutrientMap(meal.nutrients, factor) } : {}),
  };
}

/** Whether a figure is larger than one that could be given: the meal could not be added again. */
export const isBeyondBounds = ({ fiber, sugar, saturatedFat, sodium, nutrients }: MealColumns): boolean =>
  [fiber, sugar, saturatedFat, sodium].some((value) => Number(value) > MEAL_BOUNDS.figure) ||
  Object.values(nutrients ?? {}).some((value) => value > MEAL_BOUNDS.nutrient);

/** A meal that goes to another day was eaten at the same time of that day; when that is, depends on the zone. */
export function movedColumns(
  { date, eatenAt }: MealRow,
  { date: to }: Pick<MealChanges, 'date'>,
  timeZone: string | undefined,
): MealColumns {
  if (!eatenAt || !to || to === date) return {};
  return { eatenAt: timeZone ? addDaysInZone(eatenAt, daysBetween(date, to), timeZone) : null };
}

/** As the API shows them: what is unknown is left out. */
export const presentAdditional = (row: ShownMeal): Partial<Meal> => ({
  ...(row.slot && { slot: row.slot }),
  ...(row.eatenAt && { eaten_at: row.eatenAt.toISOString() }),
  ...(row.fiber === null ? {} : { fiber: row.fiber }),
  ...(row.sugar === null ? {} : { sugar: row.sugar }),
  ...(row.saturatedFat === null ? {} : { saturated_fat: row.saturatedFat }),
  ...(row.sodium === null ? {} : { sodium: row.sodium }),
  ...(row.nutrients && { nutrients: row.nutrients }),
});
