import { getExerciseProgress, listExerciseSessions } from '@fitarc/contract/exercise-progress';
import { type ExerciseSettings, updateExerciseSettings } from '@fitarc/contract/exercise-settings';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../../../lib/api.ts';
import { queryRoots } from '../../../lib/query-keys.ts';

// Below the root of the history: what refreshes that after a workout refreshes these.
export const exerciseProgressQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryRoots.exerciseHistory, id, 'progress'],
    queryFn: ({ signal }) => call(getExerciseProgress, { params: { id } }, { signal }),
  });

const AT_FIRST = 5;
export const SESSIONS_MORE = 20;

export const exerciseSessionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...queryRoots.exerciseHistory, id, 'sessions'],
    queryFn: ({ pageParam: offset, signal }) =>
      callPage(
        listExerciseSessions,
        { params: { id }, query: { limit: offset === 0 ? AT_FIRST : SESSIONS_MORE, offset } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (_, pages) => {
      const read = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return read < (pages.at(-1)?.total ?? 0) ? read : undefined;
    },
  });

export async function saveNote(queryClient: QueryClient, id: string, note: string): Promise<void> {
  const saved = await call(updateExerciseSettings, { params: { id }, body: { note: note.trim() || null } });
  queryClient.setQueryData<ExerciseSettings[]>(queryRoots.exerciseSettings, (all = []) => [
    ...all.filter(({ exercise_id }) => String(exercise_id) !== id),
    saved,
  ]);
}
