import { getExerciseHistory } from '@fitarc/contract/records';
import { getWorkout, listLastTimes, listRecentExercises, listWorkouts } from '@fitarc/contract/workouts';
import type { LocalDate } from '@fitarc/domain/local-date';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const workoutsQuery = (startDate: LocalDate, endDate: LocalDate) =>
  queryOptions({
    queryKey: ['workouts', startDate, endDate],
    queryFn: ({ signal }) => call(listWorkouts, { query: { startDate, endDate } }, { signal }),
  });

export const workoutQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['workout', String(id)],
    queryFn: ({ signal }) => call(getWorkout, { params: { id: String(id) } }, { signal }),
  });

/** What the editor begins with is read once, when it is opened. */
export const editedWorkoutQuery = (id: string) =>
  queryOptions({
    ...workoutQuery(id),
    queryKey: ['edited-workout', id],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });

export interface LastTimesOf {
  readonly exerciseIds: readonly (number | string)[];
  readonly until: LocalDate | undefined;
  readonly except?: number | string | undefined;
}

export const lastTimesQuery = ({ exerciseIds, until, except }: LastTimesOf) =>
  queryOptions({
    queryKey: ['last-times', exerciseIds.join(), until, except],
    enabled: exerciseIds.length > 0,
    queryFn: ({ signal }) =>
      call(
        listLastTimes,
        {
          query: {
            exerciseIds: exerciseIds.join(),
            until,
            except: except === undefined ? undefined : String(except),
          },
        },
        { signal },
      ),
  });

export const recentExercisesQuery = () =>
  queryOptions({
    queryKey: ['recent-exercises'],
    queryFn: ({ signal }) => call(listRecentExercises, {}, { signal }),
  });

export const exerciseHistoryQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['exercise-history', String(id)],
    queryFn: ({ signal }) => call(getExerciseHistory, { params: { id: String(id) } }, { signal }),
  });

const FOLLOWERS = ['workouts', 'workout', 'last-times', 'recent-exercises', 'exercise-history', 'trends'];

/** After a workout was logged, corrected or deleted: every list, chart and record shows it. */
export const refreshWorkouts = (queryClient: QueryClient) =>
  Promise.all(FOLLOWERS.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
