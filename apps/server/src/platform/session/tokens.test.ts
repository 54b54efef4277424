import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { JWT_SECRET, startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const ada = await t.cast.ada();

const profile = (authorization: string) =>
  t.request('GET', '/api/users/profile', { headers: { authorization } });
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const [header = '', payload = '', signature = ''] = ada.token.split('.');
const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
const signed = (changes: Record<string, unknown>, secret = JWT_SECRET, alg = 'HS256') =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));

describe('what a token says (A-031)', () => {
  it('carries what the browser shows, a session id, and 30 days of life', () => {
    expect(claims).toMatchObject({
      user_id: ada.id,
      email: 'ada@example.org',
      email_verified: true,
      is_admin: false,
      sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(30 * 24 * 60 * 60);
  });
});

describe('which tokens are let in (A-016, A-046)', () => {
  it.each([['Bearer'], ['bearer'], ['BEARER'], ['Bearer  ']])(
    'accepts the scheme written "%s"',
    async (scheme) => {
      expect((await profile(`${scheme} ${ada.token}`)).status).toBe(200);
    },
  );

  it('accepts a token made like ours, so that the refusals below are about their one difference', async () => {
    expect((await profile(`Bearer ${await signed({})}`)).status).toBe(200);
  });

  const now = Math.floor(Date.now() / 1000);
  const bad: Record<string, string | Promise<string>> = {
    'an unsigned token (alg none)': `Bearer ${encode({ alg: 'none' })}.${payload}.`,
    'alg none with the old signature': `Bearer ${encode({ alg: 'none' })}.${payload}.${signature}`,
    'a token signed with another secret': signed({}, 'guessed').then((token) => `Bearer ${token}`),
    'a token with another algorithm': signed({}, JWT_SECRET, 'HS512').then((token) => `Bearer ${token}`),
    'an edited payload under the old signature': `Bearer ${header}.${encode({ ...claims, is_admin: true })}.${signature}`,
    'a payload that is not JSON': `Bearer ${header}.bm90IGpzb24.${signature}`,
    'a token that is not valid yet': signed({ nbf: now + 600 }).then((token) => `Bearer ${token}`),
    'an expired token': signed({ exp: now - 1 }).then((token) => `Bearer ${token}`),
    'a session id that is no uuid': signed({ sid: "' or 1=1 --" }).then((token) => `Bearer ${token}`),
    'a session id that is a number': signed({ sid: 1 }).then((token) => `Bearer ${token}`),
    'an unknown session': signed({ sid: '00000000-0000-4000-8000-000000000000' }).then(
      (token) => `Bearer ${token}`,
    ),
    'a token cut short': `Bearer ${ada.token.slice(0, -5)}`,
    'two parts only': `Bearer ${header}.${payload}`,
    'a token with something behind it': `Bearer ${ada.token} x`,
    'a doubled scheme': `Bearer Bearer ${ada.token}`,
    'no scheme': ada.token,
    'another scheme': `Basic ${ada.token}`,
    'an empty header': '',
    'only the scheme': 'Bearer ',
    'a huge header': `Bearer ${'A'.repeat(200_000)}.${'B'.repeat(200_000)}.${'C'.repeat(200_000)}`,
    'characters outside the alphabet': 'Bearer ää.öö.üü',
  };
  it.each(Object.entries(bad))('refuses %s', async (_name, authorization) => {
    const answer = await profile(await authorization);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({
      message: 'Unauthorized. Please log in again.',
      code: 'UNAUTHENTICATED',
    });
  });

  it('trusts the database, not the claims: a signed is_admin opens nothing (A-031)', async () => {
    const admin = await t.cast.admin();
    const token = await signed({ is_admin: true, email: admin.email, sub: admin.email });
    const stranger = await signed({ is_admin: true, user_id: admin.id });
    expect((await profile(`Bearer ${stranger}`)).status).toBe(401);
    expect((await profile(`Bearer ${token}`)).body).toMatchObject({ is_admin: false, email: ada.email });
    expect((await t.request('GET', '/api/admin/users', { token })).status).toBe(403);
  });

  it('does not look for a token in the address or in a cookie (A-045)', async () => {
    const answer = await t.request('GET', `/api/users/profile?token=${ada.token}`, {
      headers: { cookie: `token=${ada.token}` },
    });
    expect(answer.status).toBe(401);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('when a session ends (A-016, A-043)', () => {
  const works = async (token: string) => (await profile(`Bearer ${token}`)).status === 200;

  it('sign-out ends this session and no other', async () => {
    const person = await t.cast.join();
    const other = await t.cast.signIn(person);
    const answer = await t.request('POST', '/api/auth/logout', { token: person.token });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Signed out' } });
    expect(await works(person.token)).toBe(false);
    expect(await works(other)).toBe(true);
    expect((await t.request('POST', '/api/auth/logout', { token: person.token })).status).toBe(401);
  });

  it('the token of an account that is gone is worthless', async () => {
    const person = await t.cast.join();
    await t.request('DELETE', '/api/users/account', {
      token: person.token,
      body: { password: person.password },
    });
    expect(await works(person.token)).toBe(false);
  });

  it('lasts 30 days and no longer', async () => {
    const later = await startTestApp({ database: t.url });
    later.clock.forward({ days: 30, minutes: -1 });
    const ask = () => later.request('GET', '/api/users/profile', { token: ada.token });
    expect((await ask()).status).toBe(200);
    later.clock.forward({ minutes: 2 });
    expect((await ask()).status).toBe(401);
  });
});
