import { expect, test } from 'vitest';
import { nearest, stepped } from './use-pointed.ts';

test('the keys walk along the points and stop at both ends', () => {
  expect(stepped('ArrowLeft', 3, 5)).toBe(2);
  expect(stepped('ArrowRight', 3, 5)).toBe(4);
  expect(stepped('ArrowRight', 4, 5)).toBe(4);
  expect(stepped('ArrowLeft', 0, 5)).toBe(0);
  expect(stepped('PageDown', 3, 5)).toBe(0);
  expect(stepped('Home', 3, 5)).toBe(0);
  expect(stepped('End', 0, 5)).toBe(4);
  expect(stepped('Tab', 3, 5)).toBeUndefined();
});

test('the nearest point is the one pointed at', () => {
  expect(nearest([0, 10, 100], 4)).toBe(0);
  expect(nearest([0, 10, 100], 6)).toBe(1);
  expect(nearest([0, 10, 100], 80)).toBe(2);
  expect(nearest([50], 3)).toBe(0);
});
