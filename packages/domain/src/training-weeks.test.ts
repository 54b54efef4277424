import { describe, expect, it } from 'vitest';
import { addDays, dayAt, type LocalDate, localDate } from './local-date.ts';
import {
  byDay,
  byWeek,
  longestWeekStreak,
  mondaysBetween,
  plannedDaysDone,
  weekStreak,
  weeksWithTraining,
} from './training-weeks.ts';

const today = localDate('2026-11-12'); // a Thursday
const on = (day: string, value = 1) => ({ day: localDate(day), value });
const back = (...days: number[]): LocalDate[] => days.map((count) => addDays(today, -count));

const once = (...days: number[]) => back(...days).map((day) => ({ day, value: 1 }));

describe('days and weeks of a window', () => {
  it('a rest day is zero, and two values of a day are one', () => {
    expect(
      byDay(
        [on('2026-11-10', 2), on('2026-11-10'), on('2026-11-01')],
        localDate('2026-11-09'),
        localDate('2026-11-11'),
      ),
    ).toEqual([on('2026-11-09', 0), on('2026-11-10', 3), on('2026-11-11', 0)]);
  });

  it('a week runs from Monday to Sunday; one without training is zero; those at the edge are shorter', () => {
    const values = [on('2026-10-12', 9), on('2026-10-18'), on('2026-10-19', 2), on('2026-11-12', 4)];
    expect(byWeek(values, localDate('2026-10-15'), today)).toEqual([
      { monday: '2026-10-12', from: '2026-10-15', to: '2026-10-18', value: 1 },
      { monday: '2026-10-19', from: '2026-10-19', to: '2026-10-25', value: 2 },
      { monday: '2026-10-26', from: '2026-10-26', to: '2026-11-01', value: 0 },
      { monday: '2026-11-02', from: '2026-11-02', to: '2026-11-08', value: 0 },
      { monday: '2026-11-09', from: '2026-11-09', to: '2026-11-12', value: 4 },
    ]);
  });

  it('keeps its weeks over a change of the clocks and a new year', () => {
    expect(mondaysBetween(localDate('2026-10-20'), localDate('2026-11-03'))).toEqual([
      '2026-10-19',
      '2026-10-26',
      '2026-11-02',
    ]);
    expect(mondaysBetween(localDate('2026-12-31'), localDate('2027-01-04'))).toEqual([
      '2026-12-28',
      '2027-01-04',
    ]);
  });
});

describe('weeks in a row', () => {
  it('counts this week and those before it', () => {
    expect(weekStreak(back(0), today)).toBe(1);
    expect(weekStreak(back(0, 7, 14), today)).toBe(3);
    expect(weekStreak(back(0, 14), today)).toBe(1);
    expect(weekStreak([], today)).toBe(0);
  });

  it('is not ended by a week that has only begun, nor kept by days ahead (R-876)', () => {
    expect(weekStreak(back(5, 12), today)).toBe(2);
    expect(weekStreak(back(12), today)).toBe(0);
    expect(weekStreak([addDays(today, 1)], today)).toBe(0);
  });

  it('depends on the day where one is: Sunday night in New York is Monday in Berlin', () => {
    const instant = new Date('2026-11-09T02:00:00Z');
    const days = [localDate('2026-10-27')]; // the week of 26 October
    expect(dayAt(instant, 'America/New_York')).toBe('2026-11-08');
    expect(weekStreak(days, dayAt(instant, 'America/New_York'))).toBe(1);
    expect(weekStreak(days, dayAt(instant, 'Europe/Berlin'))).toBe(0);
  });

  it('knows the longest', () => {
    expect(longestWeekStreak(back(0, 70, 77, 84, 140), today)).toBe(3);
    expect(longestWeekStreak([], today)).toBe(0);
  });
});

describe('consistency', () => {
  it('counts full weeks only, from the first training on (R-877)', () => {
    const share = (...days: number[]) => weeksWithTraining(once(...days), today, { weeks: 12 });
    expect(share(0, 7, 8, 21)).toEqual({ done: 2, of: 3 });
    expect(share(0)).toEqual({ done: 0, of: 0 });
    expect(share()).toEqual({ done: 0, of: 0 });
    expect(share(7, 200)).toEqual({ done: 1, of: 12 });
    expect(share(-3, 7)).toEqual({ done: 1, of: 1 });
  });

  it('asks for as many workouts as a goal does', () => {
    const workouts = [...once(7, 8), { day: addDays(today, -14), value: 3 }];
    expect(weeksWithTraining(workouts, today, { weeks: 2, atLeast: 3 })).toEqual({ done: 1, of: 2 });
  });

  it('compares the days of a plan with the days of training', () => {
    const planned = ['Monday', 'Thursday'] as const;
    const from = localDate('2026-11-02');
    const trained = [localDate('2026-11-02'), localDate('2026-11-04')];
    // Monday 2, Thursday 5, Monday 9; today's Thursday is not over.
    expect(plannedDaysDone(trained, planned, from, today)).toEqual({ done: 1, of: 3 });
    expect(plannedDaysDone([...trained, today], planned, from, today)).toEqual({ done: 2, of: 4 });
    expect(plannedDaysDone(trained, [], from, today)).toEqual({ done: 0, of: 0 });
  });
});
