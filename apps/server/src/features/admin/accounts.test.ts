import { describe, expect, it } from 'vitest';
import { approve, contributed, foodsOf, productBody } from '../../../test/foods.ts';
import { entriesAbout, secondAdmin } from '../../../test/moderation.ts';
import type { Person } from '../../../test/people.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const boss = await t.cast.admin();
const post = (id: unknown, what: string, token = boss.token) =>
  t.request('POST', `/api/admin/users/${id}/${what}`, { token });
const account = (id: unknown, token = boss.token) => t.request('GET', `/api/admin/users/${id}`, { token });
const remove = (id: unknown, email: unknown, token = boss.token) =>
  t.request('DELETE', `/api/admin/users/${id}`, { token, body: { email } });
const login = ({ email, password }: Person) =>
  t.request('POST', '/api/auth/login', { body: { email, password } });
const ban = (id: number, token = boss.token) => post(id, 'ban', token);

describe('one account', () => {
  it('is shown with its facts, contributions and reports', async () => {
    const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
    const foods = foodsOf(t, ada);
    const cake = await contributed(foods, { name: 'Cake', visibility: 'public' });
    await contributed(foods, { name: 'Pie', visibility: 'public' });
    await contributed(foods, { name: 'Mine', visibility: 'personal' });
    await approve(t, cake.food_id);
    const product = await foods.remember(productBody());
    for (const contentId of [cake.food_id, product.body.food_id])
      await t.request('POST', '/api/report/content', {
        token: grace.token,
        body: { contentType: 'contributed_food', contentId, reason: 'spam' },
      });
    expect((await account(ada.id)).body).toMatchObject({
      ...{ id: ada.id, email: ada.email, name: 'Ada Lovelace', isVerified: true, isAdmin: false },
      ...{ isBanned: false, bannedAt: null, banReason: null, appeal: 'none', products: 1, suggestions: 0 },
      ...{ foods: { approved: 1, pending: 1, rejected: 0 }, reportsMade: 0, reportsReceived: 2 },
    });
    expect((await account(grace.id)).body).toMatchObject({ reportsMade: 2, reportsReceived: 0 });
  });

  it('has the entries about it alone in the audit log', async () => {
    const [one, two] = [await t.cast.join(), await t.cast.join()];
    await ban(one.id);
    await ban(two.id);
    const log = await t.request('GET', `/api/admin/audit-log?user=${one.id}`, { token: boss.token });
    expect(log.list).toMatchObject([{ act: 'user.ban', subject_id: one.id }]);
    expect(log.headers['x-total-count']).toBe('1');
    for (const odd of ['user=x', 'user=0', 'user=1&user=2'])
      expect((await t.request('GET', `/api/admin/audit-log?${odd}`, { token: boss.token })).status).toBe(400);
  });

  it.each(['0', 'abc', '999999', '1.5', '99999999999999999999'])('%s is nobody: 404', async (id) => {
    expect((await account(id)).status).toBe(404);
    for (const what of ['resend-code', 'reset-link', 'promote', 'demote'])
      expect((await post(id, what)).status).toBe(404);
    expect((await remove(id, 'x@example.org')).status).toBe(404);
  });

  it('is nobody else’s business', async () => {
    const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
    expect((await account(ada.id, grace.token)).status).toBe(403);
    for (const what of ['resend-code', 'reset-link', 'promote', 'demote'])
      expect((await post(ada.id, what, grace.token)).status).toBe(403);
    expect((await remove(ada.id, ada.email, grace.token)).status).toBe(403);
    const list = await t.request('GET', '/api/admin/users/export', { token: grace.token });
    expect(list.status).toBe(403);
    expect((await t.request('GET', '/api/users/profile', { token: ada.token })).status).toBe(200);
  });
});

