import { afterAll, describe, expect, it } from 'vitest';
import { IdentityProvider, type ProviderAccount } from '../../../test/identity-provider.ts';
import { BINDING, person, signOnWith } from '../../../test/sign-on.ts';
import { startTestApp } from '../../../test/test-app.ts';

const provider = await IdentityProvider.start();
afterAll(() => provider.close());
const { settings, begin, comeBack, signOn } = signOnWith(provider);
const t = await startTestApp({ singleSignOn: settings() });

describe('linking in the settings', () => {
  const link = async (token: string, who: ProviderAccount) => {
    provider.person = who;
    const { back, failed } = await begin(t, '/api/users/single-sign-on', token);
    if (failed) return failed;
    const page = await comeBack(t, back as URL);
    expect(page.pathname + page.search).toMatch(/^\/settings\?tab=security&sign-on-code=/);
    return t.request('POST', '/api/users/single-sign-on/finish', {
      token,
      body: { code: page.searchParams.get('sign-on-code'), binding: BINDING },
    });
  };
  const linkedOf = async (token: string) =>
    (await t.request('GET', '/api/users/security', { token })).body.linked as { id: number }[];

  it('lets a member log in either way afterward, whatever the addresses are (R-1121)', async () => {
    const ada = await t.cast.join();
    const elsewhere = person({ email: 'elsewhere@example.org', email_verified: false });
    expect((await link(ada.token, elsewhere)).status).toBe(200);
    expect((await signOn(t, elsewhere)).body.user.user_id).toBe(ada.id);
    expect(
      t.mails.to(ada.email).some(({ text }) => text.includes('Your Example ID account was linked')),
    ).toBe(true);
    const grace = await t.cast.join();
    expect((await link(grace.token, elsewhere)).status).toBe(409);
  });

  it('needs a recent sign-in, and cannot be ended by another member', async () => {
    const [ada, grace] = [await t.cast.join(), await t.cast.join()];
    provider.person = person();
    const { back } = await begin(t, '/api/users/single-sign-on', ada.token);
    const page = await comeBack(t, back as URL);
    const stolen = await t.request('POST', '/api/users/single-sign-on/finish', {
      token: grace.token,
      body: { code: page.searchParams.get('sign-on-code'), binding: BINDING },
    });
    expect(stolen.status).toBe(400);
    expect(await linkedOf(grace.token)).toEqual([]);
    t.clock.forward({ minutes: 11 });
    expect((await link(ada.token, person())).body.code).toBe('RECENT_SIGN_IN_REQUIRED');
  });

  it('can be undone, but never as the last way in (R-1122)', async () => {
    const first = await signOn(t, person());
    const { token } = first.body;
    const [entry] = await linkedOf(token);
    const unlink = () => t.request('DELETE', `/api/users/single-sign-on/${entry?.id}`, { token });
    expect((await unlink()).status).toBe(409);
    await t.sql('update users set has_password = true where id = $1', [first.body.user.user_id]);
    expect((await unlink()).status).toBe(200);
    expect(await linkedOf(token)).toEqual([]);
  });
});

describe('an account without a password', () => {
  it('that somebody made with an address of another person is cut off by the owner’s reset', async () => {
    const thief = person({ email_verified: false });
    await signOn(t, thief);
    await t.request('POST', '/api/auth/forgot-password', { body: { email: thief.email } });
    const reset = { token: t.mails.resetToken(String(thief.email)), newPassword: 'the owner’s own' };
    expect((await t.request('POST', '/api/auth/reset-password', { body: reset })).status).toBe(200);
    expect((await signOn(t, thief)).status).toBe(409);
  });

  it('gets one by the reset link, and is deleted after a recent sign-in instead of the password', async () => {
    const ada = person();
    const { token } = (await signOn(t, ada)).body;
    const remove = (bearer: string) => t.request('DELETE', '/api/users/account', { token: bearer, body: {} });
    t.clock.forward({ minutes: 11 });
    expect((await remove(token)).body.code).toBe('RECENT_SIGN_IN_REQUIRED');
    await t.request('POST', '/api/auth/forgot-password', { body: { email: ada.email } });
    const newPassword = 'chosen at last';
    const reset = { token: t.mails.resetToken(String(ada.email)), newPassword };
    expect((await t.request('POST', '/api/auth/reset-password', { body: reset })).status).toBe(200);
    const login = await t.request('POST', '/api/auth/login', {
      body: { email: ada.email, password: newPassword },
    });
    expect(login.status).toBe(200);
    const other = (await signOn(t, person())).body;
    expect((await remove(other.token)).status).toBe(200);
  });
});
