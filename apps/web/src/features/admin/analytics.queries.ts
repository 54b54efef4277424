import { getSystemAnalytics } from '@fitarc/contract/admin';
import type { ResponseOf } from '@fitarc/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

export type Analytics = ResponseOf<typeof getSystemAnalytics>;

const EVERY_MS = 30_000;

/** Asked for again while somebody looks at it: what is measured moves on. */
export const analyticsQuery = () =>
  queryOptions({
    queryKey: [...queryRoots.admin, 'analytics'],
    queryFn: ({ signal }) => call(getSystemAnalytics, {}, { signal }),
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });
