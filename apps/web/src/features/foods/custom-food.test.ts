import { NAME_AND_CALORIES } from '@fitarc/contract/foods';
import { describe, expect, test } from 'vitest';
import { emptyFood, payloadOf, problemsOf } from './custom-food.form.ts';
import { energyDoubt } from './custom-food-energy.ts';

const oats = { ...emptyFood, name: 'Oats', calories: '372' };

test('R-281 R-283 R-284 R-285 R-288 what is sent: open nutrients as null, the rest as it usually is', () => {
  expect(payloadOf({ ...oats, name: ' Oats ', fats: '7.1', serving_size: ' ' })).toEqual({
    name: 'Oats',
    calories: 372,
    protein: null,
    carbs: null,
    fats: 7.1,
    serving_size: '100g',
    brand: null,
    visibility: 'personal',
    category: 'Other',
  });
});

test('R-280 name and calories are asked for, 0 kcal is an answer', () => {
  expect(problemsOf(emptyFood)).toEqual({ name: NAME_AND_CALORIES, calories: NAME_AND_CALORIES });
  expect(problemsOf({ ...oats, calories: ' ' })).toEqual({ calories: NAME_AND_CALORIES });
  expect(problemsOf({ ...oats, name: '  ' })).toEqual({ name: NAME_AND_CALORIES });
  expect(problemsOf({ ...oats, calories: '0' })).toEqual({});
});

test('A-092 no negative figure, no word, nothing beyond measure', () => {
  for (const wrong of ['-1', 'many', '100001', 'Infinity']) {
    expect(problemsOf({ ...oats, calories: wrong, fats: wrong })).toEqual({
      calories: 'Calories must be a number between 0 and 100000',
      fats: 'Fats must be a number between 0 and 100000',
    });
  }
  expect(Object.keys(problemsOf({ ...oats, name: 'x'.repeat(201), serving_size: 'y'.repeat(101) }))).toEqual([
    'name',
    'serving_size',
  ]);
});

describe('calories and nutrients that hardly belong together', () => {
  const doubt = (calories: string, protein: string, carbs: string, fats: string) =>
    energyDoubt({ calories, protein, carbs, fats, serving_size: '1 cup' });

  test('more than a fifth and 20 kcal off', () => {
    expect(doubt('372', '13.5', '58.7', '7')).toBeUndefined();
    expect(doubt('100', '25', '0', '0')).toBeUndefined();
    expect(doubt('100', '0', '30.3', '0')).toMatch(/about 121 kcal, not 100/);
    expect(doubt('10', '7.5', '0', '0')).toBeUndefined();
    expect(doubt('1000', '25', '0', '9')).toMatch(/about 181 kcal, not 1000/);
  });

  test('too little is only said when nothing is left open', () => {
    expect(doubt('500', '10', '', '')).toBeUndefined();
    expect(doubt('500', '10', '0', '0')).toBeDefined();
    expect(doubt('100', '', '', '50')).toBeDefined();
    expect(doubt('', '10', '0', '0')).toBeUndefined();
    expect(doubt('100', '-90', '0', '0')).toBeUndefined();
  });

  test('more than the serving weighs, and more calories than fat has', () => {
    const of = (serving_size: string, calories: string, protein: string, carbs: string, fats: string) =>
      energyDoubt({ calories, protein, carbs, fats, serving_size });
    expect(of('30 g', '', '20', '10.5', '')).toMatch(/add up to 30.5 g, more than the serving of 30 g/);
    expect(of('30 g', '120', '20', '10', '')).toBeUndefined();
    expect(of('100g', '901', '', '', '')).toMatch(/No food has more than 900 kcal per 100 g/);
    expect(of('100g', '900', '', '', '100')).toBeUndefined();
    expect(of('250 g', '1500', '', '', '')).toBeUndefined();
    expect(of('1 cup', '1500', '', '', '')).toBeUndefined();
  });
});
