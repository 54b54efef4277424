import { beforeAll, describe, expect, it } from 'vitest';
import { foodsOf, importProducts, productBody } from '../../../../test/foods.ts';
import { entriesAbout, moderatorOf } from '../../../../test/moderation.ts';
import { queriesOf, scansOf } from '../../../../test/query-plans.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const t = await startTestApp();
const boss = await t.cast.admin();
const adaHerself = await t.cast.ada();
const ada = foodsOf(t, adaHerself);
const grace = foodsOf(t, await t.cast.grace());

const PRODUCTS = '/api/admin/products';
const list = (query: Record<string, string> = {}) =>
  t.request('GET', `${PRODUCTS}?${new URLSearchParams(query)}`, { token: boss.token });
const change = (id: unknown, body: object) =>
  t.request('PUT', `${PRODUCTS}/${id}`, { token: boss.token, body });
const remove = (id: unknown, body?: object) =>
  t.request('DELETE', `${PRODUCTS}/${id}`, { token: boss.token, body });
const restore = (id: unknown) => t.request('POST', `${PRODUCTS}/${id}/restore`, { token: boss.token });

const FIGURES = { calories: 539, protein: 6.3, carbs: 57.5, fats: 30.9 };
async function remembered(changes: Record<string, unknown> = {}) {
  const sent = productBody(changes);
  const { body } = await ada.remember(sent);
  return { ...sent, id: body.food_id as number };
}
const names = async (query: Record<string, string>) => (await list(query)).list.map(({ name }) => name);

describe('the products as administrators see them', () => {
  it('have their values, their contributor and their times', async () => {
    const details = { fibre: 3, sugar: 56, saturated_fat: 10, sodium: 42 };
    const { id, barcode } = await remembered({ name: 'Gianduja', ...details });
    const [first] = (await list()).list;
    expect(first).toEqual({
      id,
      barcode,
      name: 'Gianduja',
      brand: 'Nocciola',
      ...FIGURES,
      ...details,
      image_url: null,
      contributor_email: adaHerself.email,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
      corrected_at: null,
      removed_at: null,
    });
  });

  it('are found by words of name and brand and by barcode, page by page', async () => {
    const brand = 'Quetschmann';
    const { barcode } = await remembered({ name: 'Apple purée', brand });
    await remembered({ name: 'Pear purée', brand });
    await remembered({ name: 'Plum purée', brand });
    expect(await names({ search: 'puree quetschmann' })).toEqual(['Apple purée', 'Pear purée', 'Plum purée']);
    expect(await names({ search: 'quetsch' })).toHaveLength(3);
    expect(await names({ search: 'apple pur' })).toEqual(['Apple purée']);
    for (const search of [barcode, `0${barcode}`, barcode.replace(/^(.)/, '$1 '), ` ${barcode} `])
      expect(await names({ search })).toEqual(['Apple purée']);
    const page = await list({ search: brand, limit: '2', offset: '2' });
    expect(page.list.map(({ name }) => name)).toEqual(['Plum purée']);
    expect(page.headers['x-total-count']).toBe('3');
    for (const search of ['%%', '"\\', '4000000000000', 'nothing of this'])
      expect(await list({ search })).toMatchObject({ status: 200, list: [] });
  });

  it('are products alone: neither foods of members nor shipped ones (R-987)', async () => {
    const food = await ada.contribute({ name: 'Frangipane', calories: 400, visibility: 'public' });
    expect(await names({ search: 'frangipane' })).toEqual([]);
    for (const call of [change(food.body.food_id, productBody()), remove(food.body.food_id)])
      expect(await call).toMatchObject({ status: 404, body: { message: 'Product not found' } });
    expect((await restore(999_999)).status).toBe(404);
  });

  it('show no picture of another host', async () => {
    const { id } = await remembered({ name: 'Spied on' });
    await t.sql('update foods set image_url = $2 where id = $1', [id, 'https://spy.example.org/1.jpg']);
    expect((await list({ search: 'spied' })).list).toMatchObject([{ image_url: null }]);
  });
});

