import { getNutritionGoals } from '@fitarc/contract/nutrition';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Null until they are calculated. */
export const goalsQuery = () =>
  queryOptions({
    queryKey: ['nutrition-goals'],
    queryFn: ({ signal }) => call(getNutritionGoals, { query: { optional: true } }, { signal }),
  });
