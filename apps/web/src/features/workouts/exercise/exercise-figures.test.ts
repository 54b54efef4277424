import type { ExerciseProgress, ProgressPeriod } from '@fitarc/contract/exercise-progress';
import type { HeldRecord } from '@fitarc/contract/records';
import { localDate } from '@fitarc/domain/local-date';
import { METRIC_UNITS, US_UNITS } from '@fitarc/domain/units';
import { afterEach, describe, expect, it } from 'vitest';
import { setCurrentUnits } from '../../../lib/units.ts';
import { dayAndYear, shortDay } from '../../../ui/data/day-names.ts';
import { changeWords, leadWords, pointsIn, RANGES, recordsOf, weeksOf } from './exercise-figures.ts';
import { progressMeasure, weeklyMeasure } from './exercise-measure.ts';

const today = localDate('2026-11-19'); // a Thursday
afterEach(() => setCurrentUnits(METRIC_UNITS));

const period = (date: string, changes: Partial<ProgressPeriod> = {}): ProgressPeriod => ({
  date,
  sessions: 1,
  one_rep_max: null,
  weight: null,
  reps: 10,
  volume: 0,
  amount: 30,
  ...changes,
});
const held = (value: number, changes: Partial<HeldRecord> = {}): HeldRecord => ({
  workout_id: 1,
  date: '2026-11-03',
  value,
  weight: null,
  reps: null,
  ...changes,
});
const NONE = {
  one_rep_max: null,
  heaviest: null,
  volume: null,
  most_reps: null,
  amount: null,
  distance: null,
};
const progress = (changes: Partial<ExerciseProgress> = {}): ExerciseProgress => ({
  exercise_id: 1,
  name: 'Barbell Row',
  archived: false,
  muscles: [],
  secondary_muscles: [],
  unit: 'reps',
  records: NONE,
  session_count: changes.periods?.length ?? 0,
  periods: [],
  ...changes,
});
const range = (value: string) => RANGES.find((one) => one.value === value) ?? RANGES[0];

describe('when it was last done', () => {
  it.each([
    ['2026-11-19', 'Last done today, 1 time in three months'],
    ['2026-11-18', 'Last done yesterday, 1 time in three months'],
    ['2026-11-17', 'Last done Tuesday, 1 time in three months'],
    ['2026-11-12', `Last done on ${shortDay('2026-11-12')}, 1 time in three months`],
    ['2026-01-05', `Last done on ${shortDay('2026-01-05')}, 1 time in all`],
    ['2024-01-05', `Last done on ${dayAndYear('2024-01-05')}, 1 time in all`],
  ])('%s', (date, words) => {
    expect(leadWords(progress({ periods: [period(date)] }), today)).toBe(words);
  });

  it('counts the sessions of three months, and none of days ahead', () => {
    const periods = [
      period('2025-01-01', { sessions: 40 }),
      period('2026-11-10', { sessions: 2 }),
      period('2026-11-17'),
      period('2026-12-24'),
    ];
    expect(leadWords(progress({ periods }), today)).toBe('Last done Tuesday, 3 times in three months');
    expect(leadWords(progress({ periods: periods.slice(3) }), today)).toBe('Only logged for days ahead');
    expect(leadWords(progress(), today)).toBe('Not logged yet');
  });
});

