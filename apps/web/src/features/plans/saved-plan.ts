import { isFields } from '@fitarc/contract/fields';

/** Told to the list of plans, which then offers to train by the one just saved. */
export const afterSaving = (id: number | string | undefined) => ({ savedPlanId: id });

export const savedPlanIn = (state: unknown): string | undefined =>
  isFields(state) && state.savedPlanId !== undefined ? String(state.savedPlanId) : undefined;
