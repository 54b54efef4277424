import { describe, expect, it, vi } from 'vitest';
import { registration } from '../../../test/people.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
let count = 0;
const fresh = (changes: Record<string, unknown> = {}) =>
  registration({ email: `new-${++count}@example.org`, ...changes });
const register = (body: Record<string, unknown>) => t.request('POST', '/api/auth/register', { body });
const stored = async (email: string) => (await t.sql('select * from users where email = $1', [email])).length;

describe('registration (R-601, R-609)', () => {
  it('answers token, e-mail and user id with 201, and the token works at once', async () => {
    const answer = await register(fresh({ email: 'first@example.org' }));
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      email: 'first@example.org',
      user: { user_id: expect.any(Number) },
    });
    const profile = await t.request('GET', '/api/users/profile', { token: answer.body.token });
    expect(profile.body).toMatchObject({
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'first@example.org',
      email_verified: false,
      is_profile_complete: false,
      is_admin: false,
    });
    expect(t.mails.code('first@example.org')).toMatch(/^\d{6}$/);
  });

  const refusals: [string, Record<string, unknown>, string, string][] = [
    ['a malformed e-mail', { email: 'ada@example' }, 'email', 'Please enter a valid email address'],
    ['an e-mail with a space', { email: 'a da@example.org' }, 'email', 'Please enter a valid email address'],
    [
      'an e-mail with a line break',
      { email: 'ada@example.org\r\nBcc: x@y.zz' },
      'email',
      'Please enter a valid email address',
    ],
    [
      'an e-mail of 255 characters',
      { email: `${'a'.repeat(243)}@example.org` },
      'email',
      'Please enter a valid email address',
    ],
    ['no e-mail', { email: undefined }, 'email', 'Please enter a valid email address'],
    ['a blank first name', { firstName: '  \t ' }, 'firstName', 'Please enter your full name'],
    ['a blank last name', { lastName: '' }, 'lastName', 'Please enter your full name'],
    [
      'a name of 101 characters',
      { firstName: 'x'.repeat(101) },
      'firstName',
      'First name must be at most 100 characters',
    ],
    ['an unknown gender', { gender: 'robot' }, 'gender', 'Please select your gender'],
    [
      'a birth date that is no date',
      { dateOfBirth: '1990-02-30' },
      'dateOfBirth',
      'Please enter your date of birth',
    ],
    [
      'a birth date with a time',
      { dateOfBirth: '1990-02-03T00:00:00Z' },
      'dateOfBirth',
      'Please enter your date of birth',
    ],
    [
      'a birth date before 1900',
      { dateOfBirth: '1899-12-31' },
      'dateOfBirth',
      'Please enter your date of birth',
    ],
    [
      'a birth date in the future',
      { dateOfBirth: '2099-01-01' },
      'dateOfBirth',
      'Date of birth cannot be in the future',
    ],
    [
      'a birth date far in the future',
      { dateOfBirth: '9999-12-31' },
      'dateOfBirth',
      'Please enter your date of birth',
    ],
    [
      'a password of 7 characters',
      { password: '1234567' },
      'password',
      'Password must be at least 8 characters long',
    ],
    [
      '7 emoji, which are 14 units',
      { password: '🏋'.repeat(7) },
      'password',
      'Password must be at least 8 characters long',
    ],
    [
      'a password of 129 characters',
      { password: 'x'.repeat(129) },
      'password',
      'Password must be at most 128 characters',
    ],
  ];
  it.each(refusals)('refuses %s and stores nothing', async (_name, change, field, message) => {
    const body = fresh(change);
    const answer = await register(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message, field, code: 'INVALID' });
    expect(await stored(String(body.email).trim().toLowerCase())).toBe(0);
  });

  it('takes the oldest birth date, the longest name and the longest password', async () => {
    const limits = { dateOfBirth: '1900-01-01', firstName: 'x'.repeat(100), password: '🏋'.repeat(128) };
    const body = fresh(limits);
    expect((await register(body)).status).toBe(201);
    expect((await t.request('POST', '/api/auth/login', { body })).status).toBe(200);
    const almost = { ...body, password: '🏋'.repeat(127) };
    expect((await t.request('POST', '/api/auth/login', { body: almost })).status).toBe(401);
  });

  it('keeps the spaces of a password (A-053)', async () => {
    const body = fresh({ password: '        ' });
    expect((await register(body)).status).toBe(201);
    const login = (password: string) =>
      t.request('POST', '/api/auth/login', { body: { email: body.email, password } });
    expect((await login('        ')).status).toBe(200);
    expect((await login('       ')).status).toBe(401);
  });

  it('accepts a child born today in Auckland while it is yesterday in Greenwich (R-131, A-050)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-06-30T12:30:00Z') });
    try {
      expect((await register(fresh({ dateOfBirth: '2025-07-01' }))).status).toBe(201);
      expect((await register(fresh({ dateOfBirth: '2025-07-02' }))).status).toBe(400);
    } finally {
      vi.useRealTimers();
    }
  });

  it('ignores the age sent and derives it from the birth date (A-051)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-12-09T12:00:00Z') });
    try {
      const { body } = await register(fresh({ dateOfBirth: '1990-12-10', age: 99 }));
      const age = async () => (await t.request('GET', '/api/users/profile', { token: body.token })).body.age;
      expect(await age()).toBe(34);
      vi.setSystemTime(new Date('2025-12-10T12:00:00Z'));
      expect(await age()).toBe(35);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each(['prefer-not-to-say', 'prefer_not_to_say'])(
    'reads the gender %s and answers one spelling (A-052)',
    async (gender) => {
      const { body } = await register(fresh({ gender }));
      const profile = await t.request('GET', '/api/users/profile', { token: body.token });
      expect(profile.body.gender).toBe('prefer_not_to_say');
    },
  );

  it('ignores rights and flags that are sent along', async () => {
    const { body } = await register(
      fresh({
        is_admin: true,
        isAdmin: true,
        email_verified: true,
        emailVerifiedAt: '2020-01-01',
        user_id: 1,
        id: 1,
      }),
    );
    const profile = await t.request('GET', '/api/users/profile', { token: body.token });
    expect(profile.body).toMatchObject({ is_admin: false, email_verified: false });
  });
});

