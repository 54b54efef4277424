import { type Goals, listTrainingDays } from '@fitarc/contract/nutrition';
import { goalsOn } from '@fitarc/domain/day-goals';
import type { LocalDate } from '@fitarc/domain/local-date';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';
import { nutrientsOfGoals } from './nutrients.ts';

/** Asked again with the workouts that make a day one. */
export const trainingDaysQuery = (from: LocalDate, to: LocalDate) =>
  queryOptions({
    queryKey: [...queryRoots.workouts, 'training-days', from, to],
    queryFn: ({ signal }) => call(listTrainingDays, { query: { startDate: from, endDate: to } }, { signal }),
  });

/** The goals of one day, in the shape of the daily ones. */
function goalsOfDay(goals: Goals, date: LocalDate, isTrainingDay: boolean): Goals {
  if (!goals.by_day) return goals;
  const { calories, protein, carbs, fats } = goalsOn(
    { ...nutrientsOfGoals(goals), byDay: goals.by_day },
    date,
    isTrainingDay,
  );
  return {
    ...goals,
    daily_calories_goal: calories,
    daily_protein_goal: protein,
    daily_carbs_goal: carbs,
    daily_fats_goal: fats,
  };
}

/** The goals of any day from one to another; training days are asked for only where goals depend on them. */
export function useDayGoals(goals: Goals | null, from: LocalDate, to: LocalDate) {
  const isByTraining = goals?.by_day?.kind === 'training';
  const { data, isPending } = useQuery({ ...trainingDaysQuery(from, to), enabled: isByTraining });
  return {
    waiting: isByTraining && isPending,
    goalsOn: (date: LocalDate) => goals && goalsOfDay(goals, date, data?.includes(date) ?? false),
  };
}
