import * as api from '@fitarc/contract/plan-sharing';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { queryRoots } from '../../../lib/query-keys.ts';

type Id = number | string;

export const planShareQuery = (id: Id) =>
  queryOptions({
    queryKey: [...queryRoots.plan, String(id), 'share'],
    queryFn: ({ signal }) => call(api.getPlanShare, { params: { id: String(id) } }, { signal }),
  });

export const sendShare = (id: Id) => call(api.sharePlan, { params: { id: String(id) } });
export const sendStopSharing = (id: Id) => call(api.stopSharingPlan, { params: { id: String(id) } });
