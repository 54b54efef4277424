import { dayAndYear, dayNumber, dayOfNumber, monthAndYear, shortDay } from '../data/day-names.ts';

const LONG_SPAN_DAYS = 300;

const isLong = (from: string, to: string) => dayNumber(to) - dayNumber(from) > LONG_SPAN_DAYS;

/** How one day among these is named: with its year where that is not plain. */
export const dayLabelFormatter = (from: string, to: string) => (isLong(from, to) ? dayAndYear : shortDay);

/** The first, the middle and the last day of an axis, as far as they are different ones. */
export function axisDays(from: string, to: string): { day: string; label: string }[] {
  const name = isLong(from, to) ? monthAndYear : shortDay;
  const middle = dayOfNumber(Math.round((dayNumber(from) + dayNumber(to)) / 2));
  return [...new Set([from, middle, to])].map((day) => ({ day, label: name(day) }));
}

/** The first, the middle and the last of some bars. */
export function barLabels(days: readonly string[]): { day: string; label: string }[] {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const name = isLong(first, last) ? monthAndYear : shortDay;
  const middle = days[Math.floor((days.length - 1) / 2)] ?? first;
  return [...new Set([first, middle, last])].map((day) => ({ day, label: name(day) }));
}
