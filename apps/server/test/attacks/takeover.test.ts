import { describe, expect, it, onTestFinished } from 'vitest';
import type { Person } from '../people.ts';
import { startTestApp } from '../test-app.ts';
import { lockRow } from './row-lock.ts';

const t = await startTestApp();
let count = 0;
const address = () => `thief-${++count}@example.org`;
const NEW = 'a password of my own';

const post = (path: string, body: unknown, token?: string) => t.request('POST', path, { body, token });
const askForEmail = ({ token }: Person, email: string) =>
  t.request('PUT', '/api/users/profile', { token, body: { email } });
const confirm = async (token: string) => (await post('/api/auth/confirm', { token })).status;
const forgot = (email: string) => post('/api/auth/forgot-password', { email });
const reset = (token: string, newPassword = NEW) => post('/api/auth/reset-password', { token, newPassword });
const changePassword = ({ token, password }: Person, newPassword = NEW) =>
  t.request('PUT', '/api/users/password', { token, body: { currentPassword: password, newPassword } });
const login = (email: string, password: string) => post('/api/auth/login', { email, password });
const emailOf = async (token: string) => (await t.request('GET', '/api/users/profile', { token })).body.email;
const works = async (token: string) =>
  (await t.request('GET', '/api/users/profile', { token })).status === 200;

async function changeEmail(person: Person, wanted = address()): Promise<string> {
  await askForEmail(person, wanted);
  expect(await confirm(t.mails.confirmToken(wanted))).toBe(200);
  return wanted;
}

describe('a change of address that waits in the mailbox of a thief', () => {
  it('ends with a password reset (R-1073)', async () => {
    const owner = await t.cast.join();
    const stolen = address();
    await askForEmail(owner, stolen);
    await forgot(owner.email);
    expect((await reset(t.mails.resetToken(owner.email))).status).toBe(200);
    expect(await confirm(t.mails.confirmToken(stolen))).toBe(400);
    expect((await login(owner.email, NEW)).status).toBe(200);
  });

  it('ends with a change of password', async () => {
    const owner = await t.cast.join();
    const stolen = address();
    await askForEmail(owner, stolen);
    expect((await changePassword(owner)).status).toBe(200);
    expect(await confirm(t.mails.confirmToken(stolen))).toBe(400);
    expect(await emailOf(owner.token)).toBe(owner.email);
  });

  it('cannot be asked for by a call that was let in before a reset', async () => {
    const owner = await t.cast.join();
    await forgot(owner.email);
    const lock = await lockRow(t, owner);
    const resetting = reset(t.mails.resetToken(owner.email));
    await lock.waiting(1);
    const stolen = address();
    const asking = askForEmail(owner, stolen);
    await lock.waiting(2);
    await lock.release();
    expect([(await resetting).status, (await asking).status]).toEqual([200, 401]);
    expect(t.mails.to(stolen)).toEqual([]);
  });

  it('can be canceled from the present address at once, without logging in', async () => {
    const owner = await t.cast.join();
    const stolen = address();
    await askForEmail(owner, stolen);
    const cancel = t.mails.cancelToken(owner.email);
    expect((await post('/api/auth/cancel-email-change', { token: cancel })).status).toBe(200);
    expect(await confirm(t.mails.confirmToken(stolen))).toBe(400);
    expect((await post('/api/auth/cancel-email-change', { token: cancel })).status).toBe(400);
  });
});

describe('a reset link', () => {
  it('ends with a change of password', async () => {
    const owner = await t.cast.join();
    await forgot(owner.email);
    await changePassword(owner);
    expect((await reset(t.mails.resetToken(owner.email), 'of the thief')).status).toBe(400);
  });

  it('ends with a change of address', async () => {
    const owner = await t.cast.join();
    await forgot(owner.email);
    await changeEmail(owner);
    expect((await reset(t.mails.resetToken(owner.email), 'of the thief')).status).toBe(400);
  });

  it('is one when asked for twice at the same moment', async () => {
    const owner = await t.cast.join();
    const lock = await lockRow(t, owner);
    const asking = Promise.all([forgot(owner.email), forgot(owner.email)]);
    await lock.waiting(2);
    await lock.release();
    await asking;
    const links = await t.sql('select count(*)::int as count from password_resets where user_id = $1', [
      owner.id,
    ]);
    expect(links[0]?.count).toBe(1);
  });
});

