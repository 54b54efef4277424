import { listUsers, USER_STATES, type UserRow, type UserState } from '@fitarc/contract/admin';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callPage } from '../../lib/api.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { usePagedList } from '../../lib/use-paged-list.ts';

const KEY = ['admin', 'users'] as const;
const SIZE = 25;
const SEARCH_LENGTH = 254;

const readState = (text: string | null): UserState | undefined => USER_STATES.find((state) => state === text);

/** The accounts of a search and a filter, both of which stand in the address. */
export function useUsers() {
  const { params, change } = useAddressParams();
  const search = (params.get('search') ?? '').slice(0, SEARCH_LENGTH);
  const state = readState(params.get('state'));
  const list = usePagedList<UserRow>({
    key: [...KEY, search, state],
    size: SIZE,
    read: (page, signal) =>
      callPage(listUsers, { query: { search: search || undefined, state, ...page } }, { signal }),
    idOf: ({ id }) => id,
  });
  // Another list begins at its beginning.
  const filter = useCallback(
    (changes: { search?: string | undefined; state?: string | undefined }) =>
      change({ ...changes, page: undefined }, { replace: true }),
    [change],
  );
  const searchFor = useCallback((text: string) => filter({ search: text }), [filter]);
  return { ...list, search, state, searchFor, filter };
}

/** In every list that is known here; a filter that no longer fits is asked for again the next time. */
export function showBanned(queryClient: QueryClient, id: number): void {
  queryClient.setQueriesData<{ rows: UserRow[]; total: number }>(
    { queryKey: KEY },
    (page) =>
      page && { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, isBanned: true } : row)) },
  );
}
