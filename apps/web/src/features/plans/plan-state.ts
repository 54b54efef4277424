import { isFields } from '@fitarc/contract/fields';
import { normalizeFieldNames } from '@fitarc/contract/legacy/plans';
import { type Plan, plan as planShape } from '@fitarc/contract/plan';
import * as z from 'zod/mini';

export interface PlanFromState {
  /** Its id is empty when none was given: such a plan can be shown and not asked for again. */
  readonly plan: Plan;
  /** Its days came with it. */
  readonly complete: boolean;
}

/**
 * Plans are handed from page to page as {plan}; a reload keeps that, a new tab does not. They are read in
 * whatever spelling, and what cannot be read of one is left out.
 */
export function planFromState(state: unknown): PlanFromState | undefined {
  const statePlan = isFields(state) ? state.plan : undefined;
  if (!isFields(statePlan)) return undefined;
  const attempts = [
    statePlan,
    { ...statePlan, workouts: undefined },
    { ...statePlan, plan_id: '' },
    { plan_id: '', workouts: undefined },
  ];
  for (const attempt of attempts) {
    const read = z.safeParse(planShape, attempt);
    if (read.success) return { plan: read.data, complete: isFields(attempt.workouts) };
  }
  return undefined;
}

export function idFromState(state: unknown): string | undefined {
  const read = [isFields(state) ? state.plan : undefined, state]
    .map(normalizeFieldNames(['plan_id']))
    .find((held) => isFields(held) && held.plan_id);
  return isFields(read) ? String(read.plan_id) : undefined;
}
