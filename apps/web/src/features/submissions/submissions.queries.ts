import { listSubmissions } from '@fitarc/contract/submissions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const ownSubmissionsQuery = () =>
  queryOptions({
    queryKey: ['submissions', 'own'],
    queryFn: ({ signal }) => call(listSubmissions, {}, { signal }),
    // A review may have come in since.
    staleTime: 0,
  });
