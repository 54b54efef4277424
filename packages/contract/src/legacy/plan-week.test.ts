import { weekOf } from '@fitarc/domain/weekday';
import { describe, expect, it } from 'vitest';
import { readCustomWeek, readWorkouts } from './plan-week.ts';

const [a, b] = [{ exercise_id: 1 }, { exercise_id: 2 }];
const week = (days: Record<string, unknown>) => weekOf((day) => days[day] ?? []);

describe('a map of weekdays (A-128)', () => {
  it('is read in any case, with the missing days empty', () => {
    expect(readWorkouts({ monday: [a], ' SUNDAY ': [b] })).toEqual(week({ Monday: [a], Sunday: [b] }));
  });

  it('is a week of rest without any', () => {
    expect(readWorkouts({})).toEqual(week({}));
  });

  it.each([undefined, null, [], 'Monday', { Someday: [a] }, { Monday: [a], note: 'x' }])(
    'is nothing else: %j',
    (value) => {
      expect(readWorkouts(value)).toBeUndefined();
    },
  );
});

describe('the days of a custom plan (A-133)', () => {
  it.each([
    ['a map', { Monday: [a], Friday: [b] }, undefined],
    [
      'a list of days',
      [
        { day: 'Monday', exercises: [a] },
        { name: 'friday', exercises: [b] },
      ],
      undefined,
    ],
    ['names and a map', ['Monday', 'Friday'], { Monday: [a], friday: [b] }],
    ['empty days and a map', { Monday: [], Friday: null }, { Monday: [a], Friday: [b] }],
    ['a map, whatever else is selected', { Monday: [a], Friday: [b] }, [a, b]],
  ])('come as %s', (_how, days, selected) => {
    expect(readCustomWeek(days, selected)).toEqual(week({ Monday: [a], Friday: [b] }));
  });

  it('share one list of exercises', () => {
    expect(readCustomWeek(['Monday', 'Friday'], [a, b])).toEqual(week({ Monday: [a, b], Friday: [a, b] }));
    expect(readCustomWeek({ Monday: [] }, [a])).toEqual(week({ Monday: [a] }));
  });

  it('may name a day twice, which then has both lists', () => {
    const days = [
      { day: 'Monday', exercises: [a] },
      { day: 'MONDAY', exercises: [b] },
    ];
    expect(readCustomWeek(days, undefined)).toEqual(week({ Monday: [a, b] }));
  });

  it('are handed on where a day is no list, to be refused in words', () => {
    expect(readCustomWeek({ Monday: 'x' }, [a])).toEqual(week({ Monday: 'x' }));
  });

  it.each([
    undefined,
    null,
    {},
    [],
    'Monday',
    5,
    ['Someday'],
    [null],
    [{ exercises: [a] }],
    { Someday: [a] },
  ])('cannot be read from %j', (days) => {
    expect(readCustomWeek(days, { Monday: [a] })).toBeUndefined();
  });
});
