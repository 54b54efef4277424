import { expect, it } from 'vitest';
import { searchRank, searchWords } from './exercise-search.ts';

const named = (name: string, ...other_names: string[]) => ({ name, other_names });
const rank = (exercise: ReturnType<typeof named>, typed: string, familiar = false) =>
  searchRank(exercise, searchWords(typed), familiar);

it('puts the name first, then what one knows, then the other name, then the rest', () => {
  const squat = named('Barbell Back Squat', 'Squat', 'Back Squat');
  expect(rank(named('Squat'), 'squats')).toBe(0);
  expect(rank(named('Front Squat'), 'squat', true)).toBe(1);
  expect(rank(squat, 'SQUAT')).toBe(2);
  expect(rank(named('Squat Jump'), 'squat')).toBe(3);
  expect(rank(named('Front Squat'), 'squat')).toBe(4);
  expect(rank(named('Compressed Row'), 'press')).toBe(5);
  expect(rank(named('Skull Crusher', 'French Press'), 'press')).toBe(6);
  expect(rank(named('Hip Thrust'), 'press', true)).toBe(7);
});

it.each(['pull up', 'pull-ups', 'PULLUP', 'Pullups'])('%s is the Pull-Up', (typed) => {
  expect(rank(named('Pull-Up'), typed)).toBe(0);
});
