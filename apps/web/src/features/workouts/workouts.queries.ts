import { listExerciseSettings } from '@fitarc/contract/exercise-settings';
import { getExerciseHistory } from '@fitarc/contract/records';
import { getWorkout, listLastTimes, listWorkouts } from '@fitarc/contract/workouts';
import type { LocalDate } from '@fitarc/domain/local-date';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

export const workoutsQuery = (startDate: LocalDate, endDate: LocalDate) =>
  queryOptions({
    queryKey: [...queryRoots.workouts, startDate, endDate],
    queryFn: ({ signal }) => call(listWorkouts, { query: { startDate, endDate } }, { signal }),
  });

export const workoutQuery = (id: number | string) =>
  queryOptions({
    queryKey: [...queryRoots.workout, String(id)],
    queryFn: ({ signal }) => call(getWorkout, { params: { id: String(id) } }, { signal }),
  });

/** What the editor begins with is read once, when it is opened. */
export const editedWorkoutQuery = (id: string) =>
  queryOptions({
    ...workoutQuery(id),
    queryKey: [...queryRoots.editedWorkout, id],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });

export interface LastTimesOf {
  readonly exerciseIds: readonly (number | string)[];
  readonly until: LocalDate | undefined;
  readonly except?: number | string | undefined;
}

/** As many as suggestions look back at. */
const EARLIER = 6;

export const lastTimesQuery = ({ exerciseIds, until, except }: LastTimesOf) =>
  queryOptions({
    queryKey: [...queryRoots.lastTimes, exerciseIds.join(), until, except],
    enabled: exerciseIds.length > 0,
    queryFn: ({ signal }) =>
      call(
        listLastTimes,
        {
          query: {
            exerciseIds: exerciseIds.join(),
            until,
            except: except === undefined ? undefined : String(except),
            earlier: EARLIER,
          },
        },
        { signal },
      ),
  });

export const exerciseSettingsQuery = () =>
  queryOptions({
    queryKey: queryRoots.exerciseSettings,
    queryFn: ({ signal }) => call(listExerciseSettings, {}, { signal }),
  });

export const exerciseHistoryQuery = (id: number | string) =>
  queryOptions({
    queryKey: [...queryRoots.exerciseHistory, String(id)],
    queryFn: ({ signal }) => call(getExerciseHistory, { params: { id: String(id) } }, { signal }),
  });

const AFFECTED = [
  queryRoots.workouts,
  queryRoots.workout,
  queryRoots.lastTimes,
  queryRoots.recentExercises,
  queryRoots.exerciseHistory,
  queryRoots.trends,
];

/** After a workout was logged, corrected or deleted: every list, chart and record shows it. */
export const refreshWorkouts = (queryClient: QueryClient) =>
  Promise.all(AFFECTED.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
