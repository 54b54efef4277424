import type { MealInput } from '@fitarc/contract/meals';
import { basisOf } from '@fitarc/domain/food';
import type { Executor } from '../../platform/db/database.ts';
import { type FoodRow, findGenericFoodsByName, findPersonalFoodsByName } from '../foods/foods.repository.ts';

/** Figures of two sources are rounded differently. */
const TOLERANCE = { share: 0.03, kilocalories: 3 };

/** The same food has the same calories for the same grams. */
function isSameFood({ calories, portion }: MealInput, food: FoodRow): boolean {
  if (!portion) return false;
  const expected = (food.calories * portion) / basisOf(food.servingSize);
  const most = Math.max(TOLERANCE.kilocalories, expected * TOLERANCE.share);
  return Math.abs(expected - calories) <= most;
}

type FoodsByName = ReadonlyMap<string, readonly FoodRow[]>;

function byName(foods: readonly FoodRow[]): FoodsByName {
  const map = new Map<string, FoodRow[]>();
  for (const food of foods) {
    const name = food.name.toLowerCase();
    map.set(name, [...(map.get(name) ?? []), food]);
  }
  return map;
}

/**
 * Meals from elsewhere with the food they certainly are: the member's own of that whole name, or the shipped one, if
 * it is the only one and its calories agree. The meal keeps its name and figures.
 */
export async function linkFoods<T extends MealInput>(
  tx: Executor,
  userId: number,
  inputs: readonly T[],
): Promise<T[]> {
  const open = inputs.filter(({ food_id, portion }) => !food_id && portion);
  if (open.length === 0) return [...inputs];
  const names = [...new Set(open.map(({ name }) => name))];
  const own = byName(await findPersonalFoodsByName(tx, userId, names));
  const generic = byName(await findGenericFoodsByName(tx, names));
  const onlyOne = (foods: FoodsByName, meal: T) => {
    const found = (foods.get(meal.name.toLowerCase()) ?? []).filter((food) => isSameFood(meal, food));
    return found.length === 1 ? found[0] : undefined;
  };
  return inputs.map((meal) => {
    if (meal.food_id) return meal;
    const food = onlyOne(own, meal) ?? onlyOne(generic, meal);
    return food ? { ...meal, food_id: food.id } : meal;
  });
}
