import { expect, test } from 'vitest';
import { indexAfterKey, nearest } from './use-chart-pointer.ts';

test('the keys walk along the points and stop at both ends', () => {
  expect(indexAfterKey('ArrowLeft', 3, 5)).toBe(2);
  expect(indexAfterKey('ArrowRight', 3, 5)).toBe(4);
  expect(indexAfterKey('ArrowRight', 4, 5)).toBe(4);
  expect(indexAfterKey('ArrowLeft', 0, 5)).toBe(0);
  expect(indexAfterKey('PageDown', 3, 5)).toBe(0);
  expect(indexAfterKey('Home', 3, 5)).toBe(0);
  expect(indexAfterKey('End', 0, 5)).toBe(4);
  expect(indexAfterKey('Tab', 3, 5)).toBeUndefined();
});

test('the nearest point is the one pointed at', () => {
  expect(nearest([0, 10, 100], 4)).toBe(0);
  expect(nearest([0, 10, 100], 6)).toBe(1);
  expect(nearest([0, 10, 100], 80)).toBe(2);
  expect(nearest([50], 3)).toBe(0);
});
