import { lstat, mkdir, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Bench, killProcess, openBench, query, until } from './engine.fixture.ts';
import { defaultSystemDir, findRunningEngine } from './engine.ts';
import { isAlive, processKindOf } from './postmaster-file.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let bench: Bench;
const pids: (number | undefined)[] = [];
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.tidy());
// The tests share one cluster where they need not see it being made: making one takes seconds.
afterEach(async () => {
  await bench.stop();
  bench.lines.length = 0;
  const left = pids.splice(0).filter((pid) => pid !== undefined && isAlive(pid));
  expect(left).toEqual([]);
});

async function start(...args: Parameters<Bench['start']>) {
  const engine = await bench.start(...args);
  pids.push(engine.pid());
  return engine;
}

describe('start', () => {
  it('makes the database at the first start and keeps its data and password at the second', async () => {
    const data = join(bench.folder, 'data');
    await mkdir(join(data, 'postgres.init-0badcafe/data'), { recursive: true });
    await writeFile(join(data, 'postgres.init-0badcafe/data/PG_VERSION'), '18\n');
    const first = await start();
    const [settings] = await query(
      first.connection,
      `SELECT current_database() AS db, current_user AS role, current_setting('listen_addresses') AS tcp,
        current_setting('fsync') AS fsync, current_setting('data_checksums') AS checksums,
        current_setting('TimeZone') AS zone, current_setting('server_encoding') AS encoding`,
    );
    expect(settings).toEqual({
      db: 'fitarc',
      role: 'fitarc',
      tcp: '',
      fsync: 'on',
      checksums: 'on',
      zone: 'UTC',
      encoding: 'UTF8',
    });
    await query(first.connection, `CREATE TABLE note (text text); INSERT INTO note VALUES ('Äpfel')`);
    expect(await findRunningEngine(data)).toEqual(first.connection);
    await first.stop();
    await first.stop();
    expect(await findRunningEngine(data)).toBeUndefined();

    const second = await start();
    expect(second.connection).toEqual(first.connection);
    expect(await query(second.connection, 'SELECT text FROM note')).toEqual([{ text: 'Äpfel' }]);
    expect(bench.lines).toEqual([]);
    await query(second.connection, 'CREATE EXTENSION pg_trgm');
    const [alike] = await query(
      second.connection,
      `SELECT similarity('ÄÖÜ', 'äöü') AS same, similarity('ÄÖÜ', 'éèà') AS other`,
    );
    expect(alike).toEqual({ same: 1, other: 0 });
    await expect(query({ ...second.connection, password: 'guess' }, 'SELECT 1')).rejects.toThrow(/password/);
    expect((await stat(join(data, 'secrets'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(data, 'secrets/postgres-password'))).mode & 0o777).toBe(0o600);
    expect((await stat(second.connection.host)).mode & 0o777).toBe(0o700);
    expect((await readdir(data)).sort()).toEqual(['postgres', 'run', 'secrets']);
  });

  it('uses a short folder for the socket of a deep DATA_DIR', async () => {
    const dataDir = join(bench.folder, 'x'.repeat(200), 'with, comma');
    const { connection } = await start({ dataDir });
    expect(connection.host.length).toBeLessThan(85);
    expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await rm(join(connection.host, '..'), { recursive: true });
  });

  it('replaces a lost password', async () => {
    const first = await start();
    await query(first.connection, 'CREATE TABLE IF NOT EXISTS kept ()');
    await first.stop();
    await rm(join(bench.folder, 'data/secrets'), { recursive: true });
    const second = await start();
    expect(second.connection.password).not.toBe(first.connection.password);
    expect(await query(second.connection, 'SELECT FROM kept')).toEqual([]);
  });

  it('says why PostgreSQL does not start and leaves nothing running', async () => {
    await expect(bench.start({ postgresSettings: { shared_buffers: 'plenty' } })).rejects.toThrow(
      /did not start.*invalid value for parameter "shared_buffers"/s,
    );
    expect(await findRunningEngine(join(bench.folder, 'data'))).toBeUndefined();
  });
});

describe('supervision', () => {
  it('starts PostgreSQL again after it was killed, with the data', async () => {
    const engine = await start();
    await query(engine.connection, 'CREATE TABLE IF NOT EXISTS n AS SELECT 7 AS n');
    for (const round of [1, 2]) {
      const before = engine.pid();
      if (before) process.kill(before, 'SIGKILL');
      await until(() => bench.lines.filter((line) => /running again/.test(line)).length === round);
      expect(engine.pid()).not.toBe(before);
      expect(await query(engine.connection, 'SELECT n FROM n')).toEqual([{ n: 7 }]);
      pids.push(engine.pid());
    }
    expect(bench.lines.join('\n')).toMatch(/error: PostgreSQL ended unexpectedly \(signal SIGKILL\)/);
  });

  it('can be stopped while PostgreSQL is down', async () => {
    const engine = await start();
    const before = engine.pid();
    if (before) process.kill(before, 'SIGKILL');
    await until(() => engine.pid() !== before);
    await engine.stop();
    expect(engine.pid()).toBeUndefined();
    expect(await findRunningEngine(join(bench.folder, 'data'))).toBeUndefined();
  });
});

describe('after kill -9 of the process that owned it', () => {
  it('stops the orphan and starts its own', async () => {
    const cluster = join(bench.folder, 'data/postgres');
    const owner = bench.script(
      'engine-owner.script.ts',
      join(bench.folder, 'data'),
      join(bench.folder, 'system'),
    );
    const orphan = Number(await owner.line);
    await killProcess(owner.child);
    expect(await processKindOf(orphan, cluster)).toBe('ours');
    const engine = await start();
    expect(engine.pid()).not.toBe(orphan);
    // Where nobody collects orphans, an ended process keeps its number: 'other', not 'gone'.
    expect(await processKindOf(orphan, cluster)).not.toBe('ours');
    expect(bench.lines.join()).toMatch(`earlier run (process ${orphan})`);
  });

  it('starts afresh when the first start was cut short', async () => {
    const dataDir = join(bench.folder, 'cut-short');
    const owner = bench.script('engine-owner.script.ts', dataDir, join(bench.folder, 'system'));
    const unfinished = async () =>
      (await readdir(dataDir)).filter((name) => name.startsWith('postgres.init-'));
    await until(async () => {
      const [name] = await unfinished();
      return name !== undefined && (await readdir(join(dataDir, name, 'data'))).includes('base');
    });
    await killProcess(owner.child);
    expect(await readdir(dataDir)).not.toContain('postgres');
    const engine = await start({ dataDir });
    expect(await query(engine.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await unfinished()).toEqual([]);
  });

  it('never signals another program that got the same pid', async () => {
    const first = await start();
    const file = join(bench.folder, 'data/postgres/postmaster.pid');
    const content = await readFile(file, 'utf8');
    await first.stop();
    const { child, line } = bench.script('instance-owner.script.ts', join(bench.folder, 'other'));
    await line;
    await writeFile(file, content.replace(/^\d+/, String(child.pid)));
    await start();
    expect(child.exitCode ?? child.signalCode).toBeNull();
  });
});

describe.runIf(process.getuid?.() === 0)('as root', () => {
  it('keeps data and engine outside a folder the engine may not enter', async () => {
    const home = join(bench.folder, 'home');
    await mkdir(home, { mode: 0o700 });
    const dataDir = join(home, 'data');
    const first = await start({ dataDir });
    await query(first.connection, 'CREATE TABLE n AS SELECT 7 AS n');
    expect((await lstat(join(dataDir, 'postgres'))).isSymbolicLink()).toBe(true);
    expect((await stat(join(dataDir, 'postgres'))).uid).not.toBe(0);
    expect((await stat(join(dataDir, 'secrets'))).uid).toBe(0);
    expect(await findRunningEngine(dataDir)).toEqual(first.connection);
    await first.stop();
    const second = await start({ dataDir });
    expect(await query(second.connection, 'SELECT n FROM n')).toEqual([{ n: 7 }]);
    await rm(join(second.connection.host, '..'), { recursive: true });
  });

  it('says at every start, and in a file, where such a database is', async () => {
    const home = join(bench.folder, 'told');
    await mkdir(home, { mode: 0o700 });
    const dataDir = join(home, 'data');
    const first = await start({ dataDir });
    const cluster = await readlink(join(dataDir, 'postgres'));
    expect(cluster.startsWith(join(bench.folder, 'system'))).toBe(true);
    const note = join(dataDir, 'WHERE-IS-THE-DATABASE.txt');
    const sentence = `info: The database is in ${cluster}, not in ${dataDir}, which PostgreSQL cannot enter when FitArc runs as root. See ${note}.`;
    expect(bench.lines).toEqual([sentence]);
    expect(await readFile(note, 'utf8')).toContain(cluster);
    await first.stop();
    const second = await start({ dataDir });
    expect(bench.lines).toEqual([sentence, sentence]);
    await rm(join(second.connection.host, '..'), { recursive: true });
  });

  it('goes on with a database in the folder of an earlier version, also when its link is lost', async () => {
    const home = join(bench.folder, 'upgraded');
    await mkdir(home, { mode: 0o700 });
    const dataDir = join(home, 'data');
    const [former, present] = [join(bench.folder, 'former'), join(bench.folder, 'present')];
    const before = await start({ dataDir, systemDir: former });
    await query(before.connection, 'CREATE TABLE n AS SELECT 7 AS n');
    await before.stop();
    const link = await readlink(join(dataDir, 'postgres'));
    for (const lost of [false, true]) {
      if (lost) await rm(join(dataDir, 'postgres'));
      const after = await start({ dataDir, systemDir: present, formerSystemDirs: [former] });
      expect(await query(after.connection, 'SELECT n FROM n')).toEqual([{ n: 7 }]);
      expect(await readlink(join(dataDir, 'postgres'))).toBe(link);
      await after.stop();
      await rm(join(after.connection.host, '..'), { recursive: true });
    }
  });

  it('does not use the data folder of the service in the guide', async () => {
    const read = (file: string) => readFile(join(import.meta.dirname, '../../../../..', file), 'utf8');
    const unit = await read('deploy/fitarc.service');
    const [, service = ''] = /^Environment=.*DATA_DIR=(\S+)/m.exec(unit) ?? [];
    expect(service).toBe('/var/lib/fitarc');
    expect(`${defaultSystemDir}/`.startsWith(`${service}/`)).toBe(false);
    expect(await read('docs/operator/install.md')).toContain(defaultSystemDir);
  });
});
