import { afterAll, describe, expect, it } from 'vitest';
import { IdentityProvider } from '../../../test/identity-provider.ts';
import { person, signOnWith } from '../../../test/sign-on.ts';
import { startTestApp } from '../../../test/test-app.ts';

const provider = await IdentityProvider.start();
afterAll(() => provider.close());
const { settings, begin, comeBack, finish, signOn } = signOnWith(provider);
const t = await startTestApp({ singleSignOn: settings() });
const userOf = async (email: string) => (await t.sql('select * from users where email = $1', [email]))[0];

describe('single sign-on', () => {
  it('makes an account with the confirmed address and the name, and finds it again by its subject (R-1112)', async () => {
    const ada = person();
    const first = await signOn(t, ada);
    expect(first.status).toBe(200);
    expect(first.body.user).toMatchObject({ email: ada.email, email_verified: true, is_admin: false });
    const profile = await t.request('GET', '/api/users/profile', { token: first.body.token });
    expect(profile.body).toMatchObject({ first_name: 'Ada', last_name: 'King' });
    const again = await signOn(t, { ...ada, email: 'renamed@example.org' });
    expect(again.body.user.user_id).toBe(first.body.user.user_id);
    expect(await userOf('renamed@example.org')).toBeUndefined();
    expect(await userOf(String(ada.email))).toMatchObject({ has_password: false });
  });

  it('works with claims at the userinfo address and with the secret in the body', async () => {
    const other = await IdentityProvider.start({ claimsInToken: false, tokenAuth: 'client_secret_post' });
    const app = await startTestApp({ singleSignOn: settings({ issuer: other.issuer, adminGroup: 'gym' }) });
    const answer = await signOnWith(other).signOn(app, person({ groups: ['gym', 'staff'] }));
    expect(answer.body.user).toMatchObject({ email_verified: true, is_admin: true });
    await other.close();
  });

  it('opens the account with the same address if both sides have confirmed it (R-1113)', async () => {
    const ada = await t.cast.join();
    const answer = await signOn(t, person({ email: ada.email.toUpperCase() }));
    expect(answer.body.user.user_id).toBe(ada.id);
    const security = await t.request('GET', '/api/users/security', { token: answer.body.token });
    expect(security.body).toMatchObject({
      has_password: true,
      provider: { name: 'Example ID' },
      linked: [{ email: ada.email }],
    });
    expect(
      t.mails.to(ada.email).some(({ text }) => text.includes('Your Example ID account was linked')),
    ).toBe(true);
    const events = await t.request('GET', '/api/users/security-events', { token: answer.body.token });
    expect(events.list.map(({ kind }) => kind)).toContain('provider-linked');
  });

  it('opens the account an administrator made; the link to choose a password ends with it', async () => {
    const { token } = await t.cast.admin();
    const who = person();
    const { body } = await t.request('POST', '/api/admin/members', {
      token,
      body: { email: who.email, firstName: 'Joan', lastName: 'Clarke', deliver: 'link' },
    });
    expect((await signOn(t, who)).body.user.user_id).toBe(body.user_id);
    const reset = { token: String(body.link).split('token=')[1], newPassword: 'seen by somebody else' };
    expect((await t.request('POST', '/api/auth/reset-password', { body: reset })).status).toBe(400);
  });

  it('does not open it for an address the provider has not confirmed (R-1114)', async () => {
    const ada = await t.cast.join();
    const answer = await signOn(t, person({ email: ada.email, email_verified: false }));
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('Log in with its password, then link Example ID');
    expect(answer.body.token).toBeUndefined();
  });

  it('takes an address from somebody who registered it and never confirmed it', async () => {
    const squatter = await t.cast.signUp();
    const answer = await signOn(t, person({ email: squatter.email }));
    expect(answer.status).toBe(200);
    expect(answer.body.user.user_id).not.toBe(squatter.id);
    expect((await t.request('GET', '/api/users/profile', { token: squatter.token })).status).toBe(401);
  });

  it('asks for the code by mail where the provider has not confirmed a new address', async () => {
    const ada = person({ email_verified: false });
    const answer = await signOn(t, ada);
    expect(answer.body.user).toMatchObject({ email_verified: false });
    expect((await t.request('GET', '/api/users/export', { token: answer.body.token })).status).toBe(403);
    expect(t.mails.code(String(ada.email))).toMatch(/^\d{6}$/);
  });

  it('refuses whoever is banned, has no address, or comes where new accounts are closed (R-1115)', async () => {
    const ada = person();
    const { body } = await signOn(t, ada);
    const { token } = await t.cast.admin();
    await t.request('POST', `/api/admin/users/${body.user.user_id}/ban`, { token });
    const banned = await signOn(t, ada);
    expect(banned.status).toBe(403);
    expect(banned.body.message).toBe('Your account has been banned. Please contact support.');
    const nameless = await signOn(t, person({ email: undefined }));
    expect(nameless.status).toBe(403);
    expect(nameless.body.message).toContain('gave no email address');
    const app = await startTestApp({ singleSignOn: settings({ signUp: false }) });
    const closed = await signOn(app, person());
    expect(closed.status).toBe(403);
    const grace = await app.cast.join();
    expect((await signOn(app, person({ email: grace.email }))).status).toBe(200);
  });

  it.each([{ signUp: 'closed' }, { signUp: 'invitation' }, { signUpDomains: ['club.example'] }] as const)(
    'makes accounts whatever %j says of signing up, unless OIDC_SIGN_UP is off',
    async (installation) => {
      const open = await startTestApp({ installation, singleSignOn: settings() });
      const ada = person();
      expect((await signOn(open, ada)).body.user).toMatchObject({ email: ada.email });
      const closed = await startTestApp({ installation, singleSignOn: settings({ signUp: false }) });
      const refused = await signOn(closed, person());
      expect(refused.status).toBe(403);
      expect(refused.body.message).toContain('does not create new accounts');
    },
  );

  it('lets the group decide who is an administrator, at every sign-in, but never takes the last one (R-1116)', async () => {
    const app = await startTestApp({ singleSignOn: settings({ adminGroup: 'gym-admins' }) });
    const ada = person({ groups: ['gym-admins'] });
    expect((await signOn(app, ada)).body.user).toMatchObject({ is_admin: true });
    expect((await signOn(app, { ...ada, groups: [] })).body.user).toMatchObject({ is_admin: true });
    await app.cast.admin();
    expect((await signOn(app, { ...ada, groups: [] })).body.user).toMatchObject({ is_admin: false });
    const acts = await app.sql('select act from audit_log order by id');
    expect(acts).toEqual([{ act: 'provider.promote' }, { act: 'provider.demote' }]);
  });
});

