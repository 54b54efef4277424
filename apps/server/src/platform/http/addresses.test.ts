import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const { token } = await t.cast.ada();
const NOT_FOUND = { status: 404, body: { message: 'Not found', code: 'NOT_FOUND' } };

describe('addresses of the API (R-595, A-004, A-017)', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/users',
    '/api/users/profile/x',
    '/api//users/profile',
    '/api/users/profile%2F',
    '/api/Users/Profile',
    '/api/../api/nothing',
    '/api/%F0%9F%8F%8B',
  ])('answers JSON 404 to %s', async (path) => {
    expect(await t.request('GET', path)).toMatchObject(NOT_FOUND);
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    'answers JSON 404 to the method %s where only GET is',
    async (method) => {
      expect(await t.request(method, '/api/health')).toMatchObject(NOT_FOUND);
    },
  );

  it.each(['/api/%', '/api/%zz', '/api/users/%ff', '/api/admin/users/%E0%A4%A/ban'])(
    'answers 4xx in the one shape to the broken escape in %s',
    async (path) => {
      const answer = await t.request('GET', path);
      expect([400, 404]).toContain(answer.status);
    },
  );

  it('answers 404 to parameters beyond any length', async () => {
    const admin = await t.cast.admin();
    const path = `/api/admin/users/${'9'.repeat(5000)}/ban`;
    expect((await t.request('POST', path, { token: admin.token })).status).toBe(404);
  });

  it('ignores a trailing slash, without a redirect', async () => {
    for (const path of ['/api/health/', '/api/users/profile/'])
      expect((await t.request('GET', path, { token })).status).toBe(200);
    expect((await t.request('POST', '/api/auth/login/', { body: {} })).status).toBe(400);
  });

  it('answers HEAD like GET, without a body and with the same protection', async () => {
    expect(await t.request('HEAD', '/api/health')).toMatchObject({ status: 200, text: '' });
    expect(await t.request('HEAD', '/api/users/profile')).toMatchObject({ status: 401, text: '' });
    expect((await t.request('HEAD', '/api/users/profile', { token })).status).toBe(200);
  });

  it('finds nothing odd in repeated, nested or prototype-like query names', async () => {
    const admin = await t.cast.admin();
    for (const query of [
      'a=1&a=2',
      'search[]=x',
      'search[a]=x',
      '__proto__=1',
      'constructor=1',
      '&&&==&',
      '%',
      'search=%zz',
    ])
      expect(
        (await t.request('GET', `/api/admin/users?${query}`, { token: admin.token })).status,
      ).toBeLessThan(500);
  });
});

describe('headers of the API (A-045)', () => {
  it('are strict, never cached, and carry a request id nobody else can choose', async () => {
    const answer = await t.request('GET', '/api/health', {
      headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
    });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['x-powered-by']).toBeUndefined();
  });

  it('are the same however the address is written', async () => {
    for (const path of ['/%61pi/health', 'http://elsewhere.example/api/health'])
      expect((await t.request('GET', path)).headers['cache-control']).toBe('no-store');
  });

  it('compresses a large answer for whoever understands it, and a small one for nobody', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const large = await t.request('GET', '/api/openapi.json', { headers });
    expect(large.headers['content-encoding']).toBe('gzip');
    expect(large.headers.vary).toContain('accept-encoding');
    expect((await t.request('GET', '/api/health', { headers })).headers['content-encoding']).toBeUndefined();
    expect((await t.request('GET', '/api/openapi.json')).headers['content-encoding']).toBeUndefined();
  });
});
