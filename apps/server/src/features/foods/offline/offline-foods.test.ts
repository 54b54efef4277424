import { gzipSync } from 'node:zlib';
import type { OwnFoods, ShippedFoods } from '@fitarc/contract/offline-foods';
import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../../../../test/catalogues.ts';
import { namesOf } from '../../../../test/exercises.ts';
import { approve, contributed, foodsOf, productBody, shipFoods } from '../../../../test/foods.ts';
import { mealBody, mealsOf } from '../../../../test/meals.ts';
import { cooked, householdOf, liveTogether, recipesOf } from '../../../../test/recipes.ts';
import { roundTripsOf } from '../../../../test/round-trips.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { syncFoodCatalogue } from '../catalogue/food-catalogue.service.ts';

const t = await startTestApp();
await shipFoods(t);
const ada = await t.cast.ada();
const grace = await t.cast.grace();

const get = (which: 'shipped' | 'own', token = ada.token, tag?: string) =>
  t.request('GET', `/api/foods/offline/${which}`, {
    token,
    ...(tag === undefined ? {} : { headers: { 'if-none-match': tag } }),
  });
const own = async (token = ada.token) => (await get('own', token)).body as unknown as OwnFoods;
const ownNames = async (token = ada.token) => namesOf((await own(token)).foods as never[]);
const eat = (token: string, food_id: unknown, changes: object = {}) =>
  mealsOf(t, { token }).add(mealBody({ food_id, ...changes }));
const remembered = async (name: string) =>
  Number((await foodsOf(t, grace).remember(productBody({ name }))).body.food_id);

describe.each(['shipped', 'own'] as const)('the %s foods', (which) => {
  it('are not sent again to whoever has them (R-1046)', async () => {
    const first = await get(which);
    expect(first).toMatchObject({
      status: 200,
      headers: {
        etag: expect.stringMatching(/^W\/"[\w-]+"$/),
        'cache-control': 'private, no-cache',
        'content-type': 'application/json; charset=utf-8',
      },
    });
    const tag = String(first.headers.etag);
    expect(await get(which, ada.token, tag)).toMatchObject({ status: 304, text: '', headers: { etag: tag } });
    expect((await get(which, ada.token, 'W/"other"')).status).toBe(200);
  });
});

describe('the shipped foods', () => {
  const shipped = async () => (await get('shipped')).body as unknown as ShippedFoods;

  it('are all there, with figures, portions, other words and what is eaten most days', async () => {
    const columns = await shipped();
    const rows = await t.sql("select count(*)::int as total from foods where kind = 'generic'");
    for (const column of Object.values(columns)) expect(column).toHaveLength(Number(rows[0]?.total));
    const at = columns.name.indexOf('Banana, raw');
    const [found] = (await foodsOf(t, ada).search('banana')).list;
    expect(found).toMatchObject({
      food_id: columns.food_id[at],
      calories: columns.calories[at],
      fibre: columns.fibre[at],
      saturated_fat: columns.saturated_fat[at],
      portions: columns.portion_names[at]?.map((name, place) => ({
        name,
        grams: columns.portion_grams[at]?.[place],
      })),
    });
    expect(columns.staple[at]).toBe(true);
    expect(columns.other_words.join()).toContain('aubergine');
  });

  it('are small', async () => {
    expect(gzipSync((await get('shipped')).text).length).toBeLessThan(115_000);
  });

  it('are read from the database once', async () => {
    await shipped();
    const { statements } = await roundTripsOf([t.pool, t.reservedPool], () => get('shipped'));
    expect(statements.filter((statement) => statement.includes('"foods"'))).toEqual([]);
  });
});

describe('the own foods', () => {
  it('are those of the member, the recipes, and what was eaten', async () => {
    const mine = await contributed(foodsOf(t, ada), { name: 'My porridge', brand: 'Home' });
    await cooked(recipesOf(t, ada), { name: 'My stew' });
    const product = await remembered('Hazelnut Spread');
    await remembered('Never eaten');
    await eat(ada.token, product, { portion: 30, serving: '30g' });
    const { foods, portions } = await own();
    expect(foods).toEqual([
      (await foodsOf(t, ada).mine()).list.find(({ food_id }) => food_id === mine.food_id),
      expect.objectContaining({ name: 'My stew', source: 'recipe' }),
      expect.objectContaining({ food_id: product, source: 'product', barcode: expect.any(String) }),
    ]);
    expect(portions).toEqual([{ food_id: product, portion: 30 }]);
  });

  it('have nothing of another member, also where it was eaten (R-1045)', async () => {
    const secret = await contributed(foodsOf(t, grace), { name: 'Secret bread' });
    const refused = await contributed(foodsOf(t, grace), { name: 'Refused bread', visibility: 'public' });
    const approved = await contributed(foodsOf(t, grace), { name: 'Approved bread', visibility: 'public' });
    await approve(t, approved.food_id);
    for (const { food_id } of [secret, refused, approved]) await eat(ada.token, food_id);
    expect((await ownNames()).filter((name) => name.endsWith('bread'))).toEqual(['Approved bread']);
    await t.sql("update foods set approval_status = 'rejected' where id = $1", [approved.food_id]);
    expect((await ownNames()).filter((name) => name.endsWith('bread'))).toEqual([]);
    expect(await ownNames(grace.token)).toEqual(expect.arrayContaining(['Secret bread', 'Refused bread']));
  });

  it('have no product that was removed, and nothing that was eaten long ago', async () => {
    const [removed, old] = [await remembered('Removed drink'), await remembered('Old drink')];
    await eat(ada.token, removed);
    await eat(ada.token, old, { date: '2020-01-01' });
    expect((await ownNames()).filter((name) => name.endsWith('drink'))).toEqual(['Removed drink']);
    await t.sql('update foods set removed_at = now() where id = $1', [removed]);
    expect((await ownNames()).filter((name) => name.endsWith('drink'))).toEqual([]);
  });

  it('have a food of the household that was eaten, until the household is left', async () => {
    await liveTogether(t, ada, grace);
    const shared = await contributed(foodsOf(t, grace), { name: 'Shared curry' });
    expect(await ownNames()).not.toContain('Shared curry');
    await eat(ada.token, shared.food_id);
    expect(await ownNames()).toContain('Shared curry');
    await householdOf(t, grace).leave();
    expect(await ownNames()).not.toContain('Shared curry');
  });

  it('change their tag with what is eaten', async () => {
    const tag = String((await get('own')).headers.etag);
    await eat(ada.token, await remembered('Another drink'));
    expect((await get('own', ada.token, tag)).status).toBe(200);
  });
});

it('a new catalogue is answered at once', async () => {
  const before = String((await get('shipped')).headers.etag);
  const per100g = { kcal: 52, protein: 0.3, carbs: 14, fat: 0.2 };
  await syncFoodCatalogue(t.auth.db, t.clock, catalogueOf([{ ndb: '1', name: 'Quark, plain', per100g }]));
  const after = await get('shipped', ada.token, before);
  expect(after).toMatchObject({
    status: 200,
    body: { name: ['Quark, plain'], other_words: [''], staple: [false] },
  });
});
