import { describe, expect, it } from 'vitest';
import { CALLS, callOf, letIn } from './access-calls.ts';
import { withSecondFactor } from './second-factors.ts';
import { startTestApp } from './test-app.ts';

const t = await startTestApp({ installation: { adminsNeedSecondFactor: true } });
const admin = await t.cast.admin();
const ADMIN_CALLS = CALLS.filter(({ access }) => access === 'admin');
const OTHER_CALLS = CALLS.filter(({ access }) => access !== 'admin');

describe('an administrator without the required second factor', () => {
  it.each(ADMIN_CALLS)('is refused: $method $path (R-1095)', async (call) => {
    const answer = await callOf(t, call, admin.token);
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  it.each(OTHER_CALLS)('is a member as before: $method $path ($access)', async (call) => {
    const answer = await callOf(
      t,
      call,
      call.path === '/auth/logout' ? await t.cast.signIn(admin) : admin.token,
    );
    expect(letIn(call)).toContain(answer.status);
  });

  it('learns nothing that other members do not: a member is still told that the call is not for members', async () => {
    const { token } = await t.cast.join();
    for (const call of ADMIN_CALLS) expect((await callOf(t, call, token)).body.code).toBe('FORBIDDEN');
  });

  it('is let in everywhere once it is on', async () => {
    await withSecondFactor(t, admin);
    for (const call of ADMIN_CALLS) {
      const { status } = await callOf(t, call, admin.token);
      expect(letIn(call), `${call.method} ${call.path}`).toContain(status);
    }
  });
});
