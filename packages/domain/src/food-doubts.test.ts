import { describe, expect, it } from 'vitest';
import { energyOfMacros, foodDoubts } from './food-doubts.ts';

const food = (
  calories: number | null,
  protein: number | null,
  carbs: number | null,
  fats: number | null,
  serving_size: string | null = '100g',
) => ({ calories, protein, carbs, fats, serving_size });
const kinds = (...figures: Parameters<typeof food>) => foodDoubts(food(...figures)).map(({ kind }) => kind);

describe('what a reviewer is told about a food’s figures', () => {
  it('works energy out of the macros by 4, 4 and 9', () => {
    expect(energyOfMacros(food(null, 10, 20, 5))).toBe(165);
    expect(energyOfMacros(food(null, null, 20, null))).toBe(80);
  });

  it.each([
    ['oats', food(379, 13.2, 67.7, 6.5)],
    ['oil', food(900, 0, 0, 100, '100 g')],
    ['water', food(0, 0, 0, 0)],
    ['lentils, with their fibre', food(116, 9, 20.1, 0.4)],
    ['a drink of 330 g', food(139, 0, 35, 0, '330 g')],
    ['a serving without a weight', food(900, 60, 60, 40, '1 plate')],
  ])('says nothing about %s', (_name, figures) => expect(foodDoubts(figures)).toEqual([]));

  it('doubts energy that the macros do not explain, either way', () => {
    expect(foodDoubts(food(50, 20, 30, 20))).toEqual([{ kind: 'energy', told: 50, worked: 380 }]);
    expect(kinds(800, 2, 3, 1)).toEqual(['energy']);
  });

  it('forgives what rounding, fibre and alcohol do', () => {
    expect(kinds(24, 0, 0, 0)).toEqual([]);
    expect(kinds(26, 0, 0, 0)).toEqual(['energy']);
    expect(kinds(300, 10, 45, 2)).toEqual([]);
  });

  it('doubts more than fits into the serving', () => {
    expect(foodDoubts(food(700, 60, 60, 30, '100g'))[0]).toEqual({ kind: 'heavy', grams: 150, serving: 100 });
    expect(kinds(400, 35, 35, 30, '100g')).not.toContain('heavy');
  });

  it('doubts what holds more energy than fat', () => {
    expect(kinds(500, 0, 0, 50, '50 g')).toContain('dense');
    expect(kinds(450, 0, 0, 50, '50 g')).toEqual([]);
  });

  it('names what is left open, and then doubts energy only where the rest makes more of it', () => {
    expect(foodDoubts(food(250, null, 20, null))).toEqual([{ kind: 'open', missing: ['protein', 'fats'] }]);
    expect(kinds(10, null, 60, null)).toEqual(['energy', 'open']);
    expect(kinds(null, 1, 1, 1)).toEqual([]);
  });
});
