import { METRIC_UNITS } from '@fitarc/domain/units';
import { afterEach, describe, expect, it } from 'vitest';
import { setCurrentUnits } from '../../../../lib/units.ts';
import { entryDetails, restText, supersetsOf } from '../../entry-text.ts';
import type { DraftEntry } from '../../plan-draft.ts';
import { detailsIn, errorsOf, formOf } from './entry-form.ts';

const entry = (changes: Partial<DraftEntry> = {}) => ({ sets: 3, reps: 8, ...changes }) as DraftEntry;
const EMPTY = formOf(entry());

afterEach(() => setCurrentUnits(METRIC_UNITS));

describe('what is typed about an entry', () => {
  it('asks for nothing while it is empty', () => {
    expect(errorsOf(EMPTY, entry(), 1000)).toEqual({});
    expect(detailsIn(EMPTY, entry())).toEqual({});
  });

  it('is read into what is stored', () => {
    const form = {
      repsMax: '12',
      weight: '60.5',
      percent: '80',
      rpe: '8.5',
      rest: '90',
      progression: 'linear',
    };
    expect(errorsOf(form, entry(), 1000)).toEqual({});
    expect(detailsIn(form, entry())).toEqual({
      reps_max: 12,
      target_weight: 60.5,
      target_percent: 80,
      target_rpe: 8.5,
      rest_seconds: 90,
      progression: 'linear',
    });
    expect(detailsIn({ ...EMPTY, repsMax: '8' }, entry())).toEqual({});
  });

  it('is in pounds for whoever lifts in pounds, and stays to the gram where it is not typed anew', () => {
    setCurrentUnits({ ...METRIC_UNITS, weight: 'lbs' });
    const stored = entry({ target_weight: 61.235 });
    const form = formOf(stored);
    expect(form.weight).toBe('135');
    expect(detailsIn(form, stored).target_weight).toBe(61.235);
    expect(detailsIn({ ...form, weight: '225' }, stored).target_weight).toBeCloseTo(102.058, 2);
    expect(entryDetails(stored)).toBe('135 lbs');
    expect(errorsOf({ ...EMPTY, weight: '5000' }, entry(), 1000).weight).toMatch(
      /^Target weight must be at most 2.?204 lbs$/,
    );
  });

  it.each([
    [{ repsMax: '7' }, { repsMax: 'The most reps cannot be fewer than the least' }],
    [{ repsMax: '101' }, { repsMax: 'Reps must be a whole number between 1 and 100' }],
    [{ percent: '10' }, { percent: 'Percent must be a whole number between 20 and 120' }],
    [{ rpe: '8.2' }, { rpe: 'RPE must be between 6 and 10, in steps of 0.5' }],
    [{ rest: '901' }, { rest: 'Rest must be a whole number between 0 and 900' }],
  ])('%j is refused beside its field', (typed, errors) => {
    expect(errorsOf({ ...EMPTY, ...typed }, entry(), 100)).toEqual(errors);
  });
});

describe('what is shown about an entry', () => {
  it('is in a few words', () => {
    const asked = entry({ target_percent: 80, target_rpe: 8, rest_seconds: 150, progression: 'double' });
    expect(entryDetails(asked, 'A')).toBe(
      'Superset A · 80% of max · RPE 8 · Rest 2:30 min · Reps, then weight',
    );
    expect(entryDetails(entry({ rest_seconds: 0 }))).toBe('No rest');
    expect([45, 60, 90, 120, 150].map(restText)).toEqual(['45 s', '1 min', '90 s', '2 min', '2:30 min']);
  });

  it('has a letter for each group of two or more', () => {
    const day = [
      entry({ superset: 4 }),
      entry({ superset: 2 }),
      entry({ superset: 4 }),
      entry({ superset: 9 }),
    ];
    expect(day.map((one) => supersetsOf(day).get(one))).toEqual(['A', undefined, 'A', undefined]);
  });
});