describe('mails that an administrator sends', () => {
  it('a code, to an address that is not confirmed; not again within a minute', async () => {
    const person = await t.cast.signUp();
    const first = t.mails.code(person.email);
    expect((await post(person.id, 'resend-code')).status).toBe(200);
    expect(t.mails.to(person.email)).toHaveLength(2);
    expect((await post(person.id, 'resend-code')).status).toBe(429);
    expect(t.mails.to(person.email)).toHaveLength(2);
    const verify = (code: string) =>
      t.request('POST', '/api/auth/verify-code', { body: { email: person.email, code } });
    if (t.mails.code(person.email) !== first) expect((await verify(first)).status).toBe(400);
    expect((await verify(t.mails.code(person.email))).status).toBe(200);
    expect(await post(person.id, 'resend-code')).toMatchObject({ status: 409 });
    expect((await entriesAbout(t, person.id)).map(({ act }) => act)).toEqual(['account.resend']);
  });

  it('a password reset link, which works; not to a banned account', async () => {
    const person = await t.cast.join();
    expect((await post(person.id, 'reset-link')).status).toBe(200);
    const body = { token: t.mails.resetToken(person.email), newPassword: 'a fresh password' };
    expect((await t.request('POST', '/api/auth/reset-password', { body })).status).toBe(200);
    expect((await login({ ...person, password: 'a fresh password' })).status).toBe(200);
    expect((await entriesAbout(t, person.id)).map(({ act }) => act)).toEqual(['account.reset']);
    const gone = await t.cast.banned();
    const sent = t.mails.to(gone.email).length;
    for (const what of ['reset-link', 'resend-code']) expect((await post(gone.id, what)).status).toBe(409);
    expect(t.mails.to(gone.email)).toHaveLength(sent);
  });
});

