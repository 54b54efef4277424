import { describe, expect, it } from 'vitest';
import { addDays, daysFrom, localDate } from '../local-date.ts';
import {
  certaintyOf,
  isEnoughFor,
  marginOf,
  nextCheckIn,
  proposeTarget,
  summarize,
  usualRate,
} from './check-in.ts';

const wish = { expenditure: 2430, trendKg: 80, gender: 'female', rate: -0.5 };

describe('the proposal', () => {
  it.each([
    ['half a kilogram less a week', {}, { target: 1930, rate: -0.5, limits: [] }],
    ['a quarter more', { rate: 0.25 }, { target: 2680, rate: 0.25, limits: [] }],
    ['hold', { rate: 0 }, { target: 2430, rate: 0, limits: [] }],
    ['at most one hundredth a week', { rate: -1.2 }, { target: 1630, rate: -0.8, limits: ['rate'] }],
    ['and not faster upwards', { rate: 1 }, { target: 3230, rate: 0.8, limits: ['rate'] }],
    ['not below 1200', { expenditure: 1500 }, { target: 1200, rate: -0.3, limits: ['floor'] }],
    [
      'not below 1500 for men',
      { expenditure: 1900, gender: 'male' },
      { target: 1500, rate: -0.4, limits: ['floor'] },
    ],
    ['1200 for whoever does not say', { expenditure: 1400, gender: null }, { target: 1200, floor: 1200 }],
    [
      'both',
      { expenditure: 1600, trendKg: 50, rate: -1 },
      { target: 1200, rate: -0.4, limits: ['rate', 'floor'] },
    ],
    ['to ten', { expenditure: 2434.6, rate: 0 }, { target: 2430, limits: [] }],
  ])('%s', (_what, changes, expected) => {
    expect(proposeTarget({ ...wish, ...changes })).toMatchObject(expected);
  });

  it('wants what the fitness goal means, unless another rate is set', () => {
    expect(
      ['weight_loss', 'muscle_gain', 'maintenance', 'endurance', 'toString', null].map(usualRate),
    ).toEqual([-0.5, 0.25, 0, 0, 0, 0]);
  });
});

it('is sure by its margin', () => {
  expect([301, 300, 150, 149].map(certaintyOf)).toEqual(['learning', 'fair', 'fair', 'good']);
  expect(marginOf(100)).toBeCloseTo(164.5);
});

const TODAY = localDate('2026-03-31');
const days = (count: number, eaten: (index: number) => number | undefined) =>
  daysFrom(addDays(TODAY, 1 - count), count).map((date, index) => {
    const kcal = eaten(index);
    return {
      date,
      expenditure: 2400,
      deviation: 100,
      trendKg: 80 - index * 0.05,
      trendDeviation: 0.3,
      ...(kcal === undefined ? {} : { eaten: kcal }),
    };
  });

describe('what was eaten and how the weight went', () => {
  it('is of the last four weeks, and of days that count', () => {
    const summary = summarize(days(60, (index) => (index < 31 ? 9000 : index % 2 ? 2000 : undefined)));
    expect(summary).toMatchObject({ eaten: 2000 });
    expect(summary?.change).toBeCloseTo(-0.35);
    expect(summarize(days(1, () => 2000))).toBeUndefined();
    expect(summarize(days(20, () => undefined))).toBeUndefined();
  });

  it('is enough after fourteen days of food and three weights, some of them of late', () => {
    const weighed = (...ago: number[]) => ago.map((one) => addDays(TODAY, -one));
    const all = (count: number) => days(count, (index) => (index < count - 1 ? 2000 : undefined));
    expect(isEnoughFor(all(15), weighed(14, 7, 0), TODAY)).toBe(true);
    expect(isEnoughFor(all(14), weighed(13, 7, 0), TODAY)).toBe(false);
    expect(isEnoughFor(all(15), weighed(14, 0), TODAY)).toBe(false);
    expect(isEnoughFor(all(60), weighed(59, 40, 20), TODAY)).toBe(false);
    expect(
      isEnoughFor(
        days(60, (index) => (index < 50 ? 2000 : undefined)),
        weighed(50, 9, 1),
        TODAY,
      ),
    ).toBe(false);
    expect(
      isEnoughFor(
        days(60, (index) => (index > 49 ? 2000 : undefined)),
        weighed(50, 9, 1),
        TODAY,
      ),
    ).toBe(false);
  });

  it('is asked again after a week', () => {
    expect(nextCheckIn(TODAY)).toBe('2026-04-07');
  });
});
