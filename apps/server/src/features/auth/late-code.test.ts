import { expect, it, onTestFinished } from 'vitest';
import { codeIn, startMailServer } from '../../../test/mail-server.ts';
import { registration } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { mailServerOf } from '../../platform/mail/mail-server.ts';
import { smtpTransport } from '../../platform/mail/mail-transport.ts';

const email = 'ada@example.org';

async function stage() {
  const server = await startMailServer({}, onTestFinished);
  const mail = smtpTransport(mailServerOf(server.url), 'FitArc <fitarc@example.org>');
  const t = await startTestApp({ mail }, (close) => onTestFinished(() => close().then(() => mail.close())));
  return { server, t };
}

/** The worker looks every few seconds; here it looks whenever so much time has passed. */
async function pass(t: TestApp, minutes: number) {
  for (let seconds = 0; seconds < minutes * 60; seconds += 10) {
    t.clock.forward({ seconds: 10 });
    await t.mailQueue.worker.run();
  }
}

const stateOf = async (t: TestApp, token: string) =>
  (await t.request('GET', '/api/auth/mail-state', { token })).body;
const verify = (t: TestApp, code: string | undefined) =>
  t.request('POST', '/api/auth/verify-code', { body: { email, code } });

it('greylisted for ten minutes, the code arrives by itself, once, and works', async () => {
  const { server, t } = await stage();
  server.answer = () => 451;
  const { token } = (await t.request('POST', '/api/auth/register', { body: registration() })).body;
  expect(await stateOf(t, token)).toEqual({ state: 'delayed', pending_state: 'none' });
  await pass(t, 10);
  expect(server.arrived).toEqual([]);
  expect(await stateOf(t, token)).toMatchObject({ state: 'delayed' });
  server.answer = () => undefined;
  await pass(t, 60);
  expect(server.arrived).toHaveLength(1);
  expect(await stateOf(t, token)).toMatchObject({ state: 'sent' });
  const [arrived = ''] = server.arrived;
  expect(arrived).toContain('It expires in 15 minutes.');
  // It left 8 minutes and 30 seconds after the end of the greylisting, which is 42 minutes ago.
  expect((await verify(t, codeIn(arrived))).status).toBe(400);
});

it('the code of a mail that left late is good for 15 minutes from then on, and its link for a day', async () => {
  const { server, t } = await stage();
  server.answer = () => 451;
  await t.request('POST', '/api/auth/register', { body: registration() });
  const [first] = await t.sql('select code_hash from email_confirmations');
  await pass(t, 10);
  server.answer = () => undefined;
  await pass(t, 9);
  expect(server.arrived).toHaveLength(1);
  expect(await t.sql('select code_hash from email_confirmations')).not.toEqual([first]);
  t.clock.forward({ minutes: 14 });
  expect(await verify(t, codeIn(server.arrived[0]))).toMatchObject({ status: 200 });
});

it('a code stays the same while its mail is put off for moments only', async () => {
  const { server, t } = await stage();
  server.answer = () => 451;
  await t.request('POST', '/api/auth/register', { body: registration() });
  const before = await t.sql('select code_hash from email_confirmations');
  server.answer = () => undefined;
  await pass(t, 0.5);
  expect(server.arrived).toHaveLength(1);
  expect(await t.sql('select code_hash from email_confirmations')).toEqual(before);
});

it('of a code that waits and a newer one only the newer one arrives, and it works', async () => {
  const { server, t } = await stage();
  server.answer = () => 451;
  await t.request('POST', '/api/auth/register', { body: registration() });
  await pass(t, 2);
  await t.request('POST', '/api/auth/resend-verification', { body: { email } });
  server.answer = () => undefined;
  await pass(t, 20);
  expect(server.arrived).toHaveLength(1);
});

it('nothing is sent to somebody whose address was confirmed meanwhile, or who deleted the account', async () => {
  const { server, t } = await stage();
  server.answer = () => 451;
  const { token } = (await t.request('POST', '/api/auth/register', { body: registration() })).body;
  await t.sql('update users set email_verified_at = now()');
  await pass(t, 3);
  server.answer = () => undefined;
  await pass(t, 30);
  expect(server.arrived).toEqual([]);
  expect(await t.sql('select state, body_box from outgoing_mails')).toEqual([
    { state: 'replaced', body_box: null },
  ]);
  const body = { password: registration().password };
  expect((await t.request('DELETE', '/api/users/account', { token, body })).status).toBe(200);
  expect(await t.sql('select * from outgoing_mails')).toEqual([]);
});

it('the account and its mail are stored together: without the one there is not the other', async () => {
  const { server, t } = await stage();
  await t.sql('alter table outgoing_mails rename to away');
  expect((await t.request('POST', '/api/auth/register', { body: registration() })).status).toBe(500);
  expect(await t.sql('select 1 from users')).toEqual([]);
  await t.sql('alter table away rename to outgoing_mails');
  expect((await t.request('POST', '/api/auth/register', { body: registration() })).status).toBe(201);
  expect(server.arrived).toHaveLength(1);
});

it('a new address that waits for its mail is told apart from the present one', async () => {
  const { server, t } = await stage();
  const { token } = (await t.request('POST', '/api/auth/register', { body: registration() })).body;
  const code = codeIn(server.arrived[0]);
  const session = (await verify(t, code)).body.token;
  server.answer = (recipient) => (recipient === 'new@example.org' ? 451 : undefined);
  await t.request('PUT', '/api/users/profile', { token: session, body: { email: 'new@example.org' } });
  expect(await stateOf(t, session)).toEqual({ state: 'sent', pending_state: 'delayed' });
  expect(token).toBeTruthy();
});
