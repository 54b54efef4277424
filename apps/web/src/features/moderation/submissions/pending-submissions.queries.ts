import {
  listPendingSubmissions,
  type PendingSubmission,
  reopenSubmission,
  reviewSubmission,
  type SubmissionState,
} from '@fitarc/contract/submissions';
import { call, callPage } from '../../../lib/api.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import type { Verdict } from '../review/use-review.ts';

export const pendingSubmissions = {
  key: [...queryRoots.submissions, 'pending', 'page'],
  idOf: ({ id }: PendingSubmission) => id,
  read: (page: { limit: number; offset: number }, signal: AbortSignal) =>
    callPage(listPendingSubmissions, { query: page }, { signal }),
};

export const sendReview = ({ id }: PendingSubmission, status: Verdict, note: string) =>
  call(reviewSubmission, { params: { id: String(id) }, body: { status, note } });

/** What was decided about, the last one first. */
export const reviewedSubmissions = (state: SubmissionState) => ({
  key: [...queryRoots.submissions, 'reviewed', state],
  idOf: ({ id }: PendingSubmission) => id,
  read: (page: { limit: number; offset: number }, signal: AbortSignal) =>
    callPage(listPendingSubmissions, { query: { ...page, state } }, { signal }),
});

export const sendReopening = ({ id }: PendingSubmission) =>
  call(reopenSubmission, { params: { id: String(id) } });
