import { listMealDays } from '@fitarc/contract/meals';
import { calculateNutritionGoals, type Goals, getNutritionGoals } from '@fitarc/contract/nutrition';
import type { LocalDate } from '@fitarc/domain/local-date';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { queryRoots } from '../../lib/query-keys.ts';

/** Null until they are calculated. */
export const goalsQuery = () =>
  queryOptions({
    queryKey: queryRoots.nutritionGoals,
    queryFn: ({ signal }) => call(getNutritionGoals, { query: { optional: true } }, { signal }),
  });

const isSessionOver = (error: unknown) => error instanceof ApiError && error.status === 401;

/** In silence, so those that are there and only could not be read must stay: they may be set by hand. */
async function calculateGoals(signal: AbortSignal): Promise<Goals | null> {
  try {
    return await call(calculateNutritionGoals, { body: { keep: true } }, { signal });
  } catch (error) {
    if (isSessionOver(error)) throw error;
    return null;
  }
}

/** Where goals are what the page is about: they are fetched, and calculated when that fails; null when both do. */
export const ownGoalsQuery = () =>
  queryOptions({
    queryKey: [...goalsQuery().queryKey, 'own'],
    queryFn: async ({ signal }) => {
      try {
        return await call(getNutritionGoals, { query: {} }, { signal });
      } catch (error) {
        if (isSessionOver(error) || signal.aborted) throw error;
        return calculateGoals(signal);
      }
    },
  });

/** The sums of each day with meals, both ends included. */
export const mealDaysQuery = (from: LocalDate, to: LocalDate) =>
  queryOptions({
    queryKey: [...queryRoots.mealDays, from, to],
    queryFn: ({ signal }) => call(listMealDays, { query: { startDate: from, endDate: to } }, { signal }),
  });
