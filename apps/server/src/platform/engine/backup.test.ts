import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { writeBackup } from './backup.ts';
import { withClient } from './connect.ts';
import { type Bench, openBench, query } from './engine.fixture.ts';
import type { Engine } from './engine.ts';
import type { EngineConnection } from './engine-types.ts';
import { readBackup } from './restore.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** What the application supplies: each step is recorded the way Drizzle does it. */
const steps = [
  `CREATE TABLE "Odd ""name" (
     id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, body text, raw bytea, amount numeric,
     day date, at timestamptz, span interval, tags text[], ratio double precision, extra jsonb,
     size integer GENERATED ALWAYS AS (length(body)) STORED)`,
  `CREATE TABLE child (id serial PRIMARY KEY, parent integer NOT NULL REFERENCES "Odd ""name"(id));
   CREATE TABLE seeded (name text PRIMARY KEY); INSERT INTO seeded VALUES ('by migration');
   CREATE TABLE empty (id integer)`,
  `ALTER TABLE child ADD COLUMN note text NOT NULL DEFAULT 'added later'`,
];

async function migrate(connection: EngineConnection, count: number, known = steps): Promise<void> {
  await withClient(connection, undefined, async (client) => {
    await client.query(`CREATE SCHEMA IF NOT EXISTS drizzle; CREATE TABLE IF NOT EXISTS
      drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
    const { rowCount } = await client.query('SELECT FROM drizzle.__drizzle_migrations');
    for (const [index, step] of known.slice(0, count).entries()) {
      if (index < (rowCount ?? 0)) continue;
      await client.query(step);
      await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
        `hash of ${step.length}`,
        1_700_000_000_000 + index,
      ]);
    }
  });
}
const migrations = { migrateTo: migrate, migrateAll: (target: EngineConnection) => migrate(target, 99) };

const odd = [
  'plain',
  '',
  'tab\tnewline\nreturn\rbackslash\\ \\. \\N',
  '\\.',
  '\n\\.\n',
  'Äpfel 🍎 ‮ \u0001',
  'x'.repeat(300_000),
];

async function fillWithData(connection: EngineConnection): Promise<void> {
  await withClient(connection, undefined, async (client) => {
    for (const body of odd) {
      await client.query(
        `INSERT INTO "Odd ""name" (body, raw, amount, day, at, span, tags, ratio, extra)
         VALUES ($1, $2, 12345678901234567890.000100, '2024-02-29', '2024-02-29T23:59:59.123456Z', '1 mon 2 days',
           ARRAY['a,b', NULL, '"'], 0.1::float8 + 0.2, '{"a": [1, null]}')`,
        [body, Buffer.from([0, 10, 92, 46, 10, 255])],
      );
    }
    await client.query(`INSERT INTO "Odd ""name" (body) VALUES (NULL)`);
    await client.query(`DELETE FROM seeded; INSERT INTO seeded VALUES ('by a person')`);
    await client.query(`INSERT INTO child (parent) SELECT 1 FROM generate_series(1, 50000)`);
    await client.query('DELETE FROM child WHERE id > 49000');
  });
}

async function everything(connection: EngineConnection): Promise<unknown> {
  const text = await query(connection, `SELECT t::text AS row FROM "Odd ""name" t ORDER BY id`);
  const sums = await query(
    connection,
    `SELECT (SELECT md5(string_agg(c.id || ':' || parent, ',' ORDER BY c.id)) FROM child c) AS children,
      (SELECT string_agg(name, ',') FROM seeded) AS seeded,
      (SELECT string_agg(id || hash, ',' ORDER BY id) FROM drizzle.__drizzle_migrations WHERE id <= 2) AS migrations`,
  );
  return { text, sums };
}

let bench: Bench;
let engine: Engine;
let file: string;
let before: unknown;
beforeAll(async () => {
  bench = await openBench();
  engine = await bench.start();
  await migrate(engine.connection, 2);
  await fillWithData(engine.connection);
  before = await everything(engine.connection);
  file = join(bench.folder, 'made-by-version-2.sql.gz');
  const progress: string[] = [];
  const result = await writeBackup(engine.connection, file, { onProgress: (p) => progress.push(p.table) });
  expect(result.rows).toEqual({
    '"drizzle"."__drizzle_migrations"': 2,
    '"public"."Odd ""name"': odd.length + 1,
    '"public"."child"': 49_000,
    '"public"."empty"': 0,
    '"public"."seeded"': 1,
  });
  expect(progress).toEqual(Object.keys(result.rows));
});
afterAll(() => bench.tidy());

/** Something of its own in the present database, to see whether it was left alone. */
beforeEach(async () => {
  await query(engine.connection, 'CREATE TABLE IF NOT EXISTS present AS SELECT 1 AS n');
});
const presentTables = () => query(engine.connection, `SELECT to_regclass('present')::text AS present`);
async function expectUntouched() {
  expect(await presentTables()).toEqual([{ present: 'present' }]);
  const left = await query(
    engine.connection,
    `SELECT datname FROM pg_database WHERE datname LIKE 'fitarc_%'`,
  );
  expect(left).toEqual([]);
}

it('writes a private file and never replaces one', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const bytes = await readFile(file);
  await expect(writeBackup(engine.connection, file)).rejects.toThrow(/already exists/);
  expect(await readFile(file)).toEqual(bytes);
  expect((await readdir(bench.folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('fails at once when the file cannot be written', async () => {
  await expect(writeBackup(engine.connection, join(bench.folder, 'nowhere/file'))).rejects.toThrow(/ENOENT/);
});

it('refuses to replace data unless forced', async () => {
  await expect(readBackup(engine.connection, file, migrations)).rejects.toThrow(/already has data/);
  await expectUntouched();
});

it('restores everything, brings it to the newest schema, and sequences go on', async () => {
  const { rows } = await readBackup(engine.connection, file, { ...migrations, force: true });
  expect(rows['"public"."child"']).toBe(49_000);
  expect(await presentTables()).toEqual([{ present: null }]);
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

it('refuses a damaged, cut-off, foreign or hostile file and leaves the database as it was', async () => {
  const bytes = await readFile(file);
  const text = gunzipSync(bytes).toString();
  const flipped = Buffer.from(bytes);
  const middle = Math.floor(bytes.length / 2);
  flipped.writeUInt8(flipped.readUInt8(middle) ^ 0xff, middle);
  const cases: [string, Buffer | string, RegExp][] = [
    ['cut', bytes.subarray(0, bytes.length - 200), /damaged|cut off/],
    ['cut-early', bytes.subarray(0, 50), /damaged|cut off/],
    ['no-checksum', bytes.subarray(0, bytes.length - 4), /damaged|cut off/],
    ['flipped', flipped, /damaged|cut off|could not be restored|does not recognize/],
    ['empty', '', /not a FitArc backup|damaged/],
    ['text', 'hello', /damaged/],
    ['foreign', gzipSync('hello\nworld\n'), /not a FitArc backup/],
    ['lost-row', gzipSync(text.replace('\n48999\t1\n', '\n')), /has 48999 of 49000 rows/],
    ['no-end', gzipSync(text.slice(0, text.lastIndexOf('-- end'))), /cut off/],
    ['in-rows', gzipSync(text.slice(0, text.indexOf('\n40000\t1\n'))), /damaged|cut off/],
    ['bad-row', gzipSync(text.replace('\n40000\t1\n', '\nforty\t1\n')), /"child" could not be restored/],
    ['hostile', gzipSync(text.replace('COPY "public"."seeded"', `COPY "pg_catalog"."x"`)), /not recognize/],
    [
      'program',
      gzipSync(text.replace(/COPY "public"."seeded" .*/, `COPY seeded FROM PROGRAM 'id';`)),
      /does not recognize/,
    ],
  ];
  for (const [name, content, message] of cases) {
    const path = join(bench.folder, `${name}.gz`);
    await writeFile(path, content);
    const restore = readBackup(engine.connection, path, { ...migrations, force: true });
    await expect(restore, name).rejects.toThrow(message);
    await expectUntouched();
  }
  await expect(readBackup(engine.connection, join(bench.folder, 'none'), migrations)).rejects.toThrow(
    /ENOENT/,
  );
});

it('refuses a backup without tables, or without one of them, even when forced', async () => {
  const text = gunzipSync(await readFile(file)).toString();
  const title = text.slice(0, text.indexOf('\n') + 1);
  const header = (migrations: unknown[]) =>
    `${title}-- header: ${JSON.stringify({ version: 1, createdAt: 'then', migrations })}\n\n`;
  const { migrations: applied } = JSON.parse(/^-- header: (.*)$/m.exec(text)?.[1] ?? '') as {
    migrations: unknown[];
  };
  const withoutSeeded = text
    .replace(/COPY "public"\."seeded"[\s\S]*?\n\\\.\n\n/, '')
    .replace(',"\\"public\\".\\"seeded\\"":1', '');
  expect(withoutSeeded.length).toBeLessThan(text.length - 50);
  const cases: [string, string, RegExp][] = [
    ['nothing', `${header([])}-- end: {"rows":{}}\n`, /has no tables/],
    ['header-only', `${header(applied)}-- end: {"rows":{}}\n`, /has no tables/],
    ['one-less', withoutSeeded, /the table "public"\."seeded" is missing/],
    ['uncounted', text.replace(',"\\"public\\".\\"seeded\\"":1', ''), /no row count for "public"\."seeded"/],
  ];
  for (const [name, content, message] of cases) {
    const path = join(bench.folder, `${name}.gz`);
    await writeFile(path, gzipSync(content));
    await expect(readBackup(engine.connection, path, { ...migrations, force: true }), name).rejects.toThrow(
      message,
    );
    await expectUntouched();
  }
});

it('makes no backup of a database without tables', async () => {
  const other = await bench.start({ dataDir: join(bench.folder, 'bare') });
  const path = join(bench.folder, 'bare.backup.gz');
  await expect(writeBackup(other.connection, path)).rejects.toThrow(/nothing to back up/);
  expect(await readdir(bench.folder)).not.toContain('bare.backup.gz');
  await other.stop();
});

it('refuses a backup of a newer or another FitArc', async () => {
  const withSteps = (known: string[]) => ({
    migrateTo: (target: EngineConnection, count: number) => migrate(target, count, known),
    migrateAll: (target: EngineConnection) => migrate(target, 99, known),
    force: true,
  });
  const newer = readBackup(engine.connection, file, withSteps(steps.slice(0, 1)));
  await expect(newer).rejects.toThrow(/newer version/);
  const other = readBackup(engine.connection, file, withSteps([`${steps[0]};`, `${steps[1]};`]));
  await expect(other).rejects.toThrow(/different migrations/);
  await expectUntouched();
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
