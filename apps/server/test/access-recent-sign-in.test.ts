import { describe, expect, it } from 'vitest';
import { CALLS, callOf, letIn, type TableCall } from './access-calls.ts';
import { startTestApp } from './test-app.ts';

/** What opens a lasting way in, written down a second time: a new one has to be entered on purpose. */
const RECENT_SIGN_IN: readonly string[] = [
  'POST /users/second-factor',
  'POST /users/second-factor/confirm',
  'POST /users/second-factor/recovery-codes',
  'DELETE /users/second-factor',
  'POST /users/passkeys/options',
  'POST /users/passkeys',
  'DELETE /users/passkeys/:id',
  'POST /users/single-sign-on',
  'DELETE /users/single-sign-on/:id',
  'POST /tokens',
  'POST /webhooks',
  'POST /admin/users/:id/promote',
  'POST /admin/backups/downloads',
  'POST /admin/backups/uploads',
  'POST /admin/backups/restore',
  'DELETE /admin/backups/old-database',
  'DELETE /admin/backups/:name',
];
const nameOf = ({ method, path }: TableCall) => `${method} ${path}`;

const t = await startTestApp();
/** An administrator, for whom every call is open. */
const admin = await t.cast.admin();
/** For the call that ends a session, one of its own. */
const leaving = await t.cast.join();
t.clock.forward({ minutes: 11 });

describe('a recent sign-in', () => {
  it('is declared on these calls and on no other (R-1067)', () => {
    const declared = t.routes.flatMap(({ endpoint }) => (endpoint.recentSignIn ? [nameOf(endpoint)] : []));
    expect(declared.sort()).toEqual([...RECENT_SIGN_IN].sort());
  });

  it.each(CALLS)('session older than ten minutes: $method $path (R-1068)', async (call) => {
    const answer = await callOf(t, call, call.path === '/auth/logout' ? leaving.token : admin.token);
    if (RECENT_SIGN_IN.includes(nameOf(call))) {
      expect(answer.status).toBe(403);
      expect(answer.body.code).toBe('RECENT_SIGN_IN_REQUIRED');
    } else expect(letIn(call)).toContain(answer.status);
  });

  it('is asked for before the body is looked at', async () => {
    const answer = await t.request('POST', '/api/users/passkeys', { token: admin.token, raw: '{broken' });
    expect(answer.body.code).toBe('RECENT_SIGN_IN_REQUIRED');
  });
});
