import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  everything,
  expectUntouched,
  markPresent,
  migrate,
  migrations,
  odd,
  presentTables,
  startBackedUp,
  steps,
} from './backup.fixture.ts';
import { writeBackup } from './backup.ts';
import { type Bench, openBench, query } from './engine.fixture.ts';
import type { Engine } from './engine.ts';
import type { EngineConnection } from './engine-types.ts';
import { readBackup } from './restore.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let bench: Bench;
let engine: Engine;
let file: string;
let before: unknown;
beforeAll(async () => {
  bench = await openBench();
  ({ engine, file, before } = await startBackedUp(bench));
});
afterAll(() => bench.tidy());
beforeEach(async () => {
  await markPresent(engine.connection);
});

it('writes a private file and never replaces one (R-1271)', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const bytes = await readFile(file);
  await expect(writeBackup(engine.connection, file)).rejects.toThrow(/already exists/);
  expect(await readFile(file)).toEqual(bytes);
  expect((await readdir(bench.folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('fails at once when the file cannot be written', async () => {
  await expect(writeBackup(engine.connection, join(bench.folder, 'nowhere/file'))).rejects.toThrow(/ENOENT/);
});

it('refuses to replace data unless forced (R-1272)', async () => {
  await expect(readBackup(engine.connection, file, migrations)).rejects.toThrow(/already has data/);
  await expectUntouched(engine.connection);
});

it('restores everything, brings it to the newest schema, and sequences go on (R-1273)', async () => {
  const { rows } = await readBackup(engine.connection, file, { ...migrations, force: true });
  expect(rows['"public"."child"']).toBe(49_000);
  expect(await presentTables(engine.connection)).toEqual([{ present: null }]);
  expect(await everything(engine.connection)).toEqual(before);
  expect(await query(engine.connection, 'SELECT DISTINCT note FROM child')).toEqual([
    { note: 'added later' },
  ]);
  expect(await query(engine.connection, 'INSERT INTO child (parent) VALUES (1) RETURNING id')).toEqual([
    { id: 50_001 },
  ]);
  const [row] = await query(
    engine.connection,
    `INSERT INTO "Odd ""name" (body) VALUES ('abc') RETURNING id, size`,
  );
  expect(row).toEqual({ id: odd.length + 2, size: 3 });
  const hashes = await query(engine.connection, 'SELECT id FROM drizzle.__drizzle_migrations ORDER BY id');
  expect(hashes).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  await expect(query(engine.connection, 'INSERT INTO child (parent) VALUES (999999)')).rejects.toThrow(
    /foreign/,
  );
});

it('restores into the empty database of another FitArc', async () => {
  const other = await bench.start({ dataDir: join(bench.folder, 'other') });
  await readBackup(other.connection, file, migrations);
  expect(await everything(other.connection)).toEqual(before);
  const again = join(bench.folder, 'again.sql.gz');
  await writeBackup(other.connection, again);
  await other.stop();
});

it('makes no backup of a database without tables', async () => {
  const other = await bench.start({ dataDir: join(bench.folder, 'bare') });
  const path = join(bench.folder, 'bare.backup.gz');
  await expect(writeBackup(other.connection, path)).rejects.toThrow(/nothing to back up/);
  expect(await readdir(bench.folder)).not.toContain('bare.backup.gz');
  await other.stop();
});

it('refuses a backup of a newer or another FitArc (R-1274)', async () => {
  const withSteps = (known: string[]) => ({
    migrateTo: (target: EngineConnection, count: number) => migrate(target, count, known),
    migrateAll: (target: EngineConnection) => migrate(target, 99, known),
    force: true,
  });
  const newer = readBackup(engine.connection, file, withSteps(steps.slice(0, 1)));
  await expect(newer).rejects.toThrow(/newer version/);
  const other = readBackup(engine.connection, file, withSteps([`${steps[0]};`, `${steps[1]};`]));
  await expect(other).rejects.toThrow(/different migrations/);
  await expectUntouched(engine.connection);
});

it('replaces a database that a server keeps connecting to', async () => {
  let busy = true;
  const server = (async () => {
    while (busy) await query(engine.connection, 'SELECT pg_sleep(0.05)').catch(() => undefined);
  })();
  try {
    await readBackup(engine.connection, file, { ...migrations, force: true });
  } finally {
    busy = false;
    await server;
  }
  expect(await everything(engine.connection)).toEqual(before);
});
