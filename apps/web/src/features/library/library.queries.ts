import type { Exercise } from '@fitarc/contract/exercise';
import { listExerciseDetails, listExercises, listMuscleGroups, listMuscles } from '@fitarc/contract/library';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

// The library changes when an administrator edits it; the browser still asks the server whether it has.
export const FRESH_MS = 5 * 60_000;
/** Marks lists that cannot stand in for an exercise's details. */
export const BRIEF = 'brief';

export const muscleGroupsQuery = () =>
  queryOptions({
    queryKey: [...queryRoots.library, 'groups'],
    queryFn: ({ signal }) => call(listMuscleGroups, {}, { signal }),
    staleTime: FRESH_MS,
  });

export const musclesQuery = (groupName: string) =>
  queryOptions({
    queryKey: [...queryRoots.library, 'muscles', groupName],
    queryFn: ({ signal }) => call(listMuscles, { query: { groupName } }, { signal }),
    staleTime: FRESH_MS,
  });

export interface ExerciseFilter {
  readonly muscleGroup?: string | undefined;
  readonly muscle?: string | undefined;
  readonly difficulty?: string | undefined;
  readonly equipment?: string | undefined;
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
}

export const exercisesQuery = (filter: ExerciseFilter) =>
  queryOptions({
    queryKey: [...queryRoots.library, 'exercises', filter],
    queryFn: ({ signal }) => call(listExercises, { query: filter }, { signal }),
    staleTime: FRESH_MS,
  });

/** Several at once; what has left the library is left out. */
export const exerciseDetailsQuery = (ids: readonly (number | string)[]) => {
  const exerciseIds = [...new Set(ids.map(String))].join(',');
  return queryOptions({
    queryKey: [...queryRoots.library, 'details', exerciseIds],
    queryFn: ({ signal }) => call(listExerciseDetails, { query: { exerciseIds } }, { signal }),
    staleTime: FRESH_MS,
  });
};

/** One of them; null when it has left the library. */
export const exerciseQuery = (id: string) => ({
  ...exerciseDetailsQuery([id]),
  select: ([found]: readonly Exercise[]) => found ?? null,
});

/** Lists that an exercise may be in, brief ones too. */
export const exerciseListRoots = [queryRoots.library, queryRoots.favorites] as const;

/** After a change of an exercise every list that may show it is read anew, the members' as well as the editor's. */
export async function refreshLibrary(queryClient: QueryClient): Promise<void> {
  await Promise.all(exerciseListRoots.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
