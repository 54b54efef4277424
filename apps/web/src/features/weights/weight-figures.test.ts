import { addDays, localDate } from '@fitarc/domain/local-date';
import { describe, expect, test } from 'vitest';
import { formatWeight } from '../../lib/format-number.ts';
import { trendChange, weighingsOf } from './weight-figures.ts';

const entry = (date: string, weight: number, unit: 'kg' | 'lbs' = 'kg') => ({
  weight_id: date,
  date,
  weight,
  unit,
});
const today = localDate('2026-03-31');

describe('A-168 weights as they are shown', () => {
  test('in the reader’s unit, each as typed where it has that unit', () => {
    const entries = [entry('2026-03-01', 80.25), entry('2026-03-02', 180, 'lbs'), entry('nonsense', 1)];
    expect(weighingsOf(entries, 'kg').map(({ value }) => value)).toEqual([80.25, 81.6]);
    expect(weighingsOf(entries, 'lbs').map(({ value }) => value)).toEqual([176.9, 180]);
    expect(formatWeight(80.25, 'kg')).toBe('80.3 kg');
  });

  test('the change of the trend is told where it was known then, and is now', () => {
    const weighings = weighingsOf([entry('2026-02-26', 82), entry('2026-03-30', 80)], 'kg');
    expect(trendChange(weighings, today, 30)).toBeCloseTo(-2, 5);
    expect(trendChange(weighings, today, 60)).toBeUndefined();
    // Far before the day it would be compared with.
    expect(trendChange(weighings, today, 7)).toBeUndefined();
    expect(trendChange(weighings, addDays(today, 20), 30)).toBeUndefined();
    expect(trendChange([], today, 7)).toBeUndefined();
  });
});
