import { afterAll, describe, expect, it } from 'vitest';
import { IdentityProvider } from '../../../test/identity-provider.ts';
import { operate } from '../../../test/moderation.ts';
import { passkeysWith } from '../../../test/passkeys.ts';
import { registration } from '../../../test/people.ts';
import { withSecondFactor } from '../../../test/second-factors.ts';
import { person, signOnWith } from '../../../test/sign-on.ts';
import { startTestApp } from '../../../test/test-app.ts';

const provider = await IdentityProvider.start();
afterAll(() => provider.close());
const { settings, begin, signOn } = signOnWith(provider);
/** From before the operator set OIDC_ONLY, and after it. */
const before = await startTestApp({ singleSignOn: settings() });
const only = await startTestApp({ singleSignOn: settings({ only: true }), database: before.url });
const SAID = 'Please log in with Example ID.';
const login = (email: string, password: string) =>
  only.request('POST', '/api/auth/login', { body: { email, password } });

describe('OIDC_ONLY', () => {
  it('leaves passwords to administrators, also while the provider is down (R-1123)', async () => {
    const down = settings({ only: true, issuer: 'http://127.0.0.1:9' });
    const app = await startTestApp({ singleSignOn: down });
    const failed = await begin(app);
    expect(failed.failed?.status).toBe(503);
    expect(failed.failed?.body.message).toBe('Example ID cannot be reached right now.');
    const admin = await app.cast.admin();
    expect(await app.cast.signIn(admin)).toBeTruthy();
    await app.sql('update users set is_admin = false where id = $1', [admin.id]);
    const login = await app.request('POST', '/api/auth/login', {
      body: { email: admin.email, password: admin.password },
    });
    expect(login.status).toBe(403);
    expect(login.body.message).toBe('Please log in with Example ID.');
  });

  it('lets administrators in with a passkey, and members with none', async () => {
    const admin = await before.cast.admin();
    const ada = await before.cast.join();
    const passkeys = passkeysWith(before);
    const [bossKey, adaKey] = [await passkeys.added(admin), await passkeys.added(ada)];
    expect((await passkeysWith(only).signIn(bossKey)).body.token).toBeTruthy();
    const refused = await passkeysWith(only).signIn(adaKey);
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe(SAID);
    expect((await passkeys.signIn(adaKey)).status).toBe(200);
  });

  it('refuses whoever signs up, also by an invitation, and keeps the invitation', async () => {
    const { token } = await before.cast.admin();
    const email = 'invited@example.org';
    const invited = await only.request('POST', '/api/admin/invitations', {
      token,
      body: { email, days: 7, deliver: 'link' },
    });
    const invitation = String(invited.body.link).split('invitation=')[1];
    for (const body of [registration({ email }), registration({ email, invitation })]) {
      const refused = await only.request('POST', '/api/auth/register', { body });
      expect(refused.status).toBe(403);
      expect(refused.body.message).toBe(SAID);
    }
    expect(await only.sql('select 1 from users where email = $1', [email])).toEqual([]);
    const body = registration({ email, invitation });
    expect((await before.request('POST', '/api/auth/register', { body })).status).toBe(201);
  });

  it('is not got around by a new password, whether by mail or by the operator (R-1124)', async () => {
    const ada = await before.cast.join();
    await only.request('POST', '/api/auth/forgot-password', { body: { email: ada.email } });
    const said = await operate(only, 'reset-password', ada.email);
    const [, byOperator] = /token=(\S+)/.exec(said) ?? [];
    const newPassword = 'chosen by mail';
    // The later link is the one that works.
    for (const [token, status] of [
      [only.mails.resetToken(ada.email), 400],
      [byOperator, 200],
    ]) {
      const answer = await only.request('POST', '/api/auth/reset-password', { body: { token, newPassword } });
      expect(answer.status).toBe(status);
      expect(answer.body.token).toBeUndefined();
    }
    expect((await login(ada.email, newPassword)).status).toBe(403);
    expect((await before.request('GET', '/api/users/profile', { token: ada.token })).status).toBe(401);
  });

  it('is not got around by a code that confirms an address; whoever came by the provider uses one', async () => {
    const ada = await before.cast.signUp();
    const confirm = (email: string, code: string) =>
      only.request('POST', '/api/auth/verify-code', { body: { email, code } });
    const refused = await confirm(ada.email, before.mails.code(ada.email));
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe(SAID);
    const grace = person({ email_verified: false });
    await signOn(only, grace);
    const email = String(grace.email);
    expect((await confirm(email, only.mails.code(email))).body.token).toBeTruthy();
  });

  it('holds for an administrator who is made a member between password and code', async () => {
    const ada = await before.cast.join();
    await operate(before, 'promote', ada.email);
    const { codes } = await withSecondFactor(before, ada);
    const { ticket } = (await login(ada.email, ada.password)).body.second_factor;
    await before.sql('update users set is_admin = false where id = $1', [ada.id]);
    const body = { ticket, code: codes[0] };
    expect((await only.request('POST', '/api/auth/second-factor', { body })).status).toBe(403);
  });
});
