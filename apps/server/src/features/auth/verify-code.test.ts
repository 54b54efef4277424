import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const verify = (email: string, code: string) =>
  t.request('POST', '/api/auth/verify-code', { body: { email, code } });
const resend = (email: string) => t.request('POST', '/api/auth/resend-verification', { body: { email } });
const isVerified = async (token: string) =>
  (await t.request('GET', '/api/users/profile', { token })).body.email_verified;
/** Any code but this one. */
const wrong = (code: string, index = 0) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0');
const WRONG = { status: 400, body: { message: 'Invalid or expired verification code', code: 'INVALID' } };
const DEAD = { status: 429, body: { message: 'Too many attempts. Please request a new code.' } };

describe('the code (R-174, R-610, A-057)', () => {
  it('does not verify when wrong, verifies when right, and answers a token', async () => {
    const person = await t.cast.signUp();
    const code = t.mails.code(person.email);
    expect(await verify(person.email, wrong(code))).toMatchObject(WRONG);
    expect(await isVerified(person.token)).toBe(false);
    const answer = await verify(` ${person.email.toUpperCase()}`, ` ${code} `);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: expect.any(String),
      message: expect.any(String),
      is_profile_complete: false,
    });
    expect(await isVerified(answer.body.token)).toBe(true);
    expect(await isVerified(person.token)).toBe(true);
  });

  it.each(['12345', '1234567', 'abcdef', '１２３４５６', '12 345', '-12345', ''])(
    'asks for six digits when sent %j, which costs no try',
    async (code) => {
      for (let i = 0; i < 6; i++)
        expect(await verify('typing@example.org', code)).toMatchObject({
          status: 400,
          body: { message: 'Please enter the 6-digit code', field: 'code' },
        });
    },
  );

  it('is dead after five wrong tries, also for the right code, until a new one is sent (A-014)', async () => {
    const person = await t.cast.signUp();
    const code = t.mails.code(person.email);
    for (let i = 0; i < 5; i++) expect(await verify(person.email, wrong(code, i))).toMatchObject(WRONG);
    expect(await verify(person.email, wrong(code))).toMatchObject(DEAD);
    expect(await verify(person.email, code)).toMatchObject(DEAD);
    expect(await isVerified(person.token)).toBe(false);
    expect((await resend(person.email)).status).toBe(200);
    expect((await verify(person.email, t.mails.code(person.email))).status).toBe(200);
  });

  it('cannot be guessed in parallel: of 200 guesses at most five are looked at', async () => {
    const person = await t.cast.signUp();
    const code = t.mails.code(person.email);
    const guesses = Array.from({ length: 200 }, (_, index) => verify(person.email, wrong(code, index)));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(195);
    expect(await verify(person.email, code)).toMatchObject(DEAD);
  });

  it('treats an address without an account, and a verified one, exactly alike', async () => {
    const ada = await t.cast.ada();
    for (const email of ['ghost@example.org', ada.email]) {
      const answers = [];
      for (let i = 0; i < 7; i++) answers.push(await verify(email, '123456'));
      for (const answer of answers.slice(0, 5)) expect(answer).toMatchObject(WRONG);
      for (const answer of answers.slice(5)) expect(answer).toMatchObject(DEAD);
      expect(await resend(email)).toMatchObject({
        status: 200,
        body: { message: 'New verification code sent!' },
      });
      expect(await verify(email, '123456')).toMatchObject(WRONG);
    }
    expect(t.mails.to('ghost@example.org')).toEqual([]);
  });

  it('works for 15 minutes', async () => {
    const [early, late] = [await t.cast.signUp(), await t.cast.signUp()];
    const other = await startTestApp({ database: t.url });
    const at = (person: typeof early) =>
      other.request('POST', '/api/auth/verify-code', {
        body: { email: person.email, code: t.mails.code(person.email) },
      });
    other.clock.forward({ minutes: 14, seconds: 30 });
    expect((await at(early)).status).toBe(200);
    other.clock.forward({ minutes: 1 });
    expect(await at(late)).toMatchObject(WRONG);
  });

  it('never logs a verified account in', async () => {
    const person = await t.cast.signUp();
    const code = t.mails.code(person.email);
    expect((await verify(person.email, code)).status).toBe(200);
    expect(await verify(person.email, code)).toMatchObject(WRONG);
  });

  it('is good for one success when sent twice at once', async () => {
    const person = await t.cast.signUp();
    const code = t.mails.code(person.email);
    const answers = await Promise.all([1, 2, 3].map(() => verify(person.email, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('belongs to one account: another one is not verified by it', async () => {
    const [person, other] = [await t.cast.signUp(), await t.cast.signUp()];
    const code = t.mails.code(person.email);
    if (code !== t.mails.code(other.email)) expect(await verify(other.email, code)).toMatchObject(WRONG);
    expect((await verify(person.email, code)).status).toBe(200);
  });

  it('is not kept in readable form, and neither is the link', async () => {
    const person = await t.cast.signUp();
    const rows = JSON.stringify(await t.sql('select * from email_confirmations'));
    expect(rows).not.toContain(`"${t.mails.code(person.email)}"`);
    expect(rows).not.toContain(t.mails.confirmLink(person.email).split('=')[1]);
  });
});
