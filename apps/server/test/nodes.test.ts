import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it, vi } from 'vitest';
import { newDatabase, runSql } from './databases.ts';
import { registration } from './people.ts';
import { newFolder, run, type Server, startServer, tidy } from './server-process.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const folder = await newFolder();
afterAll(() => tidy(folder));
const mails: string[] = [];
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    void text(stream).then((mail) => {
      mails.push(mail);
      done();
    });
  },
});
await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise<void>((resolve) => post.close(resolve)));

const { port } = post.server.address() as AddressInfo;
const database = await newDatabase('empty');
const admin = { email: 'boss@example.org', password: 'chosen by the operator' };
const settings = {
  DATA_DIR: folder,
  DATABASE_URL: database,
  JWT_SECRET: 'the same for all nodes of an installation',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'FitArc <mail@fit.example.org>',
};
let a: Server;
let b: Server;
const login = (node: Server, body: { email: string; password: string }) =>
  node.call('POST', '/api/auth/login', { body });

it('two nodes started together on an empty database migrate it once and both serve (R-1300)', async () => {
  [a, b] = await Promise.all([startServer(settings), startServer(settings)]);
  for (const node of [a, b]) {
    expect((await node.call('GET', '/api/health')).status).toBe(200);
    expect((await login(node, admin)).status).toBe(200);
  }
  const applied = await runSql(database, 'select hash from drizzle.__drizzle_migrations');
  expect(new Set(applied.map((row) => JSON.stringify(row))).size).toBe(applied.length);
  expect(await runSql(database, 'select id from users')).toHaveLength(1);
});

it('mail goes through the mail server, with the code alone on a line and a link to the address it runs at', async () => {
  expect((await a.call('POST', '/api/auth/register', { body: registration() })).status).toBe(201);
  await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 120_000 });
  const mail = mails[0] ?? '';
  expect(mail).toMatch(/^From: FitArc <mail@fit\.example\.org>\r?$/m);
  expect(mail).toMatch(/^To: ada@example\.org\r?$/m);
  expect(mail).toContain(`${a.url}/api/auth/confirm?token=`);
  const code = /^(\d{6})\r?$/m.exec(mail)?.[1];
  const verified = await b.call('POST', '/api/auth/verify-code', {
    body: { email: 'ada@example.org', code },
  });
  expect(verified.status).toBe(200);
});

it('a session of one node works on the other, and a ban on one ends it on both (A-063)', async () => {
  const { token } = (await login(a, registration())).body;
  const profile = (node: Server) => node.call('GET', '/api/users/profile', { token });
  expect([(await profile(a)).status, (await profile(b)).status]).toEqual([200, 200]);
  const boss = (await login(a, admin)).body.token;
  const [ada] = (await runSql(database, `select id from users where email = 'ada@example.org'`)) as {
    id: string;
  }[];
  expect((await a.call('POST', `/api/admin/users/${ada?.id}/ban`, { token: boss })).status).toBe(200);
  for (const node of [b, a])
    expect(await profile(node)).toMatchObject({
      status: 401,
      body: { message: 'Your account has been banned.' },
    });
});

it('failures are counted together: ten on two nodes, not ten on each, one by one or all at once (A-014)', async () => {
  const guess = (email: string, turn: number) => login(turn % 2 ? a : b, { email, password: 'guess' });
  const oneByOne = [];
  for (let turn = 0; turn < 12; turn++) oneByOne.push((await guess('ghost@example.org', turn)).status);
  expect(oneByOne).toEqual([...Array(10).fill(401), 429, 429]);
  const atOnce = await Promise.all(Array.from({ length: 40 }, (_, turn) => guess('rush@example.org', turn)));
  expect(atOnce.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(atOnce.filter(({ status }) => status === 429)).toHaveLength(30);
});

it('a taken port is said in one sentence; the running node goes on', async () => {
  const third = run('main', [], { ...settings, PORT: new URL(a.url).port });
  expect(await third.ended).toBe(1);
  expect(third.output().trim()).toMatch(/^listen EADDRINUSE.*\. Set PORT to a free port\.$/);
  expect((await a.call('GET', '/api/health')).status).toBe(200);
});

it('one node can stop while the other serves on (R-1301)', async () => {
  expect(await a.stop()).toBe(0);
  expect((await b.call('GET', '/api/health')).status).toBe(200);
  expect(await b.stop()).toBe(0);
});

it('backup needs no tools of PostgreSQL, and restore replaces nothing unasked', async () => {
  const file = join(settings.DATA_DIR, 'own.backup.gz');
  const backup = run('operate', ['backup', file], settings);
  expect([await backup.ended, backup.output()]).toEqual([
    0,
    expect.stringContaining(`Backup written to ${file}`),
  ]);
  const restore = run('operate', ['restore', file], settings);
  expect([await restore.ended, restore.output()]).toEqual([
    1,
    expect.stringContaining('To replace all of it, add --force'),
  ]);
});
