import { SECURITY_EVENTS, type SecurityEvent } from '@fitarc/domain/security';
import { afterAll, describe, expect, it } from 'vitest';
import { IdentityProvider } from '../../../test/identity-provider.ts';
import { passkeysWith } from '../../../test/passkeys.ts';
import type { Person } from '../../../test/people.ts';
import type { Method } from '../../../test/request.ts';
import { withSecondFactor } from '../../../test/second-factors.ts';
import { BINDING, person, signOnWith } from '../../../test/sign-on.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const provider = await IdentityProvider.start();
afterAll(() => provider.close());
const { settings, begin, comeBack } = signOnWith(provider);
const singleSignOn = settings();
const t = await startTestApp({ logLevel: 'info', trustProxy: ['127.0.0.1'], singleSignOn });
const ADDRESS = '203.0.113.77';
/** The same application, called from elsewhere: what a test is about is done from there, what leads up to it is not. */
const there: TestApp = {
  ...t,
  request: (method, path, sent = {}) =>
    t.request(method, path, { ...sent, headers: { ...sent.headers, 'x-forwarded-for': ADDRESS } }),
};

async function must(
  app: TestApp,
  method: Method,
  path: string,
  token: string | undefined,
  body: object = {},
) {
  const answer = await app.request(method, `/api${path}`, { token, body });
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return answer;
}
const login = (app: TestApp, { email, password }: Pick<Person, 'email' | 'password'>) =>
  app.request('POST', '/api/auth/login', { body: { email, password } });
const ticketOf = async (ada: Person) => (await login(t, ada)).body.second_factor.ticket;

async function reset(app: TestApp, { email }: Person, token = t.mails.resetToken(email)): Promise<string> {
  const password = 'chosen once more';
  await must(app, 'POST', '/auth/reset-password', undefined, { token, newPassword: password });
  return (await login(t, { email, password })).body.token;
}

const MOVED = (ada: Person) => `moved-${ada.email}`;
async function changeAddress(app: TestApp, ada: Person) {
  await must(t, 'PUT', '/users/profile', ada.token, { email: MOVED(ada) });
  await must(app, 'POST', '/auth/confirm', undefined, { token: t.mails.confirmToken(MOVED(ada)) });
}

async function link(app: TestApp, { token }: Person) {
  provider.person = person();
  const { back } = await begin(t, '/api/users/single-sign-on', token);
  if (!back) throw new Error('linking could not be started');
  const code = (await comeBack(t, back)).searchParams.get('sign-on-code');
  await must(app, 'POST', '/users/single-sign-on/finish', token, { code, binding: BINDING });
}
const linkedOf = async ({ token }: Person) =>
  (await t.request('GET', '/api/users/security', { token })).body.linked as { id: number }[];

/** Does what the event is about; answers the token to read the list with where the member's own has ended. */
type Act = (ada: Person) => Promise<unknown>;
const ACTS: readonly (readonly [SecurityEvent, string, Act])[] = [
  ['sign-in', 'with the password', (ada) => login(there, ada)],
  ['sign-in-failed', 'with the password', (ada) => login(there, { ...ada, password: 'wrong' })],
  [
    'session-ended',
    'in the list',
    async (ada) => {
      await t.cast.signIn(ada);
      const { list } = await t.request('GET', '/api/users/sessions', { token: ada.token });
      const other = list.find(({ is_current }) => !is_current);
      await must(there, 'DELETE', `/users/sessions/${other?.id}`, ada.token);
    },
  ],
  ['sessions-ended', 'in the list', ({ token }) => must(there, 'POST', '/users/sessions/end-others', token)],
  [
    'password-changed',
    'in the settings',
    ({ token, password }) =>
      must(there, 'PUT', '/users/password', token, { currentPassword: password, newPassword: 'another one' }),
  ],
  [
    'password-reset',
    'with a link',
    async (ada) => {
      await must(t, 'POST', '/auth/forgot-password', undefined, { email: ada.email });
      return reset(there, ada);
    },
  ],
  ['address-changed', 'with a link', (ada) => changeAddress(there, ada)],
  [
    'address-restored',
    'with a link',
    async (ada) => {
      await changeAddress(t, ada);
      const token = t.mails.restoreToken(ada.email);
      const { body } = await must(there, 'POST', '/auth/restore-email', undefined, { token });
      return reset(t, ada, String(body.resetToken));
    },
  ],
  ['second-factor-on', 'in the settings', (ada) => withSecondFactor(there, ada)],
  [
    'second-factor-off',
    'in the settings',
    async (ada) => {
      await withSecondFactor(t, ada);
      await must(there, 'DELETE', '/users/second-factor', ada.token);
    },
  ],
  [
    'second-factor-failed',
    'at the log-in',
    async (ada) => {
      await withSecondFactor(t, ada);
      const body = { ticket: await ticketOf(ada), code: '000000' };
      await there.request('POST', '/api/auth/second-factor', { body });
    },
  ],
  [
    'second-factor-failed',
    'in the settings',
    async (ada) => {
      await withSecondFactor(t, ada);
      const body = { password: ada.password, code: '000000' };
      await there.request('POST', '/api/users/confirm-identity', { token: ada.token, body });
    },
  ],
  [
    'recovery-codes-created',
    'in the settings',
    async (ada) => {
      await withSecondFactor(t, ada);
      await must(there, 'POST', '/users/second-factor/recovery-codes', ada.token);
    },
  ],
  [
    'recovery-code-used',
    'at the log-in',
    async (ada) => {
      const { codes } = await withSecondFactor(t, ada);
      const body = { ticket: await ticketOf(ada), code: codes[0] };
      await must(there, 'POST', '/auth/second-factor', undefined, body);
    },
  ],
  [
    'recovery-code-used',
    'in the settings',
    async (ada) => {
      const { codes } = await withSecondFactor(t, ada);
      const body = { password: ada.password, code: codes[0] };
      await must(there, 'POST', '/users/confirm-identity', ada.token, body);
    },
  ],
  ['passkey-added', 'in the settings', (ada) => passkeysWith(there).added(ada)],
  [
    'passkey-removed',
    'in the settings',
    async (ada) => passkeysWith(there).remove(ada, await passkeysWith(t).added(ada)),
  ],
  ['provider-linked', 'in the settings', (ada) => link(there, ada)],
  [
    'provider-unlinked',
    'in the settings',
    async (ada) => {
      await link(t, ada);
      const [entry] = await linkedOf(ada);
      await must(there, 'DELETE', `/users/single-sign-on/${entry?.id}`, ada.token);
    },
  ],
];

describe('what happens to the ways into an account', () => {
  it('has a row here for every kind there is (R-1066)', () => {
    expect([...new Set(ACTS.map(([kind]) => kind))].sort()).toEqual([...SECURITY_EVENTS].sort());
  });

  it.each(ACTS)(
    '%s (%s) is in the member’s list and in the log, once, with the address',
    async (kind, _how, act) => {
      const ada = await t.cast.join();
      t.log.length = 0;
      const other = await act(ada);
      const token = typeof other === 'string' ? other : ada.token;
      const { list } = await t.request('GET', '/api/users/security-events', { token });
      const row = { kind, address: ADDRESS, times: 1 };
      expect(list.filter((event) => event.kind === kind && event.address === ADDRESS)).toMatchObject([row]);
      const lines = t.log.map((line): Record<string, unknown> => JSON.parse(line));
      const logged = lines.filter(({ event, address }) => event === kind && address === ADDRESS);
      expect(logged).toMatchObject([{ member: ada.id, msg: 'security event' }]);
    },
  );
});
