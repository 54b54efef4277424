import { describe, expect, it } from 'vitest';
import { entriesAbout, operate, secondAdmin } from '../../../test/moderation.ts';
import type { Person } from '../../../test/people.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const boss = await t.cast.admin();
const BANNED = 'Your account has been banned. Please contact support.';

const ban = (id: number, body?: object, token = boss.token) =>
  t.request('POST', `/api/admin/users/${id}/ban`, { token, ...(body ? { body } : {}) });
const login = ({ email, password }: Person, typed = password) =>
  t.request('POST', '/api/auth/login', { body: { email, password: typed } });
const appeal = (ticket: unknown, text: unknown = 'It was my brother.') =>
  t.request('POST', '/api/auth/appeal', { body: { ticket, text } });
const queue = async (query = '') => t.request('GET', `/api/admin/appeals${query}`, { token: boss.token });
const decide = (id: unknown, body: object, token = boss.token) =>
  t.request('POST', `/api/admin/appeals/${id}/review`, { token, body });

interface Notice {
  readonly reason: string | null;
  readonly appeal: string;
  readonly ticket?: string;
  readonly note?: string | null;
}
const notice = async (person: Person) => (await login(person)).body.ban as Notice;
async function banned(reason?: string): Promise<Person> {
  const person = await t.cast.join();
  await ban(person.id, reason === undefined ? undefined : { reason });
  return person;
}
/** Banned, and has appealed. */
async function appealed(text = 'It was my brother.') {
  // All of them come from one address.
  await t.sql("delete from rate_limits where key like 'appeal:%'");
  const person = await banned('Spam');
  const { ticket } = await notice(person);
  expect((await appeal(ticket, text)).status).toBe(201);
  const { list } = await queue('?limit=1000');
  const row = list.find(({ user_id }) => user_id === person.id);
  if (!row) throw new Error('the appeal is not in the queue');
  return { person, id: row.id, ticket, row };
}

describe('a banned member at log-in (A-063)', () => {
  it('reads the reason with the same sentence as before, and gets a ticket for an appeal', async () => {
    const person = await banned('  Spam in\nfood names ');
    const answer = await login(person);
    expect(answer).toMatchObject({
      status: 403,
      body: {
        message: BANNED,
        code: 'FORBIDDEN',
        ban: { reason: 'Spam in\nfood names', appeal: 'possible' },
      },
    });
    expect(answer.body.token).toBeUndefined();
    expect((await t.request('GET', '/api/users/profile', { token: person.token })).body.message).toBe(
      'Your account has been banned.',
    );
    expect((await entriesAbout(t, person.id))[0]).toMatchObject({
      act: 'user.ban',
      after: { isBanned: true, reason: 'Spam in\nfood names' },
    });
  });

  it('has no reason to read when none was given, with a body or without', async () => {
    const people = [await banned(), await banned(''), await banned('   ')];
    for (const person of people) expect((await notice(person)).reason).toBeNull();
  });

  it('learns nothing with a wrong password', async () => {
    const person = await banned('Spam');
    const [theirs, nobodys] = [
      await login(person, 'a wrong one'),
      await t.request('POST', '/api/auth/login', { body: { email: 'nobody@example.org', password: 'x' } }),
    ];
    expect(theirs.status).toBe(401);
    expect({ ...theirs.body, requestId: '' }).toEqual({ ...nobodys.body, requestId: '' });
  });

  it.each([[7], [{}], ['x'.repeat(501)], [['a']]])('a reason %j is refused with 400', async (reason) => {
    const person = await t.cast.join();
    expect((await ban(person.id, { reason })).status).toBe(400);
    expect((await login(person)).status).toBe(200);
  });

  it('a repeated ban keeps the first reason', async () => {
    const person = await banned('First');
    expect((await ban(person.id, { reason: 'Second' })).body).toMatchObject({ banReason: 'First' });
    expect((await notice(person)).reason).toBe('First');
  });
});

