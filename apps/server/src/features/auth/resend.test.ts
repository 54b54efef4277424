import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const confirm = (token: unknown) => t.request('POST', '/api/auth/confirm', { body: { token } });
const resend = (email: string) => t.request('POST', '/api/auth/resend-verification', { body: { email } });
const verify = (email: string, code: string) =>
  t.request('POST', '/api/auth/verify-code', { body: { email, code } });
const SENT = { status: 200, body: { message: 'New verification code sent!' } };
const LATER = { status: 429, body: { code: 'TOO_MANY' } };
afterEach(() => void vi.useRealTimers());

describe('a new code (R-611, R-696, A-058)', () => {
  it('can be asked for right after signing up, then once a minute', async () => {
    const person = await t.cast.signUp();
    expect(await resend(person.email)).toMatchObject(SENT);
    expect(await resend(person.email.toUpperCase())).toMatchObject(LATER);
    expect(t.mails.to(person.email)).toHaveLength(2);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 59_000 });
    expect(await resend(person.email)).toMatchObject(LATER);
    vi.setSystemTime(Date.now() + 2_000);
    expect(await resend(person.email)).toMatchObject(SENT);
    expect(t.mails.to(person.email)).toHaveLength(3);
  });

  it('sends one mail when pressed many times at once', async () => {
    const person = await t.cast.signUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => resend(person.email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(t.mails.to(person.email)).toHaveLength(2);
  });

  it('ends the former code and the former link', async () => {
    const person = await t.cast.signUp();
    const [code, token] = [t.mails.code(person.email), t.mails.confirmToken(person.email)];
    await resend(person.email);
    const newCode = t.mails.code(person.email);
    if (newCode !== code) expect((await verify(person.email, code)).status).toBe(400);
    expect((await confirm(token)).status).toBe(400);
    expect((await verify(person.email, newCode)).status).toBe(200);
  });

  it('looks the same for unknown, verified and banned addresses, which get no mail', async () => {
    const [ada, banned] = [await t.cast.ada(), await t.cast.banned()];
    const before = t.mails.sent.length;
    for (const email of ['ghost@example.org', ada.email, banned.email]) {
      expect(await resend(email)).toMatchObject(SENT);
      expect(await resend(email)).toMatchObject(LATER);
    }
    expect(t.mails.sent).toHaveLength(before);
  });
});

describe('the link in the mail (A-059)', () => {
  const open = (link: string) => t.request('GET', link);

  it('leads to a page whose button verifies the address, once; opening it alone does nothing', async () => {
    const person = await t.cast.signUp();
    const token = t.mails.confirmToken(person.email);
    const isVerified = async () =>
      (await t.request('GET', '/api/users/profile', { token: person.token })).body.email_verified;
    const page = { status: 303, headers: { location: `/confirm-email?token=${token}` } };
    for (let i = 0; i < 2; i++) expect(await open(t.mails.confirmLink(person.email))).toMatchObject(page);
    expect(await isVerified()).toBe(false);
    expect((await confirm(token)).status).toBe(200);
    expect(await isVerified()).toBe(true);
    expect(await confirm(token)).toMatchObject({
      status: 400,
      body: { message: 'This link is invalid or has expired. Please ask for a new one.' },
    });
    expect((await verify(person.email, t.mails.code(person.email))).status).toBe(400);
  });

  it('works for a day', async () => {
    const [early, late] = [await t.cast.signUp(), await t.cast.signUp()];
    const other = await startTestApp({ database: t.url });
    const at = async (email: string) =>
      (await other.request('POST', '/api/auth/confirm', { body: { token: t.mails.confirmToken(email) } }))
        .status;
    other.clock.forward({ days: 1, minutes: -1 });
    expect(await at(early.email)).toBe(200);
    other.clock.forward({ minutes: 2 });
    expect(await at(late.email)).toBe(400);
  });

  it.each(['', '?token=', '?token=a&token=b', '?token[]=a', `?token=${'x'.repeat(5000)}`])(
    'answers the page for expired links to %j',
    async (query) => {
      const answer = await open(`/api/auth/confirm${query}`);
      expect(answer).toMatchObject({ status: 303, headers: { location: '/email-verified?expired=1' } });
    },
  );

  it.each(['', 'wrong', '__proto__', '🏋', 'x'.repeat(5000), ['a'], null])(
    'refuses the token %j',
    async (token) => {
      expect((await confirm(token)).status).toBe(400);
    },
  );
});
