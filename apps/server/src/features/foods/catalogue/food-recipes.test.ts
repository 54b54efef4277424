import { describe, expect, it } from 'vitest';
import { type CatalogueEntry, foodSchema } from './food-catalogue.schema.ts';
import { withRecipesWorkedOut } from './food-recipes.service.ts';

const RICE: CatalogueEntry = {
  ndb: '00001',
  name: 'Rice, cooked',
  per100g: { kcal: 130, protein: 2.7, carbs: 28, fat: 0.3, fiber: 0.4, sodium: 1 },
};
const CHEESE: CatalogueEntry = {
  ndb: '00002',
  name: 'Cheese, Gouda',
  per100g: {
    kcal: 356,
    protein: 25,
    carbs: 2.2,
    fat: 27,
    saturatedFat: 17,
    fiber: 0,
    sugar: 2.2,
    sodium: 800,
  },
};
const MEAT: CatalogueEntry = {
  ndb: '00003',
  name: 'Beef, raw',
  per100g: { kcal: 200, protein: 20, carbs: 0, fat: 13, saturatedFat: 5, sodium: 60 },
};
const dish = (recipe: readonly [food: string, grams: number][], more: Partial<CatalogueEntry> = {}) => ({
  key: 'dish',
  name: 'Dish',
  recipe: recipe.map(([food, grams]) => ({ food, grams })),
  ...more,
});
const worked = (...dishes: CatalogueEntry[]) =>
  withRecipesWorkedOut([RICE, CHEESE, MEAT, ...dishes]).find(({ ndb }) => ndb === 'dish');
const problemsOf = (entry: unknown) =>
  foodSchema.safeParse(entry).error?.issues.map(({ path, message }) => `${path}: ${message}`);

describe('a shipped food that is a recipe', () => {
  it('has the nutrients of its ingredients in 100 g of the cooked dish, under its key (R-975)', () => {
    const food = worked(
      dish(
        [
          ['00003', 300],
          ['00002', 100],
        ],
        { cookedGrams: 320 },
      ),
    );
    expect(food).toMatchObject({ ndb: 'dish', madeOf: 'Worked out from beef and Gouda' });
    expect(food?.per100g).toEqual({
      kcal: 299,
      protein: 26.56,
      carbs: 0.69,
      fat: 20.63,
      saturatedFat: 10,
      fiber: 0,
      sugar: 0.69,
      sodium: 306,
    });
  });

  it('does not know what its ingredients do not tell, unless they hardly weigh anything', () => {
    expect(
      worked(
        dish([
          ['00001', 94],
          ['00002', 6],
        ]),
      )?.per100g,
    ).not.toHaveProperty('sugar');
    expect(
      worked(
        dish([
          ['00001', 4],
          ['00002', 96],
        ]),
      )?.per100g,
    ).toMatchObject({ sugar: 2.11 });
    const fermented = worked(dish([['00002', 100]], { unknown: ['sugar'] }));
    expect(fermented?.per100g).not.toHaveProperty('sugar');
    expect(fermented?.per100g.fiber).toBe(0);
  });

  it('may contain another recipe, wherever that is written', () => {
    const sauce = {
      ...dish([
        ['00002', 50],
        ['00001', 50],
      ]),
      key: 'sauce',
      name: 'Sauce with cheese',
    };
    const food = worked(
      dish([
        ['sauce', 100],
        ['00001', 100],
      ]),
      sauce,
    );
    expect(food).toMatchObject({ madeOf: 'Worked out from sauce and rice', per100g: { kcal: 187 } });
  });

  it('names an ingredient that is not there, and one that contains the dish itself', () => {
    expect(() => worked(dish([['99999', 10]]))).toThrow('dish (Dish), recipe: there is no food 99999.');
    const other = { ...dish([['dish', 10]]), key: 'other', name: 'Other' };
    expect(() => worked(dish([['other', 10]]), other)).toThrow('recipe: dish contains this food itself.');
  });

  it('has either a number with nutrients or a key with a recipe', () => {
    expect(problemsOf(RICE)).toBeUndefined();
    expect(problemsOf(dish([['00001', 10]]))).toBeUndefined();
    expect(problemsOf({ name: 'Rice' })).toEqual(['ndb: is missing', 'per100g: is missing']);
    expect(problemsOf({ ...RICE, key: 'rice' })).toEqual([
      'recipe: is missing',
      'ndb: cannot stand beside key and recipe',
      'per100g: cannot stand beside key and recipe',
    ]);
    expect(problemsOf({ ...RICE, cookedGrams: 10 })).toEqual([
      'recipe: is missing; cookedGrams and unknown need it',
    ]);
  });
});
