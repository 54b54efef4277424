import { beforeEach, describe, expect, it } from 'vitest';
import { mealBody, mealsOf } from '../../../test/meals.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const meals = mealsOf(t, ada);

const BASE = '/api/saved-meals';
const { token } = ada;
const list = () => t.request('GET', BASE, { token });
const save = (body: unknown, key?: string) =>
  t.request('POST', BASE, { token, body, ...(key ? { headers: { 'idempotency-key': key } } : {}) });
const log = (id: unknown, body: unknown, key?: string) =>
  t.request('POST', `${BASE}/${id}/log`, {
    token,
    body,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });

const ITEM = { name: 'Oats', calories: 389, protein: 16.9, carbs: 66.3, fats: 6.9 };

beforeEach(() => t.sql('delete from saved_meals; delete from meals; delete from member_totals'));

describe('a saved meal', () => {
  it('is made of logged meals and logged again, whatever became of them (R-917)', async () => {
    const oats = (await meals.add(mealBody({ slot: 'dinner', fiber: 10, portion: 100, food_id: 7 }))).body;
    const milk = (await meals.add(mealBody({ name: 'Milk', calories: 122, serving: '1 cup' }))).body;
    const other = (await meals.add(mealBody({ name: 'Other day', date: '2026-03-01' }))).body;
    const meal_ids = [oats.meal_id, milk.meal_id, other.meal_id];
    const saved = await save({ name: 'Breakfast', date: '2026-03-02', meal_ids });
    expect(saved).toMatchObject({
      status: 201,
      body: { name: 'Breakfast', foods: ['Oats', 'Milk'], calories: 511 },
    });
    await meals.change(oats.meal_id, { calories: 1 });
    await meals.remove(milk.meal_id);
    expect((await list()).list).toEqual([
      {
        saved_meal_id: saved.body.saved_meal_id,
        name: 'Breakfast',
        foods: ['Oats', 'Milk'],
        calories: 511,
        protein: 33.8,
        carbs: 132.6,
        fats: 13.8,
        updated_at: saved.body.updated_at,
      },
    ]);
    const eaten_at = '2026-03-05T07:00:00.000Z';
    const logged = await log(
      saved.body.saved_meal_id,
      { date: '2026-03-05', slot: 'breakfast', eaten_at },
      'k',
    );
    expect(logged.status).toBe(201);
    expect(logged.list).toMatchObject([
      { name: 'Oats', calories: 389, slot: 'breakfast', eaten_at, fiber: 10, food_id: 7, portion: 100 },
      { name: 'Milk', calories: 122, serving: '1 cup' },
    ]);
    await log(saved.body.saved_meal_id, { date: '2026-03-05', slot: 'breakfast', eaten_at }, 'k');
    expect((await meals.on('2026-03-05')).list).toEqual(logged.list);
  });

  it('is changed and deleted without changing what was logged (R-918)', async () => {
    const { saved_meal_id: id } = (await save({ name: 'Snack', items: [ITEM] }, 'one')).body;
    expect((await save({ name: 'Snack', items: [ITEM] }, 'one')).body.saved_meal_id).toBe(id);
    const { list: day } = await log(id, { date: '2026-03-02' });
    const change = (body: unknown) => t.request('PUT', `${BASE}/${id}`, { token, body });
    expect((await change({ name: 'Bowl' })).body).toMatchObject({ name: 'Bowl', items: [ITEM] });
    expect((await change({ name: 'Bowl', items: [{ ...ITEM, calories: 1 }] })).body).toMatchObject({
      calories: 1,
    });
    expect((await t.request('GET', `${BASE}/${id}`, { token })).body).toMatchObject({
      items: [{ calories: 1 }],
    });
    expect((await t.request('DELETE', `${BASE}/${id}`, { token })).status).toBe(200);
    expect((await log(id, { date: '2026-03-02' })).status).toBe(404);
    expect((await meals.on()).list).toEqual(day);
  });

  it('goes into a day as a whole or not at all (R-919)', async () => {
    const { saved_meal_id: id } = (await save({ name: 'Two', items: [ITEM, ITEM] })).body;
    await t.sql(
      `insert into meals (user_id, date, name, calories, created_at)
       select $1, '2026-03-02', 'Many', 1, now() from generate_series(1, 199)`,
      [ada.id],
    );
    expect(await log(id, { date: '2026-03-02' })).toMatchObject({
      status: 409,
      body: { message: 'A day can have at most 200 meals. Please delete some first.' },
    });
    expect((await meals.on()).list).toHaveLength(199);
  });

  it('is nobody else’s (R-920)', async () => {
    const { saved_meal_id: id } = (await save({ name: 'Mine', items: [ITEM] })).body;
    const hers = { token: grace.token };
    expect((await t.request('GET', BASE, hers)).list).toEqual([]);
    const body = { name: 'Hers', date: '2026-03-02' };
    expect((await t.request('POST', `${BASE}/${id}/log`, { ...hers, body })).status).toBe(404);
    const meal = (await meals.add()).body;
    const stolen = { name: 'Stolen', date: '2026-03-02', meal_ids: [meal.meal_id] };
    expect((await t.request('POST', BASE, { ...hers, body: stolen })).status).toBe(404);
  });

  it.each([
    [{ name: 'Empty' }, /at least one food/],
    [{ name: 'Empty', items: [] }, /at least one food/],
    [{ name: '', items: [ITEM] }, /Name is required/],
    [{ name: 'Many', items: Array.from({ length: 51 }, () => ITEM) }, /at most 50/],
    [{ name: 'Odd', items: [{ ...ITEM, calories: -1 }] }, /Calories/],
  ])('is refused as %j', async (body, message) => {
    const answer = await save(body);
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringMatching(message)]);
  });

  it('is one of 200 at most, and is part of the download (R-921)', async () => {
    await save({ name: 'Kept', items: [ITEM] });
    expect((await t.request('GET', '/api/users/export', { token })).body.saved_meals).toMatchObject([
      { savedMeal: 'Kept', name: 'Oats', calories: 389 },
    ]);
    await t.sql(
      `insert into saved_meals (user_id, name, items, created_at, updated_at)
       select $1, 'Many', '[]', now(), now() from generate_series(1, 199)`,
      [ada.id],
    );
    expect((await save({ name: 'One more', items: [ITEM] })).status).toBe(409);
  });
});
