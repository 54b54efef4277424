import { beforeEach, describe, expect, it } from 'vitest';
import { namesOf } from '../../../../test/exercises.ts';
import { approve, contributed, foodsOf } from '../../../../test/foods.ts';
import { mealsOf } from '../../../../test/meals.ts';
import { entriesAbout, moderatorOf, secondAdmin } from '../../../../test/moderation.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const t = await startTestApp();
const [person, eater, boss] = [await t.cast.ada(), await t.cast.grace(), await t.cast.admin()];
const [ada, grace] = [foodsOf(t, person), foodsOf(t, eater)];
const moderator = moderatorOf(t, boss);
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token = boss.token) =>
  t.request(method, `/api/admin/foods${path}`, { token, ...(body ? { body } : {}) });
const list = (query = '') => call('GET', query);
const names = async (query = '') => namesOf((await list(query)).list);

async function approvedFood(name = 'Cake', changes: object = {}) {
  const { food_id } = await contributed(ada, { name, calories: 400, visibility: 'public', ...changes });
  await approve(t, food_id);
  return food_id;
}
const found = async (name: string) => (await grace.search(name)).list.length > 0;
const acts = async (id: number) => (await entriesAbout(t, id)).map(({ act }) => act);

beforeEach(() => t.sql("delete from foods where kind = 'member'"));

describe('the list of approved foods', () => {
  it('has public foods of members that everybody finds, the newest first, with who brought them in (R-988)', async () => {
    await approvedFood('Cake', { brand: 'Oven' });
    t.clock.forward({ seconds: 1 });
    const pie = await approvedFood('Pie');
    await contributed(ada, { name: 'Waiting', visibility: 'public' });
    await contributed(ada, { name: 'Personal' });
    const answer = await list();
    expect(answer.headers['x-total-count']).toBe('2');
    expect(answer.list[0]).toMatchObject({
      ...{ id: pie, name: 'Pie', calories: 400, serving_size: '100g', category: 'Other', review_note: null },
      ...{ approval_status: 'approved', contributor_id: person.id, contributor_email: person.email },
    });
    expect(await names('?search=CAKE%20oven')).toEqual(['Cake']);
    expect(await names('?search=pi')).toEqual(['Pie']);
    expect(await names('?search=nothing')).toEqual([]);
    expect(await names('?search=%25')).toEqual([]);
    expect(await names(`?contributor=${eater.id}`)).toEqual([]);
    expect(await names(`?contributor=${person.id}&limit=1&offset=1`)).toEqual(['Cake']);
    expect(await names('?state=rejected')).toEqual([]);
  });

  it('finds those of one account however many others have foods of that name', async () => {
    // More than a search finds, of somebody else.
    await t.sql(
      `insert into foods (name, search_text, calories, kind, visibility, approval_status, contributor_id, created_at, updated_at)
       select 'Cake ' || n, 'cake ' || n, 400, 'member', 'public', 'approved', $1, now(), now() from generate_series(1, 250) n`,
      [eater.id],
    );
    const cake = await approvedFood('Cake with zest');
    const answer = await list(`?search=cake&contributor=${person.id}`);
    expect(answer.list.map(({ id }) => id)).toEqual([cake]);
    expect(answer.headers['x-total-count']).toBe('1');
  });

  it.each(['state=approved', 'limit=0', 'contributor=x', `search=${'x'.repeat(201)}`])(
    'answers 400 to %s',
    async (query) => expect((await list(`?${query}`)).status).toBe(400),
  );
});

describe('a correction', () => {
  it('is stored and found, stays approved, and leaves logged meals alone (R-989)', async () => {
    const id = await approvedFood();
    await mealsOf(t, eater).add({ name: 'Cake', calories: 400, date: '2026-03-02', food_id: id });
    const body = { name: 'Lemon cake', calories: 350, protein: 4, serving_size: '80 g', category: 'Snack' };
    expect(await call('PUT', `/${id}`, body)).toMatchObject({
      status: 200,
      body: { name: 'Lemon cake', calories: 350, serving_size: '80 g', approval_status: 'approved' },
    });
    expect([await found('lemon'), (await mealsOf(t, eater).on()).list.at(-1)?.calories]).toEqual([true, 400]);
    expect((await entriesAbout(t, id)).at(-1)).toMatchObject({
      ...{ act: 'food.change', subject: 'Cake', actor: boss.email },
      before: { name: 'Cake', calories: 400, serving_size: '100g' },
      after: { name: 'Lemon cake', calories: 350, serving_size: '80 g', category: 'Snack' },
    });
  });

  it('of what was changed meanwhile is refused, and saved as it was is no act', async () => {
    const id = await approvedFood();
    const [row] = (await list()).list;
    const body = { name: 'Cake', calories: 400, serving_size: '100g', category: 'Other' };
    expect((await call('PUT', `/${id}`, { ...body, seen: row?.updated_at })).status).toBe(200);
    expect(await acts(id)).not.toContain('food.change');
    await call('PUT', `/${id}`, { ...body, calories: 300, seen: row?.updated_at });
    expect(await call('PUT', `/${id}`, { ...body, calories: 200, seen: row?.updated_at })).toMatchObject({
      status: 409,
    });
    expect((await list()).list[0]?.calories).toBe(300);
  });

  it.each([[{}], [{ name: 'Cake' }], [{ name: 'Cake', calories: -1 }], [{ name: 'Cake', calories: 'x' }]])(
    '%j is refused',
    async (body) => expect((await call('PUT', `/${await approvedFood()}`, body)).status).toBe(400),
  );
});

