import type { MealSuggestion } from '@fitarc/contract/meal-suggestions';
import { namesNoFood } from '@fitarc/domain/import-source';
import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import type { Db } from '../../platform/db/database.ts';
import { findVisibleFoods } from '../foods/foods.repository.ts';
import { presentFood } from '../foods/present-food.service.ts';
import { type Eaten, eatenFoodIds, listEaten, listLastPortions } from './meals.repository.ts';

const SHOWN = 12;
/** Two years: what was eaten before that is as good as never eaten. */
const EATEN_DAYS = 730;
const QUICK = 'Quick add';
/** Calories entered without a food, and the sum of a whole meal, say nothing about the next time. */
const isFood = ({ name, foodId }: Eaten) => foodId !== null || (name !== QUICK && !namesNoFood(name));

const lastPortionsUntil = (db: Db, userId: number, today: LocalDate) =>
  listLastPortions(db, userId, addDays(today, -EATEN_DAYS), today);

export async function readLastPortions(
  db: Db,
  userId: number,
  today: LocalDate,
): Promise<Map<number, number>> {
  const portions = await lastPortionsUntil(db, userId, today);
  return new Map(portions.map(({ food_id, portion }) => [food_id, portion]));
}

export const eatenFoodsUntil = (userId: number, today: LocalDate) =>
  eatenFoodIds(userId, addDays(today, -EATEN_DAYS), today);

/** What a member ate last, and what is eaten often, each with the portion of the last time. */
export async function suggestMeals(db: Db, userId: number, from: LocalDate, to: LocalDate) {
  const [all, portions] = await Promise.all([
    listEaten(db, userId, from, to),
    lastPortionsUntil(db, userId, to),
  ]);
  const eaten = all.filter(isFood);
  const recent = eaten.slice(0, SHOWN);
  const frequent = eaten
    .filter(({ times }) => times > 1)
    .sort((one, other) => other.times - one.times)
    .slice(0, SHOWN);
  const ids = [...recent, ...frequent].flatMap(({ foodId }) => foodId ?? []);
  const foods = await findVisibleFoods(db, userId, [...new Set(ids)]);
  const present = (meal: Eaten): MealSuggestion => {
    const food = meal.foodId ? foods.get(meal.foodId) : undefined;
    return {
      name: meal.name,
      calories: meal.calories,
      protein: meal.protein ?? 0,
      carbs: meal.carbs ?? 0,
      fats: meal.fats ?? 0,
      serving: meal.serving ?? '',
      portion: meal.portion,
      food_id: meal.foodId,
      times: meal.times,
      date: meal.date,
      food: food ? presentFood(food, userId) : null,
    };
  };
  return { recent: recent.map(present), frequent: frequent.map(present), portions };
}
