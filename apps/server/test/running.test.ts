import { once } from 'node:events';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { query } from '../src/platform/engine/engine.fixture.ts';
import { findRunningEngine } from '../src/platform/engine/engine.ts';
import { registration } from './people.ts';
import { isAlive, newFolder, postgresOf, run, type Server, startServer, tidy } from './server-process.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

// One installation from its first start to a restored backup; each step goes on where the last one ended.
const dataDir = await newFolder();
const settings = { DATA_DIR: dataDir };
afterAll(() => tidy(dataDir));

const operate = async (...args: string[]) => {
  const program = run('operate', args, settings);
  return { code: await program.ended, text: program.output() };
};
const ada = registration();
const login = (server: Server, { email, password } = ada) =>
  server.call('POST', '/api/auth/login', { body: { email, password } });
/** On a connection of its own; `sent` when the last byte has left. */
function sendWhole(url: string, body?: unknown) {
  const method = body === undefined ? 'GET' : 'POST';
  const outgoing = request(url, { method, agent: false, headers: { 'content-type': 'application/json' } });
  const answered = once(outgoing, 'response').then(async ([answer]: IncomingMessage[]) => {
    await text(answer as IncomingMessage);
    return answer?.statusCode;
  });
  const sent = once(outgoing, 'finish').catch(() => undefined);
  outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  return { sent, answered };
}
let server: Server;
let token = '';

it('starts on an empty folder, says where, and keeps mails as files only the owner reads (A-020, R-1254)', async () => {
  server = await startServer(settings);
  expect(await server.call('GET', '/api/health')).toEqual({ status: 200, body: { status: 'ok' } });
  expect(server.output()).not.toMatch(/warning|error/i);
  const [, email, password] = await server.line(/Created the administrator (\S+) with the password (\S+)/);
  expect((await login(server, { ...ada, email: `${email}`, password: `${password}` })).status).toBe(200);

  expect((await server.call('POST', '/api/auth/register', { body: ada })).status).toBe(201);
  const [, shown = ''] = await server.line(/Mail to ada@example\.org: verification code (\d{6})/);
  const outbox = join(dataDir, 'outbox');
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\.eml$/)]);
  const file = join(outbox, files[0] ?? '');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  const mail = await readFile(file, 'utf8');
  expect(mail).toMatch(/^Subject: Your FitArc verification code$/m);
  expect(mail).toMatch(/^To: ada@example\.org$/m);
  expect(/^(\d{6})$/m.exec(mail)?.[1]).toBe(shown);
  expect(mail).toContain(`${server.url}/api/auth/confirm?token=`);
  const verified = await server.call('POST', '/api/auth/verify-code', {
    body: { email: ada.email, code: shown },
  });
  expect(verified.status).toBe(200);
  token = verified.body.token;
});

it('works on its database as a role that owns it and is no superuser', async () => {
  const engine = await findRunningEngine(dataDir);
  if (!engine) throw new Error('There is no database to ask.');
  const roles = await query(
    engine,
    `select distinct a.usename, usesuper from pg_stat_activity a join pg_user using (usesysid) where application_name = 'fitarc'`,
  );
  expect(roles).toEqual([{ usename: 'fitarc_app', usesuper: false }]);
});

it('lets no second server on the same folder, and the first one does not notice (R-1255)', async () => {
  const second = run('main', [], { ...settings, PORT: '0' });
  expect(await second.ended).toBe(1);
  expect(second.output().trim()).toBe(
    `FitArc could not start: FitArc is already running on ${dataDir} (process ${server.child.pid}, ${server.url}). Stop it first, or set DATA_DIR to another folder.`,
  );
  expect((await server.call('GET', '/api/users/profile', { token })).status).toBe(200);
});

it('is operated beside the running server: accounts, a backup, but no restore', async () => {
  const created = await operate('admin', 'create', 'Boss@Example.org');
  expect(created.code).toBe(0);
  const password = /password (\S+)/.exec(created.text)?.[1] ?? '';
  const boss = await login(server, { ...ada, email: 'boss@example.org', password });
  expect(boss).toMatchObject({ status: 200, body: { user: { is_admin: true } } });

  const backup = await operate('backup', join(dataDir, 'one.backup.gz'));
  expect(backup).toMatchObject({ code: 0, text: expect.stringContaining('"public"."users": 3') });
  const restore = await operate('restore', join(dataDir, 'one.backup.gz'), '--force');
  expect(restore).toMatchObject({ code: 1, text: expect.stringContaining('FitArc is already running on') });
  expect((await server.call('GET', '/api/users/profile', { token })).status).toBe(200);
});

