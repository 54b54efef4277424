import { addDays, dayAt } from '@fitarc/domain/local-date';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mealBody, mealsOf } from '../../../test/meals.ts';
import { queriesOf, scansOf } from '../../../test/query-plans.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const meals = mealsOf(t, ada);
const today = dayAt(t.clock.now(), 'UTC');

beforeEach(() => t.sql('delete from meals where user_id = $1', [ada.id]));

describe('the sums of days', () => {
  it('are exact, of the caller, and only of days with meals', async () => {
    for (const calories of [0.1, 0.2]) await meals.add(mealBody({ calories }));
    await meals.add(mealBody({ date: '2026-03-04' }));
    await mealsOf(t, grace).add();
    expect((await meals.days('2026-03-02', '2026-03-04')).list).toEqual([
      { date: '2026-03-02', meals: 2, calories: 0.3, protein: 33.8, carbs: 132.6, fats: 13.8 },
      { date: '2026-03-04', meals: 1, calories: 389, protein: 16.9, carbs: 66.3, fats: 6.9 },
    ]);
    expect((await meals.days('2026-03-03', '2026-03-03')).list).toEqual([]);
  });

  it('are asked for at most a year, the right way round', async () => {
    expect((await meals.days('2026-01-01', '2026-12-31')).status).toBe(200);
    expect((await meals.days('2025-01-01', '2026-01-02')).status).toBe(400);
    expect((await meals.days('2026-03-04', '2026-03-03')).status).toBe(400);
    expect((await meals.days('2026-03-04', 'x')).status).toBe(400);
  });
});

describe('the meals of several days', () => {
  it('are those of each day, in the order of days and of adding', async () => {
    for (const [name, date] of [
      ['second', '2026-03-04'],
      ['first', '2026-03-02'],
      ['third', '2026-03-04'],
      ['before', '2026-03-01'],
      ['after', '2026-03-05'],
    ])
      await meals.add(mealBody({ name, date, slot: 'lunch', fiber: 3 }));
    await mealsOf(t, grace).add();
    const { list } = await meals.range('2026-03-02', '2026-03-04');
    expect(list.map(({ name }) => name)).toEqual(['first', 'second', 'third']);
    expect(list).toEqual([...(await meals.on('2026-03-02')).list, ...(await meals.on('2026-03-04')).list]);
  });

  it('are of at most 130 days, the right way round', async () => {
    expect((await meals.range('2026-01-01', '2026-05-10')).status).toBe(200);
    expect(await meals.range('2026-01-01', '2026-05-11')).toMatchObject({
      status: 400,
      body: { message: 'At most 130 days at once', field: 'startDate' },
    });
    expect((await meals.range('2026-03-04', '2026-03-03')).status).toBe(400);
    expect((await meals.range('2026-03-04', 'x')).status).toBe(400);
  });
});

