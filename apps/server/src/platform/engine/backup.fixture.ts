import { join } from 'node:path';
import { expect } from 'vitest';
import { writeBackup } from './backup.ts';
import { withClient } from './connect.ts';
import { type Bench, query } from './engine.fixture.ts';
import type { Engine } from './engine.ts';
import type { EngineConnection } from './engine-types.ts';

/** What the application supplies: each step is recorded the way Drizzle does it. */
export const steps = [
  `CREATE TABLE "Odd ""name" (
     id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, body text, raw bytea, amount numeric,
     day date, at timestamptz, span interval, tags text[], ratio double precision, extra jsonb,
     size integer GENERATED ALWAYS AS (length(body)) STORED)`,
  `CREATE TABLE child (id serial PRIMARY KEY, parent integer NOT NULL REFERENCES "Odd ""name"(id));
   CREATE TABLE seeded (name text PRIMARY KEY); INSERT INTO seeded VALUES ('by migration');
   CREATE TABLE empty (id integer)`,
  `ALTER TABLE child ADD COLUMN note text NOT NULL DEFAULT 'added later'`,
];

export async function migrate(connection: EngineConnection, count: number, known = steps): Promise<void> {
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

export const migrations = {
  migrateTo: migrate,
  migrateAll: (target: EngineConnection) => migrate(target, 99),
};

export const odd = [
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

export async function everything(connection: EngineConnection): Promise<unknown> {
  const text = await query(connection, `SELECT t::text AS row FROM "Odd ""name" t ORDER BY id`);
  const sums = await query(
    connection,
    `SELECT (SELECT md5(string_agg(c.id || ':' || parent, ',' ORDER BY c.id)) FROM child c) AS children,
      (SELECT string_agg(name, ',') FROM seeded) AS seeded,
      (SELECT string_agg(id || hash, ',' ORDER BY id) FROM drizzle.__drizzle_migrations WHERE id <= 2) AS migrations`,
  );
  return { text, sums };
}

type BackedUp = { engine: Engine; file: string; before: unknown };

/** A database with data and its backup, made when there were two of the three steps. */
export async function startBackedUp(bench: Bench): Promise<BackedUp> {
  const engine = await bench.start();
  await migrate(engine.connection, 2);
  await fillWithData(engine.connection);
  const before = await everything(engine.connection);
  const file = join(bench.folder, 'made-by-version-2.sql.gz');
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
  return { engine, file, before };
}

/** Something of its own in the present database, to see whether it was left alone. */
export const markPresent = (connection: EngineConnection) =>
  query(connection, 'CREATE TABLE IF NOT EXISTS present AS SELECT 1 AS n');
export const presentTables = (connection: EngineConnection) =>
  query(connection, `SELECT to_regclass('present')::text AS present`);

export async function expectUntouched(connection: EngineConnection): Promise<void> {
  expect(await presentTables(connection)).toEqual([{ present: 'present' }]);
  const left = await query(connection, `SELECT datname FROM pg_database WHERE datname LIKE 'fitarc_%'`);
  expect(left).toEqual([]);
}
