import { isLocalDate, type LocalDate } from '@fitarc/domain/local-date';
import { byDay, byWeek, type DayValue } from '@fitarc/domain/training-weeks';
import type { ChartPoint } from '../../ui/charts/chart-props.ts';
import { shortDay } from '../../ui/data/day-names.ts';
import type { TimeFrame } from './time-frame.ts';

/** The calendar day of a record, however exactly its time is given. */
export function dayOf(date: string): LocalDate | undefined {
  const day = date.slice(0, 10);
  return isLocalDate(day) ? day : undefined;
}

/** One value a day, oldest first; a record without a day has no place on the axis. */
export function pointsOf<T extends { readonly date: string }>(
  records: readonly T[],
  read: (record: T) => number,
): DayValue[] {
  const sums = new Map<LocalDate, number>();
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

/** Up to here every day has a point; over longer times every week has one. */
const DAYS_BY_DAY = 7;

export interface TrainingSeries {
  readonly step: 'day' | 'week';
  readonly points: readonly ChartPoint[];
  /** The day or week that is not over yet. */
  readonly unfinished: string | undefined;
  nameOf(day: string): string;
}

const spanName = (from: string, to: string) =>
  from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`;

/** Training over a frame: a day or a week without it is zero. A week is named by its days within the frame. */
export function trainingSeries(values: readonly DayValue[], { days, from, to }: TimeFrame): TrainingSeries {
  if (days <= DAYS_BY_DAY)
    return { step: 'day', points: byDay(values, from, to), unfinished: to, nameOf: shortDay };
  const weeks = byWeek(values, from, to);
  const names = new Map<string, string>(weeks.map((week) => [week.from, spanName(week.from, week.to)]));
  return {
    step: 'week',
    points: weeks.map(({ from: day, value }) => ({ day, value })),
    unfinished: weeks.at(-1)?.from,
    nameOf: (day) => names.get(day) ?? shortDay(day),
  };
}
