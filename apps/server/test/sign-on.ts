import type { ProviderSettings } from '@fitarc/domain/single-sign-on';
import { expect } from 'vitest';
import { CLIENT, type IdentityProvider, type ProviderAccount } from './identity-provider.ts';
import type { TestApp } from './test-app.ts';

const PAGE = { origin: 'https://fit.example.org', host: 'fit.example.org' };
export const BINDING = '0123456789abcdef'.repeat(3);

let count = 0;
/** Somebody at the provider. */
export const person = (changes: Partial<ProviderAccount> = {}): ProviderAccount => {
  const sub = `subject-${++count}`;
  return {
    sub,
    email: `${sub}@example.org`,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'King',
    ...changes,
  };
};

/** What the operator sets, and what a browser does, with one provider. */
export const signOnWith = (provider: IdentityProvider) => {
  const settings = (changes: Partial<ProviderSettings> = {}): ProviderSettings => ({
    issuer: provider.issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    name: 'Example ID',
    adminGroup: undefined,
    signUp: true,
    only: false,
    tokenAuth: undefined,
    ...changes,
  });

  async function begin(app: TestApp, path = '/api/auth/single-sign-on', token?: string) {
    const started = await app.request('POST', path, { token, body: { binding: BINDING }, headers: PAGE });
    if (started.status !== 200) return { failed: started };
    return { back: await provider.visit(String(started.body.url)) };
  }
  /** The address the callback leads the browser to. */
  async function comeBack(app: TestApp, back: URL): Promise<URL> {
    const answer = await app.request('GET', `${back.pathname}${back.search}`);
    expect(answer.status).toBe(303);
    return new URL(String(answer.headers.location), 'https://fit.example.org');
  }
  const finish = (app: TestApp, page: URL, binding = BINDING) =>
    app.request('POST', '/api/auth/single-sign-on/finish', {
      body: { code: page.searchParams.get('sign-on-code') ?? 'none at all, sorry', binding },
    });
  async function signOn(app: TestApp, who: ProviderAccount) {
    provider.person = who;
    const { back } = await begin(app);
    if (!back) throw new Error('single sign-on could not be started');
    return finish(app, await comeBack(app, back));
  }
  return { settings, begin, comeBack, finish, signOn };
};
