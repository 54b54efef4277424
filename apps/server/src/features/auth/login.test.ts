import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const login = (email: string, password: string) =>
  t.request('POST', '/api/auth/login', { body: { email, password } });
afterEach(() => void vi.useRealTimers());

describe('login (R-608)', () => {
  it('answers a token and the user', async () => {
    const ada = await t.cast.ada();
    const answer = await login(ada.email, ada.password);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: expect.any(String),
      user: {
        user_id: ada.id,
        email: ada.email,
        email_verified: true,
        is_profile_complete: false,
        is_admin: false,
      },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('says the same for an unknown address and for a wrong password (A-064)', async () => {
    const ada = await t.cast.ada();
    const answers = [
      await login(ada.email, 'wrong password'),
      await login('nobody@example.org', ada.password),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ message: 'Invalid email or password', code: 'UNAUTHENTICATED' });
      expect(answer.body.field).toBeUndefined();
    }
  });

  it.each([
    ['a malformed address', { email: 'nobody', password: 'x' }, 'Please enter a valid email address'],
    ['no password', { email: 'ada@example.org', password: '' }, 'Please enter your password'],
    [
      'a password of 1025 characters',
      { email: 'ada@example.org', password: 'x'.repeat(1025) },
      'Please enter your password',
    ],
  ])('refuses %s with 400', async (_name, body, message) => {
    const answer = await t.request('POST', '/api/auth/login', { body });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  it('lets an unverified account in and says so (A-062)', async () => {
    const person = await t.cast.unverified();
    const answer = await login(person.email, person.password);
    expect(answer).toMatchObject({ status: 200, body: { user: { email_verified: false } } });
  });

  it('sends an unverified account a fresh code only when the old one no longer works (A-062)', async () => {
    const person = await t.cast.signUp();
    const other = await startTestApp({ database: t.url });
    const body = { email: person.email, password: person.password };
    await other.request('POST', '/api/auth/login', { body });
    expect(other.mails.sent).toEqual([]);
    other.clock.forward({ minutes: 16 });
    await other.request('POST', '/api/auth/login', { body });
    expect(other.mails.code(person.email)).toMatch(/^\d{6}$/);
  });

  it('tells a banned member so only with the right password (A-063)', async () => {
    const person = await t.cast.banned();
    const right = await login(person.email, person.password);
    expect(right).toMatchObject({
      status: 403,
      body: { message: 'Your account has been banned. Please contact support.', code: 'FORBIDDEN' },
    });
    expect(right.body.token).toBeUndefined();
    expect(await login(person.email, 'wrong password')).toMatchObject({
      status: 401,
      body: { message: 'Invalid email or password' },
    });
  });
});

describe('guessing a password (A-014)', () => {
  it('answers ten failures per account and 15 minutes, then 429 even for the right password', async () => {
    const [person, other] = [await t.cast.join(), await t.cast.join()];
    const spellings = [person.email, person.email.toUpperCase(), ` ${person.email} `];
    const answers = [];
    for (let turn = 0; turn < 10; turn++) {
      answers.push((await login(spellings[turn % 3] ?? '', `guess ${turn}`)).status);
      // A success neither counts nor forgives.
      if (turn % 4 === 0) expect((await login(person.email, person.password)).status).toBe(200);
    }
    expect(answers).toEqual(Array(10).fill(401));
    for (const password of ['one more', person.password]) {
      expect(await login(person.email, password)).toMatchObject({
        status: 429,
        body: { message: 'Too many attempts. Please try again later.', code: 'TOO_MANY' },
      });
    }
    expect((await login(other.email, other.password)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14 * 60_000 });
    expect((await login(person.email, person.password)).status).toBe(429);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect((await login(person.email, person.password)).status).toBe(200);
  });

  it('treats an unknown address alike: the limit says nothing about accounts', async () => {
    const answers = [];
    for (let failure = 1; failure <= 11; failure++) answers.push(await login('ghost@example.org', 'guess'));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
  });

  it('lets 60 guesses at once learn no more than ten would, the right password among them', async () => {
    const person = await t.cast.join();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        login(person.email, index === 59 ? person.password : `guess ${index}`),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    expect(statuses[59]).toBe(429);
  });
});