describe('a product that is corrected', () => {
  it('has the new values, is found by its new words alone, and is written down (R-983)', async () => {
    const { id } = await remembered({ name: 'Knusperix flakes', brand: 'Wrongly' });
    const wanted = { ...FIGURES, name: 'Crunchel', brand: null, calories: 380.12345, fibre: 9, sodium: 0 };
    const { status, body } = await change(id, wanted);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Crunchel', brand: null, calories: 380.123, fibre: 9, sodium: 0 });
    expect(body.corrected_at).toBe(body.updated_at);
    expect((await grace.search('crunchel')).list).toMatchObject([{ food_id: id, calories: 380.123 }]);
    expect((await grace.search('crunchell')).list).toMatchObject([{ food_id: id }]);
    expect((await grace.search('knusperix')).list).toEqual([]);
    expect(await t.sql("select word from food_words where word like 'knusperix%'")).toEqual([]);
    expect(await entriesAbout(t, id)).toMatchObject([
      {
        act: 'product.change',
        actor: boss.email,
        subject: 'Knusperix flakes',
        before: { name: 'Knusperix flakes', brand: 'Wrongly', calories: 539, fiber: null, sodium: null },
        after: { name: 'Crunchel', brand: null, calories: 380.123, fiber: 9, sodium: 0 },
      },
    ]);
  });

  it('keeps its details against what a member brings in later (R-984)', async () => {
    const sent = await remembered({ name: 'Settled' });
    const { id, ...product } = sent;
    await change(id, { ...product, sugar: 1 });
    const later = await grace.remember({ ...product, sugar: 50, fibre: 7 });
    expect(later.body).toMatchObject({ sugar: 1, fibre: null });
  });

  it('saved as it was, is no act', async () => {
    const { id, barcode: _code, ...product } = await remembered({ name: 'Same again' });
    expect((await change(id, product)).body.corrected_at).toBeNull();
    expect(await entriesAbout(t, id)).toEqual([]);
  });

  it('is refused when somebody changed it meanwhile (R-986)', async () => {
    const { id, ...product } = await remembered({ name: 'Contested' });
    const [{ updated_at } = {}] = (await list({ search: 'contested' })).list;
    t.clock.forward({ seconds: 1 });
    expect((await change(id, { ...product, calories: 1, seen: updated_at })).status).toBe(200);
    expect(await change(id, { ...product, calories: 2, seen: updated_at })).toMatchObject({
      status: 409,
      body: { message: 'This product has changed since you opened it. Your changes were not saved.' },
    });
  });

  it('keeps its picture unless told otherwise; one of another host is refused', async () => {
    const image_url = 'https://images.openfoodfacts.org/images/1.jpg';
    const { id, ...product } = await remembered({ name: 'Pictured', image_url });
    expect((await change(id, { ...product, calories: 3, image_url: undefined })).body.image_url).toBe(
      image_url,
    );
    expect(await change(id, { ...product, image_url: 'https://spy.example.org/1.jpg' })).toMatchObject({
      status: 400,
      body: { message: 'The picture must be on a host of Open Food Facts', field: 'image_url' },
    });
    expect((await change(id, { ...product, image_url: null })).body.image_url).toBeNull();
  });

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ calories: 1001 }, 'Calories must be a number between 0 and 1000'],
    [{ calories: null }, 'Calories must be a number between 0 and 1000'],
    [{ fats: '30' }, 'Fats must be a number between 0 and 100'],
    [{ sugar: 101 }, 'Sugar must be a number between 0 and 100'],
    [{ protein: 40, carbs: 40, fats: 40 }, '100 g cannot hold more than 100 g of protein, carbs and fats'],
  ])('is refused with %j', async (changes, message) => {
    const { id, ...product } = await remembered();
    expect(await change(id, { ...product, ...changes })).toMatchObject({ status: 400, body: { message } });
  });
});

