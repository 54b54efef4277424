import { expect, test } from 'vitest';
import { reportOf } from './report-reasons.ts';

const bar = { food_id: 7, name: 'Bar', visibility: 'public' } as const;
const nothing = { reason: undefined, words: '' };
const spam = { reason: 'spam', words: '' } as const;

test('R-296 R-297 R-298 food first, then whether it is public, then the reason', () => {
  expect(reportOf(undefined, spam)).toEqual({ problem: 'No food selected to report' });
  expect(reportOf({ ...bar, visibility: 'personal' }, nothing)).toEqual({
    problem: 'Only public foods can be reported',
  });
  expect(reportOf(bar, nothing)).toEqual({ problem: 'Please select a reason for reporting' });
  expect(reportOf(bar, spam)).toEqual({ contentId: 7, reason: 'spam' });
});

test('R-300 A-099 in own words: their trimmed text is the reason, blank text is none', () => {
  const other = (words: string) => reportOf(bar, { reason: 'other', words });
  expect(other('  it is a drink ')).toEqual({ contentId: 7, reason: 'it is a drink' });
  expect(other('  ')).toEqual({ problem: 'Please select a reason for reporting' });
  expect(reportOf(bar, { reason: 'spam', words: 'typed before' })).toMatchObject({ reason: 'spam' });
});
