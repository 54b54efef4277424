import { listPlans } from '@fitarc/contract/plans';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';
import { fetchPlan } from './plan-calls.ts';

export const plansQuery = () =>
  queryOptions({
    queryKey: queryRoots.plans,
    queryFn: ({ signal }) => call(listPlans, {}, { signal }),
  });

export const planQuery = (id: number | string) =>
  queryOptions({
    queryKey: [...queryRoots.plan, String(id)],
    queryFn: ({ signal }) => fetchPlan(id, signal),
  });

/** After a plan was stored or deleted: lists, menus and pages show it. */
export const refreshPlans = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: queryRoots.plans }),
    queryClient.invalidateQueries({ queryKey: queryRoots.plan }),
  ]);
