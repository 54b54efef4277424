import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const change = (token: string, currentPassword: unknown, newPassword: unknown) =>
  t.request('PUT', '/api/users/password', { token, body: { currentPassword, newPassword } });
const login = (email: string, password: string) =>
  t.request('POST', '/api/auth/login', { body: { email, password } });
const works = async (token: string) =>
  (await t.request('GET', '/api/users/profile', { token })).status === 200;

describe('changing the password (R-615, R-446, A-043)', () => {
  it('makes the new one log in and the old one not; other sessions end, this one stays', async () => {
    const person = await t.cast.join();
    const other = await t.cast.signIn(person);
    const answer = await change(person.token, person.password, 'analytical engine');
    expect(answer).toMatchObject({ status: 200, body: { message: 'Password updated successfully' } });
    expect(await works(person.token)).toBe(true);
    expect(await works(other)).toBe(false);
    expect((await login(person.email, person.password)).status).toBe(401);
    expect((await login(person.email, 'analytical engine')).status).toBe(200);
  });

  it('answers a wrong current password with 400 and its field, never 401 (A-016, A-073)', async () => {
    const ada = await t.cast.ada();
    expect(await change(ada.token, 'not it at all', 'analytical engine')).toMatchObject({
      status: 400,
      body: { message: 'Current password is incorrect', field: 'currentPassword' },
    });
    expect((await login(ada.email, ada.password)).status).toBe(200);
  });

  it.each([
    ['too short', 'seven77', 'Password must be at least 8 characters'],
    ['too long', 'x'.repeat(129), 'Password must be at most 128 characters'],
    ['missing', undefined, 'Password must be at least 8 characters'],
    ['no text', 12345678, 'Password must be at least 8 characters'],
  ])('names the new password as the field when it is %s (R-620, A-053)', async (_name, wanted, message) => {
    const ada = await t.cast.ada();
    expect(await change(ada.token, ada.password, wanted)).toMatchObject({
      status: 400,
      body: { message, field: 'newPassword' },
    });
  });

  it('asks for the current password', async () => {
    const { token } = await t.cast.ada();
    expect(await change(token, '', 'analytical engine')).toMatchObject({
      status: 400,
      body: { message: 'Current password is required', field: 'currentPassword' },
    });
  });

  it('stops guessing with a stolen session after ten failures, in parallel too', async () => {
    const person = await t.cast.join();
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => change(person.token, `guess ${index}`, 'analytical engine')),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect((await change(person.token, person.password, 'analytical engine')).status).toBe(429);
    const remove = { token: person.token, body: { password: person.password } };
    expect((await t.request('DELETE', '/api/users/account', remove)).status).toBe(429);
  });
});