describe('what to eat next', () => {
  it('is what was eaten last and what is eaten often, each once with its latest portion (R-953)', async () => {
    const food = await t.request('POST', '/api/foods/contribute', {
      token: ada.token,
      body: { name: 'Muesli', calories: 400 },
    });
    const food_id = food.body.food_id;
    const muesli = { name: 'Muesli', food_id, date: today };
    await meals.add(mealBody({ ...muesli, portion: 50, serving: '50g', calories: 200 }));
    await meals.add(mealBody({ ...muesli, portion: 80, serving: '80g', calories: 320 }));
    await meals.add(mealBody({ name: 'Soup', date: today, serving: '1 bowl' }));
    await meals.add(mealBody({ name: 'Quick add', date: today, serving: '' }));
    await meals.add(mealBody({ name: 'Long ago', date: '2020-01-01' }));
    const { recent, frequent } = (await meals.suggestions()).body as unknown as Record<string, object[]>;
    expect(recent).toMatchObject([
      { name: 'Soup', serving: '1 bowl', times: 1, food: null },
      { name: 'Muesli', portion: 80, calories: 320, times: 2, date: today, food: { food_id, calories: 400 } },
    ]);
    expect(recent).toHaveLength(2);
    expect(frequent).toMatchObject([{ name: 'Muesli', times: 2 }]);
    expect(frequent).toHaveLength(1);
    await t.request('DELETE', `/api/foods/${food_id}`, { token: ada.token });
    expect((await meals.suggestions()).body.frequent).toMatchObject([{ name: 'Muesli', food: null }]);
  });

  it('leaves out the sums of whole meals, however they came here, and keeps foods (R-1353)', async () => {
    await meals.add(mealBody({ name: 'Soup', date: today, serving: '1 bowl' }));
    for (let day = 30; day > 0; day -= 1)
      for (const name of ['Breakfast (MyFitnessPal)', 'Pre-workout (MyFitnessPal)', 'Whole day (Cronometer)'])
        await meals.add(mealBody({ name, date: addDays(today, -day), serving: '' }));
    for (const name of ['Breakfast', 'Snacks', 'Meal 2', 'Food (Health Connect)'])
      for (const ago of [1, 2]) await meals.add(mealBody({ name, date: addDays(today, -ago), serving: '' }));
    await meals.add(mealBody({ name: 'Breakfast burrito', date: addDays(today, -1) }));
    const { recent, frequent } = (await meals.suggestions()).body as unknown as Record<string, object[]>;
    expect(recent).toMatchObject([{ name: 'Breakfast burrito' }, { name: 'Soup' }]);
    expect(recent).toHaveLength(2);
    expect(frequent).toEqual([]);
  });

  it('tells the last portion of every food, also of one eaten long ago, and of no other member’s', async () => {
    const eat = (who: typeof meals, food_id: number, portion: number, date: string) =>
      who.add(mealBody({ food_id, portion, serving: `${portion}g`, date }));
    await eat(meals, 1, 150, addDays(today, -400));
    await eat(meals, 2, 50, addDays(today, -2));
    await eat(meals, 2, 60, today);
    await eat(meals, 3, 5000, today);
    await eat(meals, 4, 70, addDays(today, -1000));
    await eat(mealsOf(t, grace), 5, 30, today);
    expect((await meals.suggestions()).body.portions).toEqual([
      { food_id: 2, portion: 60 },
      { food_id: 1, portion: 150 },
    ]);
  });

  it('knows what day it is where the caller is (A-085)', async () => {
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    const there = dayAt(t.clock.now(), east);
    await meals.add(mealBody({ date: there }));
    expect((await meals.suggestions(east)).body.recent).toHaveLength(1);
    const here = dayAt(t.clock.now(), west);
    expect((await meals.suggestions(west)).body.recent).toHaveLength(here === there ? 1 : 0);
  });
});

describe('what it costs', () => {
  beforeAll(async () => {
    await t.sql(`insert into users (email, password_hash, created_at)
      select 'other-' || n || '@example.org', 'none', now() from generate_series(1, 50) n`);
    await t.sql(`insert into meals (user_id, date, name, calories, created_at)
      select users.id, current_date - n, 'x', 500, now() from users, generate_series(0, 399) n`);
    await t.sql('analyze');
    await meals.on();
  });

  it.each([
    ['a day', () => meals.on(today), 1],
    ['a week', () => meals.days('2026-03-02', '2026-03-08'), 1],
    ['several days', () => meals.range(addDays(today, -129), today), 1],
    ['suggestions', () => meals.suggestions(), 2],
  ])('of %s is an index range of the member’s own rows', async (_what, read, most) => {
    await meals.add(mealBody({ date: today }));
    const queries = await queriesOf(t.pool, read);
    expect(queries.length).toBeLessThanOrEqual(most);
    for (const query of queries) {
      const scans = (await scansOf(t.pool, query)).filter(({ table }) => table === 'meals');
      for (const { way, condition } of scans)
        expect([way, condition]).toEqual([way, expect.stringContaining('user_id')]);
    }
  });
});
