import type { Plan, PlanSummary } from '@fitarc/contract/plans';
import type { Weekday } from '@fitarc/domain/weekday';
import { titleOf } from './plan-text.ts';

/** What the logging form is opened with: the plan alone, whose day of today it takes. */
export const fromPlan = ({ plan_id }: PlanSummary) => ({
  source: 'existingPlans',
  planId: plan_id,
  plan_id,
});

/** A day of a plan, with everything that is to be done on it. */
export const fromDay = (plan: Plan, day: Weekday) => ({
  source: 'workoutPlans',
  dayName: day,
  day,
  planName: titleOf(plan),
  plan_name: titleOf(plan),
  planId: plan.plan_id,
  exercises: plan.workouts[day].map(({ exercise_id, name, sets, reps, muscle_groups }) => ({
    exercise_id,
    name,
    sets,
    reps,
    muscle_groups,
  })),
});
