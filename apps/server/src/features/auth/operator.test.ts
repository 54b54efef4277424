import { describe, expect, it } from 'vitest';
import { entriesAbout } from '../../../test/moderation.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { ADMIN_USAGE, operateAccount } from './operator.service.ts';

const t = await startTestApp();
const operate = (action: string, email: string) => operateAccount(t.auth.db, action, email);
const login = ({ email, password }: { email: string; password: string }) =>
  t.request('POST', '/api/auth/login', { body: { email, password } });

describe('the operator’s commands (A-020)', () => {
  it('create makes an administrator who can sign in with the password shown', async () => {
    const said = await operate('create', ' Boss@Example.org ');
    const password = /boss@example\.org with the password (\S+)$/.exec(said)?.[1] ?? '';
    expect(await login({ email: 'boss@example.org', password })).toMatchObject({
      status: 200,
      body: { user: { is_admin: true, email_verified: true } },
    });
    await expect(operate('create', 'boss@example.org')).rejects.toThrow(
      'already has an account. Use promote.',
    );
  });

  it('promote gives a member the rights, at the next call', async () => {
    const { email, token } = await t.cast.join();
    expect(await operate('promote', email.toUpperCase())).toBe(`${email} is now an administrator.`);
    expect((await t.request('GET', '/api/admin/users', { token })).status).toBe(200);
  });

  it('unban lets somebody sign in again; old sessions stay dead (R-687)', async () => {
    const person = await t.cast.banned();
    expect((await login(person)).status).toBe(403);
    await operate('unban', person.email);
    expect((await login(person)).status).toBe(200);
    expect((await t.request('GET', '/api/users/profile', { token: person.token })).status).toBe(401);
  });

  it('verify makes an address count as confirmed', async () => {
    const { email, token } = await t.cast.unverified();
    await operate('verify', email);
    expect((await t.request('GET', '/api/users/export', { token })).status).toBe(200);
  });

  it.each([
    ['promote', 'ghost@example.org', 'There is no account for ghost@example.org.'],
    ['promote', 'no address', ADMIN_USAGE],
    ['demolish', 'ada@example.org', ADMIN_USAGE],
    ['constructor', 'ada@example.org', ADMIN_USAGE],
  ])('answers "%s %s" with words', async (action, email, words) => {
    await expect(operate(action, email)).rejects.toThrow(words);
  });
});

describe('the operator in the audit log', () => {
  it('is nobody’s account, and an account is named by its address', async () => {
    const password = /(\S+)$/.exec(await operate('create', 'logged@example.org'))?.[1] ?? '';
    const [row] = await t.sql('select id, password_hash from users where email = $1', ['logged@example.org']);
    expect(await entriesAbout(t, Number(row?.id))).toMatchObject([
      {
        ...{ act: 'account.create', actor: null, by: 'operator', subject: 'logged@example.org' },
        before: null,
        after: { isAdmin: true, isBanned: false, emailVerified: true },
      },
    ]);
    const everything = JSON.stringify(await t.sql('select * from audit_log'));
    expect(everything).toContain('account.create');
    expect(password.length).toBeGreaterThan(10);
    for (const secret of [password, String(row?.password_hash), 'argon2', 'password'])
      expect(everything).not.toContain(secret);
  });

  it('has what has changed, once: a repeat changes nothing', async () => {
    const person = await t.cast.signUp();
    await t.sql('update users set banned_at = now() where id = $1', [person.id]);
    for (const action of ['verify', 'unban', 'promote', 'verify', 'unban', 'promote'])
      await operate(action, person.email);
    expect(await entriesAbout(t, person.id)).toMatchObject([
      { act: 'account.verify', before: { emailVerified: false }, after: { emailVerified: true } },
      { act: 'account.unban', before: { isBanned: true }, after: { isBanned: false } },
      { act: 'account.promote', before: { isAdmin: false }, after: { isAdmin: true } },
    ]);
  });

  it('has nothing of what was refused', async () => {
    const before = await t.sql('select id from audit_log');
    await expect(operate('create', 'logged@example.org')).rejects.toThrow();
    await expect(operate('promote', 'ghost@example.org')).rejects.toThrow();
    expect(await t.sql('select id from audit_log')).toEqual(before);
  });
});
