import type { MeasurementUnit } from '@fitarc/domain/measurement';
import { roundTo } from '@fitarc/domain/units';
import { formatNumber, formatTenths } from '../../lib/format-number.ts';
import { dayAndYear, shortDay, weekdayAndDay } from '../../ui/data/day-names.ts';

/** To one decimal like a weight, but never less exact than typed: a tape is read to the quarter of an inch. */
export function formatMeasurement(value: number, unit: MeasurementUnit): string {
  const figure = roundTo(value, 1) === value ? formatTenths(value) : formatNumber(value);
  return unit === '%' ? `${figure}%` : `${figure} ${unit}`;
}

/** '+1.5', '−1.5'; nothing where it is the same. Without a unit: a change in per cent would be read as a share. */
export function formatChange(from: number, to: number): string | undefined {
  const change = roundTo(to - from, 2);
  if (change === 0) return undefined;
  return `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`;
}

const isThisYear = (day: string, today: string) => day.slice(0, 4) === today.slice(0, 4);

/** The year where it is another one. */
export const briefDay = (day: string, today: string): string =>
  isThisYear(day, today) ? shortDay(day) : dayAndYear(day);

export const rowDay = (day: string, today: string): string =>
  isThisYear(day, today) ? weekdayAndDay(day) : dayAndYear(day);
