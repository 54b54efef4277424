import { addMeal, listMeals } from '@fitarc/contract/meals';
import { health } from '@fitarc/contract/system';
import { TOKEN_SCOPE_NAMES, type TokenScope } from '@fitarc/domain/token-scopes';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerRoutes } from '../src/platform/http/register-routes.ts';
import { route } from '../src/platform/http/route.ts';
import { TokenRateLimit } from '../src/platform/limits/token-rate-limit.ts';
import { CALLS, callOf, letIn } from './access-calls.ts';
import { ACCESS_TABLE, type Access } from './access-table.ts';
import type { Person } from './people.ts';
import { withSecondFactor } from './second-factors.ts';
import { startTestApp } from './test-app.ts';
import { newToken } from './tokens.ts';

const t = await startTestApp();
const context = { ...t.auth, tokenRate: new TokenRateLimit(), adminsNeedSecondFactor: async () => false };

/** Open to everybody and not a call of the application: the link in mails and the description of the API. */
const OTHER_DOORS = ['/api/auth/confirm', '/api/auth/oidc/callback', '/api/openapi.json', '/api/docs'];

const CALLERS = ['visitor', 'garbage', 'half', 'unverified', 'member', 'banned', 'admin'] as const;
type Caller = (typeof CALLERS)[number];

const REFUSED: Record<Access, Partial<Record<Caller, number>>> = {
  public: {},
  unverified: { visitor: 401, garbage: 401, half: 401, banned: 401 },
  member: { visitor: 401, garbage: 401, half: 401, banned: 401, unverified: 403 },
  admin: { visitor: 401, garbage: 401, half: 401, banned: 401, unverified: 403, member: 403 },
};

const PERSON: Partial<Record<Caller, () => Promise<Person>>> = {
  unverified: t.cast.unverified,
  member: t.cast.grace,
  banned: t.cast.banned,
  admin: t.cast.admin,
};
let ticket: Promise<string> | undefined;
/** What somebody holds whose password was right and whose second factor is awaited. */
const pendingTicket = async () => {
  const person = await t.cast.join();
  await withSecondFactor(t, person);
  const { email, password } = person;
  const { body } = await t.request('POST', '/api/auth/login', { body: { email, password } });
  return body.second_factor.ticket;
};
async function tokenOf(caller: Caller): Promise<string | undefined> {
  if (caller === 'half') {
    ticket ??= pendingTicket();
    return ticket;
  }
  return caller === 'garbage' ? 'not.a.token' : (await PERSON[caller]?.())?.token;
}
/** For the call that ends a session, one of its own. */
const sessionOf = async (caller: Caller) => {
  const person = caller === 'banned' ? undefined : await PERSON[caller]?.();
  return person ? t.cast.signIn(person) : tokenOf(caller);
};

const tokens = new Map<string, Promise<string>>();
/** A token of Grace's, or of somebody else's, made once for each set of scopes. */
function personalToken(scopes: readonly TokenScope[], person?: Person): Promise<string> {
  const key = `${person?.id ?? ''} ${scopes}`;
  const made = tokens.get(key) ?? (async () => newToken(t, person ?? (await t.cast.grace()), scopes))();
  tokens.set(key, made);
  return made;
}

