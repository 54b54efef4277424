import type { MeasurementInput } from '@fitarc/contract/measurements';
import type { LocalDate } from '@fitarc/domain/local-date';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { AppError, invalid, notFound } from '../../platform/http/app-error.ts';
import { changeQuotaUse, type MemberQuota } from '../../platform/limits/quota.service.ts';
import {
  countMeasurementsOf,
  deleteMeasurement,
  findMeasurement,
  findMeasurementOn,
  insertMeasurement,
  type MeasurementRow,
  updateMeasurement,
} from './measurements.repository.ts';

export interface MeasurementDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Far more than anybody measures; without a bound one account could fill the disk. */
export const MEASUREMENTS: MemberQuota = {
  kind: 'measurements',
  atMost: 100_000,
  name: 'body measurements',
  count: countMeasurementsOf,
};

const noMeasurement = () => notFound('Measurement not found');

function requirePast(date: LocalDate, latest: LocalDate): void {
  if (date > latest) throw invalid('A measurement cannot be logged for a future day', { field: 'date' });
}

/** A day has one of a kind: a second replaces it. */
export async function logMeasurement(
  tx: Executor,
  clock: Clock,
  userId: number,
  input: MeasurementInput,
  latest: LocalDate,
): Promise<MeasurementRow> {
  requirePast(input.date, latest);
  const there = await findMeasurementOn(tx, userId, input.date, input.kind);
  if (there) {
    const changed = await updateMeasurement(tx, userId, there.id, { ...input, editedAt: clock.now() });
    return changed ?? there;
  }
  await changeQuotaUse(tx, userId, MEASUREMENTS, 1);
  return insertMeasurement(tx, { userId, ...input, createdAt: clock.now() });
}

export async function correctMeasurement(
  tx: Executor,
  clock: Clock,
  userId: number,
  id: number,
  input: MeasurementInput,
  latest: LocalDate,
): Promise<MeasurementRow> {
  requirePast(input.date, latest);
  if (!(await findMeasurement(tx, userId, id))) throw noMeasurement();
  const there = await findMeasurementOn(tx, userId, input.date, input.kind);
  if (there && there.id !== id)
    throw new AppError('CONFLICT', 'There is already a measurement of that kind for that day');
  const row = await updateMeasurement(tx, userId, id, { ...input, editedAt: clock.now() });
  if (!row) throw noMeasurement();
  return row;
}

export async function removeMeasurement(tx: Executor, userId: number, id: number): Promise<void> {
  await changeQuotaUse(tx, userId, MEASUREMENTS, -1);
  if (!(await deleteMeasurement(tx, userId, id))) throw noMeasurement();
}
