import { beforeEach, describe, expect, it } from 'vitest';
import { namesOf } from '../../../test/exercises.ts';
import { approve, contributed, foodsOf } from '../../../test/foods.ts';
import { mealsOf } from '../../../test/meals.ts';
import { entriesAbout, moderatorOf, secondAdmin } from '../../../test/moderation.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [person, reporter, boss] = [await t.cast.ada(), await t.cast.grace(), await t.cast.admin()];
const third = await t.cast.join();
const ada = foodsOf(t, person);
const grace = foodsOf(t, reporter);
const moderator = moderatorOf(t, boss);

const report = (contentId: unknown, { token } = reporter, reason = 'spam') =>
  t.request('POST', '/api/report/content', {
    token,
    body: { contentType: 'contributed_food', contentId, reason },
  });
const food = async (name = 'Cake') =>
  (await contributed(ada, { name, calories: 400, visibility: 'public' })).food_id;
async function approvedFood(name = 'Cake') {
  const id = await food(name);
  await approve(t, id);
  return id;
}
interface Flag {
  readonly flag_id: number;
  readonly food_id: number;
  readonly flags: number;
  readonly email: string;
}
const flags = async (query = '') =>
  (await moderator.flags(query)).body.contributedFoods as unknown as readonly Flag[];
const flagOf = async (email: string) => (await flags()).find((flag) => flag.email === email)?.flag_id;
const standing = async (id: unknown) =>
  (await ada.mine()).list.find(({ food_id }) => food_id === id)?.approval_status;
const acts = async (id: number) => (await entriesAbout(t, id)).filter(({ act }) => act.startsWith('flag'));

beforeEach(() => t.sql('delete from foods'));

describe('the queue of reports (R-656, A-153)', () => {
  it('has one row for each report, with how many there are of the food, oldest first and paged', async () => {
    const [cake, pie] = [await approvedFood(), await approvedFood('Pie')];
    for (const [id, who] of [
      [cake, reporter],
      [pie, reporter],
      [cake, third],
    ] as const) {
      await report(id, who);
      t.clock.forward({ seconds: 1 });
    }
    const rows = (await flags()).map(({ food_id, email, flags: count }) => [food_id, email, count]);
    expect(rows).toEqual([
      [cake, reporter.email, 2],
      [pie, reporter.email, 1],
      [cake, third.email, 2],
    ]);
    const page = await moderator.flags('?limit=1&offset=1');
    expect(page.headers['x-total-count']).toBe('3');
    expect(page.body).toMatchObject({ contributedFoods: [{ food_id: pie }], workouts: [], meals: [] });
    for (const query of ['limit=0', 'limit=1001', 'offset=-1'])
      expect((await moderator.flags(`?${query}`)).status).toBe(400);
  });
});

