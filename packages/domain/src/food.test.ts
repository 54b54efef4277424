import { describe, expect, it } from 'vitest';
import {
  basisOf,
  isPortion,
  nutrientsOfPortion,
  readNutrients,
  rescaleNutrients,
  servingGrams,
  sumOfNutrients,
} from './food.ts';

const figures = { calories: 250, protein: 10, carbs: 33.3, fats: 7.77 };

describe('figures (A-092)', () => {
  const open = { calories: 100, protein: null, carbs: null, fats: null };
  it('of a member’s food count as nothing where they are open; of a product they are missing', () => {
    expect(readNutrients(open, true)).toEqual({ calories: 100, protein: 0, carbs: 0, fats: 0 });
    expect(readNutrients(open, false)).toBeNull();
    expect(readNutrients({ ...open, calories: null }, true)).toBeNull();
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('%d is none anywhere', (wrong) => {
    expect(readNutrients({ ...figures, carbs: wrong }, true)).toBeNull();
    expect(readNutrients({ ...figures, carbs: wrong }, false)).toBeNull();
  });

  it('may be nothing at all', () => {
    expect(readNutrients({ calories: 0, protein: 0, carbs: 0, fats: 0 }, false)).not.toBeNull();
  });
});

describe('a portion (A-093)', () => {
  it.each([
    ['100g', 100],
    [' 250 G ', 250],
    ['62,5 grams', 62.5],
    ['0g', null],
    ['1 cup', null],
    ['100g cooked', null],
    [null, null],
  ])('of %j is %s g', (serving, grams) => {
    expect(servingGrams(serving)).toBe(grams);
    expect(basisOf(serving)).toBe(grams ?? 100);
  });

  it('is worked out from what the figures stand for, to one decimal, calories too', () => {
    expect(nutrientsOfPortion(figures, 50)).toEqual({ calories: 125, protein: 5, carbs: 16.7, fats: 3.9 });
    expect(nutrientsOfPortion(figures, 50, '250g')).toEqual({
      calories: 50,
      protein: 2,
      carbs: 6.7,
      fats: 1.6,
    });
    expect(nutrientsOfPortion(figures, 200, '1 cup').calories).toBe(500);
    expect(rescaleNutrients(figures, 100, 200).calories).toBe(500);
  });

  it.each([
    [1, true],
    [1000, true],
    [0.9, false],
    [1000.1, false],
    [Number.NaN, false],
    [null, false],
  ])('of %s g may be added: %s', (portion, may) => expect(isPortion(portion)).toBe(may));
});

it('adds up', () => {
  expect(sumOfNutrients([figures, figures]).calories).toBe(500);
  expect(sumOfNutrients([])).toEqual({ calories: 0, protein: 0, carbs: 0, fats: 0 });
});
