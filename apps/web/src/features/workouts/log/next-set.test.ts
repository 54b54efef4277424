import { expect, it, vi } from 'vitest';
import { newExercise, newSet } from './draft-sets.ts';
import { nextSetAfter } from './next-set.ts';

vi.stubGlobal('window', globalThis);

const exercise = (name: string, ...done: boolean[]) => ({
  ...newExercise({ exercise_id: null, name, muscles: [], unit: 'reps' }, { sets: '2', reps: '8' }),
  rows: done.map((one) => newSet({ kind: 'normal', weight: '', reps: '8', done: one })),
});

it('names what comes after a set: the next of the exercise, an exercise that is not done, and nothing at the end', () => {
  const [squat, press, row] = [
    exercise('Squat', true, false),
    exercise('Press', false, false),
    exercise('Row', true),
  ];
  expect(nextSetAfter([squat, press], press, 0)).toBe('set 2');
  expect(nextSetAfter([squat, press, row], squat, 1)).toBe('Press');
  const last = exercise('Plank', true, false);
  expect(nextSetAfter([squat, row, last], last, 1)).toBe('Squat');
  expect(nextSetAfter([row, last], last, 1)).toBeUndefined();
});
