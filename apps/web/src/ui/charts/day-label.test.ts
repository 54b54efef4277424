import { expect, test } from 'vitest';
import { dayNumber, shortDay } from '../data/day-names.ts';
import { axisDays, barLabels } from './day-label.ts';

const days = (from: string, to: string) => axisDays(from, to).map(({ day }) => day);

test('the first, the middle and the last day of an axis', () => {
  expect(days('2026-10-13', '2026-11-12')).toEqual(['2026-10-13', '2026-10-28', '2026-11-12']);
  expect(days('2026-11-11', '2026-11-12')).toEqual(['2026-11-11', '2026-11-12']);
  expect(days('2026-11-12', '2026-11-12')).toEqual(['2026-11-12']);
});

test('a leap day is a day, and what is no day is said as it is', () => {
  expect(dayNumber('2028-03-01') - dayNumber('2028-02-28')).toBe(2);
  expect(shortDay('some day')).toBe('some day');
});

test('over a long time the year is said', () => {
  expect(axisDays('2025-10-13', '2026-11-12')[0]?.label).toContain('2025');
  expect(axisDays('2026-10-13', '2026-11-12')[0]?.label).not.toContain('2026');
});

test('of bars the first, the middle and the last are named', () => {
  const named = (...weeks: string[]) => barLabels(weeks).map(({ day }) => day);
  expect(named('2026-11-02', '2026-11-09', '2026-11-16')).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  expect(named('2026-11-02')).toEqual(['2026-11-02']);
});
