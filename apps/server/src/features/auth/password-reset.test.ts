import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const forgot = (email: string) => t.request('POST', '/api/auth/forgot-password', { body: { email } });
const reset = (token: string, newPassword = 'analytical engine') =>
  t.request('POST', '/api/auth/reset-password', { body: { token, newPassword } });
const login = (email: string, password: string) =>
  t.request('POST', '/api/auth/login', { body: { email, password } });
const works = async (token: string) =>
  (await t.request('GET', '/api/users/profile', { token })).status === 200;
const USELESS = {
  status: 400,
  body: { message: 'This link is invalid or has expired. Please ask for a new one.' },
};
afterEach(() => void vi.useRealTimers());

describe('asking for a link (R-612, A-055)', () => {
  it('answers the same for known, unknown, unverified and banned addresses; only owners get mail', async () => {
    const people = [await t.cast.ada(), await t.cast.unverified(), await t.cast.banned()];
    const before = new Map(people.map(({ email }) => [email, t.mails.to(email).length]));
    const answers = [];
    for (const email of [...people.map((person) => person.email), 'ghost@example.org'])
      answers.push(await forgot(email));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
    const mailed = people.map(({ email }) => t.mails.to(email).length - (before.get(email) ?? 0));
    expect(mailed).toEqual([1, 1, 0]);
    expect(t.mails.to('ghost@example.org')).toEqual([]);
  });

  it('refuses what is no address', async () => {
    expect(await forgot('nobody')).toMatchObject({
      status: 400,
      body: { message: 'Please enter a valid email address' },
    });
  });

  it('sends at most five mails an hour and keeps answering 200 (A-014)', async () => {
    const person = await t.cast.join();
    const before = t.mails.to(person.email).length;
    for (let i = 0; i < 8; i++) expect((await forgot(person.email)).status).toBe(200);
    expect(t.mails.to(person.email)).toHaveLength(before + 5);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    await forgot(person.email);
    expect(t.mails.to(person.email)).toHaveLength(before + 6);
  });
});

describe('choosing a new password (A-056)', () => {
  it('works once: the new password logs in, the old one does not, every session has ended (A-043)', async () => {
    const person = await t.cast.join();
    const other = await t.cast.signIn(person);
    await forgot(person.email);
    const token = t.mails.resetToken(person.email);
    expect((await reset(token)).status).toBe(200);
    expect(await Promise.all([works(person.token), works(other)])).toEqual([false, false]);
    expect((await login(person.email, person.password)).status).toBe(401);
    expect((await login(person.email, 'analytical engine')).status).toBe(200);
    expect(await reset(token, 'once more please')).toMatchObject(USELESS);
    expect((await login(person.email, 'analytical engine')).status).toBe(200);
  });

  it('gives one success when the link is used twice at once', async () => {
    const person = await t.cast.join();
    await forgot(person.email);
    const token = t.mails.resetToken(person.email);
    const answers = await Promise.all([reset(token, 'first of two'), reset(token, 'second of two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('works for 60 minutes', async () => {
    const [early, late] = [await t.cast.join(), await t.cast.join()];
    await forgot(early.email);
    await forgot(late.email);
    const other = await startTestApp({ database: t.url });
    const at = (email: string) =>
      other.request('POST', '/api/auth/reset-password', {
        body: { token: t.mails.resetToken(email), newPassword: 'analytical engine' },
      });
    other.clock.forward({ minutes: 59 });
    expect((await at(early.email)).status).toBe(200);
    other.clock.forward({ minutes: 2 });
    expect(await at(late.email)).toMatchObject(USELESS);
  });

  it('makes the newest link the only good one', async () => {
    const person = await t.cast.join();
    await forgot(person.email);
    const first = t.mails.resetToken(person.email);
    await forgot(person.email);
    expect(await reset(first)).toMatchObject(USELESS);
    expect((await reset(t.mails.resetToken(person.email))).status).toBe(200);
  });

  it('a refused new password names its field and leaves the link good (A-073)', async () => {
    const person = await t.cast.join();
    await forgot(person.email);
    const token = t.mails.resetToken(person.email);
    expect(await reset(token, 'short')).toMatchObject({
      status: 400,
      body: { field: 'newPassword', message: 'Password must be at least 8 characters long' },
    });
    expect((await reset(token)).status).toBe(200);
  });

  it.each(['', 'wrong', 'x'.repeat(201), '../../etc/passwd', '🏋'])('refuses the token %j', async (token) => {
    expect((await reset(token)).status).toBe(400);
  });

  it('takes the account from a squatter: verified, his session and his code dead (A-049)', async () => {
    const squatter = await t.cast.signUp({ email: 'owner@example.org' });
    const code = t.mails.code(squatter.email);
    await forgot(squatter.email);
    await reset(t.mails.resetToken(squatter.email));
    expect(await works(squatter.token)).toBe(false);
    const verify = { email: squatter.email, code };
    expect((await t.request('POST', '/api/auth/verify-code', { body: verify })).status).toBe(400);
    expect(await login(squatter.email, 'analytical engine')).toMatchObject({
      status: 200,
      body: { user: { email_verified: true } },
    });
  });

  it('is of no use to somebody banned after the mail was sent (A-063)', async () => {
    const person = await t.cast.join();
    await forgot(person.email);
    const { token } = await t.cast.admin();
    await t.request('POST', `/api/admin/users/${person.id}/ban`, { token });
    expect(await reset(t.mails.resetToken(person.email))).toMatchObject(USELESS);
    expect((await login(person.email, person.password)).status).toBe(403);
  });

  it('opens the way again for an owner locked out by guesses', async () => {
    const person = await t.cast.join();
    await Promise.all(Array.from({ length: 11 }, () => login(person.email, 'guess')));
    expect((await login(person.email, person.password)).status).toBe(429);
    await forgot(person.email);
    await reset(t.mails.resetToken(person.email));
    expect((await login(person.email, 'analytical engine')).status).toBe(200);
  });
});
