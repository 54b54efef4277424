import { expect, test } from 'vitest';
import { portionInGrams, portionOf, readPortion } from './portion.ts';
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
  expect(portionOf(slice, '').grams).toBe('');
  expect(readPortion(portionOf(slice, '100'))).toBeNull();
  expect([timesWords(1, '1 slice'), timesWords(2, '1 slice')]).toEqual(['1 slice', '2 × 1 slice']);
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
