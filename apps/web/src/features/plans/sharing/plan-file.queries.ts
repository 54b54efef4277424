import { listExerciseKeys } from '@fitarc/contract/plan-file';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { queryRoots } from '../../../lib/query-keys.ts';

/** What the exercises of a file are matched by, besides their names. */
export const exerciseKeysQuery = () =>
  queryOptions({
    queryKey: [...queryRoots.exerciseAliases, 'keys'],
    queryFn: ({ signal }) => call(listExerciseKeys, {}, { signal }),
  });
