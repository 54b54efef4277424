import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../../../../test/catalogues.ts';
import { namesOf } from '../../../../test/exercises.ts';
import { approve, contributed, type FoodCalls, foodsOf, productBody } from '../../../../test/foods.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { syncFoodCatalogue } from '../catalogue/food-catalogue.service.ts';

const t = await startTestApp();
const person = await t.cast.ada();
const ada = foodsOf(t, person);
const grace = foodsOf(t, await t.cast.grace());

const shipped = (ndb: string, name: string, more: object = {}) => ({
  ndb,
  name,
  per100g: { kcal: 52, protein: 0.3, carbs: 14, fat: 0.2, fiber: 2.4, sugar: 10, sodium: 1 },
  portions: { '1 medium': 182 },
  ...more,
});
const foods = [
  shipped('1', 'Quark, plain'),
  shipped('2', 'Quark, with herbs', { staple: true as const }),
  shipped('3', 'Herb butter'),
  shipped('4', 'Crème brûlée'),
  shipped('5', 'Cheese, cottage', { searchWords: 'quark-like curd' }),
];
await syncFoodCatalogue(t.auth.db, t.clock, catalogueOf(foods));
const search = async (typed: string, calls: FoodCalls = ada) => namesOf((await calls.search(typed)).list);
const share = async (name: string, brand?: string) => {
  const { food_id } = await contributed(grace, { name, brand, visibility: 'public' });
  await approve(t, food_id);
};

describe('the search (R-635, A-095)', () => {
  it('answers foods with figures, portions and where they come from', async () => {
    const { status, list } = await ada.search('creme brulee');
    expect(status).toBe(200);
    expect(list).toEqual([
      expect.objectContaining({
        ...{ name: 'Crème brûlée', source: 'generic', approval_status: 'approved', serving_size: '100g' },
        ...{ calories: 52, protein: 0.3, carbs: 14, fats: 0.2, fibre: 2.4, sugar: 10, sodium: 1 },
        portions: [{ name: '1 medium', grams: 182 }],
      }),
    ]);
  });

  it.each(['', ' ', '%', '_', '\\', '!?', '…'])('finds nothing for %j', async (typed) => {
    expect(await search(typed)).toEqual([]);
  });

  it('reads query, else q, else search; without any of them there is nothing', async () => {
    const ask = async (query: string) =>
      namesOf((await t.request('GET', `/api/foods/search${query}`, { token: person.token })).list);
    const found = ['Crème brûlée'];
    expect(await ask('?query=brulee')).toEqual(found);
    expect(await ask('?q=brulee')).toEqual(found);
    expect(await ask('?search=brulee')).toEqual(found);
    expect(await ask('?query=brulee&q=nothing')).toEqual(found);
    expect(await ask('')).toEqual([]);
    const long = await t.request('GET', `/api/foods/search?query=${'x'.repeat(201)}`, {
      token: person.token,
    });
    expect(long).toMatchObject({ status: 400, body: { message: 'query must be at most 200 characters' } });
  });

  it.each(['BRÛLÉE', 'brulee creme', 'bru', 'créme', 'brulées', 'creme brulle'])(
    'finds it as %j',
    async (typed) => expect(await search(typed)).toEqual(['Crème brûlée']),
  );

  it('puts own foods first, then the very name, then names that begin so, then shipped foods, then the rest', async () => {
    await contributed(ada, { name: 'My own dish with quark' });
    await share('Quark');
    await share('Quark dumplings');
    await share('Grandma’s quark strudel');
    await ada.remember(productBody({ name: 'Quark', brand: 'Alm' }));
    await ada.remember(productBody({ name: 'Protein bar', brand: 'Quark Works' }));
    await t.sql("update foods set name = 'Herbs in quark', search_text = 'herb | in quark' where ndb = '3'");
    expect(await search('quark')).toEqual([
      'My own dish with quark',
      'Quark, with herbs',
      'Quark, plain',
      'Cheese, cottage',
      'Quark',
      'Quark',
      'Quark dumplings',
      'Herbs in quark',
      'Grandma’s quark strudel',
      'Protein bar',
    ]);
    const sources = (await ada.search('quark')).list.map(({ source }) => source);
    expect(new Set(sources)).toEqual(new Set(['own', 'generic', 'community', 'product']));
  });

  it('answers at most 50, each once', async () => {
    for (let n = 0; n < 60; n++) await contributed(ada, { name: `Waffle number ${n}` });
    const { list } = await ada.search('waffle');
    expect(list).toHaveLength(50);
    expect(new Set(list.map(({ food_id }) => food_id)).size).toBe(50);
  });

  it('takes what was typed as it stands', async () => {
    await contributed(ada, { name: '100% juice' });
    await contributed(ada, { name: '1000 juices' });
    expect(await search('100%')).toEqual(['100% juice']);
    expect(await search("zzz' or 1=1 --")).toEqual([]);
    expect(await search('j_ice')).not.toContain('100% juice');
  });

  it('%, _ and \\ stand for themselves', async () => {
    await contributed(ada, { name: 'A bun' });
    await contributed(ada, { name: 'Batch A_b' });
    await contributed(ada, { name: 'Path C:\\oats' });
    await share('Shared 7% cream', 'Alm_hof');
    await ada.remember(productBody({ name: 'Chocolate 70%', brand: null }));
    expect(await search('a_b')).toEqual(['Batch A_b']);
    expect(await search('A_B batch')).toEqual(['Batch A_b']);
    expect(await search('c:\\oats')).toEqual(['Path C:\\oats']);
    expect(await search('7%')).toEqual(['Shared 7% cream']);
    expect(await search('alm_hof')).toEqual(['Shared 7% cream']);
    expect(await search('chocolate 70%')).toEqual(['Chocolate 70%']);
    expect(await search('_')).toEqual(['Batch A_b']);
    expect(await search('\\')).toEqual(['Path C:\\oats']);
    for (const typed of ['bru%', 'brulee_creme', '%brulee%', 'a%bun'])
      expect(await search(typed)).toEqual([]);
  });
});

