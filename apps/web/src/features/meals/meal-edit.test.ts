import type { Meal } from '@fitarc/contract/meals';
import { expect, test } from 'vitest';
import { changesOf, editOf, hasPortionProblem, portionFactor, withFigure, withPortion } from './meal-edit.ts';

const OATS: Meal = {
  meal_id: 1,
  name: 'Rolled oats',
  calories: 225,
  protein: 7.9,
  carbs: 35.2,
  fats: 3.9,
  date: '2026-11-12',
  serving: '60g',
  portion: 60,
  food_id: 7,
};

test('A-104 another portion rescales the figures from what was stored, however often it is typed', () => {
  let edit = editOf(OATS);
  for (const typed of ['1', '12', '120']) edit = withPortion(edit, typed);
  expect(edit.figures).toEqual({ calories: '450', protein: '15.8', carbs: '70.4', fats: '7.8' });
  // The server reckons anew from the food: only the portion is sent.
  expect(changesOf(edit, OATS)).toEqual({ portion: 120 });
});

test('A-104 figures corrected by hand are sent, and a later portion is reckoned from them', () => {
  const corrected = withFigure(editOf(OATS), 'calories', '200');
  expect(changesOf(corrected, OATS)).toEqual({ calories: 200, protein: 7.9, carbs: 35.2, fats: 3.9 });
  const larger = withPortion(corrected, '120');
  expect(larger.figures.calories).toBe('400');
  expect(changesOf(larger, OATS)).toMatchObject({ portion: 120, calories: 400 });
});

test('A-104 nothing is sent that was not changed, and nothing that cannot be', () => {
  expect(changesOf(editOf(OATS), OATS)).toEqual({});
  expect(changesOf({ ...editOf(OATS), name: ' Oats ', date: '2026-11-13' }, OATS)).toEqual({
    name: 'Oats',
    date: '2026-11-13',
  });
  expect(changesOf({ ...editOf(OATS), name: ' ' }, OATS)).toBeUndefined();
  expect(changesOf({ ...editOf(OATS), date: '' }, OATS)).toBeUndefined();
  expect(changesOf(withFigure(editOf(OATS), 'fats', '-1'), OATS)).toBeUndefined();
  for (const wrong of ['0', '1001', '', 'abc']) {
    expect(changesOf(withPortion(editOf(OATS), wrong), OATS)).toBeUndefined();
  }
});

test('A-104 a meal without a portion has figures only; one beyond the bounds may keep its own', () => {
  const quick = { ...OATS, portion: null, serving: '' };
  expect(hasPortionProblem(editOf(quick), quick)).toBe(false);
  expect(changesOf(withFigure(editOf(quick), 'calories', '300'), quick)).toMatchObject({ calories: 300 });
  const feast = { ...OATS, portion: 1500 };
  expect(changesOf({ ...editOf(feast), name: 'Feast' }, feast)).toEqual({ name: 'Feast' });
});

test('what else is known follows the portion that is typed, and nothing else', () => {
  expect(portionFactor(withPortion(editOf(OATS), '30'), OATS)).toBe(0.5);
  expect(portionFactor(withFigure(withPortion(editOf(OATS), '120'), 'calories', '1'), OATS)).toBe(2);
  for (const wrong of ['', '0', 'abc']) expect(portionFactor(withPortion(editOf(OATS), wrong), OATS)).toBe(1);
  const quick = { ...OATS, portion: null, serving: '' };
  expect(portionFactor(editOf(quick), quick)).toBe(1);
});
