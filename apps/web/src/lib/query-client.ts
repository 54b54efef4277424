import { QueryCache, QueryClient, type QueryPersister } from '@tanstack/react-query';
import { registerOfflineLayer } from './api.ts';
import { storedFirst } from './offline/stored-first.ts';

/** Long ago: it is stale. */
const FROM_STORE = 1;

/** Whether the server has not answered yet: a form that begins with it would save old values. */
export const isFromStore = ({ dataUpdatedAt }: { dataUpdatedAt: number }): boolean =>
  dataUpdatedAt === FROM_STORE;

const answeredFromStore = new WeakSet<object>();

/**
 * The first read of a query is answered from what the browser has stored, and then by the server. What is read once,
 * an editor's start for instance, or never kept is always the server's.
 */
const persister: QueryPersister = async (queryFn, context, query) => {
  const isReadOnce = Reflect.get(query.options, 'staleTime') === Number.POSITIVE_INFINITY;
  const isNeverKept = query.options.gcTime === 0;
  if (query.state.data !== undefined || isReadOnce || isNeverKept) return queryFn(context);
  const tracker = { isUsed: false };
  const data = await storedFirst(tracker, () => queryFn(context));
  if (tracker.isUsed) answeredFromStore.add(query);
  return data;
};

const queryCache = new QueryCache({
  // In the task that sets the data: rendered in between, it would pass for the server's.
  onSuccess(_data, query) {
    if (!answeredFromStore.delete(query)) return;
    query.setState({ dataUpdatedAt: FROM_STORE });
    // Its requests were sent ahead.
    query.fetch().catch(() => undefined);
  },
});

export const queryClient = new QueryClient({
  queryCache,
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