describe('slips of the finger (A-095)', () => {
  it('are forgiven where little is found: a letter too many, too few, another one, two swapped (R-976)', async () => {
    await share('Pomegranate');
    for (const typed of ['pomegranat', 'pomegrannate', 'pomagranate', 'pomegarnate', 'poemgranate'])
      expect(await search(typed)).toEqual(['Pomegranate']);
    expect(await search('xyzranate')).toEqual([]);
  });

  it('are forgiven in one’s own foods, whose words nobody else learns (R-977)', async () => {
    await contributed(ada, { name: 'Szechuanella' });
    expect(await search('sechuanela')).toEqual(['Szechuanella']);
    expect(await search('szechuanella', grace)).toEqual([]);
    expect(await search('sechuanela', grace)).toEqual([]);
  });

  it('do not hide what was typed rightly', async () => {
    await share('Pear');
    await share('Pearl barley');
    expect(await search('pearl')).toEqual(['Pearl barley']);
  });
});

describe('foods of others (R-304)', () => {
  it('are found only when they are public and approved', async () => {
    await contributed(grace, { name: 'Mirabelle secret' });
    const pending = await contributed(grace, { name: 'Mirabelle waiting', visibility: 'public' });
    const rejected = await contributed(grace, { name: 'Mirabelle refused', visibility: 'public' });
    await t.sql("update foods set approval_status = 'rejected' where id = $1", [rejected.food_id]);
    for (const typed of ['mirabelle', 'mirabele', 'secret', 'mirabelle secret', 'mir'])
      expect(await search(typed)).toEqual([]);
    expect(await search('mirabelle', grace)).toHaveLength(3);
    await approve(t, pending.food_id);
    expect((await ada.search('mirabelle')).list).toEqual([
      expect.objectContaining({ name: 'Mirabelle waiting', source: 'community' }),
    ]);
  });

  it('are told apart from one’s own, also when both have the same name', async () => {
    await share('Tarte');
    await contributed(ada, { name: 'Tarte' });
    expect((await ada.search('tarte')).list.map(({ source }) => source)).toEqual(['own', 'community']);
    expect((await grace.search('tarte')).list.map(({ source }) => source)).toEqual(['own']);
  });
});

it('takes any text at all, in names and in questions', async () => {
  const odd = [
    '韓国のり',
    'ﷺ',
    '🍎🍏',
    '½ loaf',
    'a b c d e f g h i j k',
    '가'.repeat(200),
    '1e309',
    "'",
    '\\',
    '(a|b)*',
    ':*',
  ];
  for (const name of odd) {
    const { food_id } = await contributed(ada, { name, brand: '가'.repeat(100), visibility: 'public' });
    await approve(t, food_id);
    expect((await ada.search(name)).status).toBe(200);
  }
  expect(await search('韓国のり')).toContain('韓国のり');
});
