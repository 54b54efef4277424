import { listPlans } from '@fitarc/contract/plans';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { getOrCreateInitial, type Wish } from './generation.ts';
import { fetchPlan } from './plan-calls.ts';

export const plansQuery = () =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: ({ signal }) => call(listPlans, {}, { signal }),
  });

export const planQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['plan', String(id)],
    queryFn: ({ signal }) => fetchPlan(id, signal),
  });

/** What an editor begins with is read once, when it is opened. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false } as const;

export const editedPlanQuery = (id: string) =>
  queryOptions({
    queryKey: ['edited-plan', id],
    queryFn: ({ signal }) => fetchPlan(id, signal),
    ...ONCE,
  });

export const initialPlanQuery = (wish: Wish) =>
  queryOptions({
    queryKey: ['initial-plan', wish],
    queryFn: ({ signal }) => getOrCreateInitial(wish, signal),
    ...ONCE,
  });

/** After a plan was stored or deleted: lists, menus and pages show it. */
export const refreshPlans = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['plans'] }),
    queryClient.invalidateQueries({ queryKey: ['plan'] }),
  ]);
