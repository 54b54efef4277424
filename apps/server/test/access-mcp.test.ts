import { TOKEN_SCOPE_NAMES, type TokenScope } from '@fitarc/domain/token-scopes';
import { describe, expect, it } from 'vitest';
import type { Person } from './people.ts';
import { withSecondFactor } from './second-factors.ts';
import { startTestApp } from './test-app.ts';
import { newToken } from './tokens.ts';

const t = await startTestApp();
const HEADERS = { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' };

const ask = (token: string | undefined, method = 'tools/list', params: object = {}) =>
  t.request('POST', '/mcp', { token, body: { jsonrpc: '2.0', id: 1, method, params }, headers: HEADERS });

const ticketOf = async () => {
  const { email, password, token } = await t.cast.join();
  await withSecondFactor(t, { token });
  const { body } = await t.request('POST', '/api/auth/login', { body: { email, password } });
  return body.second_factor.ticket;
};
const sessionOf = (person: () => Promise<Person>) => async () => (await person()).token;
const tokenOf =
  (person: () => Promise<Person>, scopes: readonly TokenScope[] = TOKEN_SCOPE_NAMES) =>
  async () =>
    newToken(t, await person(), scopes);
/** Made while its owner was welcome. */
const tokenOfBanned = async () => {
  const person = await t.cast.join();
  const token = await newToken(t, person, TOKEN_SCOPE_NAMES);
  const { token: admin } = await t.cast.admin();
  await t.request('POST', `/api/admin/users/${person.id}/ban`, { token: admin });
  return token;
};
const tokenOfUnconfirmed = async () => {
  const person = await t.cast.join();
  const token = await newToken(t, person, TOKEN_SCOPE_NAMES);
  await t.sql('update users set email_verified_at = null where id = $1', [person.id]);
  return token;
};

describe('POST /mcp', () => {
  it.each<[string, number, () => Promise<string> | undefined]>([
    ['a visitor', 401, () => undefined],
    ['garbage', 401, async () => 'not.a.token'],
    ['a ticket that awaits the second factor', 401, ticketOf],
    ['a session that is not confirmed', 403, sessionOf(t.cast.unverified)],
    ['a member’s session', 403, sessionOf(t.cast.grace)],
    ['an administrator’s session', 403, sessionOf(t.cast.admin)],
    ['a banned session', 401, sessionOf(t.cast.banned)],
    ['a token of somebody banned', 401, tokenOfBanned],
    ['a token of an account that is not confirmed', 403, tokenOfUnconfirmed],
    ['a token without a tool’s scope', 200, tokenOf(t.cast.grace, ['export'])],
    ['a token with a scope', 200, tokenOf(t.cast.grace, ['weights:read'])],
    ['an administrator’s token', 200, tokenOf(t.cast.admin)],
  ])('%s: %i (R-1227)', async (who, status, bearer) => {
    const answer = await ask(await bearer());
    expect(answer.status).toBe(status);
    expect(answer.text.includes('inputSchema')).toBe(status === 200 && !who.includes('without'));
  });

  it('shows and runs the tools of the token’s scopes, and no other', async () => {
    const ada = await t.cast.ada();
    const token = await newToken(t, ada, ['weights:read']);
    const [, listed = ''] = /^data: (.*)$/m.exec((await ask(token)).text) ?? [];
    const { result } = JSON.parse(listed);
    expect(result.tools.map(({ name }: { name: string }) => name)).toEqual(['weights']);
    const call = async (name: string, args: object) =>
      (await ask(token, 'tools/call', { name, arguments: args })).text;
    expect(await call('weights', {})).not.toContain('"error"');
    expect(await call('log_weight', { weight: 80 })).toContain('"error"');
    expect(await t.sql('select 1 from weights where user_id = $1', [ada.id])).toEqual([]);
  });
});
