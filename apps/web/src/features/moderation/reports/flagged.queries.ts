import type { InputOf } from '@fitarc/contract/endpoint';
import { type FlaggedFood, listFlagged, reviewFlag } from '@fitarc/contract/reports';
import { call, callPage } from '../../../lib/api.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import type { Verdict } from '../review/use-review.ts';

type ContentType = InputOf<typeof reviewFlag>['body']['contentType'];

/** A report with what it is about; of a food there is more to see. */
export interface Flagged extends Pick<FlaggedFood, 'flag_id' | 'name' | 'email' | 'reason'> {
  readonly type: ContentType;
  readonly food?: FlaggedFood;
}

/** Pages are of foods, which members report; the two other groups are read with every page. */
export const flaggedContent = {
  key: [...queryRoots.reports, 'flagged'],
  idOf: ({ type, flag_id }: Flagged) => `${type} ${flag_id}`,
  read: async (page: { limit: number; offset: number }, signal: AbortSignal) => {
    const { rows, total } = await callPage(listFlagged, { query: page }, { signal });
    const all: Flagged[] = [
      ...rows.contributedFoods.map((food) => ({ ...food, type: 'contributed_food' as const, food })),
      ...rows.workouts.map((item) => ({ ...item, type: 'workout' as const })),
      ...rows.meals.map((item) => ({ ...item, type: 'meal' as const })),
    ];
    return { rows: all, total };
  },
};

const ACTIONS = { approve: 'approved', reject: 'rejected' } as const;

export const sendReview = ({ type, flag_id }: Flagged, verdict: Verdict) =>
  call(reviewFlag, {
    params: { flagId: String(flag_id) },
    body: { contentType: type, action: ACTIONS[verdict] },
  });
