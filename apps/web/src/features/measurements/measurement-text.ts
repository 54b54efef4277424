import type { MeasurementUnit } from '@fitarc/domain/measurement';
import { roundTo } from '@fitarc/domain/units';
import { formatNumber, formatTenths } from '../../lib/format-number.ts';

/** To one decimal like a weight, but never less exact than typed: a tape is read to the quarter of an inch. */
export function formatMeasurement(value: number, unit: MeasurementUnit): string {
  const figure = roundTo(value, 1) === value ? formatTenths(value) : formatNumber(value);
  return unit === '%' ? `${figure}%` : `${figure} ${unit}`;
}

/** Said without a unit: a change in per cent would be read as a share. */
export const CHANGE_DECIMALS = 2;
