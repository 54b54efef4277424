import type { Person } from './people.ts';
import { SoftAuthenticator } from './soft-authenticator.ts';
import type { TestApp } from './test-app.ts';

/** The page a browser has open, as its headers say. */
export const PASSKEY_PAGE = { origin: 'https://fit.example.org', host: 'fit.example.org' };

/** A member's passkeys, and what the browser does with them. */
export function passkeysWith(t: TestApp) {
  const post = (
    path: string,
    {
      token,
      body = {},
      page = PASSKEY_PAGE,
    }: { token?: string; body?: object; page?: typeof PASSKEY_PAGE } = {},
  ) => t.request('POST', `/api${path}`, { token, body, headers: page });

  async function added(
    { token }: Pick<Person, 'token'>,
    key = new SoftAuthenticator(),
    page = PASSKEY_PAGE,
  ): Promise<SoftAuthenticator> {
    key.origin = page.origin;
    const { body } = await post('/users/passkeys/options', { token, page });
    const created = { name: 'Laptop', answer: key.create(body.options) };
    const answer = await post('/users/passkeys', { token, body: created, page });
    if (answer.status !== 201) throw new Error(`adding a passkey answered ${answer.status}: ${answer.text}`);
    return key;
  }

  /** What a sign-in or a confirmation sends. */
  async function signed(key: SoftAuthenticator, page = PASSKEY_PAGE) {
    const { body } = await post('/auth/passkey/options', { page });
    return key.sign(body.options);
  }
  const signIn = async (key: SoftAuthenticator, page = PASSKEY_PAGE) =>
    post('/auth/passkey', { body: { answer: await signed(key, page) }, page });
  const confirm = async ({ token }: Pick<Person, 'token'>, key: SoftAuthenticator) =>
    post('/users/confirm-identity', { token, body: { passkey: await signed(key) } });
  const remove = ({ token }: Pick<Person, 'token'>, key: SoftAuthenticator) =>
    t.request('DELETE', `/api/users/passkeys/${key.id.toString('base64url')}`, { token });
  return { post, added, signIn, confirm, remove };
}
