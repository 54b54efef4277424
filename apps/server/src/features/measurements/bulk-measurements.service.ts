import type { MeasurementInput } from '@fitarc/contract/measurements';
import { MEASUREMENTS as KINDS } from '@fitarc/domain/measurement';
import type { Clock } from '../../platform/clock.ts';
import { addAccepted, firstOfKey } from '../../platform/db/add-accepted.ts';
import type { Executor } from '../../platform/db/database.ts';
import { splitEdited } from '../../platform/db/split-edited.ts';
import { changeQuotaUse } from '../../platform/limits/quota.service.ts';
import {
  deleteMeasurements,
  insertMeasurements,
  listMeasurementsOnDays,
  listStoredMeasurements,
} from './measurements.repository.ts';
import { MEASUREMENTS } from './measurements.service.ts';

const placeOf = ({ date, kind }: Pick<MeasurementInput, 'date' | 'kind'>) => `${date} ${kind}`;

/** Many at once, where the day has none of the kind; their ids in the order given, undefined for the others. */
export async function addMeasurements(
  tx: Executor,
  clock: Clock,
  userId: number,
  inputs: readonly MeasurementInput[],
): Promise<(number | undefined)[]> {
  if (inputs.length === 0) return [];
  const days = inputs.map(({ date }) => date);
  const taken = new Set((await listMeasurementsOnDays(tx, userId, days)).map(placeOf));
  const isFirst = firstOfKey(placeOf);
  const isFree = (input: MeasurementInput) => !taken.has(placeOf(input)) && isFirst(input);
  return addAccepted(inputs, isFree, async (free) => {
    const createdAt = clock.now();
    await changeQuotaUse(tx, userId, MEASUREMENTS, free.length);
    return insertMeasurements(
      tx,
      free.map((input) => ({ userId, ...input, createdAt })),
    );
  });
}

/** Those that were not changed by hand since; answers the others. */
export async function removeUneditedMeasurements(tx: Executor, userId: number, ids: readonly number[]) {
  const { unedited, kept } = splitEdited(await listStoredMeasurements(tx, userId, ids));
  await changeQuotaUse(tx, userId, MEASUREMENTS, -unedited.length);
  await deleteMeasurements(tx, userId, unedited);
  return {
    deleted: unedited.length,
    kept: kept.map(({ kind, ...rest }) => ({ ...rest, name: KINDS[kind].label })),
  };
}
