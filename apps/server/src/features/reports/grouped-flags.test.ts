import { beforeEach, describe, expect, it } from 'vitest';
import { approve, contributed, foodsOf, productBody } from '../../../test/foods.ts';
import { entriesAbout, moderatorOf, secondAdmin } from '../../../test/moderation.ts';
import type { Person } from '../../../test/people.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [person, reporter, boss] = [await t.cast.ada(), await t.cast.grace(), await t.cast.admin()];
const third = await t.cast.join();
const ada = foodsOf(t, person);
const moderator = moderatorOf(t, boss);

async function report(contentId: unknown, { token } = reporter, reason = 'spam'): Promise<number> {
  t.clock.forward({ seconds: 1 });
  const body = { contentType: 'contributed_food', contentId, reason };
  return (await t.request('POST', '/api/report/content', { token, body })).body.flag_id as number;
}
async function approvedFood(name: string) {
  const { food_id } = await contributed(ada, { name, calories: 400, visibility: 'public' });
  await approve(t, food_id);
  return food_id;
}
interface Flag {
  readonly flag_id: number;
  readonly name: string;
  readonly email: string;
}
async function flags(query = '?group=food') {
  const { body, headers } = await moderator.flags(query);
  const rows = body.contributedFoods as Flag[];
  return { rows, order: rows.map(({ flag_id }) => flag_id), total: headers['x-total-count'] };
}
const reopen = (id: unknown, { token } = boss) =>
  t.request('POST', `/api/report/flagged-content/${id}/reopen`, { token });
const mine = async ({ token }: Pick<Person, 'token'>) =>
  (await t.request('GET', '/api/report/mine', { token })).list;
const acts = async (id: number) => (await entriesAbout(t, id)).filter(({ act }) => act.startsWith('flag.'));

beforeEach(() => t.sql('delete from foods'));

describe('reports by food', () => {
  it('follow each other, foods by their oldest report, with who brought the food in; a page is of foods (R-994)', async () => {
    const [cake, pie] = [await approvedFood('Cake'), await approvedFood('Pie')];
    const [one, two, three] = [await report(cake), await report(pie), await report(cake, third)];
    expect(await flags()).toMatchObject({ order: [one, three, two], total: '2' });
    expect(await flags('?group=food&limit=1&offset=1')).toMatchObject({ order: [two], total: '2' });
    expect(await flags('')).toMatchObject({ order: [one, two, three], total: '3' });
    expect((await flags()).rows[0]).toMatchObject({
      ...{ flags: 2, contributor_id: person.id, contributor_email: person.email, is_product: false },
    });
  });

  it('name the member who brought a product in, and nobody for an account that is gone', async () => {
    const { food_id } = (await ada.remember(productBody())).body;
    await report(food_id);
    expect((await flags()).rows[0]).toMatchObject({ contributor_email: person.email, is_product: true });
    const leaver = await t.cast.join();
    const food = await contributed(foodsOf(t, leaver), { name: 'Left', visibility: 'public' });
    await approve(t, food.food_id);
    await report(food.food_id);
    const body = { email: leaver.email };
    await t.request('DELETE', `/api/admin/users/${leaver.id}`, { token: boss.token, body });
    expect((await flags()).rows[1]).toMatchObject({ contributor_email: null, contributor_id: null });
  });

  it('of one food, 20 are shown and all are counted', async () => {
    const cake = await approvedFood('Cake');
    await t.sql(
      `insert into flags (food_id, reporter_id, reason, created_at)
       select $1, $2, 'spam', now() + n * interval '1 second' from generate_series(1, 1) n`,
      [cake, third.id],
    );
    const made = await t.sql(`insert into users (email, password_hash, created_at)
      select 'reporter-' || n || '@example.org', 'none', now() from generate_series(1, 24) n returning id`);
    for (const { id } of made)
      await t.sql(
        "insert into flags (food_id, reporter_id, reason, created_at) values ($1, $2, 'spam', now())",
        [cake, id],
      );
    const { rows, total } = await flags();
    expect([rows.length, total]).toEqual([20, '1']);
    expect(rows[0]).toMatchObject({ flags: 25 });
  });

  it.each(['group=x', 'group=', 'state=rejected', 'state=open', 'group=food&group=food'])(
    'answer 400 to %s',
    async (query) => expect((await moderator.flags(`?${query}`)).status).toBe(400),
  );
});

