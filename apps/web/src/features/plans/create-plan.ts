import { createCustomPlan } from '@fitarc/contract/plans';
import { call } from '../../lib/api.ts';
import { type PlanDraft, weeksToSend } from './plan-draft.ts';

/** A plan as it was built on the screen. */
export function createPlan(draft: PlanDraft, idempotencyKey?: string) {
  const { workouts: workoutDays, ...later } = weeksToSend(draft, undefined);
  const body = {
    name: draft.name.trim(),
    ...(draft.goal ? { fitnessGoal: draft.goal } : {}),
    workoutDays,
    selectedExercises: workoutDays,
    ...later,
  };
  return call(createCustomPlan, { body }, { idempotencyKey });
}