describe('a product that is removed', () => {
  it('is found by nobody and cannot be brought in again, until it is restored (R-985)', async () => {
    const { id, ...product } = await remembered({ name: 'Bezoarix paste' });
    expect((await remove(id)).body.removed_at).toEqual(expect.any(String));
    expect((await grace.search('bezoarix')).list).toEqual([]);
    expect((await grace.barcode(product.barcode)).status).toBe(404);
    expect((await grace.remember(product)).status).toBe(409);
    expect(await t.sql("select word from food_words where word = 'bezoarix'")).toEqual([]);
    expect(await names({ search: 'bezoarix' })).toEqual(['Bezoarix paste']);
    expect(await names({ state: 'removed' })).toEqual(['Bezoarix paste']);
    expect(await names({ state: 'removed', search: 'bezo' })).toEqual(['Bezoarix paste']);
    expect(await names({ state: 'removed', search: product.barcode })).toEqual(['Bezoarix paste']);
    expect(await names({ state: 'removed', search: 'contested' })).toEqual([]);

    expect((await restore(id)).body).toMatchObject({ removed_at: null, name: 'Bezoarix paste' });
    expect((await grace.search('bezoarx')).list).toMatchObject([
      { food_id: id, approval_status: 'approved' },
    ]);
    expect((await grace.barcode(product.barcode)).status).toBe(200);
    expect(await names({ state: 'removed' })).toEqual([]);
  });

  it('is written down once, closes its reports, and tells why', async () => {
    const { id } = await remembered({ name: 'Reported twice' });
    const report = { contentType: 'contributed_food', contentId: id, reason: 'spam' };
    await t.request('POST', '/api/report/content', { token: adaHerself.token, body: report });
    expect((await remove(id, { note: 'x'.repeat(501) })).status).toBe(400);
    await Promise.all([remove(id, { note: ' No food ' }), remove(id, { note: 'No food' })]);
    const own = await t.request('GET', '/api/report/mine', { token: adaHerself.token });
    expect(own.list[0]).toMatchObject({ status: 'rejected', note: 'No food' });
    await restore(id);
    expect((await restore(id)).status).toBe(200);
    expect(await entriesAbout(t, id)).toMatchObject([
      {
        act: 'product.remove',
        before: { removed: false },
        after: { removed: true, closed_flags: 1, note: 'No food' },
      },
      { act: 'product.restore', before: { removed: true }, after: { removed: false } },
    ]);
    expect((await moderatorOf(t, boss).flags()).text).not.toContain('Reported twice');
  });

  it('after a report can be restored as well', async () => {
    const { id } = await remembered({ name: 'Wrongly rejected' });
    const report = { contentType: 'contributed_food', contentId: id, reason: 'spam' };
    const { body } = await t.request('POST', '/api/report/content', {
      token: adaHerself.token,
      body: report,
    });
    await moderatorOf(t, boss).reviewFlag(body.flag_id, 'reject');
    expect(await names({ state: 'removed' })).toEqual(['Wrongly rejected']);
    await restore(id);
    expect((await grace.search('wrongly rejected')).list).toMatchObject([{ approval_status: 'approved' }]);
  });
});

describe('beside 50,000 products', () => {
  beforeAll(async () => {
    await importProducts(t);
    await t.sql("update foods set removed_at = now() where name like 'milk%' and barcode::bigint % 500 = 0");
    await t.sql("insert into food_words (word) values ('milk'), ('chocolate') on conflict do nothing");
    await t.sql('vacuum analyze foods, food_words');
  });

  it.each([
    {},
    { search: 'milk' },
    { search: 'mil' },
    { search: 'm' },
    { search: 'light milk' },
    { search: 'brand 7' },
    { search: '1000000000009' },
    { state: 'removed' },
    { state: 'removed', search: 'milk' },
  ])('%j goes along an index and reads a few', async (query) => {
    const queries = await queriesOf(t.pool, () => list({ ...query, limit: '20' }));
    expect(queries).toHaveLength(2);
    for (const asked of queries)
      for (const { table, way, rows } of await scansOf(t.pool, asked)) {
        if (table !== 'foods') continue;
        expect(way).not.toBe('Seq Scan');
        expect(rows).toBeLessThan(500);
      }
    const { list: rows, headers } = await list({ ...query, limit: '20' });
    expect(rows.length).toBeGreaterThan(0);
    expect(Number(headers['x-total-count'])).toBeLessThanOrEqual(200);
  });

  it('an imported one has no contributor', async () => {
    expect((await list({ search: '1000000000009' })).list).toMatchObject([{ contributor_email: null }]);
  });
});
