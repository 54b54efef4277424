import { readdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { MIGRATIONS_DIR } from '../src/paths.ts';
import { migrateTo } from '../src/platform/db/migrate.ts';
import { checkBackup } from '../src/platform/engine/backup-check.ts';
import { newDatabase, runSql } from './databases.ts';
import { newestLanded } from './landed.ts';
import { newFolder, run, type Server, startServer, tidy } from './server-process.ts';
import { tinyDisk } from './tiny-disk.ts';

vi.setConfig({ testTimeout: 300_000 });

const ADMIN = { email: 'boss@example.org', password: 'in charge of it all' };
const FIRST = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
/** An administrator of the demo. */
const RUTH = { email: 'ruth.okoye@example.org', password: 'fitarc-demo' };

async function folder(): Promise<string> {
  const made = await newFolder();
  onTestFinished(() => tidy(made));
  return made;
}

const signIn = async (server: Server, account: typeof ADMIN) =>
  (await server.call('POST', '/api/auth/login', { body: account })).body.token;

type State = {
  running: unknown;
  backups: { name: string; kind: string; rows: number }[];
  last_error: string | null;
};

async function stateOf(server: Server, token: string): Promise<State> {
  return (await server.call('GET', '/api/admin/backups', { token })).body as unknown as State;
}

async function backUp(server: Server, token: string): Promise<string> {
  // One may be being made already, to catch up.
  while ((await server.call('POST', '/api/admin/backups', { token })).status !== 200) await sleep(200);
  for (;;) {
    const { running, backups } = await stateOf(server, token);
    if (!running && backups[0]) return backups[0].name;
    await sleep(100);
  }
}

async function restore(server: Server, token: string, name: string) {
  const begun = await server.call('POST', '/api/admin/backups/restore', { token, body: { name } });
  expect([begun.status, begun.body.message]).toEqual([200, undefined]);
  for (;;) {
    // While the server starts again nobody answers.
    const state = await server.call('GET', `/api/restores/${begun.body.ticket}`).catch(() => undefined);
    if (state && ['done', 'failed'].includes(String(state.body.stage))) return state.body;
    await sleep(100);
  }
}

it('a running server with the embedded database restores a backup, starts again at its address, and undoes it (R-1288)', async () => {
  const dataDir = await folder();
  expect(await run('operate', ['restore', newestLanded], { DATA_DIR: dataDir }).ended).toBe(0);
  const server = await startServer({ DATA_DIR: dataDir });
  let token = await signIn(server, RUTH);
  const name = await backUp(server, token);
  const profile = async () => (await server.call('GET', '/api/users/profile', { token })).body;
  const before = await profile();
  expect(
    (await server.call('PUT', '/api/users/profile', { token, body: { firstName: 'Changed' } })).status,
  ).toBe(200);
  await sleep(1_100);

  const done = await restore(server, token, name);
  expect(done).toMatchObject({ stage: 'done', error: null, administrators: [RUTH.email] });
  token = await signIn(server, RUTH);
  expect(await profile()).toEqual(before);
  const { backups } = await stateOf(server, token);
  expect(backups.map(({ kind }) => kind)).toContain('before-restore');
  await sleep(1_100);
  expect(await restore(server, token, String(done.restore_point))).toMatchObject({ stage: 'done' });
  token = await signIn(server, RUTH);
  expect(await profile()).not.toEqual(before);
  expect(await server.stop()).toBe(0);
});

it('a restore of a damaged file changes nothing, says why and is in the audit log (R-1289)', async () => {
  const dataDir = await folder();
  const server = await startServer({ DATA_DIR: dataDir, ...FIRST });
  const token = await signIn(server, ADMIN);
  const dir = join(dataDir, 'backups');
  const name = await backUp(server, token);
  await truncate(join(dir, name), 20_000);
  const ended = await restore(server, token, name);
  expect(ended).toMatchObject({ stage: 'failed', error: expect.stringMatching(/damaged or cut off/) });
  // The session goes on, nothing was made for an undo, and everything works again.
  expect((await stateOf(server, token)).backups.map((backup) => backup.name)).toEqual([name]);
  const { body } = await server.call('GET', '/api/admin/audit-log', { token });
  expect(body).toMatchObject([
    { act: 'backup.restore-failed', subject: name, after: { reason: ended.error } },
    { act: 'backup.run' },
  ]);
  expect(await server.stop()).toBe(0);
});

it('a server killed while it makes a backup leaves no backup and no rest of one', async () => {
  const dataDir = await folder();
  const server = await startServer({ DATA_DIR: dataDir, ...FIRST });
  const token = await signIn(server, ADMIN);
  const good = await backUp(server, token);
  const dir = join(dataDir, 'backups');
  const parts = async () => (await readdir(dir)).filter((name) => name.endsWith('.part'));
  await sleep(1_100);
  const asked = server.call('POST', '/api/admin/backups', { token }).catch(() => undefined);
  const deadline = Date.now() + 20_000;
  while ((await parts()).length === 0 && Date.now() < deadline) await sleep(1);
  server.child.kill('SIGKILL');
  await server.ended;
  await asked;
  expect(await parts()).toHaveLength(1);
  expect((await readdir(dir)).filter((name) => !name.endsWith('.part'))).toEqual([good]);
  await checkBackup(join(dir, good));

  const again = await startServer({ DATA_DIR: dataDir, ...FIRST });
  const fresh = await signIn(again, ADMIN);
  // What the killed one had begun is in nobody's way.
  await sleep(1_100);
  await backUp(again, fresh);
  expect(await parts()).toEqual([]);
  const { backups, last_error: error } = await stateOf(again, fresh);
  expect([backups.length, error]).toEqual([2, null]);
  await again.stop();
});

async function behind(): Promise<string> {
  const url = await newDatabase('empty');
  await migrateTo({ connectionString: url }, MIGRATIONS_DIR, 21);
  await runSql(
    url,
    `insert into users (email, password_hash, created_at) values ('a@example.org', 'x', now())`,
  );
  return url;
}

it('before an update a backup is made, once, and the page knows it (R-1290)', async () => {
  const [dataDir, url] = [await folder(), await behind()];
  const settings = { DATA_DIR: dataDir, DATABASE_URL: url, ...FIRST };
  const server = await startServer(settings);
  const [, path = ''] = await server.line(/Made a backup before the update: (\S+)/);
  expect((await checkBackup(path)).header.migrations).toHaveLength(21);
  const { backups } = await stateOf(server, await signIn(server, ADMIN));
  expect(backups).toMatchObject([{ kind: 'before-update', rows: (await checkBackup(path)).rows }]);
  await server.stop();
  const second = await startServer(settings);
  expect(second.output()).not.toContain('before the update');
  await second.stop();
});

it('an update without room for its backup changes nothing, says so, and goes on only when told to (R-1291)', async ({
  skip,
}) => {
  const [dataDir, url] = [await folder(), await behind()];
  const full = join(dataDir, 'full');
  const remove = await tinyDisk(full, 64);
  if (!remove) return skip();
  onTestFinished(remove);
  const settings = { DATA_DIR: dataDir, DATABASE_URL: url, BACKUP_DIR: full, ...FIRST };
  const refused = run('main', [], { PORT: '0', ...settings });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(
    /The backup before the update failed: There is not enough free space in .*full: .*set BACKUP_AT=off to start without a backup/,
  );
  expect(await runSql(url, 'select count(*)::int as n from drizzle.__drizzle_migrations')).toEqual([
    { n: 21 },
  ]);
  expect(await readdir(full)).toEqual([]);
  const server = await startServer({ ...settings, BACKUP_AT: 'off' });
  expect(await server.stop()).toBe(0);
});
