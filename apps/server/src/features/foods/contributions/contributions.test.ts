import { describe, expect, it } from 'vitest';
import { approve, contributed, foodsOf } from '../../../../test/foods.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const t = await startTestApp();
const person = await t.cast.ada();
const ada = foodsOf(t, person);
const grace = foodsOf(t, await t.cast.grace());
const FOOD = { name: 'Lentil stew', calories: 95.5, protein: 6, carbs: 12.25, fats: 2, brand: 'Home' };
const names = (list: readonly Record<string, unknown>[]) => list.map(({ name }) => name);

describe('contributing a food (R-636, R-637, R-689, A-096)', () => {
  it('answers the food; a personal one is approved at once', async () => {
    const body = { ...FOOD, serving_size: '250g', visibility: 'personal', category: 'Homemade' };
    const { status, body: food } = await ada.contribute({ ...body, approval_status: 'rejected' });
    expect(status).toBe(201);
    expect(food).toEqual({
      ...body,
      food_id: expect.any(Number),
      ...{ fibre: null, sugar: null, sodium: null, saturated_fat: null, made_of: null },
      ...{ portions: [], barcode: null, image_url: null },
      approval_status: 'approved',
      review_note: null,
      source: 'own',
      updated_at: expect.any(String),
    });
  });

  it('a public one waits, whatever is sent', async () => {
    const { body } = await ada.contribute({ ...FOOD, visibility: 'public', approval_status: 'approved' });
    expect(body).toMatchObject({ visibility: 'public', approval_status: 'pending', source: 'own' });
  });

  it('takes what is not given for what it usually is', async () => {
    const usual = {
      visibility: 'personal',
      category: 'Other',
      serving_size: '100g',
      brand: null,
      protein: null,
    };
    const open = { visibility: null, category: null, serving_size: null, brand: null, protein: null };
    for (const body of [{}, open, { serving_size: ' ', brand: '' }])
      expect((await ada.contribute({ name: 'Plain', calories: 0, ...body })).body).toMatchObject(usual);
    expect((await ada.contribute({ name: 'Plain', calories: 1, serving: '30g' })).body.serving_size).toBe(
      '30g',
    );
  });

  it.each([
    [{ name: ' ', calories: 5 }, 'Please enter at least a name and calories'],
    [{ calories: 5 }, 'Please enter at least a name and calories'],
    [{ name: 'x' }, 'Please enter at least a name and calories'],
    [{ name: 'x', calories: -1 }, 'Calories must be a number between 0 and 100000'],
    [{ name: 'x', calories: 1, fats: -1 }, 'Fats must be a number between 0 and 100000'],
    [{ name: 'x', calories: 1, visibility: 'secret' }, 'Visibility must be personal or public'],
    [
      { name: 'x', calories: 1, category: 'Brunch' },
      'Category must be one of Other, Breakfast, Lunch, Dinner, Snack, Homemade',
    ],
  ])('refuses %j (R-603)', async (body, message) => {
    expect(await ada.contribute(body)).toMatchObject({ status: 400, body: { message } });
  });

  it('is stored once, however often the same call comes, and at once', async () => {
    const before = (await ada.mine()).list.length;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ada.contribute({ name: 'Retried', calories: 1 }, 'once')),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect((await ada.contribute({ name: 'Another', calories: 1 }, 'once')).status).toBe(409);
    expect(new Set(answers.map(({ body }) => body.food_id)).size).toBe(1);
    expect((await ada.mine()).list).toHaveLength(before + 1);
    // The same key is somebody else's own.
    expect((await grace.contribute({ name: 'Mine', calories: 1 }, 'once')).body.name).toBe('Mine');
  });

  it('ends at 2,000 foods', async () => {
    const many = await t.cast.join();
    await t.sql(
      `insert into foods (kind, contributor_id, personal_of, name, visibility, approval_status, calories, search_text,
         created_at, updated_at)
       select 'member', $1, $1, 'Food ' || n, 'personal', 'approved', 1, 'food ' || n, now(), now()
       from generate_series(1, 1999) n`,
      [many.id],
    );
    const calls = foodsOf(t, many);
    const answers = await Promise.all(
      [1, 2, 3].map((n) => calls.contribute({ name: `Last ${n}`, calories: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'You already have 2000 foods. Please delete one first.',
    );
  });
});

describe('my contributions (R-634)', () => {
  it('are the caller’s own, personal and public, the newest first (A-009)', async () => {
    const calls = foodsOf(t, await t.cast.join());
    await contributed(calls, { name: 'First' });
    await contributed(calls, { name: 'Second', visibility: 'public' });
    await contributed(calls, { name: 'Third' });
    expect(names((await calls.mine()).list)).toEqual(['Third', 'Second', 'First']);
  });
});

describe('correcting a food (A-098)', () => {
  it('replaces the whole of it; a public one goes back to the review', async () => {
    const { food_id } = await contributed(ada, { ...FOOD, visibility: 'public' });
    await approve(t, food_id);
    const answer = await ada.change(food_id, { name: 'Pea stew', calories: 80, visibility: 'public' });
    expect(answer).toMatchObject({
      status: 200,
      body: { food_id, name: 'Pea stew', protein: null, brand: null, approval_status: 'pending' },
    });
    expect(names((await ada.search('pea stew')).list)).toContain('Pea stew');
  });

  it('changes nothing, not even the standing, when nothing was changed', async () => {
    const body = { ...FOOD, calories: 95.123456, visibility: 'public' };
    const { food_id } = await contributed(ada, body);
    await approve(t, food_id);
    expect((await ada.change(food_id, body)).body).toMatchObject({
      calories: 95.123,
      approval_status: 'approved',
    });
    expect((await ada.change(food_id, { ...body, fats: 3 })).body.approval_status).toBe('pending');
  });

  it('between personal and public: nobody else finds it before it is approved, nor after it was taken back', async () => {
    const { food_id } = await contributed(ada, { name: 'Wanderer pie' });
    const found = async () => names((await grace.search('wanderer pie')).list);
    expect(
      (await ada.change(food_id, { name: 'Wanderer pie', calories: 100, visibility: 'public' })).body,
    ).toMatchObject({
      approval_status: 'pending',
    });
    expect(await found()).toEqual([]);
    await approve(t, food_id);
    expect(await found()).toEqual(['Wanderer pie']);
    expect((await ada.change(food_id, { name: 'Wanderer pie', calories: 100 })).body).toMatchObject({
      visibility: 'personal',
      approval_status: 'approved',
    });
    expect(await found()).toEqual([]);
    expect(await t.sql('select personal_of from foods where id = $1', [food_id])).toEqual([
      { personal_of: String(person.id) },
    ]);
  });
});

describe('deleting a food (A-098)', () => {
  it('takes it away', async () => {
    const { food_id } = await contributed(ada, { name: 'Gone' });
    expect(await ada.remove(food_id)).toMatchObject({ status: 200, body: { message: 'Food deleted' } });
    expect(names((await ada.mine()).list)).not.toContain('Gone');
    expect(await ada.remove(food_id)).toMatchObject({ status: 404, body: { message: 'Food not found' } });
  });
});

describe('somebody else’s food (R-304, A-015)', () => {
  it('is not found, as one that does not exist', async () => {
    const { food_id } = await contributed(ada, { name: 'Private soup', visibility: 'public' });
    const unknown = { status: 404, body: { message: 'Food not found' } };
    for (const id of [food_id, 99_999_999, 'abc', 0]) {
      expect((await grace.change(id, { name: 'Mine', calories: 1 })).status).toBe(404);
      expect((await grace.remove(id)).status).toBe(404);
    }
    expect(await grace.change(food_id, { name: 'Mine', calories: 1 })).toMatchObject(unknown);
    expect(await grace.remove(food_id)).toMatchObject(unknown);
    expect(names((await ada.mine()).list)).toContain('Private soup');
  });
});

describe('leaving (A-171)', () => {
  it('downloads what was contributed, and nothing of others', async () => {
    const calls = foodsOf(t, person);
    await contributed(calls, { name: 'Exported pie' });
    await contributed(grace, { name: 'Somebody’s pie' });
    const { text, body } = await t.request('GET', '/api/users/export', { token: person.token });
    expect(body.foods).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Exported pie', calories: 100 })]),
    );
    expect(text).not.toContain('Somebody’s pie');
    expect(text).not.toContain('idempotency');
  });

  it('takes personal foods along; public ones stay without a name', async () => {
    const leaver = await t.cast.join();
    const calls = foodsOf(t, leaver);
    await contributed(calls, { name: 'Leaver secret' });
    const { food_id } = await contributed(calls, { name: 'Leaver gift', visibility: 'public' });
    await approve(t, food_id);
    const body = { password: leaver.password };
    expect((await t.request('DELETE', '/api/users/account', { token: leaver.token, body })).status).toBe(200);
    const left = await t.sql("select name, contributor_id from foods where name like 'Leaver%'");
    expect(left).toEqual([{ name: 'Leaver gift', contributor_id: null }]);
    expect((await grace.search('leaver')).list).toEqual([
      expect.objectContaining({ name: 'Leaver gift', source: 'community' }),
    ]);
  });
});

it('tells nobody the words of a personal food', async () => {
  await contributed(ada, { name: 'Zyzzyvalicious' });
  expect(await t.sql("select * from food_words where word like 'zyzzyv%'")).toEqual([]);
  await contributed(ada, { name: 'Zyzzyvapublic', visibility: 'public' });
  expect(await t.sql("select * from food_words where word like 'zyzzyv%'")).toEqual([
    { word: 'zyzzyvapublic', generic: false },
  ]);
});