describe('single sign-on under attack', () => {
  it('gives the session only to the browser that began, and only once (R-1117)', async () => {
    provider.person = person();
    const { back } = await begin(t);
    if (!back) throw new Error('not started');
    const page = await comeBack(t, back);
    expect((await finish(t, page, 'fedcba9876543210'.repeat(3))).status).toBe(400);
    expect((await finish(t, page)).status).toBe(200);
    expect((await finish(t, page)).status).toBe(400);
    const replayed = await comeBack(t, back);
    expect(replayed.searchParams.get('sign-on')).toBe('expired');
  });

  it('refuses an answer with another state, of another provider, or too late (R-1118)', async () => {
    provider.person = person();
    const started = await begin(t);
    const back = started.back as URL;
    const forged = new URL(back);
    forged.searchParams.set('state', 'another');
    expect((await comeBack(t, forged)).search).toBe('?sign-on=expired');
    const mixedUp = new URL(back);
    mixedUp.searchParams.set('iss', 'https://evil.example.org');
    expect((await comeBack(t, mixedUp)).search).toBe('?sign-on=failed');
    t.clock.forward({ minutes: 11 });
    expect((await comeBack(t, back)).search).toBe('?sign-on=expired');
  });

  it('refuses the code of one person in the attempt of another', async () => {
    provider.person = person();
    const [mine, theirs] = [(await begin(t)).back as URL, (await begin(t)).back as URL];
    theirs.searchParams.set('code', mine.searchParams.get('code') ?? '');
    expect((await comeBack(t, theirs)).search).toBe('?sign-on=failed');
  });

  it('says so when somebody cancels at the provider', async () => {
    provider.person = person();
    provider.isCanceled = true;
    const { back } = await begin(t);
    provider.isCanceled = false;
    expect((await comeBack(t, back as URL)).search).toBe('?sign-on=canceled');
  });
});
