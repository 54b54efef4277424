import { expect, it } from 'vitest';
import { loads } from './test-sessions.ts';
import { warmUpSets } from './warm-up.ts';

it.each([
  [100, ['40×8', '60×5', '80×3']],
  [62.5, ['25×8', '37.5×5', '50×3']],
  [30, ['20×8', '22.5×3']],
  [20, []],
  [2, []],
])('%d kg on a barbell', (weight, expected) => {
  expect(warmUpSets(weight, loads()).map((set) => `${set.weight}×${set.reps}`)).toEqual(expected);
});

it('takes what a rack of dumbbells has', () => {
  expect(warmUpSets(9, loads({ kind: 'dumbbells' })).map(({ weight }) => weight)).toEqual([2, 4, 6]);
});
