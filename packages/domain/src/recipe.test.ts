import { expect, test } from 'vitest';
import {
  figuresOfDish,
  figuresOfFood,
  figuresPer100Grams,
  recipeProblem,
  recipeServingGrams,
  scaleRecipe,
  wholeFiguresOf,
} from './recipe.ts';

const RICE = { grams: 500, figures: { calories: 1800, protein: 35, carbs: 400, fats: 3, fiber: 5 } };
const BEANS = {
  grams: 500,
  figures: { calories: 600, protein: 40, carbs: 100, fats: 4, fiber: 30, sodium: 20 },
};
const DISH = { servings: 4, ingredients: [RICE, BEANS] };

test('a serving is the cooked weight, else the raw one, by the servings (R-913)', () => {
  expect(recipeServingGrams(DISH)).toBe(250);
  expect(recipeServingGrams({ ...DISH, cooked_grams: 1480 })).toBe(370);
  expect(recipeServingGrams({ ...DISH, servings: 3 })).toBe(333.3);
});

test('figures of 100 g; a nutrient is known only where every ingredient tells it', () => {
  expect(wholeFiguresOf(DISH)).toEqual({ calories: 2400, protein: 75, carbs: 500, fats: 7, fiber: 35 });
  expect(figuresPer100Grams(DISH)).toEqual({ calories: 240, protein: 7.5, carbs: 50, fats: 0.7, fiber: 3.5 });
  expect(figuresPer100Grams({ ...DISH, cooked_grams: 2000 }).calories).toBe(120);
  expect(figuresOfDish(figuresPer100Grams(DISH), 250)).toEqual({
    calories: 600,
    protein: 18.8,
    carbs: 125,
    fats: 1.8,
    fiber: 8.8,
  });
});

test('macros that an ingredient leaves open count as nothing', () => {
  const oil = { grams: 10, figures: { calories: 90 } };
  expect(wholeFiguresOf({ ingredients: [] })).toEqual({ calories: 0, protein: 0, carbs: 0, fats: 0 });
  expect(wholeFiguresOf({ ingredients: [RICE, oil] })).toMatchObject({ calories: 1890, protein: 35 });
});

test('what so many grams of a food have', () => {
  const food = {
    ...{
      calories: 120,
      protein: 6,
      carbs: null,
      fats: 2,
      fibre: 1.5,
      sugar: null,
      saturated_fat: 0.4,
      sodium: 90,
    },
    serving_size: '60g',
  };
  expect(figuresOfFood(food, 30)).toEqual({
    calories: 60,
    protein: 3,
    fats: 1,
    fiber: 0.75,
    saturated_fat: 0.2,
    sodium: 45,
  });
});

test('scaled by a factor, a serving stays the same', () => {
  const double = scaleRecipe({ ...DISH, cooked_grams: 1480 }, 2);
  expect(double).toMatchObject({
    servings: 8,
    cooked_grams: 2960,
    ingredients: [{ grams: 1000 }, { grams: 1000 }],
  });
  expect(recipeServingGrams(double)).toBe(370);
  expect(figuresPer100Grams(double)).toEqual(figuresPer100Grams({ ...DISH, cooked_grams: 1480 }));
});

test('weights that no dish has are refused', () => {
  expect(recipeProblem(DISH)).toBeUndefined();
  expect(recipeProblem({ ...DISH, servings: 200, cooked_grams: 100 })).toMatch(/less than 1 g/);
  expect(recipeProblem({ ...DISH, servings: 0.25, cooked_grams: 100_000 })).toMatch(/more than 100 kg/);
  expect(recipeProblem({ ...DISH, servings: 1, cooked_grams: 1 })).toMatch(/too low/);
});
