import { listUsers, type UserRow, type UserState } from '@fitarc/contract/admin';
import { getAccount } from '@fitarc/contract/admin-accounts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

const usersKey = [...queryRoots.admin, 'users'] as const;

export const usersList = (search: string, state: UserState | undefined) => ({
  key: [...usersKey, search, state],
  idOf: ({ id }: UserRow) => id,
  read: (page: { limit: number; offset: number }, signal: AbortSignal) =>
    callPage(listUsers, { query: { search: search || undefined, state, ...page } }, { signal }),
});

/** In every list that is known here; a filter that no longer fits is asked for again the next time. */
export function showBanned(queryClient: QueryClient, user: UserRow): void {
  queryClient.setQueriesData<{ rows: UserRow[]; total: number }>(
    { queryKey: usersKey },
    (page) => page && { ...page, rows: page.rows.map((row) => (row.id === user.id ? user : row)) },
  );
}

export const accountKey = (id: number) => [...queryRoots.admin, 'account', id] as const;

export const accountQuery = (id: number) =>
  queryOptions({
    queryKey: accountKey(id),
    queryFn: ({ signal }) => call(getAccount, { params: { id: String(id) } }, { signal }),
    // Another administrator may have been here.
    staleTime: 0,
    retry: false,
  });

/** After something was done to an account, or it is gone. */
export const refreshAccounts = (queryClient: QueryClient) =>
  void queryClient.invalidateQueries({ queryKey: queryRoots.admin });
