import type { WeightEntry } from '@fitarc/contract/weights';
import { addDays, daysBetween, isLocalDate, type LocalDate } from '@fitarc/domain/local-date';
import { fromKg, roundTo, toKg, type WeightUnit } from '@fitarc/domain/units';
import { smoothedWeights } from '@fitarc/domain/weight-trend';

/** The entry's own figure where the units agree, so that nobody's number changes by being shown. */
const inUnit = ({ weight, unit: own }: WeightEntry, unit: WeightUnit): number =>
  own === unit ? weight : roundTo(fromKg(toKg(weight, own), unit), 1);

export interface Weighing {
  readonly entry: WeightEntry;
  readonly day: LocalDate;
  /** In the reader's unit, like the trend. */
  readonly value: number;
  readonly trend: number;
}

/** Oldest first, each with the weight behind the daily ups and downs. */
export function weighingsOf(entries: readonly WeightEntry[], unit: WeightUnit): Weighing[] {
  const dated = entries.flatMap((entry) =>
    isLocalDate(entry.date) ? [{ entry, date: entry.date, kg: toKg(entry.weight, entry.unit) }] : [],
  );
  const trend = smoothedWeights(dated);
  return dated.map(({ entry, date }, index) => ({
    entry,
    day: date,
    value: inUnit(entry, unit),
    trend: fromKg(trend[index] ?? 0, unit),
  }));
}

/** Within so many days of the day it is compared with; what lies further back says nothing about it. */
const NEAR_DAYS = 7;

/** How the trend has changed over the last days; undefined where it was not known then, or is not now. */
export function trendChange(
  weighings: readonly Weighing[],
  today: LocalDate,
  days: number,
): number | undefined {
  const last = weighings.at(-1);
  const then = addDays(today, -days);
  const before = weighings.findLast(({ day }) => day <= then);
  if (!last || !before || last === before) return undefined;
  if (daysBetween(before.day, then) > NEAR_DAYS || daysBetween(last.day, today) > NEAR_DAYS) return undefined;
  return last.trend - before.trend;
}
