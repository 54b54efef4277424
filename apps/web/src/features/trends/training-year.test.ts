import { addDays, type LocalDate, localDate } from '@fitarc/domain/local-date';
import { describe, expect, test } from 'vitest';
import { byMonth, daysAhead, trainingYear } from './training-year.ts';
import { dayAfterKey } from './use-calendar.ts';

const today = localDate('2026-11-12'); // a Thursday
const on = (date: string, workout_count = 1) => ({ date, workout_count, total_duration: 45 });
const back = (...days: number[]) => days.map((count) => on(addDays(today, -count)));
const streak = (...days: number[]) => trainingYear(back(...days), today).streak;

describe('a training year', () => {
  test('has every day from 365 days ago to today once, weeks from Monday on', () => {
    const { weeks, first, last } = trainingYear([], today);
    const days = weeks.flat().filter((day) => day !== undefined);
    expect([first, last]).toEqual(['2025-11-12', '2026-11-12']);
    expect(days).toHaveLength(366);
    expect(days[0]?.date).toBe(first);
    expect(days.at(-1)?.date).toBe(last);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    // A Wednesday, and a Thursday: what is before and after is left open.
    expect(weeks[0]?.map((day) => day !== undefined)).toEqual([false, false, true, true, true, true, true]);
    expect(weeks.at(-1)?.filter(Boolean)).toHaveLength(4);
    expect(weeks[1]?.[0]?.date).toBe('2025-11-17');
  });

  test('counts workouts and days', () => {
    const year = trainingYear([on('2026-11-01', 2), on('2026-11-03'), on('2020-01-01', 9)], today);
    expect(year).toMatchObject({ workouts: 3, trainingDays: 2 });
    expect(byMonth(year).at(-1)).toEqual({ day: '2026-11-01', value: 3 });
    expect(byMonth(year)).toHaveLength(13);
  });

  test('leaves out the days after today, which are told apart', () => {
    const days = [on('2027-01-01'), on('2026-11-12'), on('2026-11-13', 2), on('some day')];
    expect(trainingYear(days, today)).toMatchObject({ workouts: 1, trainingDays: 1, streak: 1 });
    expect(trainingYear([on('2026-11-13')], today).streak).toBe(0);
    expect(daysAhead(days, today)).toEqual(['2026-11-13', '2027-01-01']);
  });

  test('names each month over its weeks', () => {
    const { months, weeks } = trainingYear([], today);
    expect(months.reduce((sum, { weeks: count }) => sum + count, 0)).toBe(weeks.length);
    expect(months[0]).toEqual({ month: '2025-11', weeks: 3 });
    expect(months.at(-1)).toEqual({ month: '2026-11', weeks: 2 });
  });
});

describe('weeks in a row', () => {
  test('this week and the ones before it', () => {
    expect(streak(0)).toBe(1);
    expect(streak(0, 7, 14)).toBe(3);
    expect(streak(0, 14)).toBe(1);
  });

  test('a week that has only begun does not end them', () => {
    expect(streak(5, 12)).toBe(2);
    expect(streak(12)).toBe(0);
    expect(streak()).toBe(0);
  });

  test('all year', () => {
    expect(streak(...Array.from({ length: 366 }, (_, index) => index))).toBe(53);
  });
});

test('the arrow keys walk the calendar and stay in it', () => {
  const year = { first: localDate('2025-11-12'), last: today };
  const after = (key: string, from: LocalDate = today) => dayAfterKey(key, from, year);
  expect(after('ArrowUp')).toBe('2026-11-11');
  expect(after('ArrowLeft')).toBe('2026-11-05');
  expect(after('ArrowDown')).toBeUndefined();
  expect(after('ArrowRight')).toBeUndefined();
  expect(after('Home')).toBe('2025-11-12');
  expect(after('ArrowUp', year.first)).toBeUndefined();
  expect(after('End', year.first)).toBe(today);
  expect(after('Tab')).toBeUndefined();
});
