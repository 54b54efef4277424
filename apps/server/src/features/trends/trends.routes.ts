import * as api from '@fitarc/contract/trends';
import { addDays, localDate } from '@fitarc/domain/local-date';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { callerDay } from '../../platform/http/time-zone.ts';
import {
  type Days,
  listCalendarDays,
  listNutritionDays,
  listTrainedExercises,
  listTrainedWeeks,
  listWorkoutDays,
  type NutritionDayRow,
} from './trends.repository.ts';

/** No workout can be dated later. */
const LAST_DAY = localDate('2100-12-31');

interface TrendsDeps {
  readonly db: Db;
  readonly clock: Clock;
}

interface Asked {
  readonly query: { readonly days: number };
  readonly session: { readonly userId: number };
  readonly request: FastifyRequest;
}

/** What no meal of the day tells is left out. */
function presentNutritionDay(row: NutritionDayRow): api.NutritionDay {
  const { fiber, sugar, saturatedFat, sodium } = row;
  const isTold = [fiber, sugar, saturatedFat, sodium].some((figure) => figure !== null);
  return {
    date: row.date,
    total_calories: row.calories,
    total_protein: row.protein,
    total_carbs: row.carbs,
    total_fats: row.fats,
    ...(isTold && { meals: row.meals }),
    ...(fiber !== null && { total_fiber: fiber, fiber_meals: row.fiberMeals }),
    ...(sugar !== null && { total_sugar: sugar, sugar_meals: row.sugarMeals }),
    ...(saturatedFat !== null && {
      total_saturated_fat: saturatedFat,
      saturated_fat_meals: row.saturatedFatMeals,
    }),
    ...(sodium !== null && { total_sodium: sodium, sodium_meals: row.sodiumMeals }),
  };
}

export function trendsRoutes({ db, clock }: TrendsDeps): Route[] {
  const daysOf = ({ query, session, request }: Asked): Days => {
    const { today, latest } = callerDay(request, clock);
    return { userId: session.userId, from: addDays(today, -query.days), to: latest };
  };
  return [
    route(api.getNutritionTrend, async (call) => {
      const rows = await listNutritionDays(db, daysOf(call));
      return rows.map(presentNutritionDay);
    }),
    route(api.getWorkoutTrend, async (call) => {
      const rows = await listWorkoutDays(db, daysOf(call));
      return rows.map((row) => ({
        ...row,
        total_workout_count: row.workout_count,
        total_calories_burned: row.calories_burned,
      }));
    }),
    route(api.getTrainedExercises, (call) => listTrainedExercises(db, daysOf(call))),
    route(api.getTrainedWeeks, (call) => listTrainedWeeks(db, daysOf(call))),
    route(api.getTrainingCalendar, (call) => listCalendarDays(db, { ...daysOf(call), to: LAST_DAY })),
  ];
}
