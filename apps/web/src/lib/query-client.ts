import { QueryClient, type QueryPersister } from '@tanstack/react-query';
import { registerOfflineLayer } from './api.ts';
import { NOT_STORED, storedFirst } from './offline/stored-first.ts';

/**
 * The first read of a query is answered from what the browser has stored, and then by the server. What is read once,
 * an editor's start for instance, is always the server's.
 */
const persister: QueryPersister = async (queryFn, context, query) => {
  const isReadOnce = Reflect.get(query.options, 'staleTime') === Number.POSITIVE_INFINITY;
  if (query.state.data !== undefined || isReadOnce) return queryFn(context);
  try {
    const stored = await storedFirst(() => queryFn(context));
    setTimeout(() => {
      query.fetch().catch(() => undefined);
    });
    return stored;
  } catch (error) {
    if (error !== NOT_STORED) throw error;
    return queryFn(context);
  }
};

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      persister,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

const refresh = () => void queryClient.invalidateQueries();
registerOfflineLayer(import('./offline/start.ts').then(({ startOffline }) => startOffline(refresh)));
