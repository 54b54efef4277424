import { listPlans } from '@fitarc/contract/plans';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const plansQuery = () =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: ({ signal }) => call(listPlans, {}, { signal }),
  });
