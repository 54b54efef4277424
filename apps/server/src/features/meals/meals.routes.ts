import { listMealSuggestions } from '@fitarc/contract/meal-suggestions';
import * as api from '@fitarc/contract/meals';
import { addDays } from '@fitarc/domain/local-date';
import { type Route, route } from '../../platform/http/route.ts';
import { callerDay, statedTimeZone } from '../../platform/http/time-zone.ts';
import { write } from '../../platform/writes/write.ts';
import { presentAdditional } from './additional-nutrients.service.ts';
import { requireRange } from './day-range.service.ts';
import {
  findMeal,
  listDaySums,
  listMealsBetween,
  listMealsById,
  readDiary,
  type ShownMeal,
} from './meals.repository.ts';
import {
  addMeal,
  addMeals,
  changeMeal,
  copyMeals,
  type MealDeps,
  nutrientsOfMeal,
  removeMeal,
} from './meals.service.ts';
import { suggestMeals } from './suggestions.service.ts';

export const presentMeal = (row: ShownMeal): api.Meal => ({
  meal_id: row.id,
  name: row.name,
  ...nutrientsOfMeal(row),
  date: row.date,
  serving: row.serving ?? '',
  portion: row.portion,
  food_id: row.foodId,
  ...presentAdditional(row),
  updated_at: row.updatedAt.toISOString(),
});

const DAYS_BACK = 90;

export function mealsRoutes({ db, clock }: MealDeps): Route[] {
  return [
    route(api.listMeals, async ({ params, session }) =>
      (await readDiary(db, session.userId, params.date)).map(presentMeal),
    ),
    route(api.listMealRange, async ({ query: { startDate, endDate }, session }) => {
      requireRange(startDate, endDate, api.MOST_RANGE_DAYS);
      return (await listMealsBetween(db, session.userId, startDate, endDate)).map(presentMeal);
    }),
    route(api.listMealDays, async ({ query, session }) => {
      requireRange(query.startDate, query.endDate);
      return listDaySums(db, session.userId, query.startDate, query.endDate);
    }),
    route(listMealSuggestions, async ({ session, request }) => {
      const { latest } = callerDay(request, clock);
      return suggestMeals(db, session.userId, addDays(latest, -DAYS_BACK), latest);
    }),
    write(api.addMeal, {
      handle: async ({ tx, body, session }) => presentMeal(await addMeal(tx, clock, session.userId, body)),
      legacyResponse: async ({ tx, session }, ids) =>
        (await listMealsById(tx, session.userId, ids)).map(presentMeal)[0],
    }),
    write(api.addMeals, async ({ tx, body, session }) =>
      (await addMeals(tx, clock, session.userId, body.meals)).map(presentMeal),
    ),
    write(api.copyMeals, {
      handle: async ({ tx, body, session }) =>
        (await copyMeals(tx, clock, session.userId, body)).map(presentMeal),
      legacyResponse: async ({ tx, session }, ids) => {
        const meals = await listMealsById(tx, session.userId, ids);
        return meals.length > 0 ? meals.map(presentMeal) : undefined;
      },
    }),
    write(api.updateMeal, {
      current: async ({ tx, params, session }) => {
        const meal = await findMeal(tx, session.userId, params.id);
        return meal && presentMeal(meal);
      },
      handle: async ({ tx, params, body, session, request }) => {
        const change = { changes: body, timeZone: statedTimeZone(request) };
        return presentMeal(await changeMeal(tx, clock, session.userId, params.id, change));
      },
    }),
    write(api.deleteMeal, async ({ tx, params, session }) => {
      await removeMeal(tx, session.userId, params.id);
      return { message: 'Meal deleted' };
    }),
  ];
}
