import { describe, expect, it } from 'vitest';
import { startTestApp } from '../test-app.ts';
import { newToken } from '../tokens.ts';

const t = await startTestApp();
const ada = await t.cast.ada();
const date = '2026-03-02';

describe('a personal token in the wrong hands', () => {
  it('does nothing beyond its scope, and what it tried is not stored', async () => {
    const token = await newToken(t, ada, ['weights:read', 'diary:read']);
    const answer = await t.request('POST', '/api/meals', {
      token,
      body: { name: 'Bread', calories: 100, date },
    });
    expect(answer).toMatchObject({
      status: 403,
      body: { message: 'This token cannot do this. It needs the scope diary:write.', code: 'FORBIDDEN' },
    });
    expect((await t.request('GET', `/api/meals/date/${date}`, { token })).list).toEqual([]);
  });

  it.each([
    ['POST', '/api/tokens', { name: 'More', scopes: ['export'] }],
    ['POST', '/api/webhooks', { address: 'https://example.org/', events: ['meal.logged'] }],
    ['PUT', '/api/users/password', { currentPassword: ada.password, newPassword: 'taken over now' }],
    ['PUT', '/api/users/profile', { email: 'mallory@example.org' }],
    ['DELETE', '/api/users/account', { password: ada.password }],
    ['POST', '/api/auth/logout', {}],
    ['POST', '/api/household/invitations', {}],
    ['POST', '/api/imports', { source: 'hevy', file_name: 'a.csv', file_hash: 'a' }],
  ] as const)('makes no way further in: %s %s (R-1179)', async (method, path, body) => {
    const all = await newToken(t, ada, [
      'diary:write',
      'workouts:write',
      'weights:write',
      'plans:write',
      'export',
    ]);
    expect((await t.request(method, path, { token: all, body })).status).toBe(403);
    await t.sql('delete from access_tokens');
  });

  it('is refused in the address, also beside one in the header and in odd spellings (R-1180)', async () => {
    const token = await newToken(t, ada, ['weights:read']);
    const spellings = [token, token.toUpperCase(), `x%20${token}`];
    for (const written of spellings) {
      const answer = await t.request('GET', `/api/weights?access_token=${written}`, { token });
      expect(answer.status).toBe(401);
      expect(answer.body.message).toContain('A token in the address is not accepted');
    }
    expect((await t.request('GET', `/api/weights?token=${token}`)).status).toBe(401);
    const cookie = await t.request('GET', '/api/weights', { headers: { cookie: `token=${token}` } });
    expect(cookie.status).toBe(401);
  });

  it('is not accepted cut short, lengthened, changed or under another scheme (R-1181)', async () => {
    const token = await newToken(t, ada, ['weights:read']);
    const last = token.endsWith('A') ? 'B' : 'A';
    const others = [
      `Bearer ${token.slice(0, -1)}`,
      `Bearer ${token}A`,
      `Bearer ${token.slice(0, -1)}${last}`,
      `Bearer ${token} x`,
      `Basic ${token}`,
      `Bearer ${token.slice('fitarc_pat_'.length)}`,
      token,
    ];
    for (const authorization of others)
      expect((await t.request('GET', '/api/weights', { headers: { authorization } })).status).toBe(401);
  });

  it.each([
    ['huge', `fitarc_pat_${'A'.repeat(12_000)}`],
    ['empty', 'fitarc_pat_'],
    ['of other characters', `fitarc_pat_${"'; --".padEnd(43, '*')}`],
    ['of half a scheme', 'fitarc_pat'],
    ['with an inherited name', 'fitarc_pat_constructor'],
    ['one that was never given out', `fitarc_pat_${'A'.repeat(43)}`],
  ])('is refused, %s (R-1182)', async (_what, token) => {
    const answer = await t.request('GET', '/api/weights', { token });
    expect(answer.status).toBe(401);
    expect(answer.text).not.toContain('AAAA');
  });

  it('is worthless once it is revoked, also to a call under way at the same time', async () => {
    const token = await newToken(t, ada, ['weights:write', 'weights:read']);
    const [row] = (await t.request('GET', '/api/tokens', { token: ada.token })).list;
    await t.request('DELETE', `/api/tokens/${row?.token_id}`, { token: ada.token });
    const answers = await Promise.all(
      [1, 2, 3].map(() => t.request('POST', '/api/weights', { token, body: { date, weight: 80 } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it('is not made by a session that a password reset has ended meanwhile', async () => {
    const person = await t.cast.join();
    await t.sql('update sessions set revoked_at = now() where user_id = $1', [person.id]);
    const answer = await t.request('POST', '/api/tokens', {
      token: person.token,
      body: { name: 'Left behind', scopes: ['export'] },
    });
    expect(answer.status).toBe(401);
    expect(await t.sql('select 1 from access_tokens where user_id = $1', [person.id])).toEqual([]);
  });

  it('of an unverified address opens nothing (R-1183)', async () => {
    const person = await t.cast.join();
    const token = await newToken(t, person, ['weights:read', 'profile:read']);
    await t.sql('update users set email_verified_at = null where id = $1', [person.id]);
    expect((await t.request('GET', '/api/users/profile', { token })).status).toBe(403);
  });

  it('leaves no trace in the log (R-1184)', async () => {
    const logged = await startTestApp({ database: t.url, logLevel: 'trace' });
    const token = await newToken(logged, ada, ['weights:read']);
    await logged.request('GET', '/api/weights', { token });
    await logged.request('GET', `/api/weights?token=${token}`);
    expect(logged.log.join('')).not.toContain('fitarc_pat_');
  });
});
