import { beforeEach, describe, expect, it } from 'vitest';
import { contributed, foodsOf } from '../../../test/foods.ts';
import { mealBody, mealsOf } from '../../../test/meals.ts';
import { cooked, recipeBody, recipesOf } from '../../../test/recipes.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const [mine, hers] = [recipesOf(t, ada), recipesOf(t, grace)];
const foods = foodsOf(t, ada);

beforeEach(() => t.sql('delete from recipes; delete from foods; delete from meals'));

describe('a recipe', () => {
  it('has the figures of a serving and of 100 g (R-903)', async () => {
    const recipe = await cooked(mine, { cooked_grams: 1480, steps: 'Boil\nEat', note: 'Good cold' });
    expect(recipe).toMatchObject({
      name: 'Rice and beans',
      servings: 4,
      cooked_grams: 1480,
      serving_grams: 370,
      steps: 'Boil\nEat',
      note: 'Good cold',
      per_serving: { calories: 600, protein: 18.8, carbs: 125, fats: 1.8, fiber: 8.8 },
      is_own: true,
      share_key: null,
    });
    expect(recipe.per_100g.calories).toBeCloseTo(162.162, 3);
    // Only one of the two tells its sodium.
    expect(recipe.per_100g.sodium).toBeUndefined();
    expect(recipe.ingredients).toEqual([
      expect.objectContaining({ line: '500 g rice', name: 'Rice', grams: 500, calories: 1800, sodium: null }),
      expect.objectContaining({ line: '', name: 'Beans', food_id: null, sodium: 20 }),
    ]);
    expect((await mine.read(recipe.recipe_id)).body).toEqual(recipe);
  });

  it('takes the figures of its foods where none are given', async () => {
    const food = await contributed(foods, { name: 'Oats', calories: 360, protein: 12, serving_size: '100g' });
    const { ingredients, per_serving } = await cooked(mine, {
      servings: 1,
      ingredients: [{ food_id: food.food_id, grams: 50 }],
    });
    expect(ingredients).toEqual([
      expect.objectContaining({
        name: 'Oats',
        food_id: food.food_id,
        calories: 180,
        protein: 6,
        carbs: null,
      }),
    ]);
    expect(per_serving).toMatchObject({ calories: 180, protein: 6, carbs: 0 });
  });

  it('is listed newest first, found by words of its name, and nobody else’s', async () => {
    await cooked(mine, { name: 'Chicken chili' });
    await cooked(mine, { name: 'Chickpea curry', cooked_grams: 800 });
    await cooked(hers, { name: 'Chicken of Grace' });
    const all = await mine.list();
    expect(all.headers['x-total-count']).toBe('2');
    expect(all.list).toMatchObject([
      { name: 'Chickpea curry', serving_grams: 200, calories: 600, ingredient_count: 2, is_own: true },
      { name: 'Chicken chili' },
    ]);
    expect((await mine.list('chili chick')).list).toMatchObject([{ name: 'Chicken chili' }]);
    expect((await mine.list('%')).list).toHaveLength(2);
    expect((await mine.list('pea')).list).toEqual([]);
  });

  it('is a food: found, logged and suggested, but none of the contributed foods (R-904)', async () => {
    const recipe = await cooked(mine, { cooked_grams: 1480 });
    const [food] = (await foods.search('rice bean')).list;
    expect(food).toMatchObject({
      food_id: recipe.food_id,
      source: 'recipe',
      serving_size: '100g',
      calories: 162.162,
      fibre: 2.365,
      sodium: null,
      portions: [{ name: '1 serving', grams: 370 }],
    });
    const today = t.clock.now().toISOString().slice(0, 10);
    await mealsOf(t, ada).add(
      mealBody({ name: recipe.name, calories: 600, portion: 370, date: today, food_id: recipe.food_id }),
    );
    expect((await mealsOf(t, ada).suggestions()).body).toMatchObject({
      recent: [{ name: 'Rice and beans', portion: 370, food: { source: 'recipe' } }],
    });
    expect((await foods.mine()).list).toEqual([]);
    expect((await foods.change(recipe.food_id, { name: 'Mine', calories: 1 })).status).toBe(404);
    expect((await foods.remove(recipe.food_id)).status).toBe(404);
    const report = { contentType: 'contributed_food', contentId: recipe.food_id, reason: 'spam' };
    expect(
      (await t.request('POST', '/api/report/content', { token: grace.token, body: report })).status,
    ).toBe(404);
    const exported = (await t.request('GET', '/api/users/export', { token: ada.token })).body;
    expect(exported.foods).toEqual([]);
    expect(exported.recipes).toMatchObject([{ name: 'Rice and beans', servings: 4, cookedGrams: 1480 }]);
    expect(exported.recipe_ingredients).toMatchObject([
      { name: 'Rice', grams: 500, fiber: 5 },
      { name: 'Beans' },
    ]);
  });

  it('changed or deleted later never changes what was logged (R-905)', async () => {
    const recipe = await cooked(mine);
    const meal = (
      await mealsOf(t, ada).add(
        mealBody({ name: recipe.name, calories: 600, portion: 250, food_id: recipe.food_id }),
      )
    ).body;
    const changed = await mine.change(recipe.recipe_id, recipeBody({ name: 'Less rice', servings: 8 }));
    expect(changed.body).toMatchObject({ food_id: recipe.food_id, serving_grams: 125 });
    expect((await foods.search('less rice')).list).toMatchObject([{ food_id: recipe.food_id }]);
    expect((await mealsOf(t, ada).on()).list).toEqual([meal]);
    expect((await mine.remove(recipe.recipe_id)).status).toBe(200);
    expect((await mealsOf(t, ada).on()).list).toEqual([meal]);
    expect((await foods.search('less rice')).list).toEqual([]);
    expect(await t.sql('select * from recipe_ingredients')).toEqual([]);
    expect((await mine.remove(recipe.recipe_id)).status).toBe(404);
  });

  it('keeps the figures of a food that has changed or gone since (R-906)', async () => {
    const food = await contributed(foods, { name: 'Oats', calories: 360 });
    const recipe = await cooked(mine, { ingredients: [{ food_id: food.food_id, grams: 100 }] });
    await foods.change(food.food_id, { name: 'Oats', calories: 999 });
    expect((await mine.read(recipe.recipe_id)).body.ingredients).toMatchObject([{ calories: 360 }]);
    await foods.remove(food.food_id);
    const [ingredient] = recipe.ingredients;
    const saved = await mine.change(recipe.recipe_id, recipeBody({ ingredients: [ingredient] }));
    expect(saved.body.ingredients).toMatchObject([{ name: 'Oats', calories: 360, food_id: null }]);
  });

  it('sent twice under one key is made once (R-907)', async () => {
    const [one, two] = [await mine.create(recipeBody(), 'key-1'), await mine.create(recipeBody(), 'key-1')];
    expect(two.body).toEqual(one.body);
    expect(await t.sql('select count(*)::int as n from recipes')).toEqual([{ n: 1 }]);
    expect(await t.sql('select count(*)::int as n from foods')).toEqual([{ n: 1 }]);
  });

  it.each([
    [{ ingredients: [] }, /at least one ingredient/],
    [{ ingredients: Array.from({ length: 61 }, () => ({ name: 'x', grams: 1, calories: 1 })) }, /at most 60/],
    [{ ingredients: [{ grams: 5, calories: 1 }] }, /a food or a name/],
    [{ ingredients: [{ name: 'Oil', grams: 5 }] }, /calories of Oil/],
    [{ ingredients: [{ food_id: 999_999, grams: 5 }] }, /a food or a name/],
    [{ servings: 0 }, /Servings/],
    [{ cooked_grams: 1 }, /less than 1 g/],
    [{ cooked_grams: 1, servings: 1 }, /too low/],
    [{ name: ' ' }, /Name is required/],
    [{ steps: 'x'.repeat(10_001) }, /Steps/],
  ])('is refused with %j', async (changes, message) => {
    const answer = await mine.create(recipeBody(changes));
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringMatching(message)]);
    expect(await t.sql('select id from foods')).toEqual([]);
  });

  it('can be an ingredient of another one, not of itself (R-908)', async () => {
    const recipe = await cooked(mine);
    const ingredients = [{ food_id: recipe.food_id, grams: 250 }];
    expect(await cooked(mine, { name: 'Lunch', servings: 1, ingredients })).toMatchObject({
      per_serving: { calories: 600, fiber: 8.8 },
    });
    const answer = await mine.change(recipe.recipe_id, recipeBody({ ingredients }));
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'A recipe cannot be an ingredient of itself' },
    });
  });

  it('is one of 500 at most (R-909)', async () => {
    await t.sql(
      `insert into recipes (user_id, food_id, name, servings, created_at, updated_at)
       select $1, n, 'Many', 1, now(), now() from generate_series(1, 500) n`,
      [ada.id],
    );
    expect(await mine.create()).toMatchObject({
      status: 409,
      body: { message: 'You already have 500 recipes. Please delete one first.' },
    });
  });

  it('goes with its member’s account, and so does its food (R-912)', async () => {
    const leaver = await t.cast.join();
    await cooked(recipesOf(t, leaver));
    const { token, password } = leaver;
    expect((await t.request('DELETE', '/api/users/account', { token, body: { password } })).status).toBe(200);
    for (const table of ['recipes', 'recipe_ingredients', 'foods'])
      expect(await t.sql(`select * from ${table}`)).toEqual([]);
  });
});

