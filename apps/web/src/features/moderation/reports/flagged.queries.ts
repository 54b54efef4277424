import type { InputOf } from '@fitarc/contract/endpoint';
import { type FlaggedFood, listFlagged, reopenFlag, reviewFlag } from '@fitarc/contract/reports';
import { call, callPage } from '../../../lib/api.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import type { Verdict } from '../review/use-review.ts';

type ContentType = InputOf<typeof reviewFlag>['body']['contentType'];
type Item = Pick<FlaggedFood, 'flag_id' | 'name' | 'email' | 'reason'> & Partial<FlaggedFood>;

export type Report = Pick<FlaggedFood, 'flag_id' | 'email' | 'reason'> & { readonly reported_at?: string };

/** What was reported, with all reports on it that are shown; of a food there is more to see. */
export interface Flagged {
  readonly type: ContentType;
  readonly name: string;
  readonly reports: readonly [Report, ...Report[]];
  readonly food?: FlaggedFood;
}

const reportOf = ({ flag_id, email, reason, reported_at }: Item): Report => ({
  flag_id,
  email,
  reason,
  ...(reported_at ? { reported_at } : {}),
});

/** The reports on one food follow each other. */
function byFood(rows: readonly FlaggedFood[]): Flagged[] {
  const groups: Flagged[] = [];
  for (const food of rows) {
    const last = groups.at(-1);
    const isSame = food.food_id !== null && last?.food?.food_id === food.food_id;
    if (last && isSame) groups[groups.length - 1] = { ...last, reports: [...last.reports, reportOf(food)] };
    else groups.push({ type: 'contributed_food', name: food.name, reports: [reportOf(food)], food });
  }
  return groups;
}

const alone = (type: ContentType) => (item: Item) =>
  ({ type, name: item.name, reports: [reportOf(item)] }) satisfies Flagged;

const flaggedKey = [...queryRoots.reports, 'flagged'];

/** Pages are of foods, which members report; the two other groups are read with every page. */
export const flaggedContent = {
  key: [...flaggedKey, 'open'],
  idOf: ({ type, reports: [first] }: Flagged) => `${type} ${first.flag_id}`,
  read: async (page: { limit: number; offset: number }, signal: AbortSignal) => {
    const query = { group: 'food' as const, ...page };
    const { rows, total } = await callPage(listFlagged, { query }, { signal });
    const all: Flagged[] = [
      ...byFood(rows.contributedFoods),
      ...rows.workouts.map(alone('workout')),
      ...rows.meals.map(alone('meal')),
    ];
    return { rows: all, total };
  },
};

/** Reports that were closed because the food is fine. */
export const closedReports = {
  key: [...flaggedKey, 'approved'],
  idOf: ({ flag_id }: FlaggedFood) => flag_id,
  read: async (page: { limit: number; offset: number }, signal: AbortSignal) => {
    const query = { state: 'approved' as const, ...page };
    const { rows, total } = await callPage(listFlagged, { query }, { signal });
    return { rows: rows.contributedFoods, total };
  },
};

const ACTIONS = { approve: 'approved', reject: 'rejected' } as const;

/** The reports that were read are closed with the first of them; one that came in since is not. */
export function sendReview({ type, reports: [first, ...others] }: Flagged, verdict: Verdict, note: string) {
  const also = others.map(({ flag_id }) => flag_id);
  return call(reviewFlag, {
    params: { flagId: String(first.flag_id) },
    body: {
      contentType: type,
      action: ACTIONS[verdict],
      ...(verdict === 'approve' && also.length > 0 ? { also } : {}),
      ...(note ? { note } : {}),
    },
  });
}

export const sendReopening = ({ flag_id }: Pick<Report, 'flag_id'>) =>
  call(reopenFlag, { params: { flagId: String(flag_id) } });

/** In turn: of each the server locks the same food. */
export async function reopenAll({ reports }: Flagged): Promise<void> {
  for (const report of reports) await sendReopening(report);
}
