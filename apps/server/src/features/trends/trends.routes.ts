import * as api from '@fitarc/contract/trends';
import { addDays, localDate } from '@fitarc/domain/local-date';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { callerDay } from '../../platform/http/time-zone.ts';
import { listDaySums } from '../meals/meals.repository.ts';
import {
  type Days,
  listCalendarDays,
  listTrainedExercises,
  listTrainedWeeks,
  listWorkoutDays,
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

export function trendsRoutes({ db, clock }: TrendsDeps): Route[] {
  const daysOf = ({ query, session, request }: Asked): Days => {
    const { today, latest } = callerDay(request, clock);
    return { userId: session.userId, from: addDays(today, -query.days), to: latest };
  };
  return [
    route(api.getNutritionTrend, async (call) => {
      const { userId, from, to } = daysOf(call);
      const sums = await listDaySums(db, userId, from, to);
      return sums.map(({ date, calories, protein, carbs, fats }) => ({
        date,
        total_calories: calories,
        total_protein: protein,
        total_carbs: carbs,
        total_fats: fats,
      }));
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
