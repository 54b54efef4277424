import type { Client } from 'pg';
import type { TableProgress } from './backup.ts';
import { parseHeader, type TableCounts } from './backup-format.ts';
import type { BackupReader } from './backup-reader.ts';
import { withClient } from './connect.ts';
import { type ClientConnection, EngineError } from './engine-types.ts';
import { applySteps, type MigrationStep } from './migration-steps.ts';
import { listMigrations, listTables } from './pg-catalog.ts';
import {
  loadSections,
  type RestoreResult,
  refuseIfInUse,
  refuseMissingTables,
  refuseOtherMigrations,
} from './restore-sections.ts';
import { VALUE_FORMAT } from './value-format.ts';

export type InPlaceOptions = {
  /** Every migration this version knows, oldest first. */
  steps: readonly MigrationStep[];
  onProgress?: (progress: TableProgress) => void;
  /** Replace a database that holds data. */
  force?: boolean;
};

/**
 * Replaces all tables of a database by those of a backup in one transaction, with no more rights than the owner of
 * the tables has. Whatever fails leaves everything as it was. Needs room for both at the same time.
 */
export async function restoreInPlace(
  connection: ClientConnection,
  reader: BackupReader,
  options: InPlaceOptions,
): Promise<RestoreResult> {
  const header = parseHeader(await reader.line(), await reader.line());
  return withClient(connection, undefined, async (client) => {
    await client.query('BEGIN');
    await client.query(`${VALUE_FORMAT}; SET LOCAL lock_timeout = '60s'; SET LOCAL search_path = public`);
    if (!options.force) await refuseIfInUse(client);
    await dropTables(client, options.steps);
    await applySteps(client, options.steps.slice(0, header.migrations.length));
    refuseOtherMigrations(header.migrations, await listMigrations(client));
    const rows = await load(client, reader, options);
    await applySteps(client, options.steps.slice(header.migrations.length));
    await client.query('COMMIT');
    // The data are there; without statistics the first reads are only slower.
    await client.query('ANALYZE').catch(() => undefined);
    return { createdAt: header.createdAt, rows };
  });
}

/** Tables arrive in any order: foreign keys are checked once all are there. */
async function load(client: Client, reader: BackupReader, options: InPlaceOptions): Promise<TableCounts> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  const tables = (await listTables(client)).map(({ table }) => table);
  // Migrations may have written rows of their own, among them their list.
  if (tables.length > 0) await client.query(`TRUNCATE ${tables.join(', ')}`);
  const rows = await loadSections(client, reader, options);
  refuseMissingTables(tables, rows);
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  return rows;
}

const CREATED = /(?:CREATE TABLE (?:IF NOT EXISTS )?|RENAME TO )"(?:public"\.")?(\w+)"/g;

/** Only ours: a database may be shared with another program, whose tables nobody wants to lose. */
async function dropTables(client: Client, steps: readonly MigrationStep[]): Promise<void> {
  const ours = new Set(['"drizzle"."__drizzle_migrations"']);
  for (const { statements } of steps)
    for (const [, name] of statements.join(';').matchAll(CREATED)) ours.add(`"public"."${name}"`);
  const present = (await listTables(client)).map(({ table }) => table);
  const foreign = present.find((table) => !ours.has(table));
  if (foreign)
    throw new EngineError(
      `The database has the table ${foreign}, which is not FitArc's. Give FitArc a database of its own.`,
    );
  if (present.length > 0) await client.query(`DROP TABLE ${present.join(', ')} CASCADE`);
}
