import * as api from '@fitarc/contract/nutrition';
import { notFound } from '../../platform/http/app-error.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { callerDay } from '../../platform/http/time-zone.ts';
import { write } from '../../platform/writes/write.ts';
import { checkInRoutes } from './check-in.routes.ts';
import type { StoredGoals } from './nutrition.repository.ts';
import { calculateGoals, type NutritionDeps, readGoals, setGoals } from './nutrition.service.ts';
import { listTrainingDays } from './training-days.service.ts';

const presentGoals = (goals: StoredGoals): api.Goals => ({
  daily_calories_goal: goals.calories,
  daily_protein_goal: goals.protein,
  daily_carbs_goal: goals.carbs,
  daily_fats_goal: goals.fats,
  source: goals.source,
  daily_fiber_goal: goals.fiber ?? undefined,
  daily_sugar_goal: goals.sugar ?? undefined,
  daily_saturated_fat_goal: goals.saturatedFat ?? undefined,
  daily_sodium_goal: goals.sodium ?? undefined,
  daily_water_goal: goals.water ?? undefined,
  by_day: goals.byDay ?? undefined,
});

const OPTIONAL = {
  fiber: 'daily_fiber_goal',
  sugar: 'daily_sugar_goal',
  saturatedFat: 'daily_saturated_fat_goal',
  sodium: 'daily_sodium_goal',
  water: 'daily_water_goal',
} as const;

const readOptional = (body: api.GoalsInput) =>
  Object.fromEntries(
    Object.entries(OPTIONAL).flatMap(([column, field]) =>
      body[field] === undefined ? [] : [[column, body[field]]],
    ),
  );

export const nutritionRoutes = ({ db, clock }: NutritionDeps): Route[] => [
  route(api.getNutritionGoals, async ({ query, session, request }) => {
    const goals = await readGoals(db, session.userId, callerDay(request, clock).today);
    if (!goals && !query.optional) throw notFound('No nutrition goals found');
    return goals ? presentGoals(goals) : null;
  }),
  write(api.setNutritionGoals, async ({ tx, body, session }) =>
    presentGoals(
      await setGoals(tx, clock, session.userId, {
        calories: body.daily_calories_goal,
        protein: body.daily_protein_goal,
        carbs: body.daily_carbs_goal,
        fats: body.daily_fats_goal,
        byDay: body.by_day ?? null,
        ...readOptional(body),
      }),
    ),
  ),
  write(api.calculateNutritionGoals, async ({ tx, body, session, request }) => {
    const { today } = callerDay(request, clock);
    return presentGoals(await calculateGoals(tx, clock, session.userId, today, body.keep ?? false));
  }),
  route(api.listTrainingDays, ({ query, session, request }) => {
    const { today } = callerDay(request, clock);
    return listTrainingDays(db, session.userId, { from: query.startDate, to: query.endDate, today });
  }),
  ...checkInRoutes({ db, clock }),
];
