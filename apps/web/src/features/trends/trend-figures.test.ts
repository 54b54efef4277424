import { localDate } from '@fitarc/domain/local-date';
import { describe, expect, test } from 'vitest';
import { shortDay } from '../../ui/data/day-names.ts';
import { frameOf } from './time-frame.ts';
import { dailyFigures, pointsOf, totalFigures, trainingSeries } from './trend-figures.ts';

const at = (date: string, value: number) => ({ date, value });
const points = (...records: ReturnType<typeof at>[]) => pointsOf(records, ({ value }) => value);

describe('points', () => {
  test('come oldest first, one a day, with the day of a time', () => {
    expect(points(at('2026-11-02', 5), at('2026-11-01T10:00:00Z', 2), at('2026-11-02', 1))).toEqual([
      { day: '2026-11-01', value: 2 },
      { day: '2026-11-02', value: 6 },
    ]);
  });

  test('need a day', () => {
    expect(points(at('', 5), at('2026-02-30', 1), at('yesterday', 1))).toEqual([]);
  });

  test('A-116 days without a record are not filled in', () => {
    expect(points(at('2026-11-01', 1), at('2026-11-05', 1))).toHaveLength(2);
  });
});

describe('figures', () => {
  test('a day on average, today left out', () => {
    const days = points(at('2026-11-01', 100), at('2026-11-03', 200), at('2026-11-04', 7));
    expect(dailyFigures(days, '2026-11-04')).toEqual({ average: 150, least: 100, most: 200 });
    expect(dailyFigures(days, '2026-11-05')?.least).toBe(7);
  });

  test('only today is no average', () => {
    expect(dailyFigures(points(at('2026-11-04', 7)), '2026-11-04')).toBeUndefined();
    expect(dailyFigures([], '2026-11-04')).toBeUndefined();
  });

  test('in all, on how many days, and the most', () => {
    const days = points(at('2026-11-01', 1), at('2026-11-03', 2), at('2026-11-04', 0));
    expect(totalFigures(days)).toEqual({ total: 3, days: 2, most: 2, average: 1.5 });
    expect(totalFigures([])).toEqual({ total: 0, days: 0, most: 0, average: 0 });
  });
});

describe('training over a frame', () => {
  const today = localDate('2026-11-12'); // a Thursday
  const values = points(at('2026-10-13', 1), at('2026-10-20', 2), at('2026-11-05', 1), at('2026-11-12', 3));

  test('7 days: every day has a point, and a rest day is zero', () => {
    const { step, points: days, unfinished } = trainingSeries(values, frameOf(7, today));
    expect(step).toBe('day');
    expect(days.map(({ value }) => value)).toEqual([1, 0, 0, 0, 0, 0, 0, 3]);
    expect([days[0]?.day, days.at(-1)?.day, unfinished]).toEqual(['2026-11-05', today, today]);
  });

  test('30 days: every week has a point, from Monday on; one without training is zero', () => {
    const { step, points: weeks, unfinished, nameOf } = trainingSeries(values, frameOf(30, today));
    expect(step).toBe('week');
    expect(weeks).toEqual([
      { day: '2026-10-13', value: 1 },
      { day: '2026-10-19', value: 2 },
      { day: '2026-10-26', value: 0 },
      { day: '2026-11-02', value: 1 },
      { day: '2026-11-09', value: 3 },
    ]);
    expect(unfinished).toBe('2026-11-09');
    expect(nameOf('2026-10-13')).toBe(`${shortDay('2026-10-13')} – ${shortDay('2026-10-18')}`);
    expect(nameOf('2026-11-09')).toBe(`${shortDay('2026-11-09')} – ${shortDay('2026-11-12')}`);
  });

  test('90 days: fourteen weeks, and their sum is that of the days', () => {
    const { points: weeks } = trainingSeries(values, frameOf(90, today));
    expect(weeks).toHaveLength(14);
    expect(weeks.reduce((sum, { value }) => sum + value, 0)).toBe(7);
  });

  test('on a Monday the new week stands alone', () => {
    const monday = localDate('2026-11-09');
    const { nameOf, unfinished } = trainingSeries([], frameOf(30, monday));
    expect([unfinished, nameOf(monday)]).toEqual([monday, shortDay(monday)]);
  });
});
