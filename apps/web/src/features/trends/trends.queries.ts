import {
  getNutritionTrend,
  getTrainedExercises,
  getTrainedWeeks,
  getTrainingCalendar,
  getWorkoutTrend,
} from '@fitarc/contract/trends';
import { listWorkouts } from '@fitarc/contract/workouts';
import { daysBetween, type LocalDate } from '@fitarc/domain/local-date';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';
import type { TimeFrame } from './time-frame.ts';

/** The three reads of a window stand or fall together. Nothing is kept: a window chosen again is read again. */
export const trendsQuery = ({ days, from, to }: TimeFrame) =>
  queryOptions({
    queryKey: [...queryRoots.trends, 'window', days, to],
    gcTime: 0,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [nutrition, training, workouts] = await Promise.all([
        call(getNutritionTrend, { query: { days } }, { signal }),
        call(getWorkoutTrend, { query: { days } }, { signal }),
        call(listWorkouts, { query: { startDate: from, endDate: to } }, { signal }),
      ]);
      return { nutrition, training, workouts };
    },
  });

export const trainedExercisesQuery = ({ days, to }: TimeFrame) =>
  queryOptions({
    queryKey: [...queryRoots.trends, 'exercises', days, to],
    queryFn: ({ signal }) => call(getTrainedExercises, { query: { days } }, { signal }),
  });

export const trainingCalendarQuery = (today: LocalDate) =>
  queryOptions({
    queryKey: [...queryRoots.trends, 'calendar', today],
    queryFn: ({ signal }) => call(getTrainingCalendar, { query: {} }, { signal }),
  });

/** Whole weeks: from a Monday on. */
export const trainedWeeksQuery = (monday: LocalDate, today: LocalDate) =>
  queryOptions({
    queryKey: [...queryRoots.trends, 'exercise-weeks', monday, today],
    queryFn: ({ signal }) =>
      call(getTrainedWeeks, { query: { days: daysBetween(monday, today) } }, { signal }),
  });
