import { expect, it } from 'vitest';
import { weeklyAim } from './weekly-aim.ts';

it('is the number the text of the goal begins with', () => {
  const goals = ['weight_loss', 'muscle_gain', 'maintenance', 'endurance', 'general_fitness'];
  expect(goals.map(weeklyAim)).toEqual([4, 4, 3, 5, 3]);
  expect([weeklyAim(null), weeklyAim(undefined), weeklyAim('toString')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
