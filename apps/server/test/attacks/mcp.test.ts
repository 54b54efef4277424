import { describe, expect, it } from 'vitest';
import { TOKEN_REQUESTS_PER_MINUTE } from '../../src/platform/limits/token-rate-limit.ts';
import { startTestApp } from '../test-app.ts';
import { newToken } from '../tokens.ts';

const t = await startTestApp();
const ada = await t.cast.ada();
const token = await newToken(t, ada, ['weights:read', 'weights:write']);

const message = (name = 'weights', args: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});
const headers = {
  accept: 'application/json, text/event-stream',
  'mcp-protocol-version': '2025-11-25',
};
const send = (
  changes: Record<string, string> = {},
  body: object = message(),
  bearer: string | undefined = token,
) => t.request('POST', '/mcp', { token: bearer, body, headers: { ...headers, ...changes } });

describe('/mcp', () => {
  it('answers its member, so that the refusals below are about their one difference', async () => {
    expect((await send()).status).toBe(200);
    expect((await send({ origin: 'https://fit.example.org' })).status).toBe(200);
  });

  it.each([
    'https://evil.example',
    'http://localhost:5173',
    'null',
    'https://fit.example.org.evil.example',
    'x',
  ])('refuses the Origin %s (R-1228)', async (origin) => {
    const answer = await send({ origin }, message('log_weight', { weight: 80 }));
    expect(answer.status).toBe(403);
    expect(await t.sql('select 1 from weights where user_id = $1', [ada.id])).toEqual([]);
  });

  it('lets no other site read it: there are no CORS headers, also not for a preflight', async () => {
    const answers = [
      await send(),
      await t.request('OPTIONS', '/mcp', {
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      }),
    ];
    for (const answer of answers)
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('wants a personal token: no visitor, no session, no token that was revoked, expired or cut short', async () => {
    expect((await t.request('POST', '/mcp', { body: message(), headers })).status).toBe(401);
    expect((await send({}, message(), ada.token)).status).toBe(403);
    expect((await send({}, message(), token.slice(0, -1))).status).toBe(401);
    const revoked = await newToken(t, ada, ['weights:read'], { name: 'Revoked' });
    const [row] = (await t.request('GET', '/api/tokens', { token: ada.token })).list;
    await t.request('DELETE', `/api/tokens/${row?.token_id}`, { token: ada.token });
    expect((await send({}, message(), revoked)).status).toBe(401);
  });

  it('refuses a token in the address', async () => {
    const answer = await t.request('POST', `/mcp?token=${token}`, { token, body: message(), headers });
    expect(answer.status).toBe(401);
  });

  it('is decided before the body is looked at', async () => {
    expect((await t.request('POST', '/mcp', { raw: '{broken', headers })).status).toBe(401);
  });

  it('counts calls of its own, too (R-1229)', async () => {
    const busy = await newToken(t, await t.cast.join(), ['weights:read']);
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
    const statuses = new Set<number>();
    // More than twice as many: a minute may end in between.
    for (let count = 0; count <= 2 * TOKEN_REQUESTS_PER_MINUTE + 1 && !statuses.has(429); count++)
      statuses.add((await send({}, list, busy)).status);
    expect([...statuses]).toEqual([200, 429]);
  });

  it('takes POST only, and no large bodies', async () => {
    for (const method of ['GET', 'DELETE'] as const)
      expect((await t.request(method, '/mcp', { token })).status).toBe(405);
    const large = message('log_weight', { weight: 80, note: 'x'.repeat(300_000) });
    expect((await send({}, large)).status).toBe(413);
  });

  it.each([
    ['nothing', {}],
    ['a list', []],
    ['another protocol', { jsonrpc: '1.0', id: 1, method: 'x' }],
    ['an unknown method', { jsonrpc: '2.0', id: 1, method: 'admin/ban', params: {} }],
    ['odd arguments', message('weights', { days: 'many' })],
    ['a tool beyond the scopes', message('log_workout', { text: 'squat 5x5' })],
    ['an undo that is none', message('log_weight', { undo: '%%%' })],
  ])('survives %s', async (_name, body) => {
    const answer = await send({}, body as object);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toMatch(/stack|at file|node_modules/);
    expect(await t.sql('select 1 from weights where user_id = $1', [ada.id])).toEqual([]);
  });
});
