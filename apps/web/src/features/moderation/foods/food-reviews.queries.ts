import { listPendingFoods, type PendingFood, reviewFood } from '@fitarc/contract/food-reviews';
import { call, callPage } from '../../../lib/api.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import type { Verdict } from '../review/use-review.ts';

export const pendingFoods = {
  key: [...queryRoots.foods, 'pending'],
  idOf: ({ id }: PendingFood) => id,
  read: (page: { limit: number; offset: number }, signal: AbortSignal) =>
    callPage(listPendingFoods, { query: page }, { signal }),
};

/** Says which state of the food was read, so that nobody approves what they have not seen. */
export const sendReview = ({ id, updated_at }: PendingFood, status: Verdict, note: string) =>
  call(reviewFood, {
    params: { id: String(id) },
    body: { status, ...(updated_at ? { seen: updated_at } : {}), ...(note ? { note } : {}) },
  });
