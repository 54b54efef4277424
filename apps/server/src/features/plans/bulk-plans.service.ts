import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { splitEdited } from '../../platform/db/split-edited.ts';
import { deletePlan, listStoredPlans } from './plans.repository.ts';
import { type CustomPlan, createCustomPlan } from './plans.service.ts';

/** Their ids in the order given. */
export async function addPlans(tx: Executor, clock: Clock, userId: number, inputs: readonly CustomPlan[]) {
  const ids: number[] = [];
  for (const input of inputs) ids.push((await createCustomPlan(tx, clock, userId, input)).id);
  return ids;
}

/** Those that were not changed by hand since; answers the others. */
export async function removeUneditedPlans(tx: Executor, userId: number, ids: readonly number[]) {
  const { unedited, kept } = splitEdited(await listStoredPlans(tx, userId, ids));
  for (const id of unedited) await deletePlan(tx, userId, id);
  return { deleted: unedited.length, kept: kept.map(({ id, name }) => ({ id, name, date: '' })) };
}