/** From the router's own drawing of its tree: a line deeper in hangs below the one above it. */
function registeredPaths(): string[] {
  const above: string[] = [];
  const lines = t.server.printRoutes({ commonPrefix: false, includeHooks: false }).split('\n');
  return lines.flatMap((line) => {
    const [, indent, part, methods] = /^(.*?)[├└]── (\S*)( \(.*)?/.exec(line) ?? [];
    if (indent === undefined || part === undefined) return [];
    const depth = indent.length / 4;
    above.length = depth;
    above.push(part);
    const path = above.join('').replace(/\/?\*?$/, '');
    return methods && path.startsWith('/api') ? [path] : [];
  });
}

type Row = (typeof ACCESS_TABLE)[number];
const label = (row: Row) => row.filter(Boolean).join(' ');

describe('the access table (R-100, R-598, R-599, A-016, A-035)', () => {
  it('names every endpoint of the application with its access, and nothing else (R-1178)', () => {
    const declared = t.routes.map(({ endpoint: { method, path, access, scope } }) =>
      label([method, path, access, scope]),
    );
    expect(declared.sort()).toEqual(ACCESS_TABLE.map(label).sort());
  });

  it('leaves no other way in: every path below /api is in the table or known to be public', () => {
    const paths = registeredPaths();
    const known = ACCESS_TABLE.map(([, path]) => `/api${path}`.replace(/\/$/, ''));
    for (const path of known) expect(paths).toContain(path);
    const unknown = paths.filter(
      (path) =>
        !known.includes(path) && !OTHER_DOORS.some((door) => path === door || path.startsWith(`${door}/`)),
    );
    expect(unknown).toEqual([]);
  });

  for (const caller of CALLERS) {
    it.each(CALLS)(`${caller}: $method $path ($access)`, async (call) => {
      const { path, access } = call;
      const token = await (path === '/auth/logout' ? sessionOf(caller) : tokenOf(caller));
      const answer = await callOf(t, call, token);
      const refused = REFUSED[access][caller];
      if (refused === undefined) expect(letIn(call)).toContain(answer.status);
      else expect(answer.status).toBe(refused);
      // A public call is the same for everybody.
      if (access === 'public') expect(answer.status).toBe((await callOf(t, call)).status);
    });
  }

  for (const scope of TOKEN_SCOPE_NAMES) {
    it.each(CALLS)(`token with ${scope}: $method $path ($access, $scope) (R-1175)`, async (call) => {
      const { access, scope: needed } = call;
      const answer = await callOf(t, call, await personalToken([scope]));
      if (access === 'public' || needed === scope) expect(letIn(call)).toContain(answer.status);
      else {
        expect(answer.status).toBe(403);
        expect(answer.body.message).toBe(
          needed
            ? `This token cannot do this. It needs the scope ${needed}.`
            : 'Personal tokens cannot do this.',
        );
      }
    });
  }

  it('a token with every scope passes for no administrator and for no session, whoever made it (R-1176)', async () => {
    const admin = await t.cast.admin();
    const token = await personalToken(TOKEN_SCOPE_NAMES, admin);
    for (const call of CALLS) {
      if (call.access === 'public' || call.scope) continue;
      const { status } = await callOf(t, call, token);
      expect({ ...call, status }).toEqual({ ...call, status: 403 });
    }
  });

  it.each([
    ['admin', { ...listMeals, access: 'admin' }],
    ['public', { ...health, scope: 'diary:read' }],
  ])('refuses to register a scope on a call with %s access', (_access, endpoint) => {
    const routes = [route(endpoint as never, () => ({}) as never)];
    expect(() => registerRoutes(Fastify(), context, routes)).toThrow('must not be open to tokens');
  });

  it('refuses to register a scope for writing on a read (R-1177)', () => {
    const routes = [route({ ...listMeals, scope: 'diary:write' } as never, () => ({}) as never)];
    expect(() => registerRoutes(Fastify(), context, routes)).toThrow('needs a scope for reading');
  });

  it('says why: log in again, confirm the address, not an administrator, banned (A-012, A-035, A-063)', async () => {
    const ask = async (caller: Caller, path: string) =>
      (await t.request('GET', path, { token: await tokenOf(caller) })).body;
    expect(await ask('visitor', '/api/users/export')).toMatchObject({
      message: 'Unauthorized. Please log in again.',
      code: 'UNAUTHENTICATED',
    });
    expect(await ask('unverified', '/api/users/export')).toMatchObject({
      message: 'Please verify your email address first',
      code: 'EMAIL_NOT_VERIFIED',
    });
    expect(await ask('member', '/api/admin/users')).toMatchObject({
      message: 'Access denied. Admin privileges required.',
      code: 'FORBIDDEN',
    });
    expect((await ask('banned', '/api/users/profile')).message).toBe('Your account has been banned.');
  });

  it('is decided before the body is looked at: a visitor learns nothing about it', async () => {
    const answer = await t.request('PUT', '/api/users/profile', { raw: '{broken' });
    expect(answer.status).toBe(401);
  });

  it('refuses to register an endpoint that declares no access', () => {
    const { access: _forgotten, ...bare } = health;
    const routes = [route(bare as never, () => ({ status: 'ok' }) as never)];
    expect(() => registerRoutes(Fastify(), context, routes)).toThrow('GET /health declares no access');
  });

  it("refuses to register a member's write that was not made by write()", () => {
    const routes = [route(addMeal, () => ({}) as never)];
    expect(() => registerRoutes(Fastify(), context, routes)).toThrow('POST /meals must be made by write()');
  });
});
