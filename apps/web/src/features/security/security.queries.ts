import * as api from '@fitarc/contract/security';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

/** Another device may have changed any of it: asked for anew whenever the page is opened. */
const staleTime = 0;

export const securityQuery = () =>
  queryOptions({
    queryKey: [...queryRoots.security, 'ways-in'],
    staleTime,
    queryFn: ({ signal }) => call(api.getSecurity, {}, { signal }),
  });

export const sessionsQuery = () =>
  queryOptions({
    queryKey: [...queryRoots.security, 'sessions'],
    staleTime,
    queryFn: ({ signal }) => call(api.listSessions, {}, { signal }),
  });

export const eventsQuery = (limit: number) =>
  queryOptions({
    queryKey: [...queryRoots.security, 'events', limit],
    staleTime,
    queryFn: ({ signal }) => callPage(api.listSecurityEvents, { query: { limit } }, { signal }),
  });

/** After every change: the ways in, the devices, the events and the tokens, which may have ended with the devices. */
export const refreshSecurity = (queryClient: QueryClient) =>
  Promise.all(
    [queryRoots.security, queryRoots.tokens].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );

export const endSession = (id: string) => call(api.endSession, { params: { id } });
export const endOtherSessions = () => call(api.endOtherSessions, {});
