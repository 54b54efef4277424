import { describe, expect, test } from 'vitest';
import { dailyFigures, pointsOf, totalFigures } from './trend-figures.ts';

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
