import type { MeasurementInput } from '@fitarc/contract/measurements';
import { MEASUREMENTS as KINDS } from '@fitarc/domain/measurement';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { splitEdited } from '../../platform/db/split-edited.ts';
import { changeQuotaUse } from '../../platform/limits/quota.service.ts';
import {
  deleteMeasurements,
  insertFreeMeasurements,
  listStoredMeasurements,
} from './measurements.repository.ts';
import { MEASUREMENTS } from './measurements.service.ts';

const placeOf = ({ date, kind }: MeasurementInput) => `${date} ${kind}`;

/** Many at once, where the day has none of the kind; their ids in the order given, undefined for the others. */
export async function addMeasurements(
  tx: Executor,
  clock: Clock,
  userId: number,
  inputs: readonly MeasurementInput[],
): Promise<(number | undefined)[]> {
  if (inputs.length === 0) return [];
  const createdAt = clock.now();
  const first = new Map<string, MeasurementInput>();
  for (const input of inputs) if (!first.has(placeOf(input))) first.set(placeOf(input), input);
  await changeQuotaUse(tx, userId, MEASUREMENTS, first.size);
  const ids = await insertFreeMeasurements(
    tx,
    [...first.values()].map((input) => ({ userId, ...input, createdAt })),
  );
  await changeQuotaUse(tx, userId, MEASUREMENTS, ids.size - first.size);
  return inputs.map((input) => (first.get(placeOf(input)) === input ? ids.get(placeOf(input)) : undefined));
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