describe('administrators', () => {
  it('are promoted and demoted, noted down once (R-1158)', async () => {
    const person = await t.cast.join();
    const ask = async () => (await t.request('GET', '/api/admin/users', { token: person.token })).status;
    expect((await post(person.id, 'promote')).body).toMatchObject({ isAdmin: true });
    await post(person.id, 'promote');
    expect(await ask()).toBe(200);
    expect((await post(person.id, 'demote')).body).toMatchObject({ isAdmin: false });
    await post(person.id, 'demote');
    expect(await ask()).toBe(403);
    expect((await entriesAbout(t, person.id)).map(({ act }) => act)).toEqual([
      'account.promote',
      'account.demote',
    ]);
  });

  it('are neither banned nor unconfirmed, and nobody demotes themselves', async () => {
    expect((await post((await t.cast.banned()).id, 'promote')).status).toBe(409);
    expect((await post((await t.cast.unverified()).id, 'promote')).status).toBe(409);
    expect(await post(boss.id, 'demote')).toMatchObject({ status: 400 });
    expect((await account(boss.id)).body).toMatchObject({ isAdmin: true });
  });

  it('who demote each other at the same moment: one stays (R-1159)', async () => {
    for (let round = 0; round < 3; round++) {
      const [one, two] = [await secondAdmin(t), await secondAdmin(t)];
      // Nobody else, so that one of the two is the last.
      await t.sql('update users set is_admin = false where id <> all($1)', [[one.id, two.id]]);
      const answers = await Promise.all([
        post(two.id, 'demote', one.token),
        post(one.id, 'demote', two.token),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      const [left] = await t.sql('select count(*)::int as admins from users where is_admin');
      expect(left).toEqual({ admins: 1 });
      await t.sql('update users set is_admin = true where id = $1', [boss.id]);
    }
  });

  it('who delete each other at the same moment: one stays', async () => {
    const [one, two] = [await secondAdmin(t), await secondAdmin(t)];
    await t.sql('update users set is_admin = false where id <> all($1)', [[one.id, two.id]]);
    const answers = await Promise.all([
      remove(two.id, two.email, one.token),
      remove(one.id, one.email, two.token),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [left] = await t.sql('select count(*)::int as admins from users where is_admin');
    expect(left).toEqual({ admins: 1 });
    await t.sql('update users set is_admin = true where id = $1', [boss.id]);
  });

  it('promoted and banned at the same moment: one of the two', async () => {
    const other = await secondAdmin(t);
    for (let round = 0; round < 10; round++) {
      const person = await t.cast.join();
      const answers = await Promise.all([ban(person.id, other.token), post(person.id, 'promote')]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { isAdmin, isBanned } = (await account(person.id)).body;
      expect(isAdmin).not.toBe(isBanned);
    }
  });
});

describe('a deleted account', () => {
  it('goes with its data and its sessions, leaves its household, and its approved foods stay (R-1161)', async () => {
    const [person, housemate] = [await t.cast.join(), await t.cast.join()];
    const call = (method: 'GET' | 'POST', path: string, who: Person, body?: object) =>
      t.request(method, `/api/${path}`, { token: who.token, ...(body ? { body } : {}) });
    await call('POST', 'household', person, { name: 'Home' });
    const { key } = (await call('POST', 'household/invitations', person)).body;
    await call('POST', `household/invitations/${key}/join`, housemate);
    const food = await contributed(foodsOf(t, person), { name: 'Legacy', visibility: 'public' });
    await approve(t, food.food_id);
    expect(await remove(person.id, 'another@example.org')).toMatchObject({
      status: 400,
      body: { field: 'email' },
    });
    expect((await remove(person.id, person.email.toUpperCase())).status).toBe(200);
    expect((await call('GET', 'users/profile', person)).status).toBe(401);
    expect((await login(person)).status).toBe(401);
    expect((await account(person.id)).status).toBe(404);
    expect((await foodsOf(t, housemate).search('legacy')).list).toHaveLength(1);
    expect((await call('GET', 'household', housemate)).status).toBe(200);
    const log = await t.request('GET', '/api/admin/audit-log?act=account.delete', { token: boss.token });
    expect(log.list[0]).toMatchObject({ actor: boss.email, subject_id: null, subject: '' });
  });

  it('is not one’s own, and is deleted once by two administrators', async () => {
    expect((await remove(boss.id, boss.email)).status).toBe(400);
    const [person, other] = [await t.cast.join(), await secondAdmin(t)];
    const answers = await Promise.all([
      remove(person.id, person.email),
      remove(person.id, person.email, other.token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it.each([[undefined], [7], ['not an address'], [null]])('needs its address, not %j', async (email) => {
    const person = await t.cast.join();
    expect((await remove(person.id, email)).status).toBe(400);
    expect((await account(person.id)).status).toBe(200);
  });
});

describe('the list as a file', () => {
  it('has all accounts, the newest first, and nothing that a spreadsheet would run (R-1160)', async () => {
    const person = await t.cast.signUp({ firstName: '=HYPERLINK("x")', lastName: '"Q", R' });
    await ban((await t.cast.join()).id);
    const answer = await t.request('GET', '/api/admin/users/export', { token: boss.token });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="fitarc-users.csv"',
    });
    const lines = answer.text.trim().split('\r\n');
    expect(lines[0]).toBe(
      'id,email,name,registered_at,confirmed_at,last_seen_at,administrator,banned_at,ban_reason',
    );
    const [{ total }] = (await t.sql('select count(*)::int as total from users')) as [{ total: number }];
    expect(lines).toHaveLength(total + 1);
    expect(lines.find((line) => line.includes(person.email))).toContain(
      `${person.email},"'=HYPERLINK(""x"") ""Q"", R",`,
    );
    expect(answer.text).not.toContain('argon2');
    const log = await t.request('GET', '/api/admin/audit-log?act=user.export', { token: boss.token });
    expect(log.list[0]).toMatchObject({ actor: boss.email });
  });

  it('has more accounts than one page of them', async () => {
    await t.sql(`insert into users (email, password_hash, created_at)
      select 'many-' || n || '@example.org', 'none', now() from generate_series(1, 2300) n`);
    const answer = await t.request('GET', '/api/admin/users/export', { token: boss.token });
    const emails = answer.text.split('\r\n').map((line) => line.split(',')[1]);
    expect(new Set(emails.filter((email) => email?.startsWith('many-'))).size).toBe(2300);
  });
});
