import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lockRow } from '../../../test/attacks/row-lock.ts';
import { inDatabase, newDatabase, runSql } from '../../../test/databases.ts';
import { silent, urlOf } from '../../../test/engines.ts';
import { AIM, plansOf } from '../../../test/plans.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { MIGRATIONS_DIR } from '../../paths.ts';
import { startEngine } from '../engine/engine.ts';
import { createLog } from '../log.ts';
import { openDatabase } from './database.ts';
import { isDatabaseAway } from './database-errors.ts';
import { migrate } from './migrate.ts';

const UNAVAILABLE = { status: 503, body: { code: 'UNAVAILABLE' }, headers: { 'retry-after': '2' } };

it('answers 503 while the database is unavailable and 200 once it is back, without a restart (R-1304)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fitarc-outage-'));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const place = { dataDir: join(folder, 'data'), systemDir: join(folder, 'system'), log: silent };
  const engine = await startEngine(place);
  await migrate(engine.connection, MIGRATIONS_DIR);
  const app = await startTestApp({ database: urlOf(engine.connection) }, onTestFinished);
  const { token } = await app.cast.ada();
  await engine.stop();

  expect(await app.request('GET', '/api/ready')).toMatchObject(UNAVAILABLE);
  expect(await app.request('GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await app.request('GET', '/api/users/profile', { token })).toMatchObject(UNAVAILABLE);
  const login = { email: 'ada@example.org', password: 'difference engine' };
  expect(await app.request('POST', '/api/auth/login', { body: login })).toMatchObject(UNAVAILABLE);
  expect((await app.request('POST', '/api/auth/forgot-password', { body: login })).status).toBe(200);

  const again = await startEngine(place);
  onTestFinished(() => again.stop());
  await vi.waitFor(async () => expect((await app.request('GET', '/api/ready')).status).toBe(200), {
    timeout: 120_000,
  });
  expect((await app.request('GET', '/api/users/profile', { token })).status).toBe(200);
});

it('answers 503 when its connections are cut or the database is renamed, and recovers (R-1305)', async () => {
  const url = await newDatabase();
  const app = await startTestApp({ database: url }, onTestFinished);
  const { token } = await app.cast.ada();
  const name = new URL(url).pathname.slice(1);
  const elsewhere = new URL(url);
  elsewhere.pathname = '/postgres';
  const maintain = (text: string) => runSql(elsewhere.href, text);
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
  await maintain(cut);
  await vi.waitFor(
    async () => expect((await app.request('GET', '/api/users/profile', { token })).status).toBe(200),
    120_000,
  );

  await vi.waitFor(async () => {
    await maintain(cut);
    await maintain(`alter database ${name} rename to ${name}_away`);
  }, 120_000);
  await vi.waitFor(
    async () => expect(await app.request('GET', '/api/ready')).toMatchObject(UNAVAILABLE),
    120_000,
  );
  expect((await app.request('GET', '/api/users/profile', { token })).status).toBe(503);
  await maintain(`alter database ${name}_away rename to ${name}`);
  expect((await app.request('GET', '/api/users/profile', { token })).status).toBe(200);
});

it('answers 503 while the database can only be read, and works on once it can be written (R-1306)', async () => {
  const url = await newDatabase();
  const app = await startTestApp({ database: url }, onTestFinished);
  const ada = await app.cast.ada();
  const name = new URL(url).pathname.slice(1);
  const save = () =>
    app.request('PUT', '/api/users/profile', { token: ada.token, body: { first_name: 'Ada' } });
  const elsewhere = inDatabase(url, 'postgres');
  const readOnly = (state: 'on' | 'off') =>
    runSql(elsewhere, `alter database ${name} set default_transaction_read_only = ${state}`);
  await readOnly('on');
  await runSql(elsewhere, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await vi.waitFor(async () => expect(await save()).toMatchObject(UNAVAILABLE), 120_000);
  expect(await app.request('GET', '/api/ready')).toMatchObject(UNAVAILABLE);
  await readOnly('off');
  // No connection has to be cut for it: the ones that could only read are given up.
  await vi.waitFor(async () => expect((await save()).status).toBe(200), 120_000);
  await vi.waitFor(async () => expect((await app.request('GET', '/api/ready')).status).toBe(200), 120_000);
});

it('a connection that breaks between two statements of a transaction fails that transaction and nothing else', async () => {
  const url = await newDatabase();
  const { db, close } = openDatabase({ connectionString: url }, createLog('silent'));
  onTestFinished(close);
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
    await runSql(url, 'select pg_terminate_backend($1)', [rows[0]?.pid]);
    await delay(200);
    await tx.execute('select 1');
  });
  expect(isDatabaseAway(await broken.catch((error: unknown) => error))).toBe(true);
  expect((await db.execute('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('answers 503 when a lock takes longer than a member would wait, and works once it is free', async () => {
  const app = await startTestApp({ waitMs: 2_000 }, onTestFinished);
  const ada = await app.cast.ada();
  const lock = await lockRow(app, ada);
  const generate = () => plansOf(app, ada).generate(AIM);
  expect(await generate()).toMatchObject(UNAVAILABLE);
  await lock.release();
  expect((await generate()).status).toBe(201);
});