describe('a removal', () => {
  it('hides the food from others, tells its contributor and reporters why, and can be undone (R-990)', async () => {
    const id = await approvedFood();
    await mealsOf(t, eater).add({ name: 'Cake', calories: 400, date: '2026-03-03', food_id: id });
    const report = { contentType: 'contributed_food', contentId: id, reason: 'spam' };
    await t.request('POST', '/api/report/content', { token: eater.token, body: report });
    expect(await call('DELETE', `/${id}`, { note: 'Made up' })).toMatchObject({
      status: 200,
      body: { approval_status: 'rejected', review_note: 'Made up' },
    });
    expect([await found('cake'), await names(), await names('?state=rejected&search=cake')]).toEqual([
      false,
      [],
      ['Cake'],
    ]);
    expect((await ada.mine()).list[0]).toMatchObject({ approval_status: 'rejected', review_note: 'Made up' });
    const own = await t.request('GET', '/api/report/mine', { token: eater.token });
    expect(own.list[0]).toMatchObject({ name: 'Cake', status: 'rejected', note: 'Made up' });
    expect((await mealsOf(t, eater).on('2026-03-03')).list).toMatchObject([{ name: 'Cake', calories: 400 }]);
    expect((await entriesAbout(t, id)).at(-1)).toMatchObject({
      ...{ act: 'food.remove', before: { approval_status: 'approved' } },
      after: { approval_status: 'rejected', closed_flags: 1, note: 'Made up' },
    });
    expect((await call('POST', `/${id}/restore`)).body).toMatchObject({
      ...{ approval_status: 'approved', review_note: null },
    });
    expect(await found('cake')).toBe(true);
    expect(await acts(id)).toEqual(['food.approve', 'food.remove', 'food.restore']);
  });

  it('by two administrators at once is one act (R-992)', async () => {
    const [id, other] = [await approvedFood(), await secondAdmin(t)];
    const answers = await Promise.all([call('DELETE', `/${id}`), call('DELETE', `/${id}`, {}, other.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await acts(id)).toEqual(['food.approve', 'food.remove']);
  });
});

describe('a wrong approval', () => {
  it('is taken back: the food waits again, its contributor sees that, and it can be approved again (R-991)', async () => {
    const id = await approvedFood();
    expect((await call('POST', `/${id}/reopen`)).status).toBe(200);
    expect([await found('cake'), namesOf((await moderator.foods()).list)]).toEqual([false, ['Cake']]);
    expect((await ada.mine()).list[0]).toMatchObject({ approval_status: 'pending' });
    await approve(t, id);
    expect(await found('cake')).toBe(true);
    expect(await acts(id)).toEqual(['food.approve', 'food.reopen', 'food.approve']);
  });

  it('two administrators approve at once, and one bans the contributor meanwhile: each counts once', async () => {
    const other = await secondAdmin(t);
    const maker = await t.cast.join();
    const { food_id: id } = await contributed(foodsOf(t, maker), { name: 'Tart', visibility: 'public' });
    const [first, second, ban] = await Promise.all([
      moderator.reviewFood(id, { status: 'approve' }),
      moderatorOf(t, other).reviewFood(id, { status: 'approve' }),
      t.request('POST', `/api/admin/users/${maker.id}/ban`, { token: other.token }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 404]);
    expect(ban.status).toBe(200);
    expect([await found('tart'), await acts(id)]).toEqual([true, ['food.approve']]);
  });

  it('taken back and removed at once: one of the two', async () => {
    const [id, other] = [await approvedFood(), await secondAdmin(t)];
    const answers = await Promise.all([
      call('POST', `/${id}/reopen`),
      call('DELETE', `/${id}`, {}, other.token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await acts(id)).toHaveLength(2);
  });
});

it('what is not approved, not public, a product or nobody’s is not found; members are refused', async () => {
  const waiting = await contributed(ada, { name: 'Waiting', visibility: 'public' });
  const personal = await contributed(ada, { name: 'Personal' });
  const body = { name: 'X', calories: 1 };
  for (const id of [waiting.food_id, personal.food_id, 999_999, 'abc', 0]) {
    expect((await call('PUT', `/${id}`, body)).status).toBe(404);
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
    expect((await call('POST', `/${id}/reopen`)).status).toBe(404);
    expect((await call('POST', `/${id}/restore`)).status).toBe(404);
  }
  const id = await approvedFood();
  expect((await call('DELETE', `/${id}`, {}, eater.token)).status).toBe(403);
  expect((await call('PUT', `/${id}`, body, eater.token)).status).toBe(403);
  expect((await call('POST', `/${id}/reopen`, undefined, person.token)).status).toBe(403);
  expect(await found('cake')).toBe(true);
});
