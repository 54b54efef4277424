import { expect, it } from 'vitest';
import { slotAt } from './meal.ts';

it('the meal of the hour', () => {
  expect([0, 3.9, 4, 7, 10.4, 10.5, 14.9, 15, 17, 21.4, 21.5].map(slotAt)).toEqual([
    'snack',
    'snack',
    'breakfast',
    'breakfast',
    'breakfast',
    'lunch',
    'lunch',
    'snack',
    'dinner',
    'dinner',
    'snack',
  ]);
});