describe('a recipe shared by link', () => {
  it('is read and copied by whoever has the key, until it is stopped (R-910)', async () => {
    const oats = await contributed(foods, { name: 'Secret oats', calories: 360 });
    const recipe = await cooked(mine, {
      note: 'Mine',
      ingredients: [{ food_id: oats.food_id, grams: 400 }],
    });
    const { share_key } = (await mine.share(recipe.recipe_id)).body;
    expect((await mine.share(recipe.recipe_id)).body).toEqual({ share_key });
    expect((await mine.read(recipe.recipe_id)).body.share_key).toBe(share_key);
    const shared = (await hers.open(share_key)).body;
    expect(shared).toMatchObject({
      name: 'Rice and beans',
      shared_by: 'Ada',
      ingredients: [{ name: 'Secret oats', food_id: null, calories: 1440 }],
    });
    const copy = await hers.copyShared(share_key);
    expect(copy).toMatchObject({ status: 201, body: { name: 'Rice and beans' } });
    await mine.change(recipe.recipe_id, recipeBody());
    expect((await hers.read(copy.body.recipe_id)).body).toMatchObject({
      is_own: true,
      note: 'Mine',
      ingredients: [{ name: 'Secret oats', food_id: null, grams: 400, calories: 1440 }],
    });
    expect((await hers.read(recipe.recipe_id)).status).toBe(404);
    expect((await hers.stopSharing(recipe.recipe_id)).status).toBe(404);
    await mine.stopSharing(recipe.recipe_id);
    expect(await hers.open(share_key)).toMatchObject({
      status: 404,
      body: { message: 'This link does not lead to a recipe. It may no longer be shared.' },
    });
    expect((await hers.copyShared(share_key)).status).toBe(404);
    expect((await hers.list()).list).toHaveLength(1);
  });

  it('is not shown while its owner is banned (R-911)', async () => {
    const rude = await t.cast.join();
    const theirs = recipesOf(t, rude);
    const { recipe_id } = await cooked(theirs);
    const { share_key } = (await theirs.share(recipe_id)).body;
    await t.sql('update users set banned_at = now() where id = $1', [rude.id]);
    expect((await hers.open(share_key)).status).toBe(404);
  });
});
