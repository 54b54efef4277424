import { beforeEach, describe, expect, it } from 'vitest';
import { contributed, foodsOf } from '../../../test/foods.ts';
import { mealBody, mealsOf } from '../../../test/meals.ts';
import { cooked, householdOf, liveTogether, recipesOf } from '../../../test/recipes.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { cleanUpHouseholds } from './households.cleanup.ts';

const t = await startTestApp();
const ada = await t.cast.join({ firstName: 'Ada', lastName: 'Zanzibar' });
const bo = await t.cast.join({ firstName: 'Bo' });
const cleo = await t.cast.join({ firstName: 'Cleo' });
const [adas, bos, cleos] = [householdOf(t, ada), householdOf(t, bo), householdOf(t, cleo)];
const [adasRecipes, bosRecipes] = [recipesOf(t, ada), recipesOf(t, bo)];

beforeEach(() =>
  t.sql(`delete from households; delete from recipes; delete from foods; delete from meals;
    delete from member_totals; update users set banned_at = null`),
);

const namesOf = (answer: { body: Record<string, unknown> }) =>
  ((answer.body.household as { members: { name: string }[] } | null)?.members ?? []).map(({ name }) => name);

describe('a household', () => {
  it('is started, renamed and joined by a link that works once (R-922)', async () => {
    expect((await adas.read()).body).toEqual({ household: null });
    expect(await adas.create('Home')).toMatchObject({
      status: 201,
      body: {
        household: {
          name: 'Home',
          is_manager: true,
          invitations: 0,
          members: [{ name: 'Ada', is_you: true }],
        },
      },
    });
    expect((await adas.create('Another')).status).toBe(409);
    const { key, expires_at } = (await adas.invite()).body;
    expect(Buffer.from(String(key), 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    expect(JSON.stringify(await t.sql('select * from household_invitations'))).not.toContain(key);
    const seen = await bos.invitation(key);
    expect(seen.body).toEqual({ name: 'Home', invited_by: 'Ada', expires_at });
    expect(seen.text).not.toMatch(/Zanzibar|example\.org/);
    expect((await adas.read()).body).toMatchObject({ household: { invitations: 1 } });
    expect(namesOf(await bos.join(key))).toEqual(['Ada', 'Bo']);
    expect(await cleos.join(key)).toMatchObject({
      status: 404,
      body: { message: 'This invitation is no longer valid. Ask for a new one.' },
    });
    expect((await adas.rename('Our place')).body).toMatchObject({ household: { name: 'Our place' } });
    expect((await bos.rename('His place')).status).toBe(403);
    expect((await bos.read()).body).toMatchObject({ household: { name: 'Our place', is_manager: false } });
    expect((await bos.read()).text).not.toMatch(/Zanzibar|example\.org/);
  });

  it('lets nobody in by a link that is revoked, expired, or of somebody who left (R-923)', async () => {
    await adas.create();
    const revoked = (await adas.invite()).body.key;
    expect((await adas.revoke()).status).toBe(200);
    expect((await bos.join(revoked)).status).toBe(404);
    await liveTogether(t, cleo, bo);
    const ofLeaver = (await bos.invite()).body.key;
    await bos.leave();
    expect((await bos.join(ofLeaver)).status).toBe(404);
    const expired = (await adas.invite()).body.key;
    await t.sql(`update household_invitations set expires_at = now() - interval '1 second'`);
    expect((await bos.invitation(expired)).status).toBe(404);
    expect((await bos.join(expired)).status).toBe(404);
    await cleanUpHouseholds(t.auth.db, t.clock);
    expect(await t.sql('select * from household_invitations')).toEqual([]);
  });

  it('of two who come with one link lets one in, and nobody who is in another one (R-924)', async () => {
    await adas.create();
    const { key } = (await adas.invite()).body;
    const answers = await Promise.all([bos.join(key), cleos.join(key)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    await bos.leave();
    await cleos.leave();
    await bos.create();
    const again = (await adas.invite()).body.key;
    expect((await bos.join(again)).status).toBe(409);
    expect((await cleos.join(again)).status).toBe(200);
  });

  it('is managed by whoever has been in it longest; anybody can leave (R-925)', async () => {
    await liveTogether(t, ada, bo, cleo);
    expect((await bos.remove(cleo.id)).status).toBe(403);
    expect((await adas.remove(ada.id)).status).toBe(404);
    expect(namesOf(await adas.remove(cleo.id))).toEqual(['Ada', 'Bo']);
    expect((await cleos.read()).body).toEqual({ household: null });
    expect((await adas.remove(cleo.id)).status).toBe(404);
    expect((await adas.leave()).status).toBe(200);
    expect((await bos.read()).body).toMatchObject({ household: { is_manager: true } });
    await bos.leave();
    expect(await t.sql('select * from households')).toEqual([]);
    expect((await bos.leave()).status).toBe(404);
    for (const call of [bos.invite, bos.revoke, () => bos.rename('x'), () => bos.accept(true)])
      expect((await call()).status).toBe(404);
  });

  it('is bounded in members and invitations (R-926)', async () => {
    await adas.create();
    for (let count = 0; count < 10; count++) await adas.invite();
    expect((await adas.invite()).status).toBe(409);
    await adas.revoke();
    const { key } = (await adas.invite()).body;
    await t.sql(
      `insert into users (email, password_hash, created_at)
       select 'many' || n || '@example.org', '', now() from generate_series(1, 11) n`,
    );
    await t.sql(
      `insert into household_members (user_id, household_id, joined_at)
       select u.id, h.id, now() from users u, households h where u.email like 'many%'`,
    );
    expect(await bos.join(key)).toMatchObject({
      status: 409,
      body: { message: 'A household can have at most 12 members.' },
    });
    expect((await adas.read()).body).toMatchObject({ household: { invitations: 1 } });
    await t.sql(`delete from users where email like 'many%'`);
  });

  it('goes with its last member’s account', async () => {
    const last = await t.cast.join();
    await householdOf(t, last).create();
    await householdOf(t, last).invite();
    const { token, password } = last;
    await t.request('DELETE', '/api/users/account', { token, body: { password } });
    for (const table of ['households', 'household_members', 'household_invitations'])
      expect(await t.sql(`select * from ${table}`)).toEqual([]);
    const banned = await t.cast.join();
    await householdOf(t, banned).create();
    await t.sql('delete from users where id = $1', [banned.id]);
    await cleanUpHouseholds(t.auth.db, t.clock);
    expect(await t.sql('select * from households')).toEqual([]);
  });
});

describe('what a household shares', () => {
  /** What Bo sees of Ada's. */
  async function seen(recipeId: number, foodId: number) {
    const recipe = await bosRecipes.read(recipeId);
    const listed = (await bosRecipes.list('secret')).list;
    const used = await bosRecipes.create({
      name: 'Uses it',
      servings: 1,
      ingredients: [{ food_id: foodId, grams: 100 }],
    });
    const theirs = listed.filter(({ is_own }) => !is_own);
    const found = (await foodsOf(t, bo).search('secret')).list.filter(({ food_id }) => food_id === foodId);
    return { found: found[0]?.source, read: recipe.status, listed: theirs.length, used: used.status };
  }

  it('are recipes and personal foods, while both are in it (R-927)', async () => {
    const food = await contributed(foodsOf(t, ada), { name: 'Secret sauce', calories: 50 });
    const { recipe_id, food_id } = await cooked(adasRecipes, {
      name: 'Secret stew',
      ingredients: [{ food_id: food.food_id, grams: 400 }],
    });
    const nothing = { found: undefined, read: 404, listed: 0, used: 400 };
    expect(await seen(recipe_id, food.food_id)).toEqual(nothing);
    await liveTogether(t, ada, bo);
    expect(await seen(recipe_id, food.food_id)).toEqual({
      found: 'household',
      read: 200,
      listed: 1,
      used: 201,
    });
    expect((await bosRecipes.read(recipe_id)).body).toMatchObject({
      is_own: false,
      owner: 'Ada',
      share_key: null,
      ingredients: [{ food_id: food.food_id }],
    });
    expect((await bosRecipes.change(recipe_id, { name: 'x', servings: 1, ingredients: [] })).status).toBe(
      400,
    );
    const body = { name: 'Taken', servings: 1, ingredients: [{ name: 'x', grams: 5, calories: 1 }] };
    expect((await bosRecipes.change(recipe_id, body)).status).toBe(404);
    expect((await bosRecipes.remove(recipe_id)).status).toBe(404);
    expect((await bosRecipes.share(recipe_id)).status).toBe(404);
    expect((await foodsOf(t, bo).remove(food.food_id)).status).toBe(404);
    const copy = (await bosRecipes.copy(recipe_id)).body;

    const today = t.clock.now().toISOString().slice(0, 10);
    await mealsOf(t, bo).add(mealBody({ name: 'Secret sauce', date: today, food_id: food.food_id }));
    const suggested = async () => (await mealsOf(t, bo).suggestions()).body;
    expect(await suggested()).toMatchObject({ recent: [{ food: { source: 'household' } }] });

    await bos.leave();
    expect(await seen(recipe_id, food.food_id)).toEqual(nothing);
    expect((await bosRecipes.copy(recipe_id)).status).toBe(404);
    expect(await suggested()).toMatchObject({ recent: [{ name: 'Secret sauce', food: null }] });
    expect((await mealsOf(t, bo).on(today)).list).toHaveLength(1);
    // What Bo copied is his; saved again, it refers to no food of hers.
    const own = (await bosRecipes.read(copy.recipe_id)).body;
    const saved = await bosRecipes.change(copy.recipe_id, own);
    expect(saved.body).toMatchObject({
      is_own: true,
      ingredients: [{ name: 'Secret sauce', food_id: null }],
    });
    expect((await adasRecipes.read(recipe_id)).body.food_id).toBe(food_id);
  });

  it('is nothing of a member who is banned (R-928)', async () => {
    await liveTogether(t, ada, bo);
    const { recipe_id } = await cooked(adasRecipes, { name: 'Secret stew' });
    await t.sql('update users set banned_at = now() where id = $1', [ada.id]);
    expect((await bosRecipes.read(recipe_id)).status).toBe(404);
    expect((await bosRecipes.list()).list).toEqual([]);
    expect((await bos.read()).body).toMatchObject({
      household: { is_manager: true, members: [{ name: 'Bo' }] },
    });
  });
});
