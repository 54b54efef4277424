import { describe, expect, it } from 'vitest';
import { registration } from '../people.ts';
import { startTestApp } from '../test-app.ts';

const t = await startTestApp();
const register = (email: string) =>
  t.request('POST', '/api/auth/register', { body: registration({ email }) });
const INVALID = { status: 400, body: { message: 'Please enter a valid email address' } };

describe('a second account for one mailbox', () => {
  it.each([
    ['control characters', 'bs\b\b\bx@example.org'],
    ['a zero-width space', 'b\u200bob@example.org'],
    ['a soft hyphen', 'b\u00adob@example.org'],
    ['a word joiner', 'bob\u2060@example.org'],
    ['a right-to-left override', 'b\u202eob@example.org'],
    ['a left-to-right mark in the domain', 'bob@example\u200e.org'],
    ['a variation selector', 'bob\ufe0f@example.org'],
    ['a Hangul filler', 'bob\u3164@example.org'],
    ['an escape sequence', 'bob\u001b[2J@example.org'],
  ])('is refused: %s', async (_what, email) => {
    expect(await register(email)).toMatchObject(INVALID);
    const { token } = await t.cast.ada();
    expect(await t.request('PUT', '/api/users/profile', { token, body: { email } })).toMatchObject(INVALID);
  });

  it('is not made by writing an accent in two characters', async () => {
    expect((await register('zo\u00eb@example.org')).status).toBe(201);
    expect((await register('zoe\u0308@example.org')).status).toBe(409);
  });

  it('finds the account by either spelling', async () => {
    const { email } = await t.cast.join({ email: 'jos\u00e9@example.org' });
    expect(email).toBe('jos\u00e9@example.org');
    const body = { email: 'jose\u0301@example.org', password: registration().password };
    expect((await t.request('POST', '/api/auth/login', { body })).status).toBe(200);
  });
});
