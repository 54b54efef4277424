import { USER_STATES, type UserState } from '@fitarc/contract/admin';
import { useCallback } from 'react';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { usePagedList } from '../../lib/use-paged-list.ts';
import { usersList } from './users.queries.ts';

const SIZE = 25;
const SEARCH_LENGTH = 254;

const readState = (text: string | null): UserState | undefined => USER_STATES.find((state) => state === text);

/** The accounts of a search and a filter, both of which stand in the address. */
export function useUsers() {
  const { params, change } = useAddressParams();
  const search = (params.get('search') ?? '').slice(0, SEARCH_LENGTH);
  const state = readState(params.get('state'));
  const list = usePagedList({ ...usersList(search, state), size: SIZE });
  // Another list begins at its beginning.
  const filter = useCallback(
    (changes: { search?: string | undefined; state?: string | undefined }) =>
      change({ ...changes, page: undefined }, { replace: true }),
    [change],
  );
  const searchFor = useCallback((text: string) => filter({ search: text }), [filter]);
  return { ...list, search, state, searchFor, filter };
}
