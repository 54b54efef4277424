import { expect, it } from 'vitest';
import { slope, thirds } from './trend.ts';

const every = (values: readonly number[]) => values.map((value, at) => ({ at, value }));

it('the slope is that of the line with the least squares', () => {
  expect(slope(every([5, 7, 9, 11]))).toBeCloseTo(2);
  expect(slope(every([10, 10, 10]))).toBe(0);
  // Symmetrical around its middle: no way up or down.
  expect(slope(every([1, 9, 1]))).toBeCloseTo(0);
  expect(slope(every([0, 1, 1, 2]))).toBeCloseTo(0.6);
});

it('one point, or none, goes nowhere', () => {
  expect(slope([])).toBe(0);
  expect(slope([{ at: 3, value: 8 }])).toBe(0);
});

it('thirds are those of the time, however many points are in each', () => {
  const points = [0, 1, 2, 3.5, 6, 7, 9].map((at) => ({ at, value: at }));
  expect(thirds(points)).toEqual({ middle: [3.5], last: [6, 7, 9] });
  expect(thirds([])).toEqual({ middle: [], last: [] });
});
