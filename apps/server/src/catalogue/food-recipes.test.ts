import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '../features/foods/catalogue/food-catalogue.schema.ts';
import { CATALOGUE_DIR } from '../paths.ts';
import { shippedFoods } from './catalogues.ts';

const FOLDER = join(CATALOGUE_DIR, 'foods');
const ENTRIES = readdirSync(FOLDER).flatMap(
  (file) => load(readFileSync(join(FOLDER, file), 'utf8')) as CatalogueEntry[],
);
const RECIPES = ENTRIES.filter(({ recipe }) => recipe);
const FOODS = shippedFoods.read();
const foodNamed = (name: string) => FOODS.find((food) => food.name === name);

/** What 100 g of a well-known dish have in labels and tables of other countries, in kcal. */
// biome-ignore format: a table to read line by line
const KNOWN: readonly (readonly [name: string, least: number, most: number])[] = [
  ['Latte, whole milk', 40, 60], ['Cappuccino, whole milk', 30, 55], ['Flat white, whole milk', 35, 60],
  ['Latte, oat milk', 35, 60], ['Oat milk', 38, 55], ['Almond milk, unsweetened', 10, 25], ['Skyr, plain', 55, 75],
  ['Quark, low-fat', 60, 80], ['Kefir, whole milk', 50, 70], ['Halloumi', 290, 350], ['Paneer', 280, 340],
  ['Yogurt, Greek, plain, whole milk', 85, 130], ['Tzatziki', 60, 130], ['Guacamole', 110, 180], ['Pesto, basil', 400, 600],
  ['Spaghetti carbonara', 150, 210], ['Spaghetti Bolognese', 110, 170], ['Lasagna, meat, homemade', 120, 190],
  ['Risotto with Parmesan', 120, 200], ['Gnocchi, potato, boiled', 120, 180], ['Pizza, Margherita', 220, 280],
  ['Paella with chicken and seafood', 110, 180], ['Fish and chips', 200, 280], ['Shepherd\'s pie', 100, 170],
  ['Chicken tikka masala', 110, 180], ['Chicken korma', 140, 220], ['Dal, red lentil', 80, 140], ['Butter chicken', 130, 200],
  ['Thai green curry with chicken', 100, 160], ['Pad thai with shrimp', 140, 190], ['Ramen with pork and egg', 70, 120],
  ['Pho with beef', 45, 90], ['Bibimbap with beef', 110, 160], ['Kimchi', 15, 40], ['Miso soup', 12, 40],
  ['Sushi, California roll', 110, 170], ['Sushi, nigiri, salmon', 130, 190], ['Poke bowl with salmon', 110, 170],
  ['Döner kebab in flatbread', 160, 240], ['Moussaka', 110, 180], ['Shakshuka', 60, 120], ['Tabbouleh', 70, 140],
  ['Wiener schnitzel', 220, 310], ['Goulash, beef', 90, 150], ['Pierogi, potato and cheese', 150, 220], ['Borscht', 30, 70],
  ['Burrito bowl with chicken', 110, 170], ['Feijoada', 110, 190], ['Ceviche, fish', 60, 110], ['Pain au chocolat', 380, 450],
  ['Scone, plain', 320, 390], ['Tiramisu', 250, 330], ['Baklava', 400, 500], ['Overnight oats', 110, 170],
  ['Protein bar, chocolate', 340, 420], ['Protein shake, whey with milk', 60, 95], ['Sandwich, bacon, lettuce and tomato', 200, 280],
];

describe('the recipes of shipped foods', () => {
  it.each(KNOWN)('%s has what others find', (name, least, most) => {
    const kcal = foodNamed(name)?.per100g.kcal;
    expect(kcal).toBeGreaterThanOrEqual(least);
    expect(kcal).toBeLessThanOrEqual(most);
  });

  it('are at least 400', () => {
    expect(RECIPES.length).toBeGreaterThanOrEqual(400);
  });

  it('lose water or nothing while they cook, and only what is dried loses more than half', () => {
    const wrong = RECIPES.flatMap(({ key, recipe = [], cookedGrams }) => {
      const raw = recipe.reduce((sum, { grams }) => sum + grams, 0);
      const cooked = cookedGrams ?? raw;
      return cooked > raw + 0.01 || cooked < raw * 0.45 ? [`${key}: ${raw} g become ${cooked} g`] : [];
    });
    expect(wrong).toEqual(['seaweed-snack: 513 g become 115 g']);
  });

  it('weigh more than nothing, and no food is listed twice but water', () => {
    const twice = RECIPES.filter(({ recipe = [] }) => {
      const foods = recipe.map(({ food }) => food).filter((food) => food !== '14411');
      return new Set(foods).size < foods.length;
    });
    expect(twice.map(({ key }) => key)).toEqual([]);
  });

  it('say what they are made of, and nothing else does', () => {
    const said = FOODS.filter(({ madeOf }) => madeOf).map(({ ndb }) => ndb);
    expect(said.toSorted()).toEqual(RECIPES.map(({ key }) => key).toSorted());
    expect(FOODS.filter(({ madeOf }) => madeOf && !/^Worked out from \S/.test(madeOf))).toEqual([]);
    expect(foodNamed('Latte, whole milk')?.madeOf).toBe('Worked out from milk and coffee');
  });
});
