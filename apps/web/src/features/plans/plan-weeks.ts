import type { Plan, PlanExercise } from '@fitarc/contract/plans';
import { isLocalDate, type LocalDate } from '@fitarc/domain/local-date';
import { nextTrainingDay, planWeekOf, type TrainingDay } from '@fitarc/domain/plan-week';
import type { Week } from '@fitarc/domain/weekday';

export const weeksOf = ({
  workouts,
  more_weeks,
}: Pick<Plan, 'workouts' | 'more_weeks'>): readonly Week<readonly PlanExercise[]>[] => [
  workouts,
  ...(more_weeks ?? []),
];

interface Started {
  readonly active: boolean;
  readonly started_on: string | null;
}

/** Null for a plan nobody trains by, whose first week is shown. */
export const startOf = ({ active, started_on }: Started): LocalDate | null =>
  active && started_on && isLocalDate(started_on) ? started_on : null;

export const weekNow = (plan: Plan, today: LocalDate): number =>
  planWeekOf(startOf(plan), today, weeksOf(plan).length);

export const nextDay = (plan: Plan, today: LocalDate): TrainingDay | undefined =>
  nextTrainingDay(weeksOf(plan), startOf(plan), today);
