import { describe, expect, it } from 'vitest';
import { entriesAbout } from '../../../test/moderation.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { ADMIN_ACTIONS, operateAccount } from './operator.service.ts';

const t = await startTestApp();
const operate = (action: string, email: string) =>
  operateAccount(t.auth.db, action, email, { publicUrl: t.auth.publicUrl });
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

  it('invite makes an account whose owner chooses the password, and a new link for it when repeated', async () => {
    const linkIn = (said: string) =>
      /^new@example\.org can choose a password at https:\/\/fit\.example\.org\/reset-password\?token=(\S+) until .* UTC\.$/.exec(
        said,
      )?.[1];
    const first = linkIn(await operate('invite', 'New@Example.org'));
    const second = linkIn(await operate('invite', 'new@example.org'));
    const choose = (token: string | undefined) =>
      t.request('POST', '/api/auth/reset-password', { body: { token, newPassword: 'my own choice' } });
    expect((await choose(first)).status).toBe(400);
    t.clock.forward({ days: 6 });
    expect((await choose(second)).status).toBe(200);
    expect(await login({ email: 'new@example.org', password: 'my own choice' })).toMatchObject({
      status: 200,
      body: { user: { is_admin: false, email_verified: true } },
    });
    await expect(operate('invite', 'new@example.org')).rejects.toThrow('already has an account');
  });

  it('invite says what became of the mail', async () => {
    const sent: string[] = [];
    const said = await operateAccount(t.auth.db, 'invite', 'mailed@example.org', {
      publicUrl: t.auth.publicUrl,
      mail: async (to, link) => {
        sent.push(`${to} ${link}`);
        return 'The link was mailed to them, too.';
      },
    });
    expect(sent).toEqual([expect.stringMatching(/^mailed@example\.org https:.*token=/)]);
    expect(said).toMatch(/UTC\. The link was mailed to them, too\.$/);
  });

  it('reset-password prints a link to choose a new password, for when no mail arrives', async () => {
    const ada = await t.cast.join();
    const mails = t.mails.to(ada.email).length;
    const said = await operate('reset-password', ada.email.toUpperCase());
    const [, token] = /reset-password\?token=(\S+) until .* UTC\.$/.exec(said) ?? [];
    expect(said).toMatch(new RegExp(`^${ada.email} can choose a new password at https://fit.example.org/`));
    expect(t.mails.to(ada.email)).toHaveLength(mails);
    expect((await login(ada)).status).toBe(200);
    const password = 'no mail was needed';
    const choose = () =>
      t.request('POST', '/api/auth/reset-password', { body: { token, newPassword: password } });
    expect((await choose()).status).toBe(200);
    expect((await choose()).status).toBe(400);
    expect((await login(ada)).status).toBe(401);
    expect((await login({ ...ada, password })).status).toBe(200);
    expect((await t.request('GET', '/api/users/profile', { token: ada.token })).status).toBe(401);
    expect(await entriesAbout(t, ada.id)).toMatchObject([
      { act: 'account.reset-link', actor: null, by: 'operator', subject: ada.email },
    ]);
    expect(JSON.stringify(await t.sql('select * from audit_log'))).not.toContain(token);
  });

  it('reset-password makes no link for a banned account, and says what to do', async () => {
    const person = await t.cast.join();
    await t.sql('update users set banned_at = now() where id = $1', [person.id]);
    await expect(operate('reset-password', person.email)).rejects.toThrow(
      `${person.email} is banned. Use unban first.`,
    );
    expect(await t.sql('select 1 from password_resets where user_id = $1', [person.id])).toEqual([]);
    expect(await entriesAbout(t, person.id)).toEqual([]);
  });

  it.each([
    ['promote', 'ghost@example.org', 'There is no account for ghost@example.org.'],
    ['reset-password', 'ghost@example.org', 'There is no account for ghost@example.org.'],
    ['promote', 'no address', `Usage: npm run admin -- ${ADMIN_ACTIONS}`],
    ['demolish', 'ada@example.org', `Usage: npm run admin -- ${ADMIN_ACTIONS}`],
    ['constructor', 'ada@example.org', `Usage: npm run admin -- ${ADMIN_ACTIONS}`],
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
