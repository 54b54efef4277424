import { describe, expect, test } from 'vitest';
import { bandScale, closeRange, daySpan, percentScale, valueRange, valueTicks } from './chart-scale.ts';

const labels = (values: number[], kind: 'line' | 'area', whole = false) =>
  valueTicks(valueRange(values, kind), whole).map(({ label }) => label);

describe('R-380 A-114 the vertical axis', () => {
  test('A-168 an axis may run close around its values, with at least half a unit of air', () => {
    expect(closeRange([80, 82])).toEqual([79.5, 82.5]);
    expect(closeRange([80, 90])).toEqual([78.5, 91.5]);
    expect(closeRange([0.2])).toEqual([0, 0.7]);
  });

  test('a line runs from 0.8 times the least to 1.2 times the most', () => {
    expect(valueRange([2000, 1500, 2500], 'line')).toEqual([1200, 3000]);
    expect(valueRange([0, 10], 'line')).toEqual([0, 12]);
  });

  test('areas and bars begin at zero', () => {
    expect(valueRange([300, 500], 'area')).toEqual([0, 600]);
    expect(valueRange([300, 500], 'bar')).toEqual([0, 600]);
  });

  test('all zero, and nothing at all: 0 to 1', () => {
    for (const kind of ['line', 'area'] as const) {
      expect(valueRange([0, 0], kind)).toEqual([0, 1]);
      expect(valueRange([], kind)).toEqual([0, 1]);
    }
  });

  test('one value, or the same every day, lies in the middle', () => {
    for (const values of [[50], [50, 50, 50]]) {
      const { yOf } = percentScale(['2026-11-01', '2026-11-08'], valueRange(values, 'line'));
      expect(yOf(50)).toBeCloseTo(50);
    }
  });
});

describe('R-381 A-118 ticks in compact form', () => {
  test('1500 is 1.5K', () => {
    expect(labels([1300, 2100], 'line')).toEqual(['1.5K', '2K', '2.5K']);
  });

  test('huge and tiny values have ticks that differ', () => {
    expect(labels([9e9, 12e9], 'line')).toEqual(['8B', '10B', '12B', '14B']);
    for (const value of [0.1, 0.004, 0.5, 1, 7, 99, 1234, 98_765, 5e6, 7e12]) {
      for (const kind of ['line', 'area'] as const) {
        const found = labels([value], kind);
        expect(found.length).toBeGreaterThan(2);
        expect(new Set(found).size).toBe(found.length);
      }
    }
  });

  test('what is counted has no halves', () => {
    expect(labels([1], 'area', true)).toEqual(['0', '1']);
    expect(labels([1, 2], 'area', true)).toEqual(['0', '1', '2']);
    expect(labels([0], 'area', true)).toEqual(['0', '1']);
  });
});

describe('the days', () => {
  test('lie where they are in the calendar, whatever is missing between them', () => {
    const { xOf } = percentScale(['2026-11-01', '2026-11-11'], [0, 1]);
    expect(['2026-11-01', '2026-11-02', '2026-11-06', '2026-11-11'].map(xOf)).toEqual([0, 10, 50, 100]);
  });

  test('keep their distance over a change of the clocks', () => {
    const { xOf } = percentScale(['2026-10-23', '2026-10-27'], [0, 1]);
    expect(['2026-10-24', '2026-10-25', '2026-10-26'].map(xOf)).toEqual([25, 50, 75]);
  });

  test('one day is in the middle', () => {
    expect(percentScale(['2026-11-01', '2026-11-01'], [0, 1]).xOf('2026-11-01')).toBe(50);
  });

  test('bars share the width, whatever is missing between them', () => {
    const { xOf, yOf } = bandScale(['2026-11-02', '2026-11-09', '2026-11-23', '2026-11-30'], [0, 10]);
    expect(['2026-11-02', '2026-11-09', '2026-11-30'].map(xOf)).toEqual([12.5, 37.5, 87.5]);
    expect([yOf(0), yOf(10)]).toEqual([100, 0]);
  });

  test('a value outside the window widens the axis instead of leaving the picture', () => {
    const at = (day: string) => [{ day, value: 1 }];
    expect(daySpan('2026-11-01', '2026-11-08', at('2026-10-20'))).toEqual(['2026-10-20', '2026-11-08']);
    expect(daySpan('2026-11-01', '2026-11-08', at('2026-11-09'))).toEqual(['2026-11-01', '2026-11-09']);
  });
});
