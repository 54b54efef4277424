import { listOwnReports } from '@fitarc/contract/reports';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

export const ownReportsQuery = () =>
  queryOptions({
    queryKey: [...queryRoots.reports, 'own'],
    queryFn: ({ signal }) => call(listOwnReports, {}, { signal }),
    // A decision may have come in since.
    staleTime: 0,
  });
