import type { InputOf } from '@fitarc/contract/endpoint';
import * as api from '@fitarc/contract/saved-meals';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ignoreNotFound } from '../../lib/api-error.ts';
import { queryRoots } from '../../lib/query-keys.ts';

type Id = number | string;
const paramsOf = (id: Id) => ({ params: { id: String(id) } });

export const savedMealsQuery = () =>
  queryOptions({
    queryKey: queryRoots.savedMeals,
    queryFn: ({ signal }) => call(api.listSavedMeals, {}, { signal }),
  });

export const refreshSavedMeals = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: queryRoots.savedMeals });

type NewMeal = InputOf<typeof api.createSavedMeal>['body'];

export const saveMeal = (body: NewMeal, idempotencyKey: string) =>
  call(api.createSavedMeal, { body }, { idempotencyKey });
export const renameSavedMeal = (id: Id, name: string) =>
  call(api.updateSavedMeal, { ...paramsOf(id), body: { name } });
export const readSavedMeal = (id: Id) => call(api.getSavedMeal, paramsOf(id));
export const deleteSavedMeal = (id: Id) => call(api.deleteSavedMeal, paramsOf(id)).catch(ignoreNotFound);

type Logging = InputOf<typeof api.logSavedMeal>['body'];
const EATEN = [queryRoots.meals, queryRoots.mealDays, queryRoots.mealSuggestions, queryRoots.trends];

export async function logSavedMeal(queryClient: QueryClient, id: Id, body: Logging, idempotencyKey: string) {
  const meals = await call(api.logSavedMeal, { ...paramsOf(id), body }, { idempotencyKey });
  for (const queryKey of EATEN) void queryClient.invalidateQueries({ queryKey });
  return meals;
}
