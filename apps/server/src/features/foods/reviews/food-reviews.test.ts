import { beforeEach, describe, expect, it } from 'vitest';
import { namesOf } from '../../../../test/exercises.ts';
import { contributed, foodsOf } from '../../../../test/foods.ts';
import { entriesAbout, moderatorOf, secondAdmin } from '../../../../test/moderation.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const t = await startTestApp();
const [person, boss] = [await t.cast.ada(), await t.cast.admin()];
const ada = foodsOf(t, person);
const grace = foodsOf(t, await t.cast.grace());
const moderator = moderatorOf(t, boss);
const share = (name: string, more: object = {}, calls = ada) =>
  contributed(calls, { name, visibility: 'public', ...more });
const waiting = async () => namesOf((await moderator.foods()).list);
const own = async (id: unknown) => (await ada.mine()).list.find(({ food_id }) => food_id === id);

beforeEach(() => t.sql('delete from foods'));

describe('the queue (R-565, R-660)', () => {
  it('has public foods that wait with whoever sent them, the oldest first', async () => {
    const { food_id } = await share('Lentil stew', {
      ...{
        brand: 'Home',
        calories: 95.5,
        protein: 6,
        carbs: 12.25,
        serving_size: '250g',
        category: 'Homemade',
      },
    });
    await contributed(ada, { name: 'Own soup' });
    t.clock.forward({ seconds: 1 });
    await share('Pea stew', {}, grace);
    const answer = await moderator.foods();
    expect(answer).toMatchObject({ status: 200, headers: { 'x-total-count': '2' } });
    expect(namesOf(answer.list)).toEqual(['Lentil stew', 'Pea stew']);
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(answer.list[0]).toEqual({
      ...{ id: food_id, name: 'Lentil stew', brand: 'Home', barcode: null, email: person.email },
      ...{ calories: 95.5, protein: 6, carbs: 12.25, fats: null, serving_size: '250g', category: 'Homemade' },
      ...{ created_at: moment, updated_at: moment, duplicates: [] },
    });
  });

  it('is paged by limit and offset; the total stays', async () => {
    for (const name of ['One', 'Two', 'Three', 'Four']) await share(name);
    const page = await moderator.foods('?limit=2&offset=1');
    expect(namesOf(page.list)).toEqual(['Two', 'Three']);
    expect([page.headers['x-total-count'], (await moderator.foods('?offset=9')).list]).toEqual(['4', []]);
    for (const query of ['limit=0', 'limit=1001', 'offset=-1', 'limit=x'])
      expect((await moderator.foods(`?${query}`)).status).toBe(400);
  });

  it('keeps the food of somebody who was banned, and of somebody who has left, without an address (A-151)', async () => {
    const [banned, leaver] = [await t.cast.join(), await t.cast.join()];
    await share('Of the banned', {}, foodsOf(t, banned));
    await share('Of the one who left', {}, foodsOf(t, leaver));
    await t.request('POST', `/api/admin/users/${banned.id}/ban`, { token: boss.token });
    const { token, password } = leaver;
    await t.request('DELETE', '/api/users/account', { token, body: { password } });
    const emails = (await moderator.foods()).list.map(({ name, email }) => [name, email]);
    expect(emails).toEqual([
      ['Of the banned', banned.email],
      ['Of the one who left', ''],
    ]);
  });
});

