import type { WeightInput } from '@fitarc/contract/weights';
import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { bodyWeightIn, toKg, type WeightUnit } from '@fitarc/domain/units';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { AppError, invalid, notFound } from '../../platform/http/app-error.ts';
import { insertProfile, lockProfile, updateProfile } from '../profile/profile.repository.ts';
import {
  deleteWeight,
  findNewestWeight,
  findWeight,
  findWeightOn,
  storeWeight,
  updateWeight,
  type WeightRow,
} from './weights.repository.ts';

export interface WeightDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Half of the least step people type, in kilograms: below it two figures are the same weight. */
const SAME_KG = 0.05;
type Weight = { readonly weight: number; readonly unit: WeightUnit };
const isSame = (one: Weight, other: Weight) =>
  Math.abs(toKg(one.weight, one.unit) - toKg(other.weight, other.unit)) <= SAME_KG;

/** The profile is locked first, so that it and the newest weight change together or not at all. */
export async function lockForWeights(tx: Executor, userId: number) {
  await insertProfile(tx, { userId });
  return lockProfile(tx, userId);
}

/** The newest weight is that of the profile, in the unit the profile has. */
export async function bringIntoProfile(tx: Executor, userId: number): Promise<void> {
  const [newest, profile] = [await findNewestWeight(tx, userId), await lockProfile(tx, userId)];
  if (!newest || !profile) return;
  const { currentWeight, weightUnit } = profile;
  if (currentWeight !== null && isSame(newest, { weight: currentWeight, unit: weightUnit })) return;
  await updateProfile(tx, userId, { currentWeight: bodyWeightIn(newest, weightUnit) });
}

function requirePast(date: LocalDate, latest: LocalDate): void {
  if (date > latest) throw invalid('A weight cannot be logged for a future day', { field: 'date' });
}

export async function logWeight(
  tx: Executor,
  clock: Clock,
  userId: number,
  input: WeightInput,
  latest: LocalDate,
): Promise<WeightRow> {
  requirePast(input.date, latest);
  await lockForWeights(tx, userId);
  const row = await storeWeight(tx, { userId, ...input, createdAt: clock.now() });
  await bringIntoProfile(tx, userId);
  return row;
}

const noWeight = () => notFound('Weight not found');

export async function correctWeight(
  tx: Executor,
  clock: Clock,
  userId: number,
  id: number,
  input: WeightInput,
  latest: LocalDate,
): Promise<WeightRow> {
  requirePast(input.date, latest);
  await lockForWeights(tx, userId);
  if (!(await findWeight(tx, userId, id))) throw noWeight();
  const there = await findWeightOn(tx, userId, input.date);
  if (there && there.id !== id) throw new AppError('CONFLICT', 'There is already a weight for that day');
  const row = await updateWeight(tx, userId, id, { ...input, editedAt: clock.now() });
  if (!row) throw noWeight();
  await bringIntoProfile(tx, userId);
  return row;
}

export async function removeWeight(tx: Executor, userId: number, id: number): Promise<void> {
  await lockForWeights(tx, userId);
  if (!(await deleteWeight(tx, userId, id))) throw noWeight();
  await bringIntoProfile(tx, userId);
}

/** A weight set in the profile is one of today, unless it only says the newest one again, in another unit perhaps. */
export async function noteProfileWeight(
  tx: Executor,
  clock: Clock,
  userId: number,
  weight: Weight,
  latest: LocalDate,
): Promise<void> {
  const newest = await findNewestWeight(tx, userId);
  if (newest && isSame(newest, weight)) return;
  await storeWeight(tx, { userId, ...weight, date: dayOf(latest, newest?.date), createdAt: clock.now() });
}

/** Not before the newest weight, which may be dated tomorrow after a flight west. */
const dayOf = (today: LocalDate, newest: LocalDate | undefined) =>
  newest && newest > today && newest <= addDays(today, 1) ? newest : today;
