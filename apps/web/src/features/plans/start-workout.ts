import type { Plan, PlanExercise, PlanSummary } from '@fitarc/contract/plans';
import type { LocalDate } from '@fitarc/domain/local-date';
import { planWeekOf } from '@fitarc/domain/plan-week';
import { WEEKDAYS, type Weekday, weekdayOf } from '@fitarc/domain/weekday';
import { titleOf } from './plan-text.ts';
import { startOf, weeksOf } from './plan-weeks.ts';

/** What the logging form is opened with: the plan alone, whose day of today it takes. */
export const fromPlan = (plan: PlanSummary, today: LocalDate) => ({
  source: 'existingPlans',
  planId: plan.plan_id,
  plan_id: plan.plan_id,
  planWeek: planWeekOf(startOf(plan), today, plan.week_count),
  planDay: WEEKDAYS.indexOf(weekdayOf(today)),
});

const exerciseOf = (entry: PlanExercise) => ({
  exercise_id: entry.exercise_id,
  name: entry.name,
  sets: entry.sets,
  reps: entry.reps,
  muscle_groups: entry.muscle_groups,
  equipment: entry.equipment,
  reps_max: entry.reps_max,
  target_weight: entry.target_weight,
  target_percent: entry.target_percent,
  target_rpe: entry.target_rpe,
  rest_seconds: entry.rest_seconds,
  progression: entry.progression,
  superset: entry.superset,
});

interface Which {
  /** 0 for the first. */
  readonly week: number;
  readonly day: Weekday;
}

/** A day of a plan, with everything that is to be done on it. */
export const fromDay = (plan: Plan, { week, day }: Which) => ({
  source: 'workoutPlans',
  dayName: day,
  day,
  planName: titleOf(plan),
  plan_name: titleOf(plan),
  planId: plan.plan_id,
  planWeek: week,
  planDay: WEEKDAYS.indexOf(day),
  exercises: (weeksOf(plan)[week]?.[day] ?? []).map(exerciseOf),
});

/** The same from the dashboard, where it is trained now rather than written down later. */
export const sessionFromDay = (plan: Plan, which: Which) => ({ ...fromDay(plan, which), session: true });
