import { expect, test } from 'vitest';
import { choiceOfFood } from './food-choice.ts';
import { measuresOf, portionInGrams, portionOf, readPortion, startPortion } from './portion.ts';
import { macroWords, servingWords, timesWords } from './portion-text.ts';

const typed = (grams: string) => readPortion({ grams, of: null, count: '1' });

test('R-273 A-093 1 to 1000 grams, with decimals; nothing else is a portion', () => {
  expect(['1', '1000', '33.3', ' 250 '].map(typed)).toEqual([1, 1000, 33.3, 250]);
  expect(['', ' ', '0', '0.9', '1001', '-5', 'abc', 'Infinity', 'NaN'].map(typed)).toEqual(
    Array.from({ length: 9 }, () => null),
  );
  expect(readPortion(portionInGrams(100))).toBe(100);
});

test('household portions are counted in grams to one decimal', () => {
  const slice = { name: '1 slice', grams: 28.35 };
  expect(portionOf(slice, '2')).toMatchObject({ grams: '56.7', of: slice });
  expect(portionOf(slice, '0.5').grams).toBe('14.2');
  expect(portionOf(slice, '1/2').grams).toBe('14.2');
  expect(portionOf(slice, '1 1/2').grams).toBe('42.5');
  expect(portionOf(slice, '').grams).toBe('');
  expect(readPortion(portionOf(slice, '100'))).toBeNull();
  expect([timesWords('1', '1 slice'), timesWords('2', '1 slice'), timesWords('200', 'ml')]).toEqual([
    '1 slice',
    '2 × 1 slice',
    '200 ml',
  ]);
});

test('what a food leaves open is said as such', () => {
  expect(macroWords({ calories: 1, protein: 20.44, carbs: 0, fats: null })).toBe('P 20.4 · C 0.0 · F –');
  expect(['100g', '250 g', '1 cup', '33.5G'].map(servingWords)).toEqual([
    '100 g',
    '250 g',
    '1 cup',
    '33.5 g',
  ]);
});

const EGG = [
  { name: '1 large', grams: 50 },
  { name: '1 cup, chopped', grams: 136 },
];
const foodWith = (portions: { name: string; grams: number }[]) =>
  choiceOfFood({
    ...{ food_id: 1, name: 'Egg', brand: null, calories: 155, protein: 13, carbs: 1, fats: 11 },
    ...{ fibre: 0, sugar: 1, sodium: 124, saturated_fat: 3, made_of: null, serving_size: '100g', portions },
    ...{ visibility: 'public', category: 'Other', approval_status: 'approved', review_note: null },
    ...{ source: 'generic', barcode: null, image_url: null },
  });

test('R-272 a food begins with the amount typed, else the last, else its portion, else 100 g', () => {
  const egg = foodWith(EGG);
  expect(startPortion(egg, { typed: '2 eggs', last: 60 })).toMatchObject({
    grams: '100',
    count: '2',
    of: EGG[0],
  });
  expect(startPortion(egg, { typed: '80 g egg' })).toMatchObject({ grams: '80', of: null });
  expect(startPortion(egg, { typed: 'egg', last: 75 })).toMatchObject({
    grams: '75',
    count: '1.5',
    of: EGG[0],
  });
  expect(startPortion(egg, { last: 63 })).toMatchObject({ grams: '63', of: null });
  expect(startPortion(egg)).toMatchObject({ grams: '50', count: '1', of: EGG[0] });
  expect(startPortion(foodWith([]))).toMatchObject({ grams: '100', of: null });
  expect(startPortion(foodWith([]), { typed: '5 kg egg' })).toMatchObject({ grams: '100' });
});

test('measures are portions, cups and milliliters where they are known, and ounces', () => {
  const namesOf = (portions: { name: string; grams: number }[]) =>
    measuresOf(foodWith(portions)).map(({ name }) => name);
  expect(namesOf(EGG)).toEqual(['1 large', '1 cup, chopped', 'ml', 'oz']);
  expect(namesOf([{ name: '1 tbsp', grams: 13.5 }])).toEqual(['1 tbsp', '1 cup', 'ml', 'oz']);
  expect(namesOf([])).toEqual(['oz']);
});
