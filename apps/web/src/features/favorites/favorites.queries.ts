import { listFavorites } from '@fitarc/contract/favorites';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

export const favoritesQuery = () =>
  queryOptions({
    queryKey: queryRoots.favorites,
    queryFn: ({ signal }) => call(listFavorites, {}, { signal }),
    // Another tab or the phone may have changed them.
    refetchOnWindowFocus: true,
  });
