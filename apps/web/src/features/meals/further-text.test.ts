import { expect, test } from 'vitest';
import { furtherFigures } from './further-text.ts';

test('names what is known beside the four figures, each with its unit', () => {
  expect(furtherFigures({ fiber: 6, sodium: 0, saturated_fat: 1.25 }, 1)).toEqual({
    main: [
      { label: 'Fiber', words: '6 g' },
      { label: 'Saturated fat', words: '1.25 g' },
      { label: 'Sodium', words: '0 mg' },
    ],
    others: [],
  });
  expect(furtherFigures({}, 1)).toEqual({ main: [], others: [] });
});

test('reads the names of other nutrients as people write them, by the alphabet', () => {
  const nutrients = { vitamin_b12_mcg: 1.2, vitamin_a_percent: 40, water_g: 123.456, n3_omega: 0.5, zinc: 2 };
  expect(furtherFigures({ nutrients }, 1).others).toEqual([
    { label: 'N3 omega', words: '0.5' },
    { label: 'Vitamin A', words: '40 %' },
    { label: 'Vitamin B12', words: '1.2 mcg' },
    { label: 'Water', words: '123.5 g' },
    { label: 'Zinc', words: '2' },
  ]);
});

test('follows the portion', () => {
  expect(furtherFigures({ sugar: 10, nutrients: { iron_mg: 0.5 } }, 0.5)).toEqual({
    main: [{ label: 'Sugar', words: '5 g' }],
    others: [{ label: 'Iron', words: '0.25 mg' }],
  });
});
