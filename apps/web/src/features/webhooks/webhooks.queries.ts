import type { InputOf } from '@fitarc/contract/endpoint';
import * as api from '@fitarc/contract/webhooks';
import { LEASE_MINUTES } from '@fitarc/domain/webhook';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

export const webhooksQuery = () =>
  queryOptions({
    queryKey: queryRoots.webhooks,
    // FitArc may have switched one off meanwhile.
    staleTime: 0,
    queryFn: ({ signal }) => call(api.listWebhooks, {}, { signal }),
  });

/** Being sent, or about to be. */
const isUnderWay = ({ state, next_attempt_at }: api.Delivery) =>
  state === 'waiting' && Date.parse(next_attempt_at ?? '') <= Date.now() + LEASE_MINUTES * 60_000;

export const deliveriesQuery = (id: number | string) =>
  queryOptions({
    queryKey: [...queryRoots.webhooks, 'deliveries', id],
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data: api.Delivery[] | undefined } }) =>
      state.data?.some(isUnderWay) ? 1_000 : 5_000,
    queryFn: ({ signal }) => call(api.listDeliveries, { params: { id: String(id) } }, { signal }),
  });

type Wish = InputOf<typeof api.createWebhook>['body'];
type Changes = InputOf<typeof api.updateWebhook>['body'];
export const createWebhook = (body: Wish) => call(api.createWebhook, { body });
export const updateWebhook = (id: number | string, body: Changes) =>
  call(api.updateWebhook, { params: { id: String(id) }, body });
export const deleteWebhook = (id: number | string) => call(api.deleteWebhook, { params: { id: String(id) } });
export const testWebhook = (id: number | string) => call(api.testWebhook, { params: { id: String(id) } });
export const sendAgain = (id: number | string) => call(api.sendAgain, { params: { id: String(id) } });
