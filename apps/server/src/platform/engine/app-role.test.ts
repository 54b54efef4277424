import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { asApplication } from './app-role.ts';
import { writeBackup } from './backup.ts';
import { type Bench, openBench, query } from './engine.fixture.ts';
import type { EngineConnection } from './engine-types.ts';
import { readBackup } from './restore.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.tidy());

const asApp = (connection: EngineConnection, text: string) => query(asApplication(connection), text);
const notOurs = `SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ('public', 'drizzle') AND c.relowner <> 'fitarc_app'::regrole`;

it('the application owns its database and is no superuser', async () => {
  const { connection, stop } = await bench.start();
  expect(
    await asApp(
      connection,
      `SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
        (SELECT datdba::regrole::text FROM pg_database WHERE datname = current_database()) AS owner
       FROM pg_roles WHERE rolname = current_user`,
    ),
  ).toEqual([
    {
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
      owner: 'fitarc_app',
    },
  ]);
  await asApp(
    connection,
    'CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE TABLE mine (id serial); ANALYZE mine',
  );
  for (const forbidden of [
    `COPY mine FROM PROGRAM 'id'`,
    `COPY mine TO '/tmp/fitarc-never'`,
    `SELECT pg_read_file('/etc/passwd')`,
    'CREATE ROLE other SUPERUSER',
    'SET ROLE fitarc',
    'ALTER SYSTEM SET fsync = off',
  ])
    await expect(asApp(connection, forbidden), forbidden).rejects.toThrow(/permission denied|must be/);
  await stop();
});

it('takes over at the start what an older FitArc made as the superuser', async () => {
  const before = await bench.start();
  await query(
    before.connection,
    `CREATE SCHEMA drizzle; CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text, created_at bigint);
     CREATE TABLE parent (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text);
     CREATE TABLE child (parent integer REFERENCES parent); CREATE SEQUENCE apart; CREATE VIEW seen AS SELECT 1 AS n;
     CREATE TYPE mood AS ENUM ('good'); CREATE FUNCTION one() RETURNS integer LANGUAGE sql AS 'SELECT 1';
     CREATE INDEX ON parent USING gin (name gin_trgm_ops); INSERT INTO parent (name) VALUES ('kept');
     ALTER DATABASE fitarc OWNER TO fitarc`,
  );
  expect(await query(before.connection, notOurs)).not.toEqual([]);
  await expect(asApp(before.connection, 'SELECT name FROM parent')).rejects.toThrow(/permission denied/);
  await before.stop();
  const { connection, stop } = await bench.start();
  expect(await query(connection, notOurs)).toEqual([]);
  expect(await asApp(connection, 'SELECT name FROM parent')).toEqual([{ name: 'kept' }]);
  await asApp(
    connection,
    `ALTER TABLE child ADD COLUMN note text; ALTER TYPE mood ADD VALUE 'bad'; DROP VIEW seen; DROP FUNCTION one();
     INSERT INTO parent (name) VALUES ('more'); INSERT INTO drizzle.__drizzle_migrations (hash) VALUES ('x');
     DELETE FROM drizzle.__drizzle_migrations; ALTER SEQUENCE apart RESTART; CREATE TABLE drizzle.further ()`,
  );
  await stop();
});

it('owns what a restore has put in its place', async () => {
  const { connection, stop } = await bench.start();
  const file = join(bench.folder, 'one.backup.gz');
  await writeBackup(connection, file);
  const recreate = (target: EngineConnection) =>
    query(
      target,
      `CREATE SCHEMA IF NOT EXISTS drizzle; CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text, created_at bigint);
       CREATE TABLE IF NOT EXISTS mine (id serial);
       CREATE TABLE IF NOT EXISTS parent (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text);
       CREATE TABLE IF NOT EXISTS child (parent integer REFERENCES parent, note text);
       CREATE SEQUENCE IF NOT EXISTS apart`,
    ).then(() => undefined);
  await readBackup(connection, file, { migrateTo: recreate, migrateAll: recreate, force: true });
  expect(await query(connection, notOurs)).toEqual([]);
  expect(await asApp(connection, 'SELECT name FROM parent ORDER BY id')).toEqual([
    { name: 'kept' },
    { name: 'more' },
  ]);
  await asApp(connection, 'ALTER TABLE parent ADD COLUMN later text');
  await stop();
});
