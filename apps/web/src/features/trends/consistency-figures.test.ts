import { addDays, localDate } from '@fitarc/domain/local-date';
import { expect, test } from 'vitest';
import { consistencyOf } from './consistency-figures.ts';

const today = localDate('2026-11-12'); // a Thursday
const back = (...days: number[]) =>
  days.map((count) => ({ date: addDays(today, -count), workout_count: 1, total_duration: 45 }));

test('without training there is nothing to say', () => {
  expect(consistencyOf({ days: [], today, aim: 4 })).toEqual([]);
  expect(consistencyOf({ days: back(-1), today, aim: 4 })).toEqual([]);
});

test('in the first week there is only the streak', () => {
  expect(consistencyOf({ days: back(0), today, aim: 4 }).map(({ name }) => name)).toEqual(['Streak']);
});

test('weeks in a row, weeks with training, weeks that met the goal', () => {
  // This week once, last week three times, the week before not at all, the one before that once.
  const figures = consistencyOf({ days: back(0, 6, 7, 8, 21), today, aim: 3 });
  expect(figures).toEqual([
    { name: 'Streak', value: '2 weeks', note: 'in a row with training; longest in a year: 2' },
    { name: 'Weeks with a workout', value: '67%', note: '2 of the last 3 weeks' },
    { name: 'Weeks with 3 workouts, your goal', value: '33%', note: '1 of the last 3 weeks' },
  ]);
});

test('the days of a plan, since it was chosen and at most four weeks back', () => {
  const plan = (since: string, days = ['Monday', 'Thursday']) => ({ name: 'Push', days, since });
  const planned = (since: string) =>
    consistencyOf({ days: back(0, 3, 10), today, plan: plan(since) }).find(({ name }) =>
      name.startsWith('Planned'),
    );
  // Mondays 2 and 9 and Thursdays 5 and 12 of November; trained on 2, 9 and 12.
  expect(planned('2026-11-01')).toMatchObject({
    value: '75%',
    note: '3 of 4 days of Push since you chose it',
  });
  expect(planned('2020-01-01T10:00:00Z')).toMatchObject({
    note: '3 of 8 days of Push in the last four weeks',
  });
  expect(planned('')).toBeUndefined();
  expect(
    consistencyOf({ days: back(0), today, plan: plan('2026-11-01', []) }).map(({ name }) => name),
  ).toEqual(['Streak']);
});
