import { describe, expect, it, vi } from 'vitest';
import { newDatabase } from '../../../test/databases.ts';
import type { Person } from '../../../test/people.ts';
import { withSecondFactor } from '../../../test/second-factors.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const admin = await t.cast.admin();
const second = await t.cast.join();
await t.sql('update users set is_admin = true where id = $1', [second.id]);

const read = async () => (await t.request('GET', '/api/installation')).body;
const settings = async () => (await t.request('GET', '/api/admin/installation', { token: admin.token })).body;
const change = (body: object, { by = admin, ifMatch }: { by?: Person; ifMatch?: string } = {}) =>
  t.request('PUT', '/api/admin/installation', {
    token: by.token,
    body,
    headers: ifMatch ? { 'if-match': `"${ifMatch}"` } : {},
  });

describe('the settings of the installation', () => {
  it('have sensible values before anybody sets them', async () => {
    expect(await read()).toMatchObject({
      name: 'FitArc',
      operator: null,
      support_email: null,
      imprint: null,
      links: [],
      sign_up: 'open',
      sign_up_domains: [],
      announcement: null,
    });
    expect(await settings()).toMatchObject({
      set_by: {},
      admins_need_second_factor: false,
      updated_at: '1970-01-01T00:00:00.000Z',
    });
  });

  it('of two administrators who make the first change at once, one is told (R-1147)', async () => {
    const ifMatch = String((await settings()).updated_at);
    const answers = await Promise.all([
      change({ operator: 'Sports club' }, { ifMatch }),
      change({ operator: 'Another club' }, { by: second, ifMatch }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const [won, lost] = answers[0].status === 200 ? answers : [answers[1], answers[0]];
    expect(lost?.body).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      current: { operator: won?.body.operator, updated_at: won?.body.updated_at },
    });
    expect((await read()).operator).toBe(won?.body.operator);
  });

  it('are changed one by one, seen at once, and noted down with what they were (R-1146)', async () => {
    const body = {
      name: ' Iron\n Arc ',
      operator: 'Ruth Okoye',
      imprint: 'Main Street 1\nSpringfield',
      support_email: 'Help@Example.org',
      links: [{ label: 'Club', url: 'https://club.example.org/' }],
      sign_up_domains: ['@Example.ORG', 'bücher.example', 'example.org'],
    };
    expect((await change(body)).status).toBe(200);
    expect(await read()).toMatchObject({
      ...body,
      name: 'Iron Arc',
      support_email: 'help@example.org',
      sign_up_domains: ['example.org', 'xn--bcher-kva.example'],
    });
    await withSecondFactor(t, await t.cast.admin());
    await change({ support_email: null, name: '', sign_up_domains: [], admins_need_second_factor: true });
    expect(await settings()).toMatchObject({
      name: 'FitArc',
      support_email: null,
      operator: 'Ruth Okoye',
      admins_need_second_factor: true,
    });
    const [entry] = (await t.request('GET', '/api/admin/audit-log', { token: admin.token })).list;
    expect(entry).toMatchObject({
      act: 'installation.change',
      subject: 'the settings of this installation',
      before: { name: 'Iron Arc', support_email: 'help@example.org', admins_need_second_factor: false },
      after: { name: 'FitArc', support_email: null, admins_need_second_factor: true },
    });
    expect(entry?.before).not.toHaveProperty('operator');
  });

  it('saved as they were are no act', async () => {
    const count = () => t.sql(`select count(*) from audit_log where act = 'installation.change'`);
    const [before, { updated_at }] = [await count(), await settings()];
    expect((await change({ operator: 'Ruth Okoye' })).body.updated_at).toBe(updated_at);
    expect(await count()).toEqual(before);
  });

  it.each([
    [{ name: 'x'.repeat(61) }, 'Name must be at most 60 characters'],
    [{ imprint: 7 }, 'Imprint must be text'],
    [{ support_email: 'nobody' }, 'Please enter a valid email address'],
    [
      { links: [{ label: 'Bad', url: 'javascript:alert(1)' }] },
      'A link needs an address that starts with https://',
    ],
    [
      { links: [{ label: 'Bad', url: 'http://a.example' }] },
      'A link needs an address that starts with https://',
    ],
    [{ links: Array(6).fill({ label: 'a', url: 'https://a.example' }) }, 'There can be at most 5 links'],
    [{ sign_up: 'maybe' }, 'sign_up must be one of open, invitation, closed'],
    [{ sign_up_domains: ['example.org/.evil'] }, 'A mail domain is written like example.org'],
    [{ sign_up_domains: ['localhost'] }, 'A mail domain is written like example.org'],
    [
      { announcement: { text: 'x'.repeat(301), tone: 'info' } },
      'Announcement must be at most 300 characters',
    ],
    [{ announcement: { text: 'x', tone: 'loud' } }, 'tone must be info or warning'],
  ])('refuse %j', async (body, message) => {
    const before = await settings();
    expect(await change(body)).toMatchObject({ status: 400, body: { message } });
    expect(await settings()).toEqual(before);
  });
});

describe('an announcement', () => {
  const announcement = { text: 'Down on Sunday', tone: 'warning' };
  const forMembers = async () => {
    const { body } = await t.request('GET', '/api/installation/announcement', { token: second.token });
    return body.announcement as { id: string } | null;
  };

  it('is for members, and for visitors only if it says so (R-1148)', async () => {
    await change({ announcement });
    expect(await forMembers()).toMatchObject(announcement);
    expect((await read()).announcement).toBeNull();
    await change({ announcement: { ...announcement, for_visitors: true } });
    expect((await read()).announcement).toEqual(await forMembers());
  });

  it('has another id with another text, and the same with another end', async () => {
    const id = (await forMembers())?.id;
    await change({ announcement: { ...announcement, ends_at: '2100-01-01T00:00:00Z' } });
    expect((await forMembers())?.id).toBe(id);
    await change({ announcement: { ...announcement, text: 'Down on Monday' } });
    expect((await forMembers())?.id).not.toBe(id);
  });

  it('ends by itself, and without a text (R-1149)', async () => {
    const ends_at = new Date(t.clock.now().getTime() + 60_000).toISOString();
    await change({ announcement: { ...announcement, ends_at } });
    expect(await forMembers()).not.toBeNull();
    t.clock.forward({ minutes: 2 });
    expect(await forMembers()).toBeNull();
    expect((await settings()).announcement).toMatchObject({ text: 'Down on Sunday' });
    await change({ announcement: { ...announcement, text: ' ' } });
    expect((await settings()).announcement).toBeNull();
  });
});

it('what the environment sets wins and cannot be changed (R-1150)', async () => {
  const links = [{ label: 'Club', url: 'https://club.example' }];
  const installation = {
    name: 'Env Arc',
    signUp: 'invitation',
    signUpDomains: ['a.example'],
    links,
  } as const;
  const e = await startTestApp({ installation });
  const { token } = await e.cast.admin();
  await e.sql(`insert into installation (id, settings) values (1, '{"name":"Stored","operator":"Me"}')`);
  expect((await e.request('GET', '/api/installation')).body).toMatchObject({
    name: 'Env Arc',
    operator: 'Me',
    links,
    sign_up: 'invitation',
    sign_up_domains: ['a.example'],
  });
  const put = (body: object) => e.request('PUT', '/api/admin/installation', { token, body });
  expect(await put({ operator: 'You', sign_up: 'open' })).toMatchObject({
    status: 409,
    body: { field: 'sign_up', message: 'This is set by SIGN_UP in the environment of the server.' },
  });
  expect(await put({ links: [] })).toMatchObject({
    status: 409,
    body: { field: 'links', message: 'This is set by LINKS in the environment of the server.' },
  });
  expect((await put({ operator: 'You' })).body).toMatchObject({
    name: 'Env Arc',
    operator: 'You',
    set_by: {
      name: 'INSTALLATION_NAME',
      links: 'LINKS',
      sign_up: 'SIGN_UP',
      sign_up_domains: 'SIGN_UP_DOMAINS',
    },
  });
});

it('tells administrators about the provider, and nobody its secret (R-1151)', async () => {
  expect((await settings()).single_sign_on).toBeNull();
  const singleSignOn = {
    issuer: 'https://id.example.org',
    clientId: 'fitarc',
    clientSecret: 's3cret',
    name: 'Example ID',
    adminGroup: undefined,
    signUp: false,
    only: false,
    tokenAuth: undefined,
  };
  const app = await startTestApp({ singleSignOn });
  const { token } = await app.cast.admin();
  const { body, text } = await app.request('GET', '/api/admin/installation', { token });
  expect(body.single_sign_on).toEqual({
    name: 'Example ID',
    sign_up: false,
    redirect_path: '/api/auth/oidc/callback',
  });
  expect(text).not.toContain('s3cret');
});

it('costs no query per request, and a change on another node is seen within seconds (R-1152)', async () => {
  const database = await newDatabase();
  const [a, b] = [await startTestApp({ database }), await startTestApp({ database })];
  const { token } = await a.cast.admin();
  const name = async (node: typeof a) => (await node.request('GET', '/api/installation')).body.name;
  expect([await name(a), await name(b)]).toEqual(['FitArc', 'FitArc']);
  await a.request('PUT', '/api/admin/installation', { token, body: { name: 'Iron Arc' } });
  expect([await name(a), await name(b)]).toEqual(['Iron Arc', 'FitArc']);
  b.clock.forward({ seconds: 6 });
  expect(await name(b)).toBe('Iron Arc');
});

it('is whom callers of the API ask', async () => {
  const contact = async (path: string) =>
    ((await t.request('GET', path)).body as { info?: { contact?: object } }).info?.contact;
  await change({ operator: null, support_email: null });
  await vi.waitFor(async () => expect(await contact('/api/openapi.json')).toBeUndefined(), 120_000);
  await change({ operator: 'Sports club', support_email: 'help@example.org' });
  const expected = { name: 'Sports club', email: 'help@example.org' };
  await vi.waitFor(async () => expect(await contact('/api/openapi.json')).toEqual(expected), 120_000);
  expect(await contact('/api/docs/json')).toEqual(expected);
});

it('is not sent again to a browser that has it', async () => {
  const first = await t.request('GET', '/api/installation');
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect((await t.request('GET', '/api/installation', { headers })).status).toBe(304);
  await change({ operator: 'Somebody else' });
  expect((await t.request('GET', '/api/installation', { headers })).status).toBe(200);
});
