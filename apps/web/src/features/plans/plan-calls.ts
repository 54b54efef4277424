import type { InputOf } from '@fitarc/contract/endpoint';
import * as api from '@fitarc/contract/plans';
import { call } from '../../lib/api.ts';
import { RequestNotSentError } from '../../lib/api-error.ts';

type Id = number | string | null | undefined;

function requireId(id: Id, message: string): string {
  if (id === undefined || id === null || id === '') throw new RequestNotSentError(message);
  return String(id);
}

export async function fetchPlan(id: Id, signal?: AbortSignal): Promise<api.Plan> {
  return call(api.getPlan, { params: { id: requireId(id, 'Plan ID is required') } }, { signal });
}

export type PlanChanges = InputOf<typeof api.updatePlan>['body'];

export async function updatePlan(changes: PlanChanges): Promise<api.Plan> {
  const id = requireId(changes.plan_id, 'Plan ID is required for update');
  return call(api.updatePlan, { params: { id }, body: changes });
}

export async function deletePlan(id: Id): Promise<void> {
  await call(api.deletePlan, { params: { id: requireId(id, 'Plan ID is required for deletion') } });
}

/** The adjusted plan; unlike making one it may follow at once. */
export async function saveGeneratedPlan(changes: PlanChanges) {
  requireId(changes.plan_id, 'No plan ID available');
  return call(api.generatePlan, { body: changes });
}
