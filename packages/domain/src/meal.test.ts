import { expect, it } from 'vitest';
import { detailsOfPortion, slotAt, sumOfAdditional } from './meal.ts';

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

it('sums what is known, and says of how many', () => {
  const sums = sumOfAdditional([{ fiber: 2.5, sodium: 10 }, { fiber: 1 }, { sugar: null }]);
  expect(sums).toEqual({
    fiber: { value: 3.5, known: 2 },
    sugar: { value: 0, known: 0 },
    saturated_fat: { value: 0, known: 0 },
    sodium: { value: 10, known: 1 },
  });
});

it('a portion of a food has its share of what the food tells', () => {
  const food = { fibre: 2, sugar: null, saturated_fat: 1, sodium: 100 };
  expect(detailsOfPortion(food, 50)).toEqual({ fiber: 1, saturated_fat: 0.5, sodium: 50 });
  expect(detailsOfPortion(food, 50, '25 g')).toEqual({ fiber: 4, saturated_fat: 2, sodium: 200 });
});
