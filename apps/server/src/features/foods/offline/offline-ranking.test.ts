import {
  listOfflineFoods,
  listShippedFoods,
  type OfflineFood,
  readOfflineFoods,
} from '@fitarc/contract/offline-foods';
import { type FoodIndex, indexFoods } from '@fitarc/domain/food-search/food-index';
import { searchFoods } from '@fitarc/domain/food-search/index-source';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EVERYDAY, FIRST, FURTHER_DOWN } from '../../../../test/everyday-foods.ts';
import { approve, contributed, foodsOf, productBody, shipFoods } from '../../../../test/foods.ts';
import { mealBody, mealsOf } from '../../../../test/meals.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const t = await startTestApp();
const person = await t.cast.ada();
const ada = foodsOf(t, person);
const grace = foodsOf(t, await t.cast.grace());
let index: FoodIndex<OfflineFood>;

// biome-ignore format: a list to read along
const OWN = [
  'Banana smoothie bowl', 'Chicken breast salad', 'Milk rice', 'Egg fried rice', 'Apple oats', 'Szechuanella',
  'Grandma’s lasagne', 'Protein pancakes', 'Overnight oats with berries', '100% juice', 'Batch A_b', 'Bread, spelt',
];
const PRODUCTS = ['Milk', 'Chocolate Milk', 'Dark Chocolate 70%', 'Greek Style Yogurt', 'Peanut Butter Cups'];

beforeAll(async () => {
  await shipFoods(t);
  for (const name of OWN) await contributed(ada, { name });
  const community = await contributed(grace, { name: 'Lentil dal with spinach', visibility: 'public' });
  await approve(t, community.food_id);
  const eaten = [community.food_id];
  for (const name of PRODUCTS)
    eaten.push(Number((await ada.remember(productBody({ name, brand: 'Casa Verde' }))).body.food_id));
  for (const food_id of eaten) await mealsOf(t, person).add(mealBody({ food_id }));
  const get = async (path: string) => (await t.request('GET', `/api${path}`, { token: person.token })).body;
  index = indexFoods(
    readOfflineFoods(
      z.parse(listShippedFoods.response, await get(listShippedFoods.path)),
      z.parse(listOfflineFoods.response, await get(listOfflineFoods.path)),
    ),
  );
});

const everyday = [...new Set([...EVERYDAY, ...FIRST, ...FURTHER_DOWN].map(([typed]) => typed))];

/** The longest word with a letter left out, doubled, swapped or replaced, in turn. */
function misspell(typed: string, turn: number): string {
  const longest = typed.split(' ').reduce((one, other) => (other.length > one.length ? other : one));
  const at = 1 + (turn % Math.max(1, longest.length - 2));
  const [before, letter = '', next = '', after] = [
    longest.slice(0, at),
    longest[at],
    longest[at + 1],
    longest.slice(at + 2),
  ];
  const ways = [before + next, before + letter + letter + next, before + next + letter, `${before}q${next}`];
  return typed.replace(longest, ways[turn % ways.length] + after);
}

const SETS: readonly (readonly [string, readonly string[]])[] = [
  ['what people type', everyday],
  ['typos', everyday.filter(({ length }) => length >= 5).map(misspell)],
  [
    'the beginnings of what people type',
    everyday.filter((_, at) => at % 3 === 0).map((typed) => typed.slice(0, Math.ceil(typed.length * 0.6))),
  ],
  [
    'own foods, products, amounts and signs',
    // biome-ignore format: a list to read along
    [
      'sechuanela', 'lasagna', 'grandmas', 'protien pancake', 'overnigt oats', '100%', 'a_b', '\\', '70%', 'chocolate 70%',
      'casa verde', 'milk casa verde', 'dal', 'lentil dal', 'spinach dal', '2 eggs', 'cup of tea', '200 g chicken breast',
      'xyzzyq', '0% yogurt', 'spelt bread', 'oats overnight berry', 'm', 'ch', 'salmon fillet', 'two slices of toast',
    ],
  ],
];

const FIRST_EQUAL = 0.99;
const TOP_FIVE_EQUAL = 0.95;
const ALL_EQUAL = 0.95;
const TOP = 5;

describe('a search on the device', () => {
  it.each(SETS)('answers what the server answers: %s (R-1047)', async (_set, queries) => {
    const differing: string[] = [];
    let [first, top, all] = [0, 0, 0];
    for (const typed of queries) {
      const there = (await ada.search(typed)).list.map(({ food_id }) => Number(food_id));
      const here = (await searchFoods(index, typed)).map(({ id }) => Number(id));
      const isTopSame = here.slice(0, TOP).sort().join() === there.slice(0, TOP).sort().join();
      if (here[0] === there[0]) first++;
      if (isTopSame) top++;
      if (here.join() === there.join()) all++;
      if (!isTopSame || here[0] !== there[0]) differing.push(typed);
    }
    const shares = { first: first / queries.length, top: top / queries.length, all: all / queries.length };
    const figures = `of ${queries.length}: first equal ${first}, top five equal ${top}, whole list equal ${all}; differing: ${differing.join(', ')}`;
    expect(shares.first, figures).toBeGreaterThanOrEqual(FIRST_EQUAL);
    expect(shares.top, figures).toBeGreaterThanOrEqual(TOP_FIVE_EQUAL);
    expect(shares.all, figures).toBeGreaterThanOrEqual(ALL_EQUAL);
  });

  it('takes a few milliseconds', async () => {
    for (const typed of everyday) await searchFoods(index, typed);
    const start = performance.now();
    for (const typed of everyday) await searchFoods(index, typed);
    const each = (performance.now() - start) / everyday.length;
    expect(each, `ms for a search over ${index.entries.length} foods`).toBeLessThan(25);
  });
});
