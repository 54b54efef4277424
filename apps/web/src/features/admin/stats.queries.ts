import { getDashboardStats } from '@fitarc/contract/admin';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

/** Read by the dashboard, the list of users and the side navigation. */
export const statsQuery = () =>
  queryOptions({
    queryKey: [...queryRoots.admin, 'stats'],
    queryFn: ({ signal }) => call(getDashboardStats, {}, { signal }),
  });
