import type { Executor } from '../../platform/db/database.ts';
import { listSavedMealsOf } from './saved-meals.repository.ts';

/** A row for each food of each saved meal. */
export const savedMealsExport = {
  name: 'saved_meals',
  async rows(db: Executor, userId: number) {
    const rows = await listSavedMealsOf(db, userId);
    return rows.flatMap(({ id, name: savedMeal, createdAt, items }) =>
      items.map(({ name, serving, portion, calories, protein, carbs, fats, ...item }) => ({
        ...{ id, savedMeal, createdAt, name, serving, portion, calories, protein, carbs, fats },
        foodId: item.food_id ?? null,
        fiber: item.fiber ?? null,
        sugar: item.sugar ?? null,
        saturatedFat: item.saturated_fat ?? null,
        sodium: item.sodium ?? null,
        nutrients: item.nutrients ?? null,
      })),
    );
  },
};
