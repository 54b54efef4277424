import { contributeFood, deleteFood, type Food, listContributions } from '@fitarc/contract/foods';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ignoreNotFound } from '../../lib/api-error.ts';
import { queryRoots } from '../../lib/query-keys.ts';
import type { CustomFoodPayload } from './custom-food.form.ts';

export const contributionsQuery = () =>
  queryOptions({
    queryKey: queryRoots.contributions,
    queryFn: ({ signal }) => call(listContributions, {}, { signal }),
    // A review may have come in since.
    staleTime: 0,
  });

const AFFECTED = [queryRoots.contributions, queryRoots.foodSearch, queryRoots.mealSuggestions];

/** After a food of one's own was made, changed or deleted. */
export async function refreshFoods(queryClient: QueryClient): Promise<void> {
  await Promise.all(AFFECTED.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

export const contribute = (body: CustomFoodPayload, idempotencyKey: string) =>
  call(contributeFood, { body }, { idempotencyKey });

export async function removeFood({ food_id }: Food): Promise<void> {
  await call(deleteFood, { params: { id: String(food_id) } }).catch(ignoreNotFound);
}

/** Only this word counts; any other means not yet, or no longer. */
export const isApproved = ({ approval_status }: Food): boolean => approval_status === 'approved';
