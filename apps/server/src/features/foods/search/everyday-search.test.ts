import { foodSearchText, wordsToKnow } from '@fitarc/domain/food-search/food-words';
import { describe, expect, it } from 'vitest';
import { EVERYDAY, FIRST, FURTHER_DOWN } from '../../../../test/everyday-foods.ts';
import { namesOf } from '../../../../test/exercises.ts';
import { approve, contributed, foodsOf, newBarcode, shipFoods } from '../../../../test/foods.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { storeProducts } from '../import/food-import.repository.ts';
import { addWords } from './food-words.repository.ts';

const t = await startTestApp();
const ada = foodsOf(t, await t.cast.ada());
const grace = foodsOf(t, await t.cast.grace());

const BRANDS = ['Marktgold', 'Casa Verde', 'Daily Best', 'Høyland', 'Bon Panier'];
// biome-ignore format: a list to read along
const SHELF = [
  'Milk', 'Whole Milk', 'Milk Chocolate', 'Chocolate Milk', 'Chocolate', 'Dark Chocolate 70%', 'Cookies',
  'Greek Style Yogurt', 'Yogurt Strawberry', 'Strawberry Jam', 'Banana', 'Banana Chips', 'Apple Juice', 'Apple Pie',
  'Chicken Breast', 'Chicken Breast Strips', 'Chicken Nuggets', 'Beef Burger', 'Burger Buns', 'Tuna in Brine',
  'Tuna Salad', 'Salmon Fillets', 'Bread', 'White Bread', 'Rice', 'Rice Pudding', 'Oats', 'Oat Drink', 'Pasta',
  'Spaghetti Bolognese', 'Tomato Ketchup', 'Tomato Soup', 'Potato Salad', 'Cheese Slices', 'Cheddar', 'Butter Biscuits',
  'Peanut Butter Cups', 'Cola Zero', 'Coffee Drink', 'Ice Cream Vanilla', 'Pizza Margherita', 'Crisps Paprika',
];
const products = SHELF.flatMap((name) =>
  BRANDS.map((brand) => ({
    ...{ name, brand, code: '', barcode: newBarcode(), imageUrl: null },
    ...{ calories: 100, protein: 1, carbs: 2, fats: 3 },
    ...{ fibre: null, sugar: null, saturated_fat: null, sodium: null },
    ...{ searchText: foodSearchText({ name, brand }) },
  })),
);

await shipFoods(t);
await storeProducts(t.auth.db, products, t.clock.now());
await addWords(
  t.auth.db,
  products.flatMap(({ searchText }) => wordsToKnow(searchText)),
);
for (const name of [
  'Banana smoothie bowl',
  'Chicken breast salad',
  'Milk rice',
  'Egg fried rice',
  'Apple oats',
])
  await approve(t, (await contributed(grace, { name, visibility: 'public' })).food_id);

describe(`what people type, beside ${products.length} products and foods of other members (A-095)`, () => {
  it('are many', () => {
    expect(EVERYDAY.length).toBeGreaterThanOrEqual(250);
    expect(new Set(EVERYDAY.map(([typed]) => typed)).size).toBe(EVERYDAY.length);
    expect(products.length).toBeGreaterThanOrEqual(200);
  });

  it.each(EVERYDAY)('%j finds %s among the first three', async (typed, meant) => {
    const names = namesOf((await ada.search(typed)).list);
    expect(names.slice(0, 3)).toContainEqual(expect.stringMatching(meant));
  });

  it.each(FIRST)('%j finds %s first', async (typed, meant) => {
    expect(namesOf((await ada.search(typed)).list)[0]).toMatch(meant);
  });

  it.each(FURTHER_DOWN)('%j finds no %s among the first three', async (typed, other) => {
    const names = namesOf((await ada.search(typed)).list);
    expect(names.length).toBeGreaterThan(0);
    expect(names.slice(0, 3)).not.toContainEqual(expect.stringMatching(other));
  });

  it.each([
    ['milk casa verde', 'Milk', 'Casa Verde'],
    ['Casa Verde milk', 'Milk', 'Casa Verde'],
    ['cheddar hoyland', 'Cheddar', 'Høyland'],
    ['paprika crisps bon panier', 'Crisps Paprika', 'Bon Panier'],
    ['dayly best cookies', 'Cookies', 'Daily Best'],
  ])('%j finds the product of that brand first', async (typed, name, brand) => {
    expect((await ada.search(typed)).list[0]).toMatchObject({ name, brand, source: 'product' });
  });
});
