import { queryOptions } from '@tanstack/react-query';
import { queryRoots } from '../../lib/query-keys.ts';
import { fetchPlan } from './plan-calls.ts';

/** What an editor begins with is read once, when it is opened. */
export const ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false } as const;

export const editedPlanQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryRoots.editedPlan, id],
    queryFn: ({ signal }) => fetchPlan(id, signal),
    ...ONCE,
  });
