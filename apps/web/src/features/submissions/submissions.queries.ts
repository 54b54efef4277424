import {
  listPendingSubmissions,
  listSubmissions,
  type PendingSubmission,
  reviewSubmission,
} from '@fitarc/contract/submissions';
import { queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api.ts';
import type { Verdict } from '../../lib/use-review.ts';

export const ownSubmissionsQuery = () =>
  queryOptions({
    queryKey: ['submissions', 'own'],
    queryFn: ({ signal }) => call(listSubmissions, {}, { signal }),
    // A review may have come in since.
    staleTime: 0,
  });

export const pendingSubmissions = {
  key: ['submissions', 'pending', 'page'],
  idOf: ({ id }: PendingSubmission) => id,
  read: (page: { limit: number; offset: number }, signal: AbortSignal) =>
    callPage(listPendingSubmissions, { query: page }, { signal }),
};

export const sendReview = ({ id }: PendingSubmission, status: Verdict, note: string) =>
  call(reviewSubmission, { params: { id: String(id) }, body: { status, note } });
