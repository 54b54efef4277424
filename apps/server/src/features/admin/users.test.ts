import { describe, expect, it } from 'vitest';
import { entriesAbout, secondAdmin } from '../../../test/moderation.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const admin = await t.cast.admin();
const list = (query = '') => t.request('GET', `/api/admin/users${query}`, { token: admin.token });
const ban = (id: number | string, token = admin.token) =>
  t.request('POST', `/api/admin/users/${id}/ban`, { token });
const emails = async (query: string) => (await list(query)).list.map(({ email }) => email);

describe('the list of accounts (R-600, R-654, A-009)', () => {
  it('is a bare list of rows, newest first, with the total in a header', async () => {
    const [first, second] = [await t.cast.ada(), await t.cast.grace()];
    // The first call notes that the administrator was seen.
    await list();
    const answer = await list();
    expect(answer.status).toBe(200);
    expect(answer.headers['x-total-count']).toBe('3');
    expect(answer.list.map(({ id }) => id)).toEqual([second.id, first.id, admin.id]);
    expect(answer.list[0]).toEqual({
      id: second.id,
      email: second.email,
      registeredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      ...{ name: 'Grace Hopper', isVerified: true, isBanned: false, isAdmin: false },
      ...{ isInvited: false, banReason: null, lastSeenAt: null },
    });
    expect(answer.list[2]).toMatchObject({
      isAdmin: true,
      lastSeenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it('is paged by limit and offset; the total stays', async () => {
    const answer = await list('?limit=1&offset=1');
    expect(answer.list).toHaveLength(1);
    expect(answer.list[0]?.email).toBe('ada@example.org');
    expect(answer.headers['x-total-count']).toBe('3');
    expect((await list('?offset=1000')).list).toEqual([]);
  });

  it('is searched by a part of the address in any case, where % and _ are plain characters', async () => {
    await t.cast.signUp({ email: '50%_off@example.org' });
    await t.cast.signUp({ email: '50xxoff@example.org' });
    expect(await emails('?search=GRACE')).toEqual(['grace@example.org']);
    expect(await emails('?search=%25')).toEqual(['50%_off@example.org']);
    expect(await emails('?search=%25_')).toEqual(['50%_off@example.org']);
    expect(await emails('?search=%5C')).toEqual([]);
    expect(await emails("?search='%20or%201=1%20--")).toEqual([]);
    expect((await list('?search=50')).headers['x-total-count']).toBe('2');
    expect(await emails('?search=')).toHaveLength(5);
  });

  it('is searched by a part of the name in any case, too', async () => {
    await t.cast.signUp({ email: 'x1@example.org', firstName: 'Émilie', lastName: 'du Châtelet' });
    expect(await emails('?search=HOPP')).toEqual(['grace@example.org']);
    expect(await emails('?search=grace%20hop')).toEqual(['grace@example.org']);
    expect(await emails('?search=%C3%89MILIE%20DU')).toEqual(['x1@example.org']);
    expect(await emails('?search=hopper%25')).toEqual([]);
    expect((await list('?search=lovelace&limit=1')).headers['x-total-count']).toBe('3');
  });

  it('is narrowed to those whose address is not confirmed', async () => {
    const rows = (await list('?state=unconfirmed')).list;
    expect(rows.map(({ email }) => email)).toEqual([
      'x1@example.org',
      '50xxoff@example.org',
      '50%_off@example.org',
    ]);
    for (const row of rows) expect(row).toMatchObject({ isVerified: false, isBanned: false });
  });

  it('is narrowed to the active, the banned or the administrators, also within a search', async () => {
    const banned = await t.cast.banned();
    expect(await emails('?state=banned')).toEqual([banned.email]);
    expect(await emails('?state=admin')).toEqual([admin.email]);
    const active = await list('?state=active&limit=1000');
    const all = await list();
    expect(active.list).toEqual(all.list.filter(({ isBanned }) => !isBanned));
    expect(active.list).toHaveLength(Number(all.headers['x-total-count']) - 1);
    expect(active.headers['x-total-count']).toBe(String(active.list.length));
    expect(await emails('?state=banned&search=grace')).toEqual([]);
    expect((await list('?state=banned&search=bann')).headers['x-total-count']).toBe('1');
  });

  it.each([
    'state=gone',
    'state=',
    'state=banned&state=admin',
    'limit=0',
    'limit=1001',
    'limit=abc',
    'limit=1.5',
    'limit=-1',
    'offset=-1',
    'offset=1e30',
    'limit=1&limit=2',
    `search=${'x'.repeat(255)}`,
    'search=a&search=b',
  ])('answers 400 to %s', async (query) => {
    expect((await list(`?${query}`)).status).toBe(400);
  });
});

describe('the ban (R-655, R-687, A-063, A-149)', () => {
  it('answers the row, ends every session at once, and can be repeated without effect', async () => {
    const person = await t.cast.join();
    const other = await t.cast.signIn(person);
    const answer = await ban(person.id);
    expect(answer).toMatchObject({
      status: 200,
      body: { id: person.id, email: person.email, isBanned: true },
    });
    for (const token of [person.token, other])
      expect(await t.request('GET', '/api/users/profile', { token })).toMatchObject({
        status: 401,
        body: { message: 'Your account has been banned.' },
      });
    const [before] = await t.sql('select banned_at from users where id = $1', [person.id]);
    expect(await ban(person.id)).toMatchObject({ status: 200, body: { isBanned: true } });
    expect(await t.sql('select banned_at from users where id = $1', [person.id])).toEqual([before]);
    expect((await list(`?search=${person.email}`)).list).toMatchObject([{ isBanned: true }]);
  });

  it('is noted down once, also when two administrators do it at the same moment', async () => {
    const [person, other] = [await t.cast.join(), await secondAdmin(t)];
    const answers = await Promise.all([ban(person.id), ban(person.id, other.token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await ban(person.id);
    const entries = await entriesAbout(t, person.id);
    expect(entries).toMatchObject([
      { act: 'user.ban', subject: person.email, before: { isBanned: false }, after: { isBanned: true } },
    ]);
    expect([admin.email, other.email]).toContain(entries[0]?.actor);
  });

  it('spares oneself and other administrators', async () => {
    expect(await ban(admin.id)).toMatchObject({
      status: 400,
      body: { message: 'You cannot ban your own account' },
    });
    const other = await secondAdmin(t);
    expect(await ban(other.id)).toMatchObject({
      status: 403,
      body: { message: 'Administrators cannot be banned' },
    });
    expect((await t.request('GET', '/api/users/profile', { token: other.token })).status).toBe(200);
    expect([...(await entriesAbout(t, admin.id)), ...(await entriesAbout(t, other.id))]).toEqual([]);
  });

  it('refuses a member and changes nothing (R-671)', async () => {
    const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
    expect((await ban(grace.id, ada.token)).status).toBe(403);
    expect((await t.request('GET', '/api/users/profile', { token: grace.token })).status).toBe(200);
    expect(await entriesAbout(t, grace.id)).toEqual([]);
  });

  it.each([
    '0',
    '-1',
    '1.5',
    'abc',
    '1e3',
    '0x10',
    ' 1',
    '99999999999999999999',
    '9007199254740993',
    '9007199254740991',
    "1'",
    '%00',
    '½',
  ])('answers 404 or 400 to the id %j, never a failure (A-007)', async (id) => {
    const answer = await ban(encodeURIComponent(id).replace('%2500', '%00'));
    expect(answer.status).toBe(id === '%00' ? 400 : 404);
  });

  it('ends with an account that lost its rights: an administrator set back to member is refused', async () => {
    const other = await t.cast.join();
    await t.sql('update users set is_admin = true where id = $1', [other.id]);
    const token = await t.cast.signIn(other);
    const ask = async () => (await t.request('GET', '/api/admin/users', { token })).status;
    expect(await ask()).toBe(200);
    await t.sql('update users set is_admin = false where id = $1', [other.id]);
    expect(await ask()).toBe(403);
  });
});
