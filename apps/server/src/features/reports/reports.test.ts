import { beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [ada, grace, boss] = [await t.cast.ada(), await t.cast.grace(), await t.cast.admin()];

async function food(visibility: 'public' | 'personal', approval = 'approved') {
  const body = { name: 'Cake', calories: 400, visibility };
  const { food_id } = (await t.request('POST', '/api/foods/contribute', { token: ada.token, body })).body;
  await t.sql('update foods set approval_status = $2 where id = $1', [food_id, approval]);
  return food_id;
}
const report = (contentId: unknown, reason: unknown = 'spam', token = grace.token) =>
  t.request('POST', '/api/report/content', {
    token,
    body: { contentType: 'contributed_food', contentId, reason },
  });
const flagged = async () =>
  (await t.request('GET', '/api/report/flagged-content', { token: boss.token })).body as unknown as {
    contributedFoods: Record<string, unknown>[];
  };

beforeEach(() => t.sql('delete from foods where kind = $1', ['member']));

describe('reporting a food (R-638, A-099)', () => {
  it('puts it before the administrators, with the reporter’s address (A-153)', async () => {
    const id = await food('public');
    expect(await report(id)).toMatchObject({
      status: 201,
      body: { message: 'Food reported successfully. Our team will review it.', flag_id: expect.any(Number) },
    });
    expect(await flagged()).toEqual({
      contributedFoods: [
        {
          ...{ flag_id: expect.any(Number), name: 'Cake', email: grace.email, reason: 'spam', flags: 1 },
          ...{ food_id: id, brand: null, calories: 400, protein: null, carbs: null, fats: null },
          ...{ serving_size: '100g', is_product: false, reviewed_at: null },
          ...{ contributor_id: ada.id, contributor_email: ada.email },
          reported_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        },
      ],
      workouts: [],
      meals: [],
    });
    expect((await t.request('GET', '/api/report/flagged-content', { token: grace.token })).status).toBe(403);
  });

  it('again changes the reason of the same flag; another reporter has a flag of his own', async () => {
    const id = await food('public');
    const all = await Promise.all([report(id), report(id), report(String(id))]);
    all.push(await report(id, '  It is a brick  '));
    await report(id, 'spam', ada.token);
    const { contributedFoods } = await flagged();
    expect(new Set(all.map(({ body }) => body.flag_id))).toEqual(new Set([contributedFoods[0]?.flag_id]));
    expect(contributedFoods.map(({ reason, email }) => [reason, email])).toEqual([
      ['It is a brick', grace.email],
      ['spam', ada.email],
    ]);
  });

  it('is for public foods: a stranger’s personal or unreviewed food does not exist (R-305)', async () => {
    const [personal, pending] = [await food('personal'), await food('public', 'pending')];
    for (const id of [personal, pending, 999_999]) {
      expect(await report(id)).toMatchObject({ status: 404, body: { message: 'Food not found' } });
    }
    expect(await report(personal, 'spam', ada.token)).toMatchObject({
      status: 400,
      body: { message: 'Only public foods can be reported' },
    });
    expect((await report(pending, 'spam', ada.token)).status).toBe(201);
    expect((await flagged()).contributedFoods).toHaveLength(1);
  });

  it('is no longer shown once the food is made personal (R-304)', async () => {
    const id = await food('public');
    await report(id);
    const body = { name: 'Cake', calories: 400, visibility: 'personal' };
    await t.request('PUT', `/api/foods/${id}`, { token: ada.token, body });
    expect((await flagged()).contributedFoods).toEqual([]);
  });

  it.each([
    ['a blank reason', { reason: '  ' }, 'Please select a reason for reporting'],
    ['no reason', { reason: undefined }, 'Please select a reason for reporting'],
    ['a long reason', { reason: 'x'.repeat(501) }, 'at most 500'],
    ['another kind of content', { contentType: 'meal' }, 'contentType'],
    ['no food', { contentId: 'cake' }, 'contentId'],
  ])('refuses %s (R-605)', async (_what, changes, words) => {
    const body = {
      contentType: 'contributed_food',
      contentId: await food('public'),
      reason: 'spam',
      ...changes,
    };
    const refused = await t.request('POST', '/api/report/content', { token: grace.token, body });
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain(words);
    expect((await flagged()).contributedFoods).toEqual([]);
  });

  it('is in the reporter’s download (A-171)', async () => {
    await report(await food('public'));
    const file = await t.request('GET', '/api/users/export', { token: grace.token });
    expect(file.body.reports).toMatchObject([{ food: 'Cake', reason: 'spam', status: 'open' }]);
  });
});
