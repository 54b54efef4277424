import * as api from '@fitarc/contract/own-exercises';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

/** Below the library's root: what changes the library changes what can be chosen. */
export const ownExercisesQuery = () =>
  queryOptions({
    queryKey: [...queryRoots.library, 'own'],
    queryFn: ({ signal }) => call(api.listOwnExercises, {}, { signal }),
  });
