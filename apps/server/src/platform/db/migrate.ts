import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Connection } from './database.ts';

// Any fixed number: every FitArc node asks for the same lock, so that one migrates and the others wait.
const MIGRATION_LOCK = 7_201_826;

/** Brings the database up to date. Safe when several nodes start together. */
export async function migrate(connection: Connection, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'fitarc-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
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
