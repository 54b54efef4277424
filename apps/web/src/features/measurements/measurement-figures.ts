import type { MeasurementEntry } from '@fitarc/contract/measurements';
import { isLocalDate, type LocalDate } from '@fitarc/domain/local-date';
import {
  isUnitOf,
  MEASUREMENT_KINDS,
  MEASUREMENTS,
  type MeasurementKind,
  type MeasurementUnit,
} from '@fitarc/domain/measurement';
import { fromCm, fromKg, type HeightUnit, roundTo, toCm, toKg, type WeightUnit } from '@fitarc/domain/units';

/** The units a member reads in. */
export interface Units {
  readonly weight_unit: WeightUnit;
  readonly height_unit: HeightUnit;
}

interface Measured {
  readonly entry: MeasurementEntry;
  readonly day: LocalDate;
  /** In the reader's unit. */
  readonly value: number;
}

export interface Series {
  readonly kind: MeasurementKind;
  readonly unit: MeasurementUnit;
  /** Oldest first, at least one. */
  readonly measured: readonly [Measured, ...Measured[]];
}

export function unitOf(kind: MeasurementKind, { weight_unit, height_unit }: Units): MeasurementUnit {
  const [unit] = MEASUREMENTS[kind].units;
  if (unit === 'kg') return weight_unit;
  return unit === 'cm' ? height_unit : unit;
}

function convert(value: number, from: MeasurementUnit, to: MeasurementUnit): number {
  if (from === 'kg' || from === 'lbs') return fromKg(toKg(value, from), to === 'lbs' ? 'lbs' : 'kg');
  if (from === 'cm' || from === 'in') return fromCm(toCm(value, from), to === 'in' ? 'in' : 'cm');
  return value;
}

/** The entry's own figure where the units agree, so that nobody's number changes by being shown. */
const inUnit = ({ value, unit: own }: MeasurementEntry, unit: MeasurementUnit): number =>
  own === unit ? value : roundTo(convert(value, own, unit), 1);

function measuredOf(entries: readonly MeasurementEntry[], kind: MeasurementKind, unit: MeasurementUnit) {
  return entries.flatMap((entry): Measured[] =>
    entry.kind === kind && isUnitOf(kind, entry.unit) && isLocalDate(entry.date)
      ? [{ entry, day: entry.date, value: inUnit(entry, unit) }]
      : [],
  );
}

/** What has been measured at all, kind by kind. */
export function seriesOf(entries: readonly MeasurementEntry[], units: Units): Series[] {
  return MEASUREMENT_KINDS.flatMap((kind): Series[] => {
    const unit = unitOf(kind, units);
    const [first, ...rest] = measuredOf(entries, kind, unit);
    return first ? [{ kind, unit, measured: [first, ...rest] }] : [];
  });
}

/** The newest of a kind, and the one before it. */
export const newestOf = ({ measured }: Series) => ({
  latest: measured.at(-1) ?? measured[0],
  before: measured.at(-2),
});