describe('a log-in with the old password that is on its way', () => {
  it('opens no session after a reset (R-1076)', async () => {
    const owner = await t.cast.join();
    await forgot(owner.email);
    const lock = await lockRow(t, owner);
    const resetting = reset(t.mails.resetToken(owner.email));
    await lock.waiting(1);
    const entering = login(owner.email, owner.password);
    await lock.waiting(2);
    await lock.release();
    expect([(await resetting).status, (await entering).status]).toEqual([200, 401]);
  });

  it('opens no session after a change of password', async () => {
    const owner = await t.cast.join();
    const lock = await lockRow(t, owner);
    const changing = changePassword(owner);
    await lock.waiting(1);
    const entering = login(owner.email, owner.password);
    await lock.waiting(2);
    await lock.release();
    expect([(await changing).status, (await entering).status]).toEqual([200, 401]);
  });

  it('does not change the password either', async () => {
    const owner = await t.cast.join();
    await forgot(owner.email);
    const lock = await lockRow(t, owner);
    const resetting = reset(t.mails.resetToken(owner.email));
    await lock.waiting(1);
    const changing = changePassword(owner, 'of the thief');
    await lock.waiting(2);
    await lock.release();
    expect([(await resetting).status, (await changing).status]).toEqual([200, 400]);
    expect((await login(owner.email, NEW)).status).toBe(200);
  });
});

describe('a change of address that was completed', () => {
  it('can be taken back from the former address: sessions end, a new password is due (R-1074)', async () => {
    const owner = await t.cast.join();
    const stolen = await changeEmail(owner);
    const thief = await t.cast.signIn({ email: stolen, password: owner.password });
    const answer = await post('/api/auth/restore-email', { token: t.mails.restoreToken(owner.email) });
    expect(answer.status).toBe(200);
    expect([await works(thief), await works(owner.token)]).toEqual([false, false]);
    for (const email of [stolen, owner.email]) expect((await login(email, owner.password)).status).toBe(401);
    // A password that nobody knows is no way in.
    const hasPassword = () => t.sql('select has_password from users where email = $1', [owner.email]);
    expect(await hasPassword()).toEqual([{ has_password: false }]);
    expect((await reset(String(answer.body.resetToken))).status).toBe(200);
    expect(await hasPassword()).toEqual([{ has_password: true }]);
    expect((await login(owner.email, NEW)).status).toBe(200);
    // Nothing the thief was sent still works.
    expect((await post('/api/auth/restore-email', { token: t.mails.restoreToken(owner.email) })).status).toBe(
      400,
    );
  });

  it('can be taken back after a second one, but the first thief cannot take it back from the owner', async () => {
    const owner = await t.cast.join();
    const first = await changeEmail(owner);
    await changeEmail(owner);
    expect((await post('/api/auth/restore-email', { token: t.mails.restoreToken(first) })).status).toBe(200);
    const answer = await post('/api/auth/restore-email', { token: t.mails.restoreToken(owner.email) });
    expect(answer.status).toBe(200);
    expect((await reset(String(answer.body.resetToken))).status).toBe(200);
    expect((await login(owner.email, NEW)).status).toBe(200);
  });

  it('keeps the former address free for seven days, for its owner alone (R-1075)', async () => {
    const owner = await t.cast.join();
    await changeEmail(owner);
    await expect(t.cast.signUp({ email: owner.email })).rejects.toThrow('409');
    const other = await t.cast.join();
    expect((await askForEmail(other, owner.email)).status).toBe(409);
    expect((await askForEmail(owner, owner.email)).status).toBe(200);

    const later = await startTestApp({ database: t.url }, onTestFinished);
    later.clock.forward({ days: 7, minutes: 1 });
    const token = t.mails.restoreToken(owner.email);
    expect((await later.request('POST', '/api/auth/restore-email', { body: { token } })).status).toBe(400);
    await later.cast.signUp({ email: owner.email });
  });

  it.each(['', 'wrong', '🏋'])('refuses the token %j', async (token) => {
    expect((await post('/api/auth/restore-email', { token })).status).toBe(400);
    expect((await post('/api/auth/cancel-email-change', { token })).status).toBe(400);
  });
});
