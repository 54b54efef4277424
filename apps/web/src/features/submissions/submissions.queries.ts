import { listSubmissions } from '@fitarc/contract/submissions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

export const ownSubmissionsQuery = () =>
  queryOptions({
    queryKey: [...queryRoots.submissions, 'own'],
    queryFn: ({ signal }) => call(listSubmissions, {}, { signal }),
    // A review may have come in since.
    staleTime: 0,
  });
