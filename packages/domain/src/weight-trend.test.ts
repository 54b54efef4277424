import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, localDate } from './local-date.ts';
import { smoothedWeights } from './weight-trend.ts';

const start = localDate('2026-03-01');
const series = (...kgs: number[]) => kgs.map((kg, index) => ({ date: addDays(start, index), kg }));

describe('the weight behind the daily ups and downs (A-168)', () => {
  it('begins with the first and takes a tenth of what is new each day', () => {
    expect(smoothedWeights([])).toEqual([]);
    expect(smoothedWeights(series(80, 81, 80))).toEqual([80, 80.1, expect.closeTo(80.09, 5)]);
  });

  it('stays between the least and the most, and comes to where the weight stays', () => {
    const noisy = series(80, 82, 79, 83, 78, 81);
    for (const kg of smoothedWeights(noisy)) {
      expect(kg).toBeGreaterThanOrEqual(78);
      expect(kg).toBeLessThanOrEqual(83);
    }
    expect(smoothedWeights(series(90, ...Array.from({ length: 90 }, () => 80))).at(-1)).toBeCloseTo(80, 2);
  });

  it('lets a weighing after a gap count for all the days it stands for', () => {
    const daily = smoothedWeights(series(80, 90, 90, 90, 90)).at(-1);
    const gap = smoothedWeights([
      { date: start, kg: 80 },
      { date: addDays(start, 4), kg: 90 },
    ]).at(-1);
    expect(gap).toBeCloseTo(daily ?? 0, 10);
  });
});

it('days are counted over the change of clocks and leap days', () => {
  expect(daysBetween(localDate('2026-03-28'), localDate('2026-03-30'))).toBe(2);
  expect(daysBetween(localDate('2024-02-28'), localDate('2024-03-01'))).toBe(2);
  expect(daysBetween(localDate('2026-03-02'), localDate('2026-03-01'))).toBe(-1);
});