it('makes a backup by command, time after time, and keeps as many as it is told', async () => {
  const folder = join(dataDir, 'made-by-command');
  await mkdir(folder);
  const args = [folder, '--keep', '2'];
  const kept: string[][] = [];
  for (let night = 0; night < 3; night++) {
    const result = await operate('backup', ...args);
    expect(result).toMatchObject({ code: 0, text: expect.stringContaining('Backup written to') });
    kept.push((await readdir(folder)).sort());
    // Names differ by the second.
    await sleep(1_100);
  }
  expect(kept.map((names) => names.length)).toEqual([1, 2, 2]);
  expect(kept[2]?.[0]).toBe(kept[1]?.[1]);
  expect(await operate('backup', join(folder, 'mine.backup.gz'), '--keep', '2')).toMatchObject({
    code: 1,
    text: expect.stringContaining('--keep needs a folder that exists'),
  });
  expect(await operate('backup', folder, '--keep', 'all')).toMatchObject({
    code: 1,
    text: expect.stringContaining('Usage: npm run backup'),
  });
});

it('makes no backup of a folder without a database', async () => {
  const program = run('operate', ['backup', join(dataDir, 'nothing.backup.gz')], {
    DATA_DIR: join(dataDir, 'elsewhere'),
  });
  expect(await program.ended).toBe(1);
  expect(program.output().trim()).toBe(
    `There is no database in ${join(dataDir, 'elsewhere')}; set DATA_DIR to the data folder of your server.`,
  );
  expect(await readdir(dataDir)).not.toContain('elsewhere');
});

it('comes back after kill -9 with its data, its sessions and one database (R-607)', async () => {
  const orphan = await postgresOf(dataDir);
  server.child.kill('SIGKILL');
  await server.ended;
  server = await startServer(settings);
  expect(await server.call('GET', '/api/users/profile', { token })).toMatchObject({
    status: 200,
    body: { email: ada.email, email_verified: true },
  });
  expect(server.output()).not.toContain('Created the administrator');
  expect(await postgresOf(dataDir)).not.toBe(orphan);
  const later = registration({ email: 'later@example.org' });
  expect((await server.call('POST', '/api/auth/register', { body: later })).status).toBe(201);
});

it('answers what it has accepted when told to stop, then ends with 0 and without a database (R-1256)', async () => {
  const database = await postgresOf(dataDir);
  // Half a request and then nothing: it must not hold up the end for ever.
  const stuck = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
  stuck.write('POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  const { email, password } = ada;
  const logins = Array.from({ length: 20 }, () =>
    sendWhole(`${server.url}/api/auth/login`, { email, password }),
  );
  await Promise.all(logins.map(({ sent }) => sent));
  // The last in the line of new connections: with its answer all those before have been read.
  expect(await sendWhole(`${server.url}/api/health`).answered).toBe(200);

  let told = false;
  const load = Array.from({ length: 4 }, async () => {
    const statuses = new Set<number>();
    for (;;) {
      const before = told;
      const status = await sendWhole(`${server.url}/api/health`).answered.catch((error: Error) => error);
      if (typeof status === 'number') statuses.add(status);
      // Nothing listens: fine once it was told to stop, and only then.
      else if (before) return [...statuses];
      else if (!told) throw status;
    }
  });
  told = true;
  const code = server.stop();
  expect(await Promise.all(logins.map(({ answered }) => answered))).toEqual(Array(20).fill(200));
  expect(await code).toBe(0);
  // What was accepted before may still send a mail.
  const said = server.output().trim().split('\n');
  expect(said.filter((line) => !line.startsWith('Mail to')).at(-1)).toBe('Stopping…');
  for (const statuses of await Promise.all(load))
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(await postgresOf(dataDir)).toBeUndefined();
  expect(database && isAlive(database)).toBe(false);
  stuck.destroy();
});

it('takes a backup back only when told to replace what is there, and then is as it was', async () => {
  const file = join(dataDir, 'one.backup.gz');
  const refused = await operate('restore', file);
  expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('already has data') });
  const restored = await operate('restore', file, '--force');
  expect(restored).toMatchObject({ code: 0, text: expect.stringContaining('Restored the backup of') });
  expect(await postgresOf(dataDir)).toBeUndefined();

  server = await startServer(settings);
  expect((await login(server)).status).toBe(200);
  expect((await login(server, { ...ada, email: 'later@example.org' })).status).toBe(401);
  expect(await server.stop()).toBe(0);
});
