import { expect, test } from 'vitest';
import { takeAllowance } from './allowance.ts';

const TEN = Array.from({ length: 10 }, (_, index) => 1000 + index * 100);

test('A-088 ten searches a minute, then the seconds until the oldest is a minute old', () => {
  expect(takeAllowance([], 5000)).toEqual({ turns: [5000] });
  expect(takeAllowance(TEN.slice(1), 5000)).toEqual({ turns: [...TEN.slice(1), 5000] });
  expect(takeAllowance(TEN, 5000)).toEqual({ wait: 56 });
  expect(takeAllowance(TEN, 60_999)).toEqual({ wait: 1 });
  expect(takeAllowance(TEN, 61_000)).toEqual({ turns: [...TEN.slice(1), 61_000] });
});

test('A-088 turns that a wrong clock has put ahead of now do not count', () => {
  expect(takeAllowance([...TEN, 900_000], 70_000)).toEqual({ turns: [70_000] });
});
