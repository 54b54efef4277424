import { addMeal } from '@fitarc/contract/meals';
import { health } from '@fitarc/contract/system';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerRoutes } from '../src/platform/http/register-routes.ts';
import { route } from '../src/platform/http/route.ts';
import { ACCESS_TABLE, type Access } from './access-table.ts';
import type { Person } from './people.ts';
import { startTestApp } from './test-app.ts';

const t = await startTestApp();

/** Open to everybody and not a call of the application: the link in mails and the description of the API. */
const OTHER_DOORS = ['/api/auth/confirm', '/api/openapi.json', '/api/docs'];

const CALLERS = ['visitor', 'garbage', 'unverified', 'member', 'banned', 'admin'] as const;
type Caller = (typeof CALLERS)[number];

const REFUSED: Record<Access, Partial<Record<Caller, number>>> = {
  public: {},
  unverified: { visitor: 401, garbage: 401, banned: 401 },
  member: { visitor: 401, garbage: 401, banned: 401, unverified: 403 },
  admin: { visitor: 401, garbage: 401, banned: 401, unverified: 403, member: 403 },
};

const PERSON: Partial<Record<Caller, () => Promise<Person>>> = {
  unverified: t.cast.unverified,
  member: t.cast.grace,
  banned: t.cast.banned,
  admin: t.cast.admin,
};
async function tokenOf(caller: Caller): Promise<string | undefined> {
  return caller === 'garbage' ? 'not.a.token' : (await PERSON[caller]?.())?.token;
}
/** For the call that ends a session, one of its own. */
const sessionOf = async (caller: Caller) => {
  const person = caller === 'banned' ? undefined : await PERSON[caller]?.();
  return person ? t.cast.signIn(person) : tokenOf(caller);
};

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

const label = (row: readonly [string, string, string]) => row.join(' ');

describe('the access table (R-100, R-598, R-599, A-016, A-035)', () => {
  it('names every endpoint of the application with its access, and nothing else', () => {
    const declared = t.routes.map(({ endpoint: { method, path, access } }) => label([method, path, access]));
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
    it.each(ACCESS_TABLE)(`${caller}: %s %s (%s)`, async (method, path, access) => {
      const token = await (path === '/auth/logout' ? sessionOf(caller) : tokenOf(caller));
      // An empty body: whoever is let in is told what is missing, which is not a refusal.
      const answer = await t.request(method, `/api${path.replace(/:(id|flagId)/, '999999')}`, {
        token,
        ...(method === 'GET' ? {} : { body: {} }),
      });
      const refused = REFUSED[access][caller];
      if (refused === undefined) expect([200, 400, 404]).toContain(answer.status);
      else expect(answer.status).toBe(refused);
    });
  }

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
    expect(() => registerRoutes(Fastify(), t.auth, routes)).toThrow('GET /health declares no access');
  });

  it("refuses to register a member's write that was not made by write()", () => {
    const routes = [route(addMeal, () => ({}) as never)];
    expect(() => registerRoutes(Fastify(), t.auth, routes)).toThrow('POST /meals must be made by write()');
  });
});
