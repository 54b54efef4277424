import { listWorkouts } from '@fitarc/contract/workouts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

/** Lazy: few members are asked. */
async function hasImported(signal: AbortSignal): Promise<boolean> {
  const { listImports } = await import('@fitarc/contract/imports-list');
  return (await call(listImports, {}, { signal })).length > 0;
}

/** Whether a member has trained or imported before; what is invalidated with the workouts is asked again. */
export const historyQuery = () =>
  queryOptions({
    queryKey: [...queryRoots.workouts, 'history'],
    queryFn: async ({ signal }) => {
      const [workouts, isImporter] = await Promise.all([
        call(listWorkouts, { query: { limit: 1 } }, { signal }),
        hasImported(signal),
      ]);
      return workouts.length > 0 || isImporter;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
