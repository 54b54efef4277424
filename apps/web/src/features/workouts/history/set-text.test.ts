import { describe, expect, it } from 'vitest';
import { setLine, setMarks, timeFact } from './set-text.ts';

const set = (weight: number | null, reps: number, more: object = {}) => ({
  weight,
  reps,
  kind: 'normal' as const,
  ...more,
});

describe('the words of a set', () => {
  it.each([
    ['80 kg × 10', 'reps', set(80, 10)],
    ['80 kg × 10 · RPE 8.5', 'reps', set(80, 10, { rpe: 8.5, seconds: null, metres: null })],
    ['20 kg × 1 · 45 s · 40 m', 'reps', set(20, 1, { seconds: 45, metres: 40 })],
    ['1 h 5 min · 5.2 km', 'reps', set(null, 0, { seconds: 3900, metres: 5200 })],
    ['10 kg · 30.5 s', 'reps', set(10, 0, { seconds: 30.5 })],
    ['30 s', 'seconds', set(null, 30, { seconds: 30 })],
    ['30 min · 5 km', 'minutes', set(null, 30, { seconds: 1800, metres: 5000 })],
    ['400 m · 1 min 30 s', 'metres', set(null, 400, { seconds: 90, metres: 400 })],
    ['-20 kg × 8', 'reps', set(-20, 8)],
    ['100 kg × 0', 'reps', set(100, 0)],
  ] as const)('says what it has and nothing twice: %s', (words, unit, done) => {
    expect(setLine(done, unit)).toBe(words);
  });

  it('marks help and failure, and no failure where a time or distance was counted', () => {
    expect(setMarks(set(80, 10), 'reps')).toEqual([]);
    expect(setMarks(set(-20, 8), 'reps')).toEqual(['Assisted']);
    expect(setMarks(set(100, 0), 'reps')).toEqual(['Failed']);
    expect(setMarks(set(null, 0, { seconds: 60 }), 'reps')).toEqual([]);
  });
});

it('says when a workout was, as far as that is known', () => {
  const [from, to] = ['2026-03-02T17:05:00.000Z', '2026-03-02T18:10:00.000Z'];
  expect(timeFact({ started_at: from, ended_at: to })).toEqual([
    'Time',
    expect.stringMatching(/:05.* – .*:10/),
  ]);
  expect(timeFact({ started_at: from })).toEqual(['Started', expect.stringContaining(':05')]);
  expect(timeFact({ ended_at: to })).toEqual(['Ended', expect.stringContaining(':10')]);
  expect(timeFact({})).toBeUndefined();
});
