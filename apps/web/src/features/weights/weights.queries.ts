import { listWeights } from '@fitarc/contract/weights';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';
import { profileQuery } from '../profile/profile.queries.ts';

/** All of them, oldest first. */
export const weightsQuery = () =>
  queryOptions({
    queryKey: queryRoots.weights,
    queryFn: ({ signal }) => call(listWeights, { query: {} }, { signal }),
  });

/** The newest weight is the profile's. */
export async function refreshWeights(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [weightsQuery().queryKey, profileQuery().queryKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
