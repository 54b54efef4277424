import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backupName } from '../src/platform/engine/backup-name.ts';
import { newDatabase } from './databases.ts';
import { contentOf, inPlace, newestLanded } from './landed.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const start = (options: Parameters<typeof startTestApp>[0] = {}) => startTestApp(options, onTestFinished);

type Follow = {
  stage: string;
  error: string | null;
  restore_point: string;
  administrators: string[];
  members: number;
};

async function followed(t: TestApp, ticket: string): Promise<Follow> {
  for (let turn = 0; turn < 1200; turn++) {
    const { body } = await t.request('GET', `/api/restores/${ticket}`);
    const state = body as unknown as Follow;
    if (state.stage === 'done' || state.stage === 'failed') return state;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the restore does not end');
}

async function restore(t: TestApp, token: string, name: string, identity?: string): Promise<Follow> {
  const answer = await t.request('POST', '/api/admin/backups/restore', { token, body: { name, identity } });
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return followed(t, (answer.body as unknown as { ticket: string }).ticket);
}

async function backUp(t: TestApp, token: string): Promise<string> {
  expect((await t.request('POST', '/api/admin/backups', { token })).status).toBe(200);
  for (let turn = 0; turn < 600; turn++) {
    const { body } = await t.request('GET', '/api/admin/backups', { token });
    const { running, backups } = body as unknown as { running: unknown; backups: { name: string }[] };
    if (!running && backups[0]) return backups[0].name;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the backup does not end');
}

const exportOf = async (t: TestApp, token: string) => {
  const answer = await t.server.inject({
    method: 'GET',
    url: '/api/users/export',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(200);
  return { ...answer.json(), exported_at: '' };
};

describe('a backup of the night', () => {
  it('restored on an empty installation gives the same export for every member (R-1282)', async () => {
    const url = await newDatabase('empty');
    await inPlace(url, newestLanded);
    const old = await start({ database: url });
    const admin = await old.cast.admin();
    await old.sql(
      `update users set password_hash = (select password_hash from users where id = $1), banned_at = null`,
      [admin.id],
    );
    await old.sql('delete from second_factors');
    const people = (await old.sql(
      'select email from users where email_verified_at is not null order by id',
    )) as { email: string }[];
    const tokens: string[] = [];
    for (const { email } of people) tokens.push(await old.cast.signIn({ email, password: admin.password }));
    // That somebody was seen is noted beside the first call.
    for (const token of tokens) await exportOf(old, token);
    await old.auth.background.settled();
    const before = [];
    for (const token of tokens) before.push(await exportOf(old, token));
    expect(before.length).toBeGreaterThan(3);
    const now = old.clock.now();
    const night = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 3, 16);
    old.clock.forward({ seconds: (night.getTime() - now.getTime()) / 1000 });
    await old.nightly.look();
    const [name = ''] = await readdir(old.backupDir);

    const fresh = await start();
    const { token } = await fresh.cast.admin();
    await mkdir(fresh.backupDir, { recursive: true });
    await copyFile(join(old.backupDir, name), join(fresh.backupDir, name));
    const done = await restore(fresh, token, name);
    expect(done).toMatchObject({ stage: 'done', error: null, members: people.length });
    expect(done.administrators).toContain(admin.email);

    const again = await start({ database: fresh.url });
    const after = [];
    // Everybody was signed out; to read what they had, as they were.
    for (const each of tokens)
      expect((await again.request('GET', '/api/users/export', { token: each })).status).toBe(401);
    await again.sql(
      'update sessions set revoked_at = null where revoked_at = (select max(revoked_at) from sessions)',
    );
    for (const each of tokens) after.push(await exportOf(again, each));
    for (const [index, each] of after.entries()) expect(each).toEqual(before[index]);
    expect(await again.sql(`select act, subject from audit_log where act = 'backup.restore'`)).toEqual([
      { act: 'backup.restore', subject: name },
    ]);
  });
});

describe('a restore from the page', () => {
  it('saves the present data first, by which it is undone (R-1283)', async () => {
    const t = await start();
    const admin = await t.cast.admin();
    await t.cast.ada();
    const name = await backUp(t, admin.token);
    await t.cast.grace();
    t.clock.forward({ seconds: 5 });
    const done = await restore(t, admin.token, name);
    expect(done).toMatchObject({
      stage: 'done',
      members: 2,
      restore_point: expect.stringContaining('before-restore'),
    });
    expect(await t.sql(`select email from users where email like 'grace%'`)).toEqual([]);
    t.clock.forward({ seconds: 5 });
    expect(await restore(t, await t.cast.signIn(admin), done.restore_point)).toMatchObject({
      stage: 'done',
      members: 3,
    });
    expect(await t.sql(`select email from users where email like 'grace%'`)).toHaveLength(1);
  });

  it('never removes the file it is about to load, however many points there are', async () => {
    const t = await start();
    const admin = await t.cast.admin();
    let name = await backUp(t, admin.token);
    const points: string[] = [];
    for (let time = 0; time < 4; time++) {
      t.clock.forward({ seconds: 5 });
      const done = await restore(t, await t.cast.signIn(admin), name);
      expect([time, done.stage, done.error]).toEqual([time, 'done', null]);
      points.push(done.restore_point ?? '');
      name = points[0] ?? name;
    }
    expect(await readdir(t.backupDir)).toEqual(expect.arrayContaining(points));
  });

  it('sends nothing again that waits in the backup, and signs everybody out (R-1284)', async () => {
    const t = await start();
    const admin = await t.cast.admin();
    const ada = await t.cast.ada();
    await t.sql(`insert into outgoing_mails
      (kind, recipient, subject, message_id, state, next_try_at, give_up_at, claimed_by, claimed_until, created_at)
      values ('code', 'ada@example.org', 'Your code', gen_random_uuid(), 'waiting', now() + interval '1 hour',
        now() + interval '1 day', gen_random_uuid(), now() + interval '1 minute', now())`);
    await t.sql(
      `insert into webhooks (user_id, address, events, secret_box, state, time_zone, summary_at, created_at)
       values ($1, 'https://home.example.org/hook', '{}', '', 'active', 'UTC', now() + interval '1 week', now())`,
      [ada.id],
    );
    await t.sql(
      `insert into webhook_deliveries (user_id, webhook_id, message_id, type, data, state, next_attempt_at, created_at)
       select user_id, id, gen_random_uuid(), 'test', '{}', 'waiting', now() + interval '1 hour', now() from webhooks`,
    );
    const name = await backUp(t, admin.token);
    t.clock.forward({ seconds: 5 });
    expect((await restore(t, admin.token, name)).stage).toBe('done');
    const [mail] = await t.sql(`select state, next_try_at, claimed_by, last_error from outgoing_mails
      where subject = 'Your code'`);
    const reason = 'A backup was restored before this was sent';
    expect(mail).toEqual({ state: 'failed', next_try_at: null, claimed_by: null, last_error: reason });
    const [delivery] = await t.sql('select state, next_attempt_at, problem from webhook_deliveries');
    expect(delivery).toEqual({ state: 'failed', next_attempt_at: null, problem: reason });
    for (const { token } of [admin, ada])
      expect((await t.request('GET', '/api/users/profile', { token })).status).toBe(401);
  });

  it('turns other calls away meanwhile, with a reason and when to come again (R-1285)', async () => {
    const t = await start();
    const { token } = await t.cast.admin();
    await t.cast.ada();
    const name = await backUp(t, token);
    t.clock.forward({ seconds: 5 });
    const begun = await t.request('POST', '/api/admin/backups/restore', { token, body: { name } });
    const during = await t.request('GET', '/api/ready');
    expect((await t.request('GET', '/api/health')).status).toBe(200);
    expect([during.status, during.headers['retry-after'], during.body]).toEqual([
      503,
      '10',
      expect.objectContaining({ code: 'UNAVAILABLE', details: 'restoring' }),
    ]);
    const { ticket } = begun.body as unknown as { ticket: string };
    expect((await followed(t, ticket)).stage).toBe('done');
    expect((await t.request('GET', '/api/ready')).status).toBe(200);
    expect((await t.request('GET', '/api/restores/unknown')).status).toBe(404);
  });

  it('of an encrypted backup needs its key, which is stored and logged nowhere (R-1286)', async () => {
    const identity = await generateIdentity();
    const recipients = [await identityToRecipient(identity)];
    const t = await start({ backups: { recipients }, logLevel: 'trace' });
    const { token } = await t.cast.admin();
    await t.cast.ada();
    const name = await backUp(t, token);
    const all = await contentOf(t.url);
    t.clock.forward({ seconds: 5 });
    for (const [key, words] of [
      [undefined, 'its secret key is needed'],
      [await generateIdentity(), 'This key does not open'],
      ['nonsense', 'This is not a secret key of age'],
    ] as const) {
      const failed = await restore(t, token, name, key);
      expect([failed.stage, failed.error]).toEqual(['failed', expect.stringContaining(words)]);
    }
    expect((await contentOf(t.url)).users).toEqual(all.users);
    const failed = await t.sql(`select count(*)::int from audit_log where act = 'backup.restore-failed'`);
    expect(failed).toEqual([{ count: 3 }]);
    expect((await restore(t, token, name, identity)).stage).toBe('done');
    expect(JSON.stringify(await contentOf(t.url))).not.toContain(identity.slice(20));
    expect(t.log.some((line) => line.includes(identity.slice(20)))).toBe(false);
  });

  it('is refused for what is no backup, and while other servers use the database (R-1287)', async () => {
    const t = await start();
    const { token } = await t.cast.admin();
    const name = await backUp(t, token);
    const ask = (wanted: string) =>
      t.request('POST', '/api/admin/backups/restore', { token, body: { name: wanted } });
    for (const wanted of ['../../etc/passwd', backupName(new Date(0)), 'x'])
      expect((await ask(wanted)).status).toBe(404);
    await t.sql(`insert into nodes values ('another', 'node-b', $1)`, [t.clock.now()]);
    const answer = await ask(name);
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('node-b')]);
    t.clock.forward({ minutes: 3 });
    expect((await restore(t, token, name)).stage).toBe('done');
  });
});
