import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { deleteExpiredRows } from '../../platform/cleanup/expired-rows.ts';
import { cleanUpAccounts } from './auth.cleanup.ts';
import { ensureFirstAdmin } from './first-admin.service.ts';

const t = await startTestApp();
const login = (email: string, password: string) =>
  t.request('POST', '/api/auth/login', { body: { email, password } });

describe('deleting the account (A-171, A-181)', () => {
  const remove = (token: string, body: unknown) => t.request('DELETE', '/api/users/account', { token, body });

  it('asks for the password', async () => {
    const ada = await t.cast.ada();
    expect(await remove(ada.token, {})).toMatchObject({ status: 400, body: { field: 'password' } });
    expect(await remove(ada.token, { password: 'not it' })).toMatchObject({
      status: 400,
      body: { message: 'The password is incorrect', field: 'password' },
    });
    expect((await login(ada.email, ada.password)).status).toBe(200);
  });

  it('leaves nothing behind, ends the sessions and frees the address', async () => {
    const person = await t.cast.join();
    const other = await t.cast.signIn(person);
    const { token } = person;
    await t.request('PUT', '/api/users/profile', {
      token,
      body: { height: 170, email: 'moving@example.org' },
    });
    await t.request('POST', '/api/auth/forgot-password', { body: { email: person.email } });
    await t.sql('insert into plans (user_id, name, created_at) values ($1, $2, now())', [person.id, 'Plan']);

    expect(await remove(token, { password: person.password })).toMatchObject({
      status: 200,
      body: { message: 'Your account has been deleted' },
    });
    const tables = await t.sql(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'user_id'`,
    );
    expect(tables.length).toBeGreaterThan(4);
    for (const { name } of tables)
      expect(await t.sql(`select 1 from ${name} where user_id = $1`, [person.id])).toEqual([]);
    expect(await t.sql('select 1 from users where id = $1', [person.id])).toEqual([]);

    for (const dead of [token, other])
      expect((await t.request('GET', '/api/users/profile', { token: dead })).status).toBe(401);
    expect((await login(person.email, person.password)).status).toBe(401);
    const again = await t.cast.join({ email: person.email });
    expect(again.id).not.toBe(person.id);
  });

  it('keeps the only administrator, who would leave nobody to administer', async () => {
    const admin = await t.cast.admin();
    const refused = await remove(admin.token, { password: admin.password });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'You are the only administrator. Make someone else an administrator first.' },
    });
    expect((await login(admin.email, admin.password)).status).toBe(200);
    const second = await t.cast.join();
    await t.sql('update users set is_admin = true where id = $1', [second.id]);
    expect((await remove(second.token, { password: second.password })).status).toBe(200);
  });

  it('answers once when asked twice at the same moment, and never with a failure of ours', async () => {
    const person = await t.cast.join();
    const both = await Promise.all([1, 2].map(() => remove(person.token, { password: person.password })));
    for (const { status } of both) expect([200, 400, 401]).toContain(status);
    expect(both.some(({ status }) => status === 200)).toBe(true);
  });
});

/** What a server does every hour. */
async function cleanUp({ auth, clock }: TestApp): Promise<void> {
  await cleanUpAccounts(auth.db, clock);
  await deleteExpiredRows(auth.db, clock);
}

describe('the hourly clean-up (A-049)', () => {
  it('removes accounts nobody confirmed in seven days, and only those', async () => {
    const app = await startTestApp();
    const [squatter, member, admin] = [await app.cast.signUp(), await app.cast.ada(), await app.cast.admin()];
    const banned = await app.cast.signUp({ email: 'banned-early@example.org' });
    await app.request('POST', `/api/admin/users/${banned.id}/ban`, { token: admin.token });
    const left = async () => (await app.sql('select email from users order by id')).map(({ email }) => email);

    app.clock.forward({ days: 6, minutes: 23 * 60 });
    await cleanUp(app);
    expect(await left()).toContain(squatter.email);
    app.clock.forward({ minutes: 2 * 60 });
    await cleanUp(app);
    expect(await left()).toEqual([member.email, admin.email, banned.email]);
    expect(await app.cast.signUp({ email: squatter.email })).toBeTruthy();
  });

  it('removes dead secrets and sessions, but keeps telling a banned member why (A-063)', async () => {
    const app = await startTestApp();
    const [banned, member] = [await app.cast.banned(), await app.cast.ada()];
    await app.cast.signUp();
    await app.request('POST', '/api/auth/forgot-password', { body: { email: member.email } });
    await app.request('POST', '/api/auth/verify-code', { body: { email: 'x@example.org', code: '000000' } });
    await app.request('PUT', '/api/users/profile', { token: member.token, body: { email: 'y@example.org' } });
    app.clock.forward({ days: 2 });
    await cleanUp(app);
    for (const table of [
      'email_confirmations',
      'password_resets',
      'code_tries',
      'email_changes',
      'rate_limits',
    ])
      expect([table, await app.sql(`select * from ${table}`)]).toEqual([table, []]);
    const ask = (token: string) => app.request('GET', '/api/users/profile', { token });
    expect((await ask(banned.token)).body.message).toBe('Your account has been banned.');
    expect((await ask(member.token)).status).toBe(200);
    app.clock.forward({ days: 30 });
    await cleanUp(app);
    expect(await app.sql('select * from sessions')).toEqual([]);
  });
});

describe('the first administrator (A-020)', () => {
  async function fresh() {
    const dataDir = await mkdtemp(join(tmpdir(), 'fitarc-first-admin-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const app = await startTestApp({}, onTestFinished);
    const said: string[] = [];
    const ensure = (email?: string, password?: string) =>
      ensureFirstAdmin({
        isSignUpSet: false,
        db: app.auth.db,
        clock: app.clock,
        dataDir,
        email,
        password,
        say: (line) => said.push(line),
      });
    const signIn = (email: string, password: string) =>
      app.request('POST', '/api/auth/login', { body: { email, password } });
    return { app, file: join(dataDir, 'admin-credentials'), said, ensure, signIn };
  }
  const ADMIN = {
    status: 200,
    body: { user: { is_admin: true, email_verified: true, is_profile_complete: false } },
  };

  it('gets a random password, shown once and kept in a file only the owner reads', async () => {
    const { file, said, ensure, signIn } = await fresh();
    await ensure();
    const [email = '', password = ''] = (await readFile(file, 'utf8')).split('\n');
    expect(email).toBe('admin@fitarc.local');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(said).toEqual([expect.stringContaining(password), expect.stringContaining('SIGN_UP=closed')]);
    expect(await signIn(email, password)).toMatchObject(ADMIN);
    await ensure();
    expect(said).toHaveLength(2);
  });

  it('is the one that was asked for, whose password is not shown', async () => {
    const { file, said, ensure, signIn } = await fresh();
    await ensure(' Boss@Example.org ', 'chosen by the operator');
    expect(await signIn('boss@example.org', 'chosen by the operator')).toMatchObject(ADMIN);
    expect(said.join()).not.toContain('chosen by the operator');
    await expect(stat(file)).rejects.toThrow('ENOENT');
    await ensure('boss@example.org', 'another password');
    expect((await signIn('boss@example.org', 'another password')).status).toBe(401);
  });

  it('is created once when two nodes start together, and not at all where people are', async () => {
    const { app, said, ensure } = await fresh();
    await Promise.all([ensure(), ensure()]);
    expect(await app.sql('select id from users')).toHaveLength(1);
    expect(said).toHaveLength(2);
    const populated = await fresh();
    await populated.app.cast.signUp();
    await populated.ensure();
    expect(populated.said).toEqual([]);
  });
});
