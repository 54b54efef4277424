import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import type { TableProgress } from './backup.ts';
import {
  type AppliedMigration,
  type BackupHeader,
  isSequenceLine,
  parseCopy,
  parseFooter,
  parseHeader,
  type TableCounts,
} from './backup-format.ts';
import { BackupReader } from './backup-reader.ts';
import { withClient } from './connect.ts';
import { replaceDatabase } from './database-swap.ts';
import { type EngineConnection, EngineError } from './engine-types.ts';
import { messageOf } from './folders.ts';
import { findTableWithRows, listMigrations, listTables } from './pg-catalog.ts';

export type RestoreOptions = {
  /** Applies the first `count` migrations this version knows (all of them if it knows fewer). */
  migrateTo: (connection: EngineConnection, count: number) => Promise<void>;
  migrateAll: (connection: EngineConnection) => Promise<void>;
  onProgress?: (progress: TableProgress) => void;
  /** Replace a database that holds data. */
  force?: boolean;
};
export type RestoreResult = { createdAt: string; rows: TableCounts };

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
  const reader = new BackupReader(filePath);
  try {
    const header = parseHeader(await reader.line(), await reader.line());
    if (!options.force) await refuseIfInUse(connection);
    let rows: TableCounts = {};
    await replaceDatabase(connection, async (fresh) => {
      await options.migrateTo(fresh, header.migrations.length);
      rows = await withClient(fresh, undefined, (client) => load(client, reader, header, options));
      await options.migrateAll(fresh);
      await withClient(fresh, undefined, (client) => client.query('ANALYZE'));
    });
    return { createdAt: header.createdAt, rows };
  } finally {
    await reader.close();
  }
}

async function refuseIfInUse(connection: EngineConnection): Promise<void> {
  const table = await withClient(connection, undefined, findTableWithRows);
  if (!table) return;
  throw new EngineError(`The database already has data (table ${table}). To replace all of it, add --force.`);
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
  await client.query(`SET LOCAL session_replication_role = replica; SET LOCAL client_encoding = 'UTF8';
    SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC'`);
  // Migrations may have written rows of their own, among them their list.
  const tables = (await listTables(client)).map(({ table }) => table);
  if (tables.length > 0) await client.query(`TRUNCATE ${tables.join(', ')}`);
  const rows = await loadSections(client, reader, options);
  refuseMissingTables(tables, rows);
  await client.query('COMMIT');
  return rows;
}

async function loadSections(
  client: Client,
  reader: BackupReader,
  { onProgress }: RestoreOptions,
): Promise<TableCounts> {
  const loaded: TableCounts = {};
  for (let line = await reader.line(); line !== undefined; line = await reader.line()) {
    const table = parseCopy(line);
    const expected = parseFooter(line);
    if (expected) {
      compareCounts(expected, loaded);
      // Reading on to the end is what makes gzip compare its checksum.
      if ((await reader.line()) !== undefined) throw new EngineError('This backup is damaged.');
      return loaded;
    }
    if (table) {
      loaded[table] = await loadTable(client, reader, line, table);
      onProgress?.({ table, rows: loaded[table] });
    } else if (isSequenceLine(line)) await client.query(line);
    else if (line !== '') throw new EngineError(`This backup has a line FitArc does not recognize: ${line}`);
  }
  throw new EngineError('This backup is cut off.');
}

async function loadTable(client: Client, reader: BackupReader, copyLine: string, table: string) {
  const copy = client.query(from(copyLine));
  try {
    await pipeline(reader.rows(), copy);
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw new EngineError(`The table ${table} could not be restored: ${messageOf(error)}`);
  }
  return copy.rowCount;
}

/** Only a file that holds all of them may take the place of the present data, forced or not. */
function refuseMissingTables(tables: string[], loaded: TableCounts): void {
  if (!Object.keys(loaded).some((table) => table.startsWith('"public".')))
    throw new EngineError('This backup has no tables; restoring it would leave an empty database.');
  const missing = tables.find((table) => loaded[table] === undefined);
  if (missing) throw new EngineError(`This backup is damaged: the table ${missing} is missing.`);
}

function compareCounts(expected: TableCounts, loaded: TableCounts): void {
  for (const [table, rows] of Object.entries(expected)) {
    if (loaded[table] !== rows) {
      throw new EngineError(`This backup is damaged: ${table} has ${loaded[table] ?? 0} of ${rows} rows.`);
    }
  }
  const uncounted = Object.keys(loaded).find((table) => expected[table] === undefined);
  if (uncounted) throw new EngineError(`This backup is damaged: it has no row count for ${uncounted}.`);
}

function refuseOtherMigrations(wanted: AppliedMigration[], applied: AppliedMigration[]): void {
  if (wanted.length > applied.length) {
    throw new EngineError('This backup was made by a newer version of FitArc; update FitArc first.');
  }
  const same = wanted.length === applied.length && wanted.every(({ hash }, i) => applied[i]?.hash === hash);
  if (!same) {
    throw new EngineError('This backup was made by a FitArc version with different migrations.');
  }
}
