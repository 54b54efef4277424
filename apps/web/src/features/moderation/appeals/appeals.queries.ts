import { type Appeal, listAppeals, reviewAppeal } from '@fitarc/contract/appeals';
import { call, callPage } from '../../../lib/api.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import type { Verdict } from '../review/use-review.ts';

export const openAppeals = {
  key: [...queryRoots.admin, 'appeals'],
  idOf: ({ id }: Appeal) => id,
  read: (page: { limit: number; offset: number }, signal: AbortSignal) =>
    callPage(listAppeals, { query: page }, { signal }),
};

const DECISIONS = { approve: 'accept', reject: 'decline' } as const;

export const sendDecision = ({ id }: Appeal, verdict: Verdict, note: string) =>
  call(reviewAppeal, { params: { id: String(id) }, body: { status: DECISIONS[verdict], note } });
