import { describe, expect, it } from 'vitest';
import { foodsOf, newBarcode, productBody } from '../../../../test/foods.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const t = await startTestApp();
const ada = foodsOf(t, await t.cast.ada());
const grace = foodsOf(t, await t.cast.grace());

describe('a product somebody added (A-088)', () => {
  it('is found by everybody afterwards: by its words, and by its barcode (R-960)', async () => {
    const body = productBody({ image_url: 'https://images.openfoodfacts.org/images/1.jpg' });
    const { status, body: food } = await ada.remember(body);
    expect(status).toBe(201);
    expect(food).toMatchObject({
      ...body,
      food_id: expect.any(Number),
      source: 'product',
      serving_size: '100g',
      approval_status: 'approved',
    });
    expect((await grace.search('hazelnut')).list).toEqual([food]);
    expect((await grace.search('nocciola spread')).list).toEqual([food]);
    expect((await grace.barcode(body.barcode)).body).toEqual(food);
  });

  it('stays as the first one told it, also when two come at once', async () => {
    const barcode = newBarcode();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => ada.remember(productBody({ barcode, name: `Told ${n}` }))),
    );
    expect(new Set(answers.map(({ body }) => body.name)).size).toBe(1);
    const later = await grace.remember(productBody({ barcode, name: 'Told later', calories: 1 }));
    expect(later.body).toEqual(answers[0]?.body);
    expect(await t.sql('select count(*)::int from foods where barcode = $1', [barcode])).toEqual([
      { count: 1 },
    ]);
  });

  it('belongs to nobody: it is neither a contribution nor can it be changed (R-961)', async () => {
    const { body } = await ada.remember(productBody());
    expect((await ada.mine()).list).toEqual([]);
    expect((await ada.change(body.food_id, { name: 'x', calories: 1 })).status).toBe(404);
    expect((await ada.remove(body.food_id)).status).toBe(404);
  });

  it('keeps who brought it in, and tells nobody (R-962)', async () => {
    const { body } = await ada.remember(productBody());
    const rows = await t.sql('select remembered_by::int from foods where id = $1', [body.food_id]);
    const { id } = await t.cast.ada();
    expect(rows).toEqual([{ remembered_by: id }]);
    expect(JSON.stringify(body)).not.toMatch(/remembered|contributor/i);
    await t.sql('delete from users where id = $1', [(await t.cast.join()).id]);
  });

  it('can be reported and removed; its barcode does not bring it back (R-963)', async () => {
    const body = productBody({ name: 'Zwieback nonsense' });
    const { food_id } = (await ada.remember(body)).body;
    const { token } = await t.cast.grace();
    const report = { contentType: 'contributed_food', contentId: food_id, reason: 'spam' };
    const reported = await t.request('POST', '/api/report/content', { token, body: report });
    expect(reported.status).toBe(201);
    const boss = await t.cast.admin();
    const review = { contentType: 'contributed_food', action: 'rejected' };
    const answer = await t.request('POST', `/api/report/flagged-content/${reported.body.flag_id}/review`, {
      token: boss.token,
      body: review,
    });
    expect(answer.status).toBe(200);
    for (const calls of [ada, grace]) {
      expect((await calls.search('zwieback')).list).toEqual([]);
      expect((await calls.barcode(body.barcode)).status).toBe(404);
      expect(await calls.remember(body)).toMatchObject({
        status: 409,
        body: { message: 'This product was removed by the administrators.' },
      });
    }
    expect((await t.request('POST', '/api/report/content', { token, body: report })).status).toBe(404);
  });

  it('has a picture of Open Food Facts or none, also where an older row has another (R-964)', async () => {
    const { body } = await ada.remember(productBody({ name: 'Pictured' }));
    await t.sql('update foods set image_url = $2 where id = $1', [
      body.food_id,
      'https://spy.example.org/1.jpg',
    ]);
    expect((await grace.search('pictured')).list).toMatchObject([{ image_url: null }]);
    for (const image_url of [
      'https://spy.example.org/1.jpg',
      'javascript:alert(1)',
      'ftp://x/y',
      'data:image/png;base64,AA',
      '',
    ])
      expect((await ada.remember(productBody({ image_url }))).body.image_url).toBeNull();
  });

  it.each([
    [{ calories: 1001 }, 'Calories must be a number between 0 and 1000'],
    [{ protein: 101 }, 'Protein must be a number between 0 and 100'],
    [{ protein: 40, carbs: 40, fats: 40 }, '100 g cannot hold more than 100 g of protein, carbs and fats'],
    [{ fats: null }, 'Fats must be a number between 0 and 100'],
    [{ name: '' }, 'Name is required'],
    [{ barcode: '12345' }, 'Barcode must be 6 to 14 digits'],
    [{ barcode: 'abcdefgh' }, 'Barcode must be 6 to 14 digits'],
    [{ barcode: '0000000000000' }, 'Barcode must be 6 to 14 digits'],
  ])('is refused when it is none: %j', async (changes, message) => {
    expect(await ada.remember(productBody(changes))).toMatchObject({ status: 400, body: { message } });
  });

  it('can be new 200 times a day, known ones do not count (R-965)', async () => {
    const calls = foodsOf(t, await t.cast.join());
    const first = productBody();
    expect((await calls.remember(first)).status).toBe(201);
    await t.sql("update rate_limits set points = 199 where key like 'product%' and points = 1");
    expect((await calls.remember(productBody())).status).toBe(201);
    expect(await calls.remember(productBody())).toMatchObject({
      status: 429,
      body: { message: 'You have added many new products today. Please try again tomorrow.' },
    });
    expect((await calls.remember(first)).status).toBe(201);
  });
});

describe('a barcode', () => {
  it('is read however it is written (R-966)', async () => {
    await ada.remember(productBody({ barcode: '036000291452', name: 'Tissues' }));
    for (const code of [
      '036000291452',
      '0036000291452',
      '00036000291452',
      '0-36000-29145-2',
      '0 36000 29145 2',
    ])
      expect((await grace.barcode(encodeURI(code))).body.name).toBe('Tissues');
  });

  it('that nobody knows is not found', async () => {
    expect(await ada.barcode('3017620422003')).toMatchObject({
      status: 404,
      body: { message: 'No food with this barcode' },
    });
  });

  it.each(['3017620422004', '12345', 'abc', '0'])('that is none is refused: %s', async (code) => {
    expect(await ada.barcode(code)).toMatchObject({
      status: 400,
      body: {
        message: 'This is not a barcode: it needs 8, 12, 13 or 14 digits, and the last one is a check digit',
      },
    });
  });
});
