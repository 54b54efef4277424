import { type FoodMatch, matchFoods } from '@fitarc/contract/food-match';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';
import { orOffline } from './offline-fallback.ts';

/** The foods and weights that lines name. */
export async function matchFoodLines(
  body: { readonly lines: string[]; readonly raw?: boolean },
  signal: AbortSignal,
): Promise<FoodMatch[]> {
  try {
    return await call(matchFoods, { body }, { signal });
  } catch (error) {
    return orOffline(error, ({ matchOffline }) => matchOffline(body.lines, body.raw === true));
  }
}

/** The foods that one line names. */
export const matchesQuery = (line: string) =>
  queryOptions({
    queryKey: [...queryRoots.foodMatches, line],
    enabled: line !== '',
    queryFn: ({ signal }) => matchFoodLines({ lines: [line] }, signal),
  });