describe('progress over a range', () => {
  const lifted = [
    period('2024-05-01', { one_rep_max: 50 }),
    period('2026-09-01', { one_rep_max: 63.3 }),
    period('2026-11-01', { one_rep_max: 80 }),
    period('2026-11-17', { one_rep_max: 76 }),
  ];
  const measure = progressMeasure(progress({ periods: lifted }));
  const words = (value: string) =>
    changeWords(pointsIn(lifted, measure, range(value), today).points, measure, range(value));

  it('says what changed', () => {
    expect(measure.label).toBe('Estimated one-rep max');
    expect(words('1m')).toBe('4 kg down in a month');
    expect(words('3m')).toBe('12.7 kg up in three months');
    expect(words('all')).toMatch(/^26 kg up since .*2024$/);
    expect(pointsIn(lifted, measure, range('all'), today).from).toBe('2024-05-01');
    expect(pointsIn(lifted, measure, range('1y'), today).points).toHaveLength(3);
  });

  it('says that there was nothing, one day, or no change', () => {
    const change = (...values: number[]) =>
      changeWords(
        values.map((value, index) => ({ day: `2026-11-0${index + 1}`, value })),
        measure,
        range('1m'),
      );
    expect([change(), change(5), change(5, 9, 5)]).toEqual([
      'Not done in a month',
      'Done on one day in a month',
      'No change in a month',
    ]);
  });

  it('is in pounds for whoever lifts pounds', () => {
    setCurrentUnits(US_UNITS);
    const { points } = pointsIn(lifted, measure, range('1m'), today);
    expect(points.map(({ value }) => value)).toEqual([176.4, 167.6]);
    expect(measure.say(176.4)).toBe('176.4 lbs');
    expect(weeklyMeasure(progress({ periods: [period('2026-11-17', { volume: 100 })] })).say(220)).toBe(
      '220 lbs',
    );
  });

  it.each([
    ['reps', 'Most reps in a set', '10 reps', 'Weekly reps', '30 reps'],
    ['seconds', 'Longest set', '10 s', 'Weekly time', '30 s'],
    ['minutes', 'Longest set', '10 min', 'Weekly time', '30 min'],
    ['metres', 'Longest distance', '10 m', 'Weekly distance', '30 m'],
  ] as const)('without a weight it is counted in %s', (unit, label, best, weekly, sum) => {
    const done = progress({ unit, periods: [period('2026-11-17')] });
    const [by, each] = [progressMeasure(done), weeklyMeasure(done)];
    expect([by.label, by.say(10), each.label, each.say(30)]).toEqual([label, best, weekly, sum]);
  });

  it('takes the weight where sets are too long for an estimate', () => {
    const done = progress({ periods: [period('2026-11-17', { weight: 20, reps: 30 })] });
    expect(progressMeasure(done).label).toBe('Heaviest set');
  });
});

describe('the weeks', () => {
  const measure = weeklyMeasure(progress({ periods: [period('2026-11-17', { volume: 1 })] }));

  it('are twelve with this one, and zero without training', () => {
    const periods = [
      period('2026-10-26', { volume: 1200 }),
      period('2026-11-01', { volume: 300 }),
      period('2026-11-16', { volume: 1440 }),
    ];
    const { weeks, average, without, over } = weeksOf(periods, measure, today);
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-4).map(({ monday, value }) => [monday, value])).toEqual([
      ['2026-10-26', 1500],
      ['2026-11-02', 0],
      ['2026-11-09', 0],
      ['2026-11-16', 1440],
    ]);
    expect({ average, without, over }).toEqual({ average: 500, without: 2, over: 3 });
  });

  it('have no average in the first one', () => {
    expect(weeksOf([period('2026-11-16', { volume: 5 })], measure, today).average).toBeUndefined();
  });
});

describe('the records', () => {
  const shown = (changes: Parameters<typeof progress>[0]) =>
    recordsOf(progress(changes)).map(({ name, figure, unit, note }) => [name, figure, unit, note]);

  it('of weights', () => {
    const records = {
      ...NONE,
      one_rep_max: held(76, { weight: 60, reps: 8 }),
      heaviest: held(60, { weight: 60, reps: 8 }),
      volume: held(1440),
      most_reps: held(12, { weight: 40, reps: 12 }),
      amount: held(40),
    };
    expect(shown({ records })).toEqual([
      ['Estimated max', '76', 'kg', '60 kg × 8'],
      ['Heaviest set', '60', 'kg × 8', ''],
      ['Most in a session', '1440', 'kg', ''],
      ['Most reps', '12', 'reps', '40 kg'],
    ]);
    setCurrentUnits(US_UNITS);
    expect(shown({ records }).flat().join(' ')).not.toContain('kg');
  });

  it('of repetitions, of time and of distance', () => {
    const records = { ...NONE, most_reps: held(90), amount: held(200), distance: held(400) };
    expect(shown({ records: { ...records, distance: null } })).toEqual([
      ['Most reps', '90', 'reps', ''],
      ['Most in a session', '200', 'reps', ''],
    ]);
    expect(shown({ records, unit: 'seconds' })).toEqual([
      ['Longest set', '1 min 30 s', '', ''],
      ['Most in a session', '3 min 20 s', '', ''],
      ['Longest distance', '400 m', '', ''],
    ]);
    expect(shown({ records, unit: 'metres' })).toEqual([
      ['Longest distance', '90 m', '', ''],
      ['Most in a session', '200 m', '', ''],
    ]);
    expect(shown({})).toEqual([]);
  });
});
