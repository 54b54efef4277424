import type { Plan, PlanExercise } from '@fitarc/contract/plans';
import { WEEKDAYS, weekOf } from '@fitarc/domain/weekday';
import { presentExercise } from '../library/present-exercise.service.ts';
import type { StoredEntry, StoredPlan } from './plans.repository.ts';

/** Only those an entry has. */
export const targetsOf = (entry: StoredEntry) => ({
  ...(entry.repsMax === null ? {} : { reps_max: entry.repsMax }),
  ...(entry.targetWeight === null ? {} : { target_weight: entry.targetWeight }),
  ...(entry.targetPercent === null ? {} : { target_percent: entry.targetPercent }),
  ...(entry.targetRpe === null ? {} : { target_rpe: entry.targetRpe }),
  ...(entry.rest === null ? {} : { rest_seconds: entry.rest }),
  ...(entry.rule === null ? {} : { progression: entry.rule }),
  ...(entry.superset === null ? {} : { superset: entry.superset }),
});

function presentEntry(entry: StoredEntry, { exercises }: StoredPlan): PlanExercise[] {
  const row = exercises.get(entry.exerciseId);
  if (!row) return [];
  const exercise = presentExercise(row);
  const { sets, reps } = entry;
  return [{ ...exercise, equipment: exercise.equipment_options, sets, reps, ...targetsOf(entry) }];
}

const presentWeek = (plan: StoredPlan, week: number) =>
  weekOf((name) =>
    plan.entries
      .filter((entry) => entry.week === week && WEEKDAYS[entry.day] === name)
      .flatMap((entry) => presentEntry(entry, plan)),
  );

export function presentPlan(plan: StoredPlan): Plan {
  const lastWeek = plan.entries.at(-1)?.week ?? 0;
  return {
    plan_id: plan.id,
    plan_name: plan.name,
    fitness_goal: plan.fitnessGoal,
    activity_level: plan.activityLevel,
    workoutDaysCount: new Set(plan.entries.map(({ day }) => day)).size,
    created_at: plan.createdAt.toISOString(),
    source: plan.source,
    reasons: plan.reasons,
    saved: plan.saved,
    active: plan.active,
    started_on: plan.startedOn,
    ...(plan.options && { options: plan.options }),
    workouts: presentWeek(plan, 0),
    ...(lastWeek > 0 && {
      more_weeks: Array.from({ length: lastWeek }, (_, index) => presentWeek(plan, index + 1)),
    }),
  };
}