describe('a review (R-570, R-661, A-155)', () => {
  it.each(['approve', 'approved'])('(%s) lets everybody find the food at once', async (status) => {
    const { food_id } = await share('Sourdough marvel');
    expect((await grace.search('sourdough marvel')).list).toEqual([]);
    expect(await moderator.reviewFood(food_id, { status })).toMatchObject({
      status: 200,
      body: { message: 'Food approved' },
    });
    expect(namesOf((await grace.search('sourdough marvel')).list)).toEqual(['Sourdough marvel']);
    expect(await waiting()).toEqual([]);
    expect(await own(food_id)).toMatchObject({ approval_status: 'approved', review_note: null });
  });

  it.each(['reject', 'rejected'])('(%s) leaves it to its contributor alone', async (status) => {
    const { food_id } = await share('Sourdough marvel');
    expect((await moderator.reviewFood(food_id, { status })).body.message).toBe('Food rejected');
    expect((await grace.search('sourdough marvel')).list).toEqual([]);
    expect(namesOf((await ada.search('sourdough marvel')).list)).toEqual(['Sourdough marvel']);
    expect(await waiting()).toEqual([]);
    expect(await own(food_id)).toMatchObject({ approval_status: 'rejected' });
  });

  it('has a note that the contributor reads and nobody else, until the food is changed', async () => {
    const { food_id } = await share('Noted bread');
    await moderator.reviewFood(food_id, { status: 'approve', note: '  Per slice or per loaf? ' });
    expect(await own(food_id)).toMatchObject({ review_note: 'Per slice or per loaf?' });
    const file = await t.request('GET', '/api/users/export', { token: person.token });
    expect(file.body.foods).toMatchObject([{ name: 'Noted bread', reviewNote: 'Per slice or per loaf?' }]);
    expect((await grace.search('noted bread')).list).toMatchObject([{ food_id, review_note: null }]);
    const body = { name: 'Noted bread', calories: 100, visibility: 'public' };
    expect((await ada.change(food_id, body)).body.review_note).toBe('Per slice or per loaf?');
    expect((await ada.change(food_id, { ...body, calories: 90 })).body).toMatchObject({
      approval_status: 'pending',
      review_note: null,
    });
  });

  it('happens once: whoever comes second is told so (A-167)', async () => {
    const { food_id } = await share('Once');
    await moderator.reviewFood(food_id, { status: 'approve' });
    const personal = await contributed(ada, { name: 'Personal' });
    for (const id of [food_id, personal.food_id, 999_999, 'abc', 0])
      expect((await moderator.reviewFood(id, { status: 'reject' })).status).toBe(404);
    expect((await moderator.reviewFood(food_id, { status: 'reject' })).body.message).toBe(
      'Submission not found',
    );
    expect(await own(food_id)).toMatchObject({ approval_status: 'approved' });
  });

  it('by two administrators at the same moment happens once, and is noted down once (A-167)', async () => {
    const [{ food_id }, other] = [await share('Rush'), moderatorOf(t, await secondAdmin(t))];
    const answers = await Promise.all([
      moderator.reviewFood(food_id, { status: 'approve' }),
      other.reviewFood(food_id, { status: 'reject' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await entriesAbout(t, food_id)).toHaveLength(1);
  });

  it('is refused when the food was changed since it was read', async () => {
    const { food_id } = await share('Moving target');
    const seen = (await moderator.foods()).list[0]?.updated_at;
    t.clock.forward({ seconds: 1 });
    await ada.change(food_id, { name: 'Moving target', calories: 900, visibility: 'public' });
    for (const old of [seen, 'nonsense'])
      expect(await moderator.reviewFood(food_id, { status: 'approve', seen: old })).toMatchObject({
        status: 409,
        body: {
          code: 'CONFLICT',
          message: 'This food has changed since you opened it. Please review it again.',
        },
      });
    expect([await waiting(), await entriesAbout(t, food_id)]).toEqual([['Moving target'], []]);
    const now = (await moderator.foods()).list[0]?.updated_at;
    expect((await moderator.reviewFood(food_id, { status: 'approve', seen: now })).status).toBe(200);
  });

  it.each([
    [{}, 'Status must be approve or reject'],
    [{ status: 'pending' }, 'Status must be approve or reject'],
    [{ status: 'reject', note: 'x'.repeat(501) }, 'Note must be at most 500 characters'],
  ])('is refused with %j, and the food waits on', async (body, message) => {
    const { food_id } = await share('Waiting');
    expect(await moderator.reviewFood(food_id, body)).toMatchObject({ status: 400, body: { message } });
    expect(await waiting()).toEqual(['Waiting']);
  });

  it('is refused to members, and so is the queue; nothing changes (R-671)', async () => {
    const { food_id } = await share('Guarded');
    const member = moderatorOf(t, person);
    expect((await member.foods()).status).toBe(403);
    for (const status of ['approve', 'reject'])
      expect((await member.reviewFood(food_id, { status })).status).toBe(403);
    expect([await waiting(), await entriesAbout(t, food_id)]).toEqual([['Guarded'], []]);
  });

  it('is noted down with what was decided', async () => {
    const [good, bad] = [await share('Good'), await share('Bad')];
    await moderator.reviewFood(good.food_id, { status: 'approve' });
    await moderator.reviewFood(bad.food_id, { status: 'reject', note: 'No such thing' });
    const before = { approval_status: 'pending' };
    expect(await entriesAbout(t, good.food_id)).toEqual([
      expect.objectContaining({
        ...{ act: 'food.approve', actor: boss.email, subject: 'Good', before },
        after: { approval_status: 'approved' },
      }),
    ]);
    expect(await entriesAbout(t, bad.food_id)).toEqual([
      expect.objectContaining({
        ...{ act: 'food.reject', actor: boss.email, subject: 'Bad', before },
        after: { approval_status: 'rejected', note: 'No such thing' },
      }),
    ]);
  });
});
