import { expect, test } from 'vitest';
import { sideOf } from './body-regions.ts';

test.each([
  [['Glutes'], 'back'],
  [['Glutes', 'Quadriceps'], 'back'],
  [['Quadriceps', 'Glutes'], 'front'],
  [['Glutes', 'Hamstrings', 'Adductors'], 'back'],
  [['Triceps'], 'back'],
  [['Chest', 'Triceps', 'Front Delts'], 'front'],
  [['Shoulders'], 'front'],
  [['Whole Body'], 'front'],
  [[], 'front'],
  [['Unknown Muscle'], 'front'],
] as const)('%j are shown from the %s', (muscles, side) => {
  expect(sideOf(muscles)).toBe(side);
});
