import {
  type AdminFood,
  type AdminFoodChange,
  type AdminFoodState,
  changeFood,
  listFoods,
  removeFood,
  reopenFood,
  restoreFood,
} from '@fitarc/contract/admin-foods';
import type { QueryClient } from '@tanstack/react-query';
import { call, callPage } from '../../../lib/api.ts';
import { queryRoots } from '../../../lib/query-keys.ts';

const approvedKey = [...queryRoots.foods, 'public'];

interface Filter {
  readonly search: string;
  readonly state: AdminFoodState | undefined;
  readonly contributor: number | undefined;
}

export const approvedFoods = ({ search, state, contributor }: Filter) => ({
  key: [...approvedKey, search, state ?? '', contributor ?? ''],
  idOf: ({ id }: AdminFood) => id,
  read: (page: { limit: number; offset: number }, signal: AbortSignal) =>
    callPage(listFoods, { query: { ...page, search: search || undefined, state, contributor } }, { signal }),
});

const paramsOf = ({ id }: AdminFood) => ({ params: { id: String(id) } });

/** Says which state of the food was read, so that nobody overwrites what they have not seen. */
export const sendChange = (food: AdminFood, change: AdminFoodChange) =>
  call(changeFood, { ...paramsOf(food), body: { ...change, seen: food.updated_at } });
export const sendRemoval = (food: AdminFood, note: string) =>
  call(removeFood, { ...paramsOf(food), body: note ? { note } : {} });
export const sendRestoration = (food: AdminFood) => call(restoreFood, paramsOf(food));
export const sendReopening = (food: AdminFood) => call(reopenFood, paramsOf(food));

/** Whoever finds it finds it as it is now. */
export function refreshApproved(queryClient: QueryClient): void {
  for (const queryKey of [queryRoots.foods, queryRoots.foodSearch, queryRoots.admin])
    void queryClient.invalidateQueries({ queryKey });
}
