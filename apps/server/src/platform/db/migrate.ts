import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { errorCode } from '../engine/engine-types.ts';
import type { MigrationStep } from '../engine/restore-in-place.ts';
import type { Connection } from './database.ts';

// Any fixed number: every FitArc node asks for the same lock, so that one migrates and the others wait.
const MIGRATION_LOCK = 7_201_826;

/** How the database compares with this code: what it lacks, or has from a newer FitArc. */
type SchemaState = 'current' | 'behind' | 'newer';

async function stateOf(client: pg.Client, migrationsFolder: string): Promise<SchemaState> {
  const newestKnown = Math.max(...readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis));
  const { rows: found } = await client.query(
    `select 1 where to_regclass('drizzle.__drizzle_migrations') is not null`,
  );
  if (found.length === 0) return 'behind';
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newest = Number(rows[0]?.newest ?? 0);
  if (newest > newestKnown) return 'newer';
  return newest === newestKnown ? 'current' : 'behind';
}

/** Its tables may have lost or renamed what this code asks for, so it is left alone. */
const newerDatabase = () =>
  new Error(
    'This version of FitArc is older than its database. Start the newer version again, or restore a backup made with this version (docs/operator/upgrade.md).',
  );

async function withMigrationClient<T>(
  connection: Connection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, application_name: 'fitarc-migrate' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Brings the database up to date. Safe when several nodes start together. */
export function migrate(connection: Connection, migrationsFolder: string): Promise<void> {
  return withMigrationClient(connection, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if ((await stateOf(client, migrationsFolder)) === 'newer') throw newerDatabase();
    await applyMigrations(drizzle(client), { migrationsFolder });
  });
}

/** For a command beside a running server, which alone may change the tables. */
export async function requireCurrent(connection: Connection, migrationsFolder: string): Promise<void> {
  const state = await withMigrationClient(connection, (client) => stateOf(client, migrationsFolder)).catch(
    (error: unknown) => {
      // The running server is one from before the application had a role of its own.
      if (errorCode(error) === '28P01') return 'behind';
      throw error;
    },
  );
  if (state === 'newer') throw newerDatabase();
  if (state === 'behind')
    throw new Error('FitArc was updated but still runs with the old code. Restart it, then try again.');
}

/** Applies only the first `count` migrations: a backup is loaded at the level it was taken at. */
export async function migrateTo(
  connection: Connection,
  migrationsFolder: string,
  count: number,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fitarc-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journalFile = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: unknown[] };
    journal.entries = journal.entries.slice(0, count);
    await writeFile(journalFile, JSON.stringify(journal));
    await migrate(connection, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether starting this version would change the tables. */
export const isBehind = (connection: Connection, migrationsFolder: string): Promise<boolean> =>
  withMigrationClient(connection, async (client) => (await stateOf(client, migrationsFolder)) === 'behind');

/** All migrations, for whoever applies them within another transaction. */
export const migrationSteps = (migrationsFolder: string): MigrationStep[] =>
  readMigrationFiles({ migrationsFolder }).map(({ sql, hash, folderMillis }) => ({
    statements: sql,
    hash,
    createdAt: folderMillis,
  }));
