import type { WeightInput } from '@fitarc/contract/weights';
import type { Clock } from '../../platform/clock.ts';
import { addAccepted, firstOfKey } from '../../platform/db/add-accepted.ts';
import type { Executor } from '../../platform/db/database.ts';
import { splitEdited } from '../../platform/db/split-edited.ts';
import { deleteWeights, insertFreeWeights, listStoredWeights } from './weights.repository.ts';
import { bringIntoProfile, lockForWeights } from './weights.service.ts';

/** Many at once, on days that have none; their ids in the order given, undefined where the day was taken. */
export async function addWeights(
  tx: Executor,
  clock: Clock,
  userId: number,
  inputs: readonly WeightInput[],
): Promise<(number | undefined)[]> {
  if (inputs.length === 0) return [];
  await lockForWeights(tx, userId);
  const createdAt = clock.now();
  const isFirst = firstOfKey<WeightInput>(({ date }) => date);
  const added = await addAccepted(inputs, isFirst, async (first) => {
    const ids = await insertFreeWeights(
      tx,
      first.map((input) => ({ userId, ...input, createdAt })),
    );
    return first.map(({ date }) => ids.get(date));
  });
  await bringIntoProfile(tx, userId);
  return added;
}

/** Those that were not changed by hand since; answers the others. */
export async function removeUneditedWeights(tx: Executor, userId: number, ids: readonly number[]) {
  await lockForWeights(tx, userId);
  const { unedited, kept } = splitEdited(await listStoredWeights(tx, userId, ids));
  await deleteWeights(tx, userId, unedited);
  await bringIntoProfile(tx, userId);
  return { deleted: unedited.length, kept: kept.map((weight) => ({ ...weight, name: 'Weight' })) };
}
