import { expect, test } from 'vitest';
import { takeTurn } from './allowance.ts';

const TEN = Array.from({ length: 10 }, (_, index) => 1000 + index * 100);

test('A-088 ten searches a minute, then the seconds until the oldest is a minute old', () => {
  expect(takeTurn([], 5000)).toEqual({ turns: [5000] });
  expect(takeTurn(TEN.slice(1), 5000)).toEqual({ turns: [...TEN.slice(1), 5000] });
  expect(takeTurn(TEN, 5000)).toEqual({ wait: 56 });
  expect(takeTurn(TEN, 60_999)).toEqual({ wait: 1 });
  expect(takeTurn(TEN, 61_000)).toEqual({ turns: [...TEN.slice(1), 61_000] });
});

test('A-088 turns that a wrong clock has put ahead of now do not count', () => {
  expect(takeTurn([...TEN, 900_000], 70_000)).toEqual({ turns: [70_000] });
});
