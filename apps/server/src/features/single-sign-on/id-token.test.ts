import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { CLIENT, IdentityProvider } from '../../../test/identity-provider.ts';
import { person, signOnWith } from '../../../test/sign-on.ts';
import { startTestApp } from '../../../test/test-app.ts';

const provider = await IdentityProvider.start();
afterAll(() => provider.close());
afterEach(() => {
  provider.forgery = undefined;
});
const { settings, begin, comeBack, finish } = signOnWith(provider);
const t = await startTestApp({ singleSignOn: settings() });

/** Where the browser ends up, with the ID token the provider has forged. */
async function arrive(forgery: IdentityProvider['forgery']): Promise<URL> {
  provider.person = person();
  const { back } = await begin(t);
  if (!back) throw new Error('single sign-on could not be started');
  provider.forgery = forgery;
  return comeBack(t, back);
}
/** Of a token made so many seconds early or late, and valid for five. */
const madeAt = (seconds: number) => {
  const at = Math.floor(Date.now() / 1000) + seconds;
  return { iat: at, nbf: at, exp: at + 5 };
};

describe('the ID token', () => {
  it('is accepted as the provider signs it, so that the refusals below are about their one difference', async () => {
    const page = await arrive({});
    expect((await finish(t, page)).status).toBe(200);
  });

  it.each([
    ['is signed by another key', { isKeyAnother: true }],
    ['names another issuer', { claims: { iss: 'https://evil.example.org' } }],
    ['is for another client', { claims: { aud: 'another-client' } }],
    [
      'is for others as well, and was given to one of them',
      {
        claims: { aud: [CLIENT.id, 'another-client'], azp: 'another-client' },
      },
    ],
    ['has the nonce of another attempt', { claims: { nonce: 'of another attempt' } }],
    ['names nobody', { claims: { sub: '' } }],
  ])('is refused when it %s (R-1119)', async (_what, forgery) => {
    const accounts = await t.sql('select id from users');
    const page = await arrive(forgery);
    expect(page.search).toBe('?sign-on=failed');
    expect(await t.sql('select id from users')).toEqual(accounts);
  });

  it.each([50, -50])('works when the provider’s clock is %i seconds off', async (seconds) => {
    const page = await arrive({ claims: madeAt(seconds) });
    expect((await finish(t, page)).status).toBe(200);
  });

  it.each([600, -600])('is refused when the provider’s clock is %i seconds off (R-1120)', async (seconds) => {
    expect((await arrive({ claims: madeAt(seconds) })).search).toBe('?sign-on=failed');
  });
});
