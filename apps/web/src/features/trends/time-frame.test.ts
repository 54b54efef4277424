import { localDate } from '@fitarc/domain/local-date';
import { expect, test } from 'vitest';
import { frameOf, readDays } from './time-frame.ts';

test('R-359 R-699 7, 30 or 90 days; 30 for anything else', () => {
  expect(['7', '30', '90', null, '', '8', '7.0', '-7'].map(readDays)).toEqual([
    7, 30, 90, 30, 30, 30, 30, 30,
  ]);
});

test.each([
  [7, '2026-11-05'],
  [30, '2026-10-13'],
  [90, '2026-08-14'],
] as const)('R-373 A-116 %i days end today and begin as many days before', (days, from) => {
  expect(frameOf(days, localDate('2026-11-12'))).toEqual({ days, from, to: '2026-11-12' });
});

test('R-373 over a leap day and a new year', () => {
  expect(frameOf(7, localDate('2028-03-03')).from).toBe('2028-02-25');
  expect(frameOf(30, localDate('2027-01-10')).from).toBe('2026-12-11');
});
