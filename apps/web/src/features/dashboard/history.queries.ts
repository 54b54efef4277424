import { listImports } from '@fitarc/contract/imports';
import { listWorkouts } from '@fitarc/contract/workouts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

/** Whether a member has trained or imported before; what is invalidated with the workouts is asked again. */
export const historyQuery = () =>
  queryOptions({
    queryKey: [...queryRoots.workouts, 'history'],
    queryFn: async ({ signal }) => {
      const [workouts, imports] = await Promise.all([
        call(listWorkouts, { query: { limit: 1 } }, { signal }),
        call(listImports, {}, { signal }),
      ]);
      return workouts.length > 0 || imports.length > 0;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
