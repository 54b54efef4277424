import * as api from '@fitarc/contract/nutrition';
import { notFound } from '../../platform/http/app-error.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { callerDay } from '../../platform/http/time-zone.ts';
import { write } from '../../platform/writes/write.ts';
import { findGoals, type StoredGoals } from './nutrition.repository.ts';
import { calculateGoals, type NutritionDeps, setGoals } from './nutrition.service.ts';

const presentGoals = ({ calories, protein, carbs, fats, source }: StoredGoals): api.Goals => ({
  daily_calories_goal: calories,
  daily_protein_goal: protein,
  daily_carbs_goal: carbs,
  daily_fats_goal: fats,
  source,
});

export const nutritionRoutes = ({ db, clock }: NutritionDeps): Route[] => [
  route(api.getNutritionGoals, async ({ query, session }) => {
    const goals = await findGoals(db, session.userId);
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
      }),
    ),
  ),
  write(api.calculateNutritionGoals, async ({ tx, body, session, request }) => {
    const { today } = callerDay(request, clock);
    return presentGoals(await calculateGoals(tx, clock, session.userId, today, body.keep ?? false));
  }),
];
