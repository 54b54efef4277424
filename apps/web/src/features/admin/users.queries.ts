import { listUsers, type UserRow, type UserState } from '@fitarc/contract/admin';
import type { QueryClient } from '@tanstack/react-query';
import { callPage } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

const usersKey = [...queryRoots.admin, 'users'] as const;

export const usersList = (search: string, state: UserState | undefined) => ({
  key: [...usersKey, search, state],
  idOf: ({ id }: UserRow) => id,
  read: (page: { limit: number; offset: number }, signal: AbortSignal) =>
    callPage(listUsers, { query: { search: search || undefined, state, ...page } }, { signal }),
});

/** In every list that is known here; a filter that no longer fits is asked for again the next time. */
export function showBanned(queryClient: QueryClient, id: number): void {
  queryClient.setQueriesData<{ rows: UserRow[]; total: number }>(
    { queryKey: usersKey },
    (page) =>
      page && { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, isBanned: true } : row)) },
  );
}
