import { afterAll, describe, expect, it } from 'vitest';
import { IdentityProvider } from '../../../test/identity-provider.ts';
import { passkeysWith } from '../../../test/passkeys.ts';
import { person, signOnWith } from '../../../test/sign-on.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const provider = await IdentityProvider.start();
afterAll(() => provider.close());
const { settings, signOn } = signOnWith(provider);
const t = await startTestApp({ singleSignOn: settings() });
const { added } = passkeysWith(t);

/** The same accounts, after the operator has changed the settings. */
const withSettings = (singleSignOn?: ReturnType<typeof settings>) =>
  startTestApp({ database: t.url, singleSignOn });
const moved = await withSettings(settings({ issuer: 'https://another.example.org' }));
const gone = await withSettings();
const only = await withSettings(settings({ only: true }));

const LAST = 'This is the only way into your account. Set a password first.';

/** Somebody whom the provider made an account for, with a passkey. */
async function withoutPassword() {
  const { token, user } = (await signOn(t, person())).body;
  const key = await added({ token });
  const linked = async () =>
    (await t.request('GET', '/api/users/security', { token })).body.linked as {
      id: number;
      issuer: string;
    }[];
  const unlink = async (app: TestApp, issuer = provider.issuer) => {
    const entry = (await linked()).find((link) => link.issuer === issuer);
    return app.request('DELETE', `/api/users/single-sign-on/${entry?.id}`, { token });
  };
  return { id: user.user_id, token, key, linked, unlink };
}

const linkTo = (issuer: string, userId: number) =>
  t.sql(
    `insert into linked_identities (user_id, issuer, subject, email, linked_at, last_used_at)
    values ($1, $2, 'elsewhere', '', now(), now())`,
    [userId, issuer],
  );

describe('without a password, the last passkey', () => {
  it.each([
    ['another provider', moved],
    ['no provider', gone],
  ])('stays where the only link is to a former one: %s', async (_name, app) => {
    const { token, key } = await withoutPassword();
    const refused = await passkeysWith(app).remove({ token }, key);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(LAST);
    expect((await passkeysWith(app).signIn(key)).status).toBe(200);
  });

  it('can go where the link is to the provider that is set, also with OIDC_ONLY', async () => {
    for (const app of [t, only]) {
      const { token, key } = await withoutPassword();
      expect((await passkeysWith(app).remove({ token }, key)).status).toBe(200);
    }
  });
});

describe('without a password, the last link', () => {
  it('can go while a passkey is left', async () => {
    const { unlink, linked } = await withoutPassword();
    expect((await unlink(t)).status).toBe(200);
    expect(await linked()).toEqual([]);
  });

  it('stays beside a link to a former provider, which can go', async () => {
    const { id, token, key, linked, unlink } = await withoutPassword();
    await linkTo('https://former.example.org', id);
    expect((await passkeysWith(t).remove({ token }, key)).status).toBe(200);
    expect((await unlink(t)).body.message).toBe(LAST);
    expect(await linked()).toHaveLength(2);
    expect((await unlink(t, 'https://former.example.org')).status).toBe(200);
    expect((await unlink(t)).status).toBe(409);
  });

  it('stays with OIDC_ONLY, where neither passkey nor password opens a member’s account', async () => {
    const { id, linked, unlink } = await withoutPassword();
    expect((await unlink(only)).status).toBe(409);
    await t.sql('update users set has_password = true where id = $1', [id]);
    expect((await unlink(only)).status).toBe(409);
    expect(await linked()).toHaveLength(1);
    // An administrator gets in by either.
    await t.sql('update users set is_admin = true, has_password = false where id = $1', [id]);
    expect((await unlink(only)).status).toBe(200);
  });
});