describe('one account per address (A-049)', () => {
  it.each(['ada@example.org', ' ADA@Example.ORG ', 'Ada@EXAMPLE.org\n', '\u00a0ada@example.org\ufeff'])(
    'refuses %j with 409 and leaves the first account as it was',
    async (spelling) => {
      const ada = await t.cast.ada();
      const answer = await register(fresh({ email: spelling, password: 'taken over' }));
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        message: 'An account with this email already exists',
        code: 'CONFLICT',
        field: 'email',
      });
      expect(await t.cast.signIn(ada)).toBeTruthy();
    },
  );

  it('stores the address trimmed and in lower case, and lets it log in however it is typed', async () => {
    const { body } = await register(
      fresh({ email: '  Mixed.Case+Tag@Example.ORG ', password: 'odd spelling' }),
    );
    expect(body.email).toBe('mixed.case+tag@example.org');
    for (const email of ['MIXED.CASE+TAG@EXAMPLE.ORG', ' mixed.case+tag@example.org '])
      expect(
        (await t.request('POST', '/api/auth/login', { body: { email, password: 'odd spelling' } })).status,
      ).toBe(200);
  });

  it('gives one 201 and otherwise 409 when the same address registers many times at once', async () => {
    const body = fresh();
    const answers = await Promise.all(Array.from({ length: 8 }, () => register({ ...body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(await stored(body.email)).toBe(1);
  });

  it('does not let an unconfirmed account be overwritten, nor a banned address register again (A-063)', async () => {
    const squatter = await t.cast.unverified();
    expect((await register(fresh({ email: squatter.email, password: 'the real owner' }))).status).toBe(409);
    expect(await t.cast.signIn(squatter)).toBeTruthy();
    const { email } = await t.cast.banned();
    expect((await register(fresh({ email }))).status).toBe(409);
  });
});
