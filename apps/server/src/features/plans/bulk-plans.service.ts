import type { LocalDate } from '@fitarc/domain/local-date';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { splitEdited } from '../../platform/db/split-edited.ts';
import { deletePlans, listStoredPlans } from './plans.repository.ts';
import { activateIfFirst, type CustomPlan, createCustomPlan } from './plans.service.ts';

interface ImportedPlan extends CustomPlan {
  readonly active?: boolean | null | undefined;
  readonly started_on?: LocalDate | null | undefined;
}

/** Their ids in the order given. One that was trained by is again, where there is no other such plan. */
export async function addPlans(tx: Executor, clock: Clock, userId: number, inputs: readonly ImportedPlan[]) {
  const ids: number[] = [];
  for (const input of inputs) {
    const plan = await createCustomPlan(tx, clock, userId, input);
    if (input.active && input.started_on) await activateIfFirst(tx, plan, input.started_on);
    ids.push(plan.id);
  }
  return ids;
}

/** Those that were not changed by hand since; answers the others. */
export async function removeUneditedPlans(tx: Executor, userId: number, ids: readonly number[]) {
  const { unedited, kept } = splitEdited(await listStoredPlans(tx, userId, ids));
  await deletePlans(tx, userId, unedited);
  return { deleted: unedited.length, kept: kept.map(({ id, name }) => ({ id, name, date: '' })) };
}
