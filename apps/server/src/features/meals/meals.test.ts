import { beforeEach, describe, expect, it } from 'vitest';
import { mealBody, mealsOf } from '../../../test/meals.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const meals = mealsOf(t, ada);
const strangers = mealsOf(t, grace);

beforeEach(() => t.sql('delete from meals'));

describe('a meal', () => {
  it('is answered with its id and stands in the list of its day alone (R-631, R-632)', async () => {
    const made = await meals.add();
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      meal_id: expect.any(Number),
      name: 'Oats',
      calories: 389,
      protein: 16.9,
      carbs: 66.3,
      fats: 6.9,
      date: '2026-03-02',
      serving: '100g',
      portion: 100,
      food_id: null,
      updated_at: expect.any(String),
    });
    expect((await meals.on()).list).toEqual([made.body]);
    expect((await meals.on('2026-03-01')).list).toEqual([]);
    expect((await strangers.on()).list).toEqual([]);
  });

  it('is listed in the order of adding, with numbers as numbers (A-008, A-009)', async () => {
    for (const name of ['b', 'a', 'c']) await meals.add(mealBody({ name, calories: 95.5 }));
    const { list } = await meals.on();
    expect(list.map(({ name }) => name)).toEqual(['b', 'a', 'c']);
    expect(list[0]?.calories).toBe(95.5);
  });

  it('may call its serving serving_size, leave it out, and leave out the macros (A-094)', async () => {
    const { serving: _own, ...rest } = mealBody();
    expect((await meals.add({ ...rest, serving_size: '1 cup' })).body).toMatchObject({
      serving: '1 cup',
      portion: null,
    });
    const bare = { name: 'Lunch', calories: 0, date: '2026-03-02', protein: null };
    expect((await meals.add(bare)).body).toMatchObject({
      serving: '',
      calories: 0,
      protein: 0,
      carbs: 0,
      fats: 0,
      portion: null,
    });
  });

  it.each([
    ['no name', { name: ' ' }, 'Name is required'],
    ['no calories', { calories: undefined }, 'Calories must be'],
    ['negative calories', { calories: -1 }, 'Calories must be'],
    ['calories as text', { calories: '389' }, 'Calories must be'],
    ['a number beyond all measure', { fats: 1e300 }, 'Fats must be'],
    ['no date', { date: undefined }, 'Date must be'],
    ['a day that is none', { date: '2026-02-30' }, 'Date must be'],
    ['a long name', { name: 'x'.repeat(201) }, 'at most 200'],
    ['a long serving', { serving: 'x'.repeat(101) }, 'at most 100'],
  ])('is refused with %s, and nothing is stored (R-602)', async (_what, changes, words) => {
    const refused = await meals.add(mealBody(changes));
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain(words);
    expect(await t.sql('select 1 from meals')).toEqual([]);
  });

  it('is removed by whoever it belongs to (R-633, A-015)', async () => {
    const { meal_id } = (await meals.add()).body;
    for (const id of [meal_id, 'abc', '0', '99999999999999999999']) {
      expect([id, (await strangers.remove(id)).status]).toEqual([id, 404]);
    }
    expect((await meals.on()).list).toHaveLength(1);
    expect(await meals.remove(meal_id)).toMatchObject({ status: 200, body: { message: 'Meal deleted' } });
    expect((await meals.remove(meal_id)).status).toBe(404);
    expect((await meals.on()).list).toEqual([]);
  });

  it('finds no room beyond 200 on one day, and the day says so', async () => {
    await t.sql(
      `insert into meals (user_id, date, name, calories, created_at)
       select $1, '2026-03-02', 'x', 1, now() from generate_series(1, 199)`,
      [ada.id],
    );
    const both = await Promise.all([meals.add(), meals.add()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await meals.add(mealBody({ date: '2026-03-03' }))).status).toBe(201);
    expect((await meals.copy({ from: '2026-03-02', to: '2026-03-03' })).status).toBe(409);
  });
});

describe('adding again with the same Idempotency-Key', () => {
  it('makes one meal, however often and however many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => meals.add(mealBody(), 'a')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await meals.on()).list).toHaveLength(1);
    expect((await strangers.add(mealBody(), 'a')).status).toBe(201);
  });

  it('makes another with another key, or with none', async () => {
    for (const key of ['c', 'd', undefined, undefined]) await meals.add(mealBody(), key);
    expect((await meals.on()).list).toHaveLength(4);
  });
});