describe('an appeal', () => {
  it('is sent once for each ban, is in the queue with who and why, and is counted (R-1155)', async () => {
    const { person, ticket, row } = await appealed(' Not me. ');
    expect(row).toMatchObject({
      ...{ user_id: person.id, email: person.email, name: 'Ada Lovelace', ban_reason: 'Spam' },
      ...{ text: 'Not me.', sent_at: expect.any(String), banned_at: expect.any(String) },
    });
    const stats = await t.request('GET', '/api/admin/dashboard-stats', { token: boss.token });
    expect(stats.body.waiting).toMatchObject({ appeals: (await queue()).list.length });
    expect(await appeal(ticket)).toMatchObject({ status: 409 });
    const second = await notice(person);
    expect(second).toEqual({ reason: 'Spam', appeal: 'sent' });
  });

  it('sent twice at the same moment is stored once', async () => {
    const person = await banned();
    const { ticket } = await notice(person);
    const answers = await Promise.all([appeal(ticket, 'one'), appeal(ticket, 'two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('needs a ticket of this server, for this ban, and no older than half an hour', async () => {
    const t2 = await startTestApp();
    const admin = await t2.cast.admin();
    const person = await t2.cast.join();
    const send = (ticket: string) =>
      t2.request('POST', '/api/auth/appeal', { body: { ticket, text: 'Please' } });
    const ticketOf = async () => {
      const body = { email: person.email, password: person.password };
      return ((await t2.request('POST', '/api/auth/login', { body })).body.ban as Notice).ticket ?? '';
    };
    const banOnce = () => t2.request('POST', `/api/admin/users/${person.id}/ban`, { token: admin.token });
    await banOnce();
    const first = await ticketOf();
    const [id, at, expires, signature] = first.split('.');
    for (const wrong of [
      `${id}.${at}.${expires}.${signature?.slice(1)}`,
      `${admin.id}.${at}.${expires}.${signature}`,
      `${id}.${at}.${Number(expires) + 60_000}.${signature}`,
      `${id}.${at}.${expires}`,
      '....',
    ])
      expect((await send(wrong)).status).toBe(400);
    await operate(t2, 'unban', person.email);
    t2.clock.forward({ seconds: 1 });
    await banOnce();
    expect((await send(first)).status).toBe(400);
    const late = await ticketOf();
    t2.clock.forward({ minutes: 31 });
    expect((await send(late)).status).toBe(400);
    expect((await send(await ticketOf())).status).toBe(201);
    await t2.close();
  });

  it.each([
    ['x', ''],
    ['x', '   '],
    ['x', 7],
    ['x', 'y'.repeat(1001)],
    [7, 'text'],
    ['', 'text'],
    ['x'.repeat(201), 'text'],
  ])('%j with %j is refused with 400', async (ticket, text) => {
    expect((await appeal(ticket, text)).status).toBe(400);
  });

  it('cannot be tried without end from one address', async () => {
    const t3 = await startTestApp();
    const send = () => t3.request('POST', '/api/auth/appeal', { body: { ticket: 'x', text: 'y' } });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await send()).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    await t3.close();
  });
});

describe('the decision', () => {
  it('accepted: the ban is lifted, a mail says so, sessions stay ended, it is in the log and the download (R-1156)', async () => {
    const { person, id } = await appealed();
    expect(await decide(id, { status: 'accept', note: 'Sorry' })).toMatchObject({
      status: 200,
      body: { message: 'Appeal accepted' },
    });
    expect((await t.request('GET', '/api/users/profile', { token: person.token })).status).toBe(401);
    const token = await t.cast.signIn(person);
    const data = await t.request('GET', '/api/users/export?format=json', { token });
    expect(data.body.appeals).toMatchObject([{ text: 'It was my brother.', status: 'accepted' }]);
    const mail = t.mails.to(person.email).at(-1);
    expect(mail?.subject).toBe('Your FitArc account is open again');
    expect(mail?.text).toContain('Sorry');
    expect((await entriesAbout(t, person.id)).at(-1)).toMatchObject({
      ...{ act: 'appeal.accept', actor: boss.email },
      ...{ before: { isBanned: true }, after: { isBanned: false, note: 'Sorry' } },
    });
  });

  it('declined: the member reads the note by mail and at log-in, and cannot appeal again (R-1157)', async () => {
    const { person, id } = await appealed();
    expect((await decide(id, { status: 'decline', note: 'Three times is enough' })).status).toBe(200);
    expect(t.mails.to(person.email).at(-1)?.text).toContain('Three times is enough');
    expect(await notice(person)).toEqual({
      ...{ reason: 'Spam', appeal: 'declined', note: 'Three times is enough' },
    });
    expect((await entriesAbout(t, person.id)).at(-1)).toMatchObject({ act: 'appeal.decline' });
  });

  it('of two administrators at once the first one counts; the other is told 404, and one mail goes out', async () => {
    const other = await secondAdmin(t);
    for (const pair of [
      ['accept', 'decline'],
      ['accept', 'accept'],
    ] as const) {
      const { person, id } = await appealed();
      const before = t.mails.to(person.email).length;
      const answers = await Promise.all([
        decide(id, { status: pair[0] }),
        decide(id, { status: pair[1] }, other.token),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect(t.mails.to(person.email)).toHaveLength(before + 1);
      const acts = (await entriesAbout(t, person.id)).filter(({ act }) => act.startsWith('appeal.'));
      expect(acts).toHaveLength(1);
      const isOpen = (await login(person)).status === 200;
      expect(isOpen).toBe(acts[0]?.act === 'appeal.accept');
    }
  });

  it('is not needed when the operator has lifted the ban: the appeal leaves the queue', async () => {
    const { person, id } = await appealed();
    expect(await operate(t, 'unban', person.email)).toContain('can log in again');
    expect((await queue('?limit=1000')).list.map((row) => row.id)).not.toContain(id);
    expect((await decide(id, { status: 'decline' })).status).toBe(404);
    expect((await login(person)).status).toBe(200);
    t.clock.forward({ seconds: 1 });
    await ban(person.id, { reason: 'Again' });
    expect(await notice(person)).toMatchObject({ reason: 'Again', appeal: 'possible' });
  });

  it('refuses members and odd input', async () => {
    const { person, id } = await appealed();
    const ada = await t.cast.ada();
    expect((await decide(id, { status: 'accept' }, ada.token)).status).toBe(403);
    expect((await t.request('GET', '/api/admin/appeals', { token: ada.token })).status).toBe(403);
    for (const body of [
      {},
      { status: 'accepted' },
      { status: 'accept', note: 'x'.repeat(501) },
      { status: 1 },
    ])
      expect((await decide(id, body)).status).toBe(400);
    for (const odd of ['0', 'abc', '999999', '1.5'])
      expect((await decide(odd, { status: 'accept' })).status).toBe(404);
    expect(await notice(person)).toMatchObject({ appeal: 'sent' });
  });
});