describe('the decision about a food', () => {
  it('approved: the named reports are closed together, one that came later waits (R-995)', async () => {
    const [cake, pie] = [await approvedFood('Cake'), await approvedFood('Pie')];
    const [one, two, other] = [await report(cake), await report(cake, third), await report(pie)];
    const later = await report(cake, person);
    const more = { also: [two, other, 999_999] };
    expect((await moderator.reviewFlag(one, 'approved', 'contributed_food', more)).status).toBe(200);
    expect((await flags()).order).toEqual([other, later]);
    expect(await acts(cake)).toMatchObject([
      { act: 'flag.approve', after: { status: 'approved', closed_flags: 2 } },
    ]);
  });

  it('rejected with a note: the contributor and everybody who reported it read why (R-996)', async () => {
    const cake = await approvedFood('Cake');
    const one = await report(cake);
    await report(cake, third);
    const note = { note: ' Wrong by a factor of ten ' };
    expect((await moderator.reviewFlag(one, 'rejected', 'contributed_food', note)).status).toBe(200);
    const read = { status: 'rejected', note: 'Wrong by a factor of ten', name: 'Cake', reason: 'spam' };
    expect(await mine(reporter)).toMatchObject([read]);
    expect(await mine(third)).toMatchObject([read]);
    expect(await mine(person)).toEqual([]);
    expect((await ada.mine()).list[0]).toMatchObject({ review_note: 'Wrong by a factor of ten' });
    expect(await acts(cake)).toMatchObject([
      { after: { note: 'Wrong by a factor of ten', closed_flags: 2 } },
    ]);
  });

  it('is not told the name of a food that its contributor has made personal since', async () => {
    const cake = await approvedFood('Cake');
    await report(cake);
    const secret = { name: 'Secret', calories: 400, visibility: 'personal' };
    expect((await ada.change(cake, secret)).status).toBe(200);
    expect(await mine(reporter)).toMatchObject([{ name: 'A food that is no longer public' }]);
    const download = await t.request('GET', '/api/users/export', { token: reporter.token });
    expect(JSON.stringify(download.body)).not.toContain('Secret');
  });

  it.each([[{ note: 'x'.repeat(501) }], [{ note: 7 }], [{ also: 'x' }], [{ also: [0] }], [{ also: ['x'] }]])(
    '%j is refused',
    async (more) => {
      const flag = await report(await approvedFood('Cake'));
      expect((await moderator.reviewFlag(flag, 'rejected', 'contributed_food', more)).status).toBe(400);
    },
  );

  it('by two administrators at once, one for all and one for some: each report is closed once', async () => {
    const other = moderatorOf(t, await secondAdmin(t));
    const cake = await approvedFood('Cake');
    const [one, two] = [await report(cake), await report(cake, third)];
    const answers = await Promise.all([
      moderator.reviewFlag(one, 'approved', 'contributed_food', { also: [two] }),
      other.reviewFlag(two, 'rejected'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await flags()).order).toEqual([]);
    expect(await acts(cake)).toHaveLength(1);
  });
});

describe('a report closed by mistake', () => {
  it('is listed, opened again once, and noted down (R-997)', async () => {
    const cake = await approvedFood('Cake');
    const one = await report(cake);
    expect((await reopen(one)).status).toBe(404);
    await moderator.reviewFlag(one, 'approved');
    expect((await flags('?state=approved')).rows).toMatchObject([
      { flag_id: one, name: 'Cake', email: reporter.email, reviewed_at: expect.any(String) },
    ]);
    const other = await secondAdmin(t);
    const answers = await Promise.all([reopen(one), reopen(one, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect([(await flags()).order, (await flags('?state=approved')).order]).toEqual([[one], []]);
    expect((await acts(cake)).map(({ act }) => act)).toEqual(['flag.approve', 'flag.reopen']);
    expect(await mine(reporter)).toMatchObject([{ status: 'open' }]);
  });

  it('stays closed where the member has reported the food again, or the report was upheld', async () => {
    const cake = await approvedFood('Cake');
    const one = await report(cake);
    await moderator.reviewFlag(one, 'approved');
    const two = await report(cake);
    expect((await reopen(one)).status).toBe(409);
    await moderator.reviewFlag(two, 'rejected');
    expect((await reopen(two)).status).toBe(404);
    for (const odd of ['abc', 0, 999_999]) expect((await reopen(odd)).status).toBe(404);
    expect((await reopen(one, reporter)).status).toBe(403);
  });
});
