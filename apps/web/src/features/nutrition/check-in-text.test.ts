import { METRIC_UNITS, US_UNITS } from '@fitarc/domain/units';
import { afterEach, expect, test } from 'vitest';
import { setCurrentUnits } from '../../lib/units.ts';
import {
  leftOutInWords,
  macrosInWords,
  progressInWords,
  rateInWords,
  reasonsOf,
  summaryOf,
} from './check-in-text.ts';

const proposal = {
  eaten: 2052,
  weekly_change: -0.4,
  expenditure: 2428,
  margin: 149,
  certainty: 'good',
  target_now: 1950,
  target: 1880,
  wished_rate: -0.55,
  rate: -0.55,
  limits: [],
  floor: 1200,
  goals_now: { calories: 1950, protein: 150, carbs: 195, fats: 63 },
  goals: { calories: 1880, protein: 150, carbs: 177, fats: 63 },
} as const;
const of = (changes: object = {}) =>
  ({ ...proposal, limits: [], ...changes }) as Parameters<typeof summaryOf>[0];

afterEach(() => setCurrentUnits(METRIC_UNITS));

test('the check-in in one sentence', () => {
  expect(summaryOf(of())).toBe(
    'You ate 2050 a day and lost 0.4 kg a week: you burn about 2430 ± 150. New target 1880: take it or keep 1950.',
  );
  expect(summaryOf(of({ weekly_change: 0.25 }))).toContain('gained 0.25 kg a week');
  expect(summaryOf(of({ weekly_change: 0.01 }))).toContain('kept your weight');
});

test('in the unit of the reader', () => {
  setCurrentUnits(US_UNITS);
  expect(summaryOf(of())).toContain('lost 0.88 lbs a week');
  expect(leftOutInWords({ date: '2026-11-08', kind: 'weight', reason: 'far-off', value: 81.65 })).toBe(
    '180 lbs is far from your other weights',
  );
});

test('the reasons, and the limits in their words', () => {
  expect(reasonsOf(of())).toEqual([
    'You ate 2050 kcal a day and lost 0.4 kg a week over the last four weeks.',
    'To lose 0.55 kg a week, eat 550 kcal under what you burn.',
  ]);
  const limited = reasonsOf(of({ wished_rate: -1.2, rate: -0.7, limits: ['rate', 'floor'] }));
  expect(limited).toHaveLength(4);
  expect(limited[1]).toContain('To lose 0.7 kg a week');
  expect(limited[2]).toContain('More than 1% of your weight a week');
  expect(limited[3]).toContain('below 1200 kcal');
  expect(reasonsOf(of({ wished_rate: 0, target: 2430 }))[1]).toBe('To hold your weight, eat what you burn.');
  expect(rateInWords(0.25)).toBe('gain 0.25 kg a week');
});

test('what happens to the macros', () => {
  expect(macrosInWords(of())).toBe('Protein stays at 150 g, carbs go down 18 g and fats stay at 63 g.');
});

test('why something was left out', () => {
  const day = { date: '2026-11-08', kind: 'food', value: 600 } as const;
  expect(leftOutInWords({ ...day, reason: 'half-logged' })).toBe('600 kcal: looks half logged');
  expect(leftOutInWords({ ...day, reason: 'too-high', value: 20_000 })).toBe(
    '20,000 kcal is far more than usual',
  );
  expect(leftOutInWords({ ...day, reason: 'blank', value: 0 })).toBe('No food logged');
});

test('what the first check-in waits for, and why days of a long diary do not count yet (R-1355)', () => {
  const learning = { food_days: 3, food_days_needed: 14, first_weight: '2026-03-05', food_days_before: 0 };
  const begins = (count: number) => `Your first check-in comes after 14 logged days: ${count} so far.`;
  expect(progressInWords(learning)).toBe(begins(3));
  expect(progressInWords({ ...learning, food_days: 0, food_days_before: 90 })).toMatch(
    new RegExp(
      `^${begins(0)} Only days since your first weight count \\(.*2026.*\\)\\. ` +
        'Your 90 logged days before it will count once you add or import earlier weights\\.$',
    ),
  );
  expect(progressInWords({ ...learning, food_days: 0, first_weight: null, food_days_before: 1 })).toBe(
    `${begins(0)} Only days since your first weight count. ` +
      'Your 1 logged day will count once you add or import weights from that time.',
  );
  expect(progressInWords({ ...learning, food_days: 20, food_days_before: 90 })).toContain(
    'at least seven logged days',
  );
});
