import type { MeasurementEntry } from '@fitarc/contract/measurements';
import { describe, expect, test } from 'vitest';
import { formatChange } from '../../lib/format-number.ts';
import { newestOf, seriesOf, unitOf } from './measurement-figures.ts';
import { CHANGE_DECIMALS, formatMeasurement } from './measurement-text.ts';

const entry = (
  date: string,
  kind: MeasurementEntry['kind'],
  value: number,
  unit: MeasurementEntry['unit'],
): MeasurementEntry => ({ measurement_id: `${date} ${kind}`, date, kind, value, unit });
const METRIC = { weight_unit: 'kg', height_unit: 'cm' } as const;
const US = { weight_unit: 'lbs', height_unit: 'in' } as const;

describe('body measurements as they are shown', () => {
  const entries = [
    entry('2026-03-01', 'waist', 32.25, 'in'),
    entry('2026-03-02', 'body_fat', 18.25, '%'),
    entry('2026-03-02', 'waist', 81.25, 'cm'),
    entry('2026-03-02', 'muscle_mass', 40, 'kg'),
    entry('nonsense', 'waist', 80, 'cm'),
    // What a later version might answer.
    entry('2026-03-03', 'body_fat', 80, 'cm'),
  ];
  const shown = (units: Parameters<typeof seriesOf>[1]) =>
    seriesOf(entries, units).map(({ kind, unit, measured }) => [
      kind,
      unit,
      measured.map(({ value }) => value),
    ]);

  test('in the reader’s units, each as typed where it has that unit, and only what was measured', () => {
    expect(shown(METRIC)).toEqual([
      ['body_fat', '%', [18.25]],
      ['muscle_mass', 'kg', [40]],
      ['waist', 'cm', [81.9, 81.25]],
    ]);
    expect(shown(US)).toEqual([
      ['body_fat', '%', [18.25]],
      ['muscle_mass', 'lbs', [88.2]],
      ['waist', 'in', [32.25, 32]],
    ]);
  });

  test('a new one is asked for in the reader’s unit', () => {
    expect(unitOf('calf', US)).toBe('in');
    expect(unitOf('bone_mass', US)).toBe('lbs');
    expect(unitOf('body_water', US)).toBe('%');
  });

  test('the newest is compared with the one before', () => {
    const [fat, , waist] = seriesOf(entries, METRIC);
    expect(fat && newestOf(fat)).toMatchObject({ latest: { value: 18.25 }, before: undefined });
    expect(waist && newestOf(waist)).toMatchObject({ latest: { value: 81.25 }, before: { value: 81.9 } });
  });

  test('in words', () => {
    expect(formatMeasurement(32.25, 'in')).toBe('32.25 in');
    expect(formatMeasurement(18, '%')).toBe('18.0%');
    expect(formatChange(81.25 - 81.9, CHANGE_DECIMALS)).toBe('−0.65');
    expect(formatChange(18.1 - 18, CHANGE_DECIMALS)).toBe('+0.1');
    expect(formatChange(0.004, CHANGE_DECIMALS)).toBeUndefined();
  });
});