describe('changing a meal (A-104)', () => {
  it('rescales its figures with its portion, and its serving follows', async () => {
    const { meal_id } = (await meals.add()).body;
    expect((await meals.change(meal_id, { portion: 250 })).body).toMatchObject({
      calories: 972.5,
      protein: 42.3,
      carbs: 165.8,
      fats: 17.3,
      serving: '250g',
      portion: 250,
    });
  });

  it('takes the figures given with the portion as they are, and every field alone', async () => {
    const { meal_id } = (await meals.add()).body;
    const changed = await meals.change(meal_id, { portion: 50, calories: 200 });
    expect(changed.body).toMatchObject({ portion: 50, calories: 200, protein: 16.9, serving: '50g' });
    expect((await meals.change(meal_id, { name: 'Porridge' })).body).toMatchObject({
      name: 'Porridge',
      calories: 200,
    });
    expect((await meals.change(meal_id, {})).body).toMatchObject({ name: 'Porridge' });
    await meals.change(meal_id, { date: '2026-03-05' });
    expect((await meals.on()).list).toEqual([]);
    expect((await meals.on('2026-03-05')).list).toMatchObject([{ meal_id, calories: 200 }]);
  });

  it('refuses a portion that makes its figures larger than any may be', async () => {
    const { meal_id } = (await meals.add(mealBody({ serving: '0.1g', calories: 900, portion: 0.1 }))).body;
    expect(await meals.change(meal_id, { portion: 100_000 })).toMatchObject({
      status: 400,
      body: { message: 'With this portion a figure would be above 100,000.', field: 'portion' },
    });
    expect((await meals.on()).list).toMatchObject([{ meal_id, calories: 900, portion: 0.1 }]);
    expect((await meals.add(mealBody({ serving: `${'9'.repeat(40)}g`, portion: null }))).body).toMatchObject({
      serving: `${'9'.repeat(40)}g`,
      portion: null,
    });
  });

  it('needs a portion to start from', async () => {
    const { meal_id } = (await meals.add(mealBody({ serving: '1 cup' }))).body;
    expect(await meals.change(meal_id, { portion: 200 })).toMatchObject({
      status: 400,
      body: { field: 'portion' },
    });
    expect((await meals.on()).list).toMatchObject([{ calories: 389 }]);
  });

  it('is the owner’s alone', async () => {
    const { meal_id } = (await meals.add()).body;
    expect((await strangers.change(meal_id, { name: 'x' })).status).toBe(404);
    expect((await meals.change('abc', { name: 'x' })).status).toBe(404);
    expect((await meals.change(meal_id, { calories: -1 })).status).toBe(400);
    expect((await meals.on()).list).toMatchObject([{ name: 'Oats', calories: 389 }]);
  });

  it('goes back to the food where the figures are the food’s: rounding is not multiplied', async () => {
    const contributed = await t.request('POST', '/api/foods/contribute', {
      token: ada.token,
      body: { name: 'Chia', calories: 486, protein: 16.54, carbs: 42.12, fats: 30.74 },
    });
    const { food_id } = contributed.body;
    const one = mealBody({ calories: 4.9, protein: 0.2, carbs: 0.4, fats: 0.3, serving: '1g', food_id });
    const { meal_id } = (await meals.add({ ...one, portion: 1 })).body;
    expect((await meals.change(meal_id, { portion: 100 })).body).toMatchObject({
      calories: 486,
      protein: 16.5,
      carbs: 42.1,
      fats: 30.7,
    });
    // Nutrients somebody has corrected are scaled as they are, and so are those of a food that is gone.
    await meals.change(meal_id, { calories: 500 });
    expect((await meals.change(meal_id, { portion: 200 })).body).toMatchObject({ calories: 1000 });
    await t.request('DELETE', `/api/foods/${food_id}`, { token: ada.token });
    expect((await meals.change(meal_id, { portion: 20 })).body).toMatchObject({ calories: 100 });
  });
});

describe('copying meals', () => {
  it('copies a day, or what was chosen of it, and leaves the source', async () => {
    for (const name of ['a', 'b', 'c']) await meals.add(mealBody({ name }));
    const [first] = (await meals.on()).list;
    const day = await meals.copy({ from: '2026-03-02', to: '2026-03-03' });
    expect(day.status).toBe(201);
    expect(day.list.map(({ name, date }) => [name, date])).toEqual([
      ['a', '2026-03-03'],
      ['b', '2026-03-03'],
      ['c', '2026-03-03'],
    ]);
    expect((await meals.on('2026-03-03')).list).toEqual(day.list);
    await meals.copy({ from: '2026-03-02', to: '2026-03-04', meal_ids: [first?.meal_id] });
    expect((await meals.on('2026-03-04')).list).toMatchObject([{ name: 'a', calories: 389, portion: 100 }]);
    expect((await meals.on()).list).toHaveLength(3);
    expect((await meals.copy({ from: '2026-03-02', to: '2026-03-02' })).list).toHaveLength(3);
  });

  it('copies once with one key, answers the same copies again, and nothing of a stranger', async () => {
    await meals.add();
    const copying = { from: '2026-03-02', to: '2026-03-03' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => meals.copy(copying, 'k')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await meals.on('2026-03-03')).list).toHaveLength(1);
    expect(await strangers.copy(copying)).toMatchObject({ status: 404 });
    const id = (await meals.on()).list[0]?.meal_id;
    expect((await strangers.copy({ ...copying, meal_ids: [id] })).status).toBe(404);
    expect((await meals.copy({ ...copying, meal_ids: [] })).status).toBe(400);
    expect((await meals.copy({ from: '2026-03-09', to: '2026-03-10' })).status).toBe(404);
  });
});
