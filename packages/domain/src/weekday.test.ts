import { describe, expect, it } from 'vitest';
import { addDays, localDate } from './local-date.ts';
import {
  firstWeekdayOf,
  mondayOf,
  readWeekday,
  WEEKDAYS,
  type Weekday,
  weekdayOf,
  weekdaysFrom,
  weekOf,
  weekStartOf,
} from './weekday.ts';

describe('weekdays', () => {
  it('begin on Monday and follow the calendar across the end of a year', () => {
    expect(weekdayOf(localDate('2024-02-29'))).toBe('Thursday');
    const monday = localDate('2025-12-29');
    expect(WEEKDAYS.map((_, index) => weekdayOf(addDays(monday, index)))).toEqual(WEEKDAYS);
  });

  it('know the Monday of their week', () => {
    const days = ['2025-12-29', '2026-01-01', '2026-01-04', '2026-01-05'].map((day) =>
      mondayOf(localDate(day)),
    );
    expect(days).toEqual(['2025-12-29', '2025-12-29', '2025-12-29', '2026-01-05']);
  });

  it('are read in any case, and nothing else is (A-128)', () => {
    expect([readWeekday('monday'), readWeekday(' SUNDAY '), readWeekday('Friday')]).toEqual([
      'Monday',
      'Sunday',
      'Friday',
    ]);
    expect([readWeekday(''), readWeekday('Mon'), readWeekday('constructor')]).toEqual(
      Array(3).fill(undefined),
    );
  });

  it('make a week in their order, with a value for each', () => {
    const week = weekOf((day) => day.length);
    expect(Object.keys(week)).toEqual(WEEKDAYS);
    expect(week.Wednesday).toBe(9);
  });
});

it.each([
  ['en-US', 'Sunday', '2026-03-01'],
  ['en-GB', 'Monday', '2026-03-02'],
  ['de', 'Monday', '2026-03-02'],
  ['ar-EG', 'Saturday', '2026-02-28'],
  ['no language', 'Monday', '2026-03-02'],
])('a week begins where a browser says %s', (language, first, start) => {
  expect(firstWeekdayOf(language)).toBe(first);
  expect(weekStartOf(localDate('2026-03-04'), first as Weekday)).toBe(start);
  expect(weekdaysFrom(first as Weekday)).toHaveLength(7);
  expect(weekdaysFrom(first as Weekday)[0]).toBe(first);
});
