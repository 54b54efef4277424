import * as api from '@fitarc/contract/saved-meals';
import { type Route, route } from '../../platform/http/route.ts';
import { write } from '../../platform/writes/write.ts';
import { presentMeal } from '../meals/meals.routes.ts';
import { findSavedMeal, listSummaries } from './saved-meals.repository.ts';
import {
  changeSavedMeal,
  createSavedMeal,
  logSavedMeal,
  presentSavedMeal,
  removeSavedMeal,
  requireSavedMeal,
  type SavedMealDeps,
} from './saved-meals.service.ts';

export const savedMealsRoutes = ({ db, clock }: SavedMealDeps): Route[] => [
  route(api.listSavedMeals, async ({ session }) =>
    (await listSummaries(db, session.userId)).map(({ id, updatedAt, ...row }) => ({
      saved_meal_id: id,
      ...row,
      updated_at: updatedAt.toISOString(),
    })),
  ),
  route(api.getSavedMeal, async ({ params, session }) =>
    presentSavedMeal(await requireSavedMeal(db, session.userId, params.id)),
  ),
  write(api.createSavedMeal, async ({ tx, body, session }) =>
    presentSavedMeal(await createSavedMeal(tx, clock, session.userId, body)),
  ),
  write(api.updateSavedMeal, {
    current: async ({ tx, params, session }) => {
      const row = await findSavedMeal(tx, session.userId, params.id);
      return row && presentSavedMeal(row);
    },
    handle: async ({ tx, params, body, session }) =>
      presentSavedMeal(await changeSavedMeal(tx, clock, session.userId, params.id, body)),
  }),
  write(api.deleteSavedMeal, async ({ tx, params, session }) => {
    await removeSavedMeal(tx, session.userId, params.id);
    return { message: 'Saved meal deleted' };
  }),
  write(api.logSavedMeal, async ({ tx, params, body, session }) =>
    (await logSavedMeal(tx, clock, session.userId, params.id, body)).map(presentMeal),
  ),
];
