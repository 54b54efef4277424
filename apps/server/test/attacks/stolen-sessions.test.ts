import { describe, expect, it } from 'vitest';
import { withSecondFactor } from '../second-factors.ts';
import { startTestApp } from '../test-app.ts';
import { newToken } from '../tokens.ts';

const t = await startTestApp({
  resolveHost: async () => [{ address: '93.184.215.14', family: 4 }],
});
const canRead = async (token: string) => (await t.request('GET', '/api/weights', { token })).status === 200;

describe('a stolen session or token', () => {
  it.each([
    ['all others end', '/users/sessions/end-others', 'POST', {}],
    [
      'the password is changed',
      '/users/password',
      'PUT',
      { currentPassword: 'difference engine', newPassword: 'analytical engine' },
    ],
  ] as const)('is worth nothing once %s; the owner’s session lives', async (_when, path, method, body) => {
    const ada = await t.cast.join();
    const stolen = await t.cast.signIn(ada);
    const token = await newToken(t, ada, ['weights:read']);
    expect([await canRead(stolen), await canRead(token)]).toEqual([true, true]);
    await t.request(method, `/api${path}`, { token: ada.token, body });
    expect([await canRead(stolen), await canRead(token)]).toEqual([false, false]);
    expect(await canRead(ada.token)).toBe(true);
  });

  it('cannot change how the account is entered without proving who it is (R-1069)', async () => {
    const ada = await t.cast.join();
    const stolen = await t.cast.signIn(ada);
    t.clock.forward({ minutes: 11 });
    for (const [method, path] of [
      ['POST', '/tokens'],
      ['POST', '/webhooks'],
      ['POST', '/users/second-factor'],
      ['POST', '/users/passkeys/options'],
      ['POST', '/users/single-sign-on'],
    ] as const) {
      const answer = await t.request(method, `/api${path}`, {
        token: stolen,
        body: { binding: '0123456789abcdef'.repeat(3) },
      });
      expect(answer.body.code).toBe('RECENT_SIGN_IN_REQUIRED');
    }
  });

  it('cannot change the address without proving who it is; everything else of the profile it can (R-1070)', async () => {
    const ada = await t.cast.join();
    const stolen = await t.cast.signIn(ada);
    t.clock.forward({ minutes: 11 });
    const save = (body: object) => t.request('PUT', '/api/users/profile', { token: stolen, body });
    expect((await save({ email: 'thief@example.org' })).body.code).toBe('RECENT_SIGN_IN_REQUIRED');
    expect((await save({ email: ada.email, first_name: 'Augusta' })).status).toBe(200);
  });

  it('makes nobody an administrator without proving who it is (R-1071)', async () => {
    const [admin, accomplice] = [await t.cast.admin(), await t.cast.join()];
    const stolen = await t.cast.signIn(admin);
    t.clock.forward({ minutes: 11 });
    const answer = await t.request('POST', `/api/admin/users/${accomplice.id}/promote`, { token: stolen });
    expect(answer.body.code).toBe('RECENT_SIGN_IN_REQUIRED');
  });

  it('knows the password, and still cannot turn the second factor off by changing it', async () => {
    const ada = await t.cast.join();
    const stolen = await t.cast.signIn(ada);
    await withSecondFactor(t, ada);
    t.clock.forward({ minutes: 11 });
    const changed = await t.request('PUT', '/api/users/password', {
      token: stolen,
      body: { currentPassword: ada.password, newPassword: 'analytical engine' },
    });
    expect(changed.status).toBe(200);
    const off = await t.request('DELETE', '/api/users/second-factor', { token: stolen });
    expect(off.body.code).toBe('RECENT_SIGN_IN_REQUIRED');
  });

  it('tells nothing to a webhook it left behind, once the password is reset (R-1072)', async () => {
    const ada = await t.cast.join();
    const made = await t.request('POST', '/api/webhooks', {
      token: ada.token,
      body: { address: 'https://example.org/hook', events: ['weight.logged', 'week.summary'] },
    });
    expect(made.status).toBe(201);
    const mail = t.mails.to(ada.email).at(-1);
    expect(mail?.subject).toBe('A new FitArc webhook');
    expect(mail?.text).toContain('- A weight is logged\n- A week ends\n\nhttps://example.org/hook');
    await t.request('POST', '/api/auth/forgot-password', { body: { email: ada.email } });
    await t.request('POST', '/api/auth/reset-password', {
      body: { token: t.mails.resetToken(ada.email), newPassword: 'mine again for good' },
    });
    const token = await t.cast.signIn({ ...ada, password: 'mine again for good' });
    await t.request('POST', '/api/weights', { token, body: { date: '2026-03-02', weight: 80 } });
    expect(await t.sql('select 1 from webhook_deliveries where user_id = $1', [ada.id])).toEqual([]);
    expect((await t.request('GET', '/api/webhooks', { token })).list).toMatchObject([{ state: 'paused' }]);
  });

  it('an undone change of address removes what the thief added', async () => {
    const ada = await t.cast.join();
    const thief = 'thief@example.org';
    await t.request('PUT', '/api/users/profile', { token: ada.token, body: { email: thief } });
    const confirm = { token: t.mails.confirmToken(thief) };
    await t.request('POST', '/api/auth/confirm', { body: confirm });
    await t.sql(
      `insert into second_factors (user_id, secret_box, created_at, confirmed_at) values ($1, 'x', now(), now())`,
      [ada.id],
    );
    const token = await newToken(t, ada, ['weights:read']);
    await t.request('POST', '/api/webhooks', {
      token: ada.token,
      body: { address: 'https://example.org/hook', events: ['weight.logged'] },
    });
    const restored = await t.request('POST', '/api/auth/restore-email', {
      body: { token: t.mails.restoreToken(ada.email) },
    });
    const newPassword = 'mine again for good';
    await t.request('POST', '/api/auth/reset-password', {
      body: { token: restored.body.resetToken, newPassword },
    });
    const login = { email: ada.email, password: newPassword };
    expect((await t.request('POST', '/api/auth/login', { body: login })).body.token).toBeTruthy();
    expect(await canRead(token)).toBe(false);
    expect(await t.sql('select 1 from webhooks where user_id = $1', [ada.id])).toEqual([]);
  });
});
