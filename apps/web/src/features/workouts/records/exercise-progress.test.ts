import type { ExerciseSession } from '@fitarc/contract/records';
import { expect, test } from 'vitest';
import { progressOf } from './exercise-progress.ts';

const session = (date: string, changes: Partial<ExerciseSession> = {}): ExerciseSession => ({
  workout_id: 1,
  date,
  sets: 3,
  weight: null,
  reps: 10,
  one_rep_max: null,
  volume: 0,
  ...changes,
});

test('with weights it is what could be lifted once, the best of each day', () => {
  const sessions = [
    session('2026-11-01', { weight: 80, one_rep_max: 100 }),
    session('2026-11-01', { weight: 70, one_rep_max: 90 }),
    session('2026-11-03', { weight: 60 }),
    session('2026-11-05', { weight: 85, one_rep_max: 105 }),
  ];
  const { label, points, say } = progressOf({ sessions, unit: 'reps' });
  expect(label).toBe('Estimated one-rep maximum');
  expect(points).toEqual([
    { day: '2026-11-01', value: 100 },
    { day: '2026-11-05', value: 105 },
  ]);
  expect(say(102.5)).toBe('102.5 kg');
});

test('with sets too long for an estimate it is the weight', () => {
  const sessions = [session('2026-11-01', { weight: 20, reps: 30 }), session('2026-11-02', { weight: 0 })];
  expect(progressOf({ sessions, unit: 'reps' })).toMatchObject({
    label: 'Heaviest weight',
    points: [{ day: '2026-11-01', value: 20 }],
  });
});

test.each([
  ['reps', 'Most repetitions in a set', '12 reps'],
  ['seconds', 'Longest set', '12 s'],
  ['minutes', 'Longest set', '12 min'],
  ['metres', 'Longest distance', '12 m'],
] as const)('without weights %s are counted', (unit, label, words) => {
  const progress = progressOf({ sessions: [session('2026-11-01', { reps: 12 })], unit });
  expect(progress.label).toBe(label);
  expect(progress.points).toEqual([{ day: '2026-11-01', value: 12 }]);
  expect(progress.say(12)).toBe(words);
});
