import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, localDate } from './local-date.ts';
import { smoothedWeights } from './weight-trend.ts';

const start = localDate('2026-03-01');
const series = (kgs: readonly number[]) => kgs.map((kg, index) => ({ date: addDays(start, index), kg }));
const days = (count: number, kg: (day: number) => number) =>
  series(Array.from({ length: count }, (_, day) => kg(day)));

describe('the weight behind the daily ups and downs (A-168)', () => {
  it('of one weighing is that weight, and of two goes through both', () => {
    expect(smoothedWeights([])).toEqual([]);
    expect(smoothedWeights(series([80]))).toEqual([80]);
    expect(smoothedWeights(series([80, 81]))).toEqual([expect.closeTo(80, 6), expect.closeTo(81, 6)]);
  });

  it('follows a steady loss without lagging, from the first day to the last', () => {
    const trend = smoothedWeights(days(60, (day) => 90 - day * 0.1));
    trend.forEach((kg, day) => {
      expect(kg).toBeCloseTo(90 - day * 0.1, 6);
    });
  });

  it('takes most of the ups and downs away', () => {
    const noise = (day: number) => (day % 2 === 0 ? 1 : -1);
    const trend = smoothedWeights(days(60, (day) => 80 + noise(day)));
    for (const kg of trend.slice(5, -5)) expect(Math.abs(kg - 80)).toBeLessThan(0.1);
    for (const kg of trend) expect(Math.abs(kg - 80)).toBeLessThan(0.6);
  });

  it('does not look over a gap of months', () => {
    const [before, after] = smoothedWeights([
      { date: start, kg: 80 },
      { date: addDays(start, 200), kg: 95 },
    ]);
    expect([before, after]).toEqual([80, 95]);
  });
});

it('days are counted over the change of clocks and leap days', () => {
  expect(daysBetween(localDate('2026-03-28'), localDate('2026-03-30'))).toBe(2);
  expect(daysBetween(localDate('2024-02-28'), localDate('2024-03-01'))).toBe(2);
  expect(daysBetween(localDate('2026-03-02'), localDate('2026-03-01'))).toBe(-1);
});
