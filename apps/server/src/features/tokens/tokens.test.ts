import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { newToken } from '../../../test/tokens.ts';
import { TOKEN_REQUESTS_PER_MINUTE } from '../../platform/limits/token-rate-limit.ts';

const t = await startTestApp();
const ada = await t.cast.ada();

const weights = (token: string) => t.request('GET', '/api/weights', { token });
const listed = async (token: string) => (await t.request('GET', '/api/tokens', { token })).list;
const create = (token: string, body: object) => t.request('POST', '/api/tokens', { token, body });
const wish = { name: 'Kitchen display', scopes: ['diary:read'] };

describe('a personal token', () => {
  it('is shown once, listed without its secret and stored as a hash (R-1165)', async () => {
    const person = await t.cast.join();
    const made = await create(person.token, { name: ' Scale ', scopes: ['weights:read', 'weights:read'] });
    expect(made.status).toBe(201);
    expect(made.body.token).toMatch(/^fitarc_pat_[A-Za-z0-9_-]{43}$/);
    const [row] = await listed(person.token);
    expect(row).toEqual({
      token_id: expect.any(Number),
      name: 'Scale',
      hint: made.body.token.slice('fitarc_pat_'.length).slice(0, 8),
      scopes: ['weights:read'],
      created_at: expect.any(String),
      expires_at: expect.any(String),
      last_used_at: null,
    });
    const [stored] = await t.sql('select * from access_tokens where user_id = $1', [person.id]);
    expect(JSON.stringify(stored)).not.toContain(made.body.token.slice('fitarc_pat_'.length + 8));
    expect((await weights(made.body.token)).status).toBe(200);
  });

  it('is told about by mail when it is made and when it is revoked (R-1166)', async () => {
    const person = await t.cast.join();
    const made = await create(person.token, wish);
    const mail = t.mails.to(person.email).at(-1);
    expect(mail).toMatchObject({ subject: 'A new FitArc access token' });
    expect(mail?.text).toContain('- Read meals, foods, recipes and nutrition goals');
    expect(mail?.text).toContain('https://fit.example.org/settings?tab=security');
    expect(mail?.text).not.toContain(made.body.token);
    await t.request('DELETE', `/api/tokens/${made.body.token_id}`, { token: person.token });
    expect(t.mails.to(person.email).at(-1)).toMatchObject({
      subject: 'A FitArc access token was revoked',
      text: expect.stringContaining('Kitchen display'),
    });
  });

  it('stops when it is revoked (R-1167)', async () => {
    const person = await t.cast.join();
    const token = await newToken(t, person, ['weights:read']);
    const [row] = await listed(person.token);
    expect((await weights(token)).status).toBe(200);
    const gone = await t.request('DELETE', `/api/tokens/${row?.token_id}`, { token: person.token });
    expect(gone).toMatchObject({ status: 200, body: { message: 'Token revoked' } });
    expect(await weights(token)).toMatchObject({
      status: 401,
      body: { message: 'This token is unknown, expired or revoked.', code: 'UNAUTHENTICATED' },
    });
    expect(await listed(person.token)).toEqual([]);
  });

  it.each([
    ['30', 30],
    ['90', 90],
    ['365', 365],
    [undefined, 365],
  ])('made for %s days ends then (R-1168)', async (expires_in, days) => {
    const later = await startTestApp({ database: t.url }, onTestFinished);
    const token = await newToken(later, ada, ['weights:read'], { expires_in });
    const ask = () => later.request('GET', '/api/weights', { token });
    later.clock.forward({ days, minutes: -1 });
    expect((await ask()).status).toBe(200);
    later.clock.forward({ minutes: 2 });
    expect((await ask()).status).toBe(401);
  });

  it('made without an end lasts', async () => {
    const later = await startTestApp({ database: t.url }, onTestFinished);
    const token = await newToken(later, ada, ['weights:read'], { expires_in: 'none' });
    later.clock.forward({ days: 4000 });
    expect((await later.request('GET', '/api/weights', { token })).status).toBe(200);
  });

  it('notes its last use at most hourly', async () => {
    const app = await startTestApp({}, onTestFinished);
    const person = await app.cast.join();
    const token = await newToken(app, person, ['weights:read']);
    const use = async () => {
      await app.request('GET', '/api/weights', { token });
      const [row] = await app.sql('select last_used_at from access_tokens');
      return (row as { last_used_at: Date }).last_used_at.getTime();
    };
    const first = await use();
    app.clock.forward({ minutes: 59 });
    expect(await use()).toBe(first);
    app.clock.forward({ minutes: 2 });
    expect(await use()).toBeGreaterThan(first);
  });

  it('is one of at most 20, also when two are made at once (R-1169)', async () => {
    const person = await t.cast.join();
    for (let count = 0; count < 19; count++) await newToken(t, person, ['diary:read']);
    const answers = await Promise.all([create(person.token, wish), create(person.token, wish)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await listed(person.token)).toHaveLength(20);
  });

  it('has a limit of its own (R-1170)', async () => {
    const app = await startTestApp({}, onTestFinished);
    const person = await app.cast.join();
    const [busy, calm] = [
      await newToken(app, person, ['weights:read']),
      await newToken(app, person, ['weights:read']),
    ];
    const ask = (token: string) => app.request('GET', '/api/weights', { token });
    const statuses = new Set<number>();
    // More than twice as many: a minute may end in between.
    for (let count = 0; count <= 2 * TOKEN_REQUESTS_PER_MINUTE + 1; count++)
      statuses.add((await ask(busy)).status);
    expect([...statuses].sort()).toEqual([200, 429]);
    expect((await ask(calm)).status).toBe(200);
    expect((await ask(person.token)).status).toBe(200);
  });
});

describe('what is no wish for a token', () => {
  it.each([
    ['no name', { scopes: ['diary:read'] }],
    ['an empty name', { name: ' ', scopes: ['diary:read'] }],
    ['a long name', { name: 'x'.repeat(61), scopes: ['diary:read'] }],
    ['no scopes', { name: 'x', scopes: [] }],
    ['an unknown scope', { name: 'x', scopes: ['admin'] }],
    ['a scope beside a known one', { name: 'x', scopes: ['diary:read', 'diary:delete'] }],
    ['a scope for everything', { name: 'x', scopes: ['*'] }],
    ['a scope in capitals', { name: 'x', scopes: ['DIARY:READ'] }],
    ['a scope with a blank', { name: 'x', scopes: ['diary:read '] }],
    ['two scopes in one', { name: 'x', scopes: ['diary:read diary:write'] }],
    ['an inherited name for a scope', { name: 'x', scopes: ['constructor'] }],
    ['scopes in a list of their own', { name: 'x', scopes: [['diary:read']] }],
    ['more scopes than there are', { name: 'x', scopes: Array(100).fill('diary:read') }],
    ['scopes as text', { name: 'x', scopes: 'diary:read' }],
    ['another lifetime', { ...wish, expires_in: '5000' }],
    ['a number for a lifetime', { ...wish, expires_in: 30 }],
  ])('is refused: %s (R-1171)', async (_name, body) => {
    expect((await create(ada.token, body)).status).toBe(400);
  });

  it("another member's token is not found", async () => {
    await newToken(t, ada, ['diary:read']);
    const [row] = await listed(ada.token);
    const { token } = await t.cast.grace();
    expect((await t.request('DELETE', `/api/tokens/${row?.token_id}`, { token })).status).toBe(404);
    expect(await listed(token)).toEqual([]);
  });
});

describe('what ends all tokens of a member', () => {
  it('a ban (R-1172)', async () => {
    const person = await t.cast.join();
    const token = await newToken(t, person, ['weights:read']);
    const admin = await t.cast.admin();
    await t.request('POST', `/api/admin/users/${person.id}/ban`, { token: admin.token });
    expect((await weights(token)).status).toBe(401);
    expect(await t.sql('select 1 from access_tokens where user_id = $1', [person.id])).toEqual([]);
  });

  it('a password reset (R-1173)', async () => {
    const person = await t.cast.join();
    const token = await newToken(t, person, ['weights:read']);
    await t.request('POST', '/api/auth/forgot-password', { body: { email: person.email } });
    const reset = { token: t.mails.resetToken(person.email), newPassword: 'quite another one' };
    expect((await t.request('POST', '/api/auth/reset-password', { body: reset })).status).toBe(200);
    expect((await weights(token)).status).toBe(401);
  });

  it('the end of the account', async () => {
    const person = await t.cast.join();
    const token = await newToken(t, person, ['weights:read']);
    await t.request('DELETE', '/api/users/account', {
      token: person.token,
      body: { password: person.password },
    });
    expect((await weights(token)).status).toBe(401);
  });

  it('a password change does, unless the member keeps them (R-1174)', async () => {
    const person = await t.cast.join();
    const token = await newToken(t, person, ['weights:read']);
    const change = (currentPassword: string, newPassword: string, endOthers: boolean) =>
      t.request('PUT', '/api/users/password', {
        token: person.token,
        body: { currentPassword, newPassword, endOthers },
      });
    await change(person.password, 'quite another one', false);
    expect((await weights(token)).status).toBe(200);
    await change('quite another one', 'and one more', true);
    expect((await weights(token)).status).toBe(401);
  });
});
