import { queryOptions } from '@tanstack/react-query';
import { queryRoots } from '../../lib/query-keys.ts';
import { ONCE } from './editor.queries.ts';
import { getOrCreateInitial, type PlanRequest } from './generation.ts';

export const initialPlanQuery = (planRequest: PlanRequest) =>
  queryOptions({
    queryKey: [...queryRoots.initialPlan, planRequest],
    queryFn: ({ signal }) => getOrCreateInitial(planRequest, signal),
    ...ONCE,
  });
