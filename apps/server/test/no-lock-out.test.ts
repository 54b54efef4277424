import { describe, expect, it } from 'vitest';
import { operateAccount } from '../src/features/auth/operator.service.ts';
import { IdentityProvider } from './identity-provider.ts';
import { passkeysWith } from './passkeys.ts';
import type { Person } from './people.ts';
import { withSecondFactor } from './second-factors.ts';
import { person, signOnWith } from './sign-on.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** Whatever goes wrong, the owner gets in by another way, or the operator's command opens one. */
const t = await startTestApp();

const login = (app: TestApp, { email, password }: Pick<Person, 'email' | 'password'>) =>
  app.request('POST', '/api/auth/login', { body: { email, password } });
const operate = (app: TestApp, action: string, email: string) =>
  operateAccount(app.auth.db, action, email, app.auth);

/** With the password and this code. */
async function enter(app: TestApp, person: Pick<Person, 'email' | 'password'>, code: string | undefined) {
  const { ticket } = (await login(app, person)).body.second_factor;
  return app.request('POST', '/api/auth/second-factor', { body: { ticket, code } });
}

describe('nobody is locked out', () => {
  it('when the provider is down: members use the password, with OIDC_ONLY administrators do (R-1082)', async () => {
    const provider = await IdentityProvider.start();
    const { settings, signOn, begin } = signOnWith(provider);
    const app = await startTestApp({ singleSignOn: settings() });
    const only = await startTestApp({ singleSignOn: settings({ only: true, issuer: 'http://127.0.0.1:9' }) });
    const ada = await app.cast.join();
    expect((await signOn(app, person({ email: ada.email }))).status).toBe(200);
    await provider.close();
    expect((await login(app, ada)).status).toBe(200);
    expect((await begin(only)).failed?.status).toBe(503);
    expect((await login(only, await only.cast.admin())).status).toBe(200);
    // Nor does a server without any administrator stay closed.
    const said = await operate(only, 'create', 'boss@example.org');
    const [, password = ''] = /with the password (\S+)/.exec(said) ?? [];
    expect((await login(only, { email: 'boss@example.org', password })).status).toBe(200);
  });

  it('when the provider is gone for good: an account without a password gets one by mail', async () => {
    const provider = await IdentityProvider.start();
    const { settings, signOn } = signOnWith(provider);
    const app = await startTestApp({ singleSignOn: settings() });
    const ada = person();
    await signOn(app, ada);
    await provider.close();
    const email = String(ada.email);
    await app.request('POST', '/api/auth/forgot-password', { body: { email } });
    const newPassword = 'chosen without the provider';
    await app.request('POST', '/api/auth/reset-password', {
      body: { token: app.mails.resetToken(email), newPassword },
    });
    expect((await login(app, { email, password: newPassword })).body.token).toBeTruthy();
  });

  it('when the phone is lost: a recovery code, a passkey, or the operator (R-1080)', async () => {
    const ada = await t.cast.join();
    const { added, signIn } = passkeysWith(t);
    const key = await added(ada);
    const { codes } = await withSecondFactor(t, ada);
    expect((await enter(t, ada, codes[0])).body.token).toBeTruthy();
    expect((await signIn(key)).body.token).toBeTruthy();
    // The codes and the key were in the same bag.
    await t.sql('delete from recovery_codes where user_id = $1', [ada.id]);
    expect((await login(t, ada)).body.token).toBe('');
    await operate(t, 'reset-second-factor', ada.email);
    expect((await login(t, ada)).body.token).toBeTruthy();
  });

  it('when the phone’s clock is wrong: the same, and the code again once the clock is right', async () => {
    const ada = await t.cast.join();
    const { added, signIn } = passkeysWith(t);
    const key = await added(ada);
    const { app: phone, codes } = await withSecondFactor(t, ada);
    phone.offSeconds = 600;
    expect((await enter(t, ada, phone.code())).status).toBe(400);
    expect((await enter(t, ada, codes[0])).body.token).toBeTruthy();
    expect((await signIn(key)).body.token).toBeTruthy();
    t.clock.forward({ seconds: 30 });
    phone.offSeconds = 0;
    expect((await enter(t, ada, phone.code())).body.token).toBeTruthy();
  });

  it('when the server’s clock is wrong: recovery codes, passkeys and passwords ask no clock', async () => {
    const app = await startTestApp();
    const [ada, grace] = [await app.cast.join(), await app.cast.join()];
    const { added, signIn } = passkeysWith(app);
    const key = await added(ada);
    const { app: phone, codes } = await withSecondFactor(app, ada);
    const sessions: string[] = [];
    // The phone's clock is right, which the server's is not any more; set back, it must not wait for that day either.
    for (const minutes of [90, -180]) {
      app.clock.forward({ minutes });
      phone.offSeconds -= minutes * 60;
      expect((await enter(app, ada, phone.code())).status).toBe(400);
      expect((await enter(app, ada, codes.pop())).body.token).toBeTruthy();
      expect((await signIn(key)).body.token).toBeTruthy();
      sessions.push((await login(app, grace)).body.token);
    }
    app.clock.forward({ minutes: 90 });
    phone.offSeconds = 30;
    for (const token of sessions)
      expect((await app.request('GET', '/api/users/profile', { token })).status).toBe(200);
    expect((await enter(app, ada, phone.code())).body.token).toBeTruthy();
  });

  it('when no mail arrives and the password is forgotten: the operator makes a link (R-1081)', async () => {
    const app = await startTestApp();
    const ada = await app.cast.join();
    app.mails.deliver = () => Promise.reject(new Error('the mail server is down'));
    const said = await operate(app, 'reset-password', ada.email);
    const [, token] = /\/reset-password\?token=(\S+)/.exec(said) ?? [];
    const newPassword = 'chosen without any mail';
    await app.request('POST', '/api/auth/reset-password', { body: { token, newPassword } });
    expect((await login(app, { email: ada.email, password: newPassword })).body.token).toBeTruthy();
  });

  it('when no mail is delivered: every way in works, and the operator confirms an address', async () => {
    const app = await startTestApp();
    const [ada, unverified] = [await app.cast.join(), await app.cast.signUp()];
    app.mails.deliver = () => Promise.reject(new Error('the mail server is down'));
    const { app: phone } = await withSecondFactor(app, ada);
    app.clock.forward({ seconds: 30 });
    const { ticket } = (await login(app, ada)).body.second_factor;
    const body = { ticket, code: phone.code() };
    // From a device nobody knows, which would be told by mail.
    const headers = { 'x-device-id': 'a-new-device-0123456789' };
    const entered = await app.request('POST', '/api/auth/second-factor', { body, headers });
    expect(entered.body.token).toBeTruthy();
    expect(await operate(app, 'verify', unverified.email)).toContain('is now confirmed');
    expect((await login(app, unverified)).body.user).toMatchObject({ email_verified: true });
  });

  it('when an administrator asks a second factor of all: the others turn it on with the session they have', async () => {
    const app = await startTestApp();
    const admin = await app.cast.admin();
    const other = await app.cast.join();
    await operate(app, 'promote', other.email);
    await withSecondFactor(app, admin);
    await app.request('PUT', '/api/admin/installation', {
      token: admin.token,
      body: { admins_need_second_factor: true },
    });
    const users = () => app.request('GET', '/api/admin/users', { token: other.token });
    expect((await users()).body.code).toBe('SECOND_FACTOR_REQUIRED');
    await withSecondFactor(app, other);
    expect((await users()).status).toBe(200);
  });
});