describe('a review (R-657, A-152, A-155)', () => {
  it.each(['approved', 'approve'])(
    '(%s) closes this report; the food and other reports stay',
    async (action) => {
      const id = await approvedFood();
      await report(id);
      await report(id, third);
      const flag = await flagOf(reporter.email);
      expect(await moderator.reviewFlag(flag, action)).toMatchObject({
        status: 200,
        body: { message: 'Content approved' },
      });
      expect(await flags()).toMatchObject([{ email: third.email, flags: 1 }]);
      expect(namesOf((await grace.search('cake')).list)).toEqual(['Cake']);
      expect(await acts(id)).toEqual([
        expect.objectContaining({
          ...{ act: 'flag.approve', actor: boss.email, subject: 'Cake' },
          before: { status: 'open', reason: 'spam' },
          after: { status: 'approved' },
        }),
      ]);
    },
  );

  it.each(['rejected', 'reject'])(
    '(%s) hides the food from others and closes all its reports',
    async (action) => {
      const [id, pie] = [await approvedFood(), await approvedFood('Pie')];
      await report(id);
      await report(id, third);
      await report(pie);
      await mealsOf(t, reporter).add({ name: 'Cake', calories: 400, date: '2026-03-02', food_id: id });
      const answer = await moderator.reviewFlag(await flagOf(third.email), action);
      expect(answer.body.message).toBe('Content rejected');
      expect(await flags()).toMatchObject([{ food_id: pie }]);
      expect((await grace.search('cake')).list).toEqual([]);
      expect(namesOf((await ada.search('cake')).list)).toEqual(['Cake']);
      expect(await standing(id)).toBe('rejected');
      // What was eaten stays eaten.
      expect(namesOf((await mealsOf(t, reporter).on()).list)).toContain('Cake');
      expect(await acts(id)).toEqual([
        expect.objectContaining({
          ...{ act: 'flag.reject', actor: boss.email, subject: 'Cake' },
          before: { status: 'open', reason: 'spam', approval_status: 'approved' },
          after: { status: 'rejected', approval_status: 'rejected', closed_flags: 2 },
        }),
      ]);
    },
  );

  it('(rejected) takes a food that waits for its review out of that queue, too', async () => {
    const id = await food();
    await report(id, person);
    await moderator.reviewFlag(await flagOf(person.email), 'rejected');
    expect([await standing(id), (await moderator.foods()).list]).toEqual(['rejected', []]);
    expect(await acts(id)).toMatchObject([{ before: { approval_status: 'pending' } }]);
  });

  it('takes back what an earlier reviewer had to say', async () => {
    const id = await food();
    await moderator.reviewFood(id, { status: 'approve', note: 'Lovely' });
    await report(id);
    await moderator.reviewFlag(await flagOf(reporter.email), 'rejected');
    expect((await ada.mine()).list[0]).toMatchObject({ approval_status: 'rejected', review_note: null });
  });

  it('is the only thing that closes a report: neither a correction nor an approval of the food does', async () => {
    const id = await approvedFood();
    await report(id);
    await ada.change(id, { name: 'Cake', calories: 300, visibility: 'public' });
    await approve(t, id);
    expect(await flags()).toMatchObject([{ food_id: id }]);
  });

  it('answers 404 to what is closed, unknown, personal by now, or no food (A-154, A-167)', async () => {
    const [id, taken] = [await approvedFood(), await approvedFood('Taken back')];
    await report(id);
    await report(taken, third);
    const [flag, hidden] = [await flagOf(reporter.email), await flagOf(third.email)];
    const missing = { status: 404, body: { message: 'Flag not found' } };
    await ada.change(taken, { name: 'Taken back', calories: 400 });
    for (const kind of ['workout', 'meal'])
      expect(await moderator.reviewFlag(flag, 'rejected', kind)).toMatchObject(missing);
    for (const unknown of [hidden, 999_999])
      expect(await moderator.reviewFlag(unknown, 'rejected')).toMatchObject(missing);
    for (const nonsense of ['abc', 0])
      expect((await moderator.reviewFlag(nonsense, 'approved')).status).toBe(404);
    expect([await standing(id), await standing(taken), (await flags()).length]).toEqual([
      'approved',
      'approved',
      1,
    ]);
    await moderator.reviewFlag(flag, 'approved');
    for (const action of ['approved', 'rejected'])
      expect(await moderator.reviewFlag(flag, action)).toMatchObject(missing);
    expect([await standing(id), (await acts(id)).length]).toEqual(['approved', 1]);
  });

  it.each([
    [{ contentType: 'contributed_food', action: 'maybe' }, 'Action must be approve or reject'],
    [{ contentType: 'contributed_food' }, 'Action must be approve or reject'],
    [
      { contentType: 'photo', action: 'approved' },
      'contentType must be one of contributed_food, workout, meal',
    ],
  ])('is refused with %j', async (body, message) => {
    await report(await approvedFood());
    const path = `/api/report/flagged-content/${await flagOf(reporter.email)}/review`;
    expect(await t.request('POST', path, { token: boss.token, body })).toMatchObject({
      status: 400,
      body: { message },
    });
    expect(await flags()).toHaveLength(1);
  });

  it('is refused to members, and so is the queue; nothing changes (R-671)', async () => {
    const id = await approvedFood();
    await report(id);
    const flag = await flagOf(reporter.email);
    const member = moderatorOf(t, reporter);
    expect((await member.flags()).status).toBe(403);
    for (const action of ['approved', 'rejected'])
      expect((await member.reviewFlag(flag, action)).status).toBe(403);
    expect([(await flags()).length, await standing(id), await acts(id)]).toEqual([1, 'approved', []]);
  });
});

describe('at the same moment (A-167)', () => {
  it('two administrators who decide on one report: the second is told, and one entry is made', async () => {
    const other = moderatorOf(t, await secondAdmin(t));
    const id = await approvedFood();
    await report(id);
    const flag = await flagOf(reporter.email);
    const answers = await Promise.all([
      moderator.reviewFlag(flag, 'approved'),
      other.reviewFlag(flag, 'rejected'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await acts(id)).toHaveLength(1);
    expect(await flags()).toEqual([]);
  });

  it('reports, reviews, corrections and the deletion of one food wait for each other and never both', async () => {
    for (let turn = 0; turn < 8; turn++) {
      const id = await approvedFood(`Cake ${turn}`);
      await Promise.all([report(id), report(id, third)]);
      const [one, other] = [await flagOf(reporter.email), await flagOf(third.email)];
      const answers = await Promise.all([
        moderator.reviewFlag(one, 'rejected'),
        moderator.reviewFlag(other, turn % 2 ? 'approved' : 'rejected'),
        report(id, reporter, 'again'),
        report(id, third, 'again'),
        ada.change(id, { name: `Cake ${turn}`, calories: turn, visibility: 'public' }),
        moderator.reviewFood(id, { status: 'approve' }),
        ...(turn % 3 === 2 ? [ada.remove(id)] : []),
      ]);
      for (const { status, text } of answers) expect([status < 500, text]).toEqual([true, text]);
      await ada.remove(id);
    }
  });
});
