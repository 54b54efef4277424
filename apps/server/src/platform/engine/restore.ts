import { stat } from 'node:fs/promises';
import type { Client } from 'pg';
import type { TableProgress } from './backup.ts';
import { type BackupHeader, parseHeader, type TableCounts } from './backup-format.ts';
import { type BackupReader, openBackup } from './backup-reader.ts';
import { withClient } from './connect.ts';
import { replaceDatabase } from './database-swap.ts';
import { requireSpace } from './disk-space.ts';
import type { EngineConnection } from './engine-types.ts';
import { listMigrations, listTables } from './pg-catalog.ts';
import {
  loadSections,
  type RestoreResult,
  refuseIfInUse,
  refuseMissingTables,
  refuseOtherMigrations,
} from './restore-sections.ts';
import { VALUE_FORMAT } from './value-format.ts';

export type RestoreOptions = {
  /** Applies the first `count` migrations this version knows (all of them if it knows fewer). */
  migrateTo: (connection: EngineConnection, count: number) => Promise<void>;
  migrateAll: (connection: EngineConnection) => Promise<void>;
  onProgress?: ((progress: TableProgress) => void) | undefined;
  /** Replace a database that holds data. */
  force?: boolean;
  /** Opens an encrypted backup: the secret key of age. */
  identity?: string | undefined;
};

/**
 * Loads a backup into a new database at the schema the backup was made with, brings that to the newest, and
 * then puts it in the place of the present one. Whatever fails before leaves the present one as it was.
 * Needs room for both at the same time.
 */
export async function readBackup(
  connection: EngineConnection,
  filePath: string,
  options: RestoreOptions,
): Promise<RestoreResult> {
  await requireRoomFor(connection, filePath);
  const reader = await openBackup(filePath, options.identity);
  try {
    return await loadIntoEngine(connection, reader, options);
  } finally {
    await reader.close();
  }
}

/** A database is larger than its backup, at least by this factor. */
const UNPACKED = 3;

/** A full disk would stop the present database too. */
async function requireRoomFor(connection: EngineConnection, filePath: string): Promise<void> {
  const { size } = await stat(filePath);
  const folder = await withClient(connection, 'postgres', async (client) => {
    const { rows } = await client.query<{ folder: string }>(
      "SELECT current_setting('data_directory') AS folder",
    );
    return rows[0]?.folder ?? '';
  });
  await requireSpace(folder, size * UNPACKED, 'Free some space and try again.');
}

/** The same from anything that reads as a backup. */
export async function loadIntoEngine(
  connection: EngineConnection,
  reader: BackupReader,
  options: RestoreOptions,
): Promise<RestoreResult> {
  const header = parseHeader(await reader.line(), await reader.line());
  if (!options.force) await withClient(connection, undefined, refuseIfInUse);
  let rows: TableCounts = {};
  await replaceDatabase(connection, async (fresh) => {
    await options.migrateTo(fresh, header.migrations.length);
    rows = await withClient(fresh, undefined, (client) => load(client, reader, header, options));
    await options.migrateAll(fresh);
    await withClient(fresh, undefined, (client) => client.query('ANALYZE'));
  });
  return { createdAt: header.createdAt, rows };
}

async function load(
  client: Client,
  reader: BackupReader,
  header: BackupHeader,
  options: RestoreOptions,
): Promise<TableCounts> {
  refuseOtherMigrations(header.migrations, await listMigrations(client));
  await client.query('BEGIN');
  // Tables arrive in any order: foreign keys and triggers must not look at half of them.
  await client.query(`SET LOCAL session_replication_role = replica; ${VALUE_FORMAT}`);
  // Migrations may have written rows of their own, among them their list.
  const tables = (await listTables(client)).map(({ table }) => table);
  if (tables.length > 0) await client.query(`TRUNCATE ${tables.join(', ')}`);
  const rows = await loadSections(client, reader, options);
  refuseMissingTables(tables, rows);
  await client.query('COMMIT');
  return rows;
}
