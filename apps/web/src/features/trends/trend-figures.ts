import { isLocalDate } from '@fitarc/domain/local-date';
import type { ChartPoint } from '../../ui/charts/chart-props.ts';

/** The calendar day of a record, however exactly its time is given. */
export function dayOf(date: string): string | undefined {
  const day = date.slice(0, 10);
  return isLocalDate(day) ? day : undefined;
}

/** One value a day, oldest first; a record without a day has no place on the axis. */
export function pointsOf<T extends { readonly date: string }>(
  records: readonly T[],
  read: (record: T) => number,
): ChartPoint[] {
  const sums = new Map<string, number>();
  for (const record of records) {
    const day = dayOf(record.date);
    if (day) sums.set(day, (sums.get(day) ?? 0) + read(record));
  }
  return [...sums].map(([day, value]) => ({ day, value })).sort((a, b) => (a.day < b.day ? -1 : 1));
}

const sumOf = (points: readonly ChartPoint[]) => points.reduce((sum, { value }) => sum + value, 0);

/** The days that have values, today left out: it is not over yet. Undefined where that leaves none. */
export function dailyFigures(points: readonly ChartPoint[], today: string) {
  const over = points.filter(({ day }) => day !== today);
  if (over.length === 0) return undefined;
  const values = over.map(({ value }) => value);
  return { average: sumOf(over) / over.length, least: Math.min(...values), most: Math.max(...values) };
}

export function totalFigures(points: readonly ChartPoint[]) {
  const total = sumOf(points);
  const days = points.filter(({ value }) => value > 0).length;
  const most = Math.max(0, ...points.map(({ value }) => value));
  return { total, days, most, average: days > 0 ? total / days : 0 };
}
