import type { SavedItem, SavedMeal } from '@fitarc/contract/saved-meals';
import { sumOfNutrients } from '@fitarc/domain/food';
import type { LocalDate } from '@fitarc/domain/local-date';
import type { MealSlot } from '@fitarc/domain/meal';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { invalid, limitReached, notFound } from '../../platform/http/app-error.ts';
import { listMealsById, type MealRow } from '../meals/meals.repository.ts';
import { addMeals } from '../meals/meals.service.ts';
import {
  countSavedMeals,
  deleteSavedMeal,
  findSavedMeal,
  insertSavedMeal,
  type SavedMealRow,
  updateSavedMeal,
} from './saved-meals.repository.ts';

export interface SavedMealDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const SAVED_AT_MOST = 200;
const noSavedMeal = () => notFound('Saved meal not found');

/** What is unknown is left out. */
const withoutNull = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

const itemOfMeal = (meal: MealRow): SavedItem => ({
  name: meal.name,
  calories: meal.calories,
  ...withoutNull({
    protein: meal.protein,
    carbs: meal.carbs,
    fats: meal.fats,
    serving: meal.serving,
    portion: meal.portion,
    food_id: meal.foodId,
    fiber: meal.fiber,
    sugar: meal.sugar,
    saturated_fat: meal.saturatedFat,
    sodium: meal.sodium,
    nutrients: meal.nutrients as Record<string, number> | null,
  }),
});

const nutrientsOfItem = ({ calories, protein, carbs, fats }: SavedItem) => ({
  calories,
  protein: protein ?? 0,
  carbs: carbs ?? 0,
  fats: fats ?? 0,
});

export const presentSavedMeal = ({ id, name, items, updatedAt }: SavedMealRow): SavedMeal => ({
  saved_meal_id: id,
  name,
  foods: items.map((item) => item.name),
  ...sumOfNutrients(items.map(nutrientsOfItem)),
  updated_at: updatedAt.toISOString(),
  items,
});

interface Given {
  readonly items?: readonly SavedItem[] | null | undefined;
  readonly date?: LocalDate | null | undefined;
  readonly meal_ids?: readonly number[] | null | undefined;
}

async function itemsOf(tx: Executor, userId: number, { items, date, meal_ids }: Given): Promise<SavedItem[]> {
  if (items) return items.map((item) => ({ ...item }));
  if (!meal_ids) throw invalid('Please choose at least one food', { field: 'items' });
  const meals = await listMealsById(tx, userId, meal_ids);
  const ofDay = meals.filter((meal) => !date || meal.date === date);
  if (ofDay.length === 0) throw notFound('There are no such meals');
  return ofDay.map(itemOfMeal);
}

export async function createSavedMeal(
  tx: Executor,
  clock: Clock,
  userId: number,
  { name, ...given }: Given & { readonly name: string },
) {
  if ((await countSavedMeals(tx, userId)) >= SAVED_AT_MOST) {
    throw limitReached(`You already have ${SAVED_AT_MOST} saved meals. Please delete one first.`);
  }
  const items = await itemsOf(tx, userId, given);
  const now = clock.now();
  return insertSavedMeal(tx, { userId, name, items, createdAt: now, updatedAt: now });
}

export async function requireSavedMeal(db: Executor, userId: number, id: number): Promise<SavedMealRow> {
  const row = await findSavedMeal(db, userId, id);
  if (!row) throw noSavedMeal();
  return row;
}

interface Change {
  readonly name: string;
  readonly items?: readonly SavedItem[] | null | undefined;
}

export async function changeSavedMeal(
  tx: Executor,
  clock: Clock,
  userId: number,
  id: number,
  { name, items }: Change,
) {
  const row = await updateSavedMeal(tx, userId, id, {
    name,
    ...(items ? { items: [...items] } : {}),
    updatedAt: clock.now(),
  });
  if (!row) throw noSavedMeal();
  return row;
}

export async function removeSavedMeal(tx: Executor, userId: number, id: number): Promise<void> {
  if (!(await deleteSavedMeal(tx, userId, id))) throw noSavedMeal();
}

interface Logging {
  readonly date: LocalDate;
  readonly slot?: MealSlot | null | undefined;
  readonly eaten_at?: string | null | undefined;
}

export async function logSavedMeal(
  tx: Executor,
  clock: Clock,
  userId: number,
  id: number,
  { date, slot, eaten_at }: Logging,
): Promise<MealRow[]> {
  const { items } = await requireSavedMeal(tx, userId, id);
  return addMeals(
    tx,
    clock,
    userId,
    items.map((item) => ({ ...item, date, slot, eaten_at })),
  );
}
