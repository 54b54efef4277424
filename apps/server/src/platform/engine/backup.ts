import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to } from 'pg-copy-streams';
import {
  formatVersion,
  type TableCounts,
  writeCopy,
  writeFooter,
  writeHeader,
  writeSequence,
} from './backup-format.ts';
import { withClient } from './connect.ts';
import { type EngineConnection, EngineError, errorCode } from './engine-types.ts';
import { exists } from './folders.ts';
import { listMigrations, listSequences, listTables } from './pg-catalog.ts';

export type TableProgress = { table: string; rows: number };
export type BackupOptions = { onProgress?: (progress: TableProgress) => void };
export type BackupResult = { rows: TableCounts };

/** Writes all data as of one moment; the server may go on working meanwhile. */
export async function writeBackup(
  connection: EngineConnection,
  filePath: string,
  options: BackupOptions = {},
): Promise<BackupResult> {
  if (await exists(filePath)) throw alreadyThere(filePath);
  const temporary = `${filePath}.${randomBytes(4).toString('hex')}.part`;
  const rows: TableCounts = {};
  try {
    await withClient(connection, undefined, (client) =>
      pipeline(
        dump(client, rows, options),
        createGzip(),
        createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }),
      ),
    );
    await putInPlace(temporary, filePath);
  } finally {
    await rm(temporary, { force: true });
  }
  return { rows };
}

async function* dump(client: Client, rows: TableCounts, { onProgress }: BackupOptions) {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // The text of values must not depend on the settings of the server that writes or reads it.
  await client.query(
    `SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC';
     SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL client_encoding = 'UTF8'`,
  );
  const migrations = await listMigrations(client);
  const tables = await listTables(client);
  if (!tables.some(({ table }) => table.startsWith('"public".')))
    throw new EngineError('There is nothing to back up: the database has no tables yet.');
  yield writeHeader({ version: formatVersion, createdAt: new Date().toISOString(), migrations });
  for (const { table, columns } of tables) {
    yield writeCopy(table, columns);
    const copy = client.query(to(`COPY ${table} (${columns.join(', ')}) TO STDOUT`));
    for await (const chunk of copy) yield chunk as Buffer;
    yield '\\.\n\n';
    // The number of rows comes after the last of them, perhaps a moment later: with the end of the whole query.
    await client.query('SELECT 1');
    rows[table] = copy.rowCount;
    onProgress?.({ table, rows: copy.rowCount });
  }
  for (const { sequence, value, used } of await listSequences(client)) {
    yield writeSequence(sequence, value, used);
  }
  await client.query('COMMIT');
  yield writeFooter(rows);
}

/** A link fails when the name is taken, a rename would silently replace the other backup. */
async function putInPlace(temporary: string, filePath: string): Promise<void> {
  try {
    await link(temporary, filePath);
  } catch (error) {
    if (errorCode(error) === 'EEXIST' || (await exists(filePath))) throw alreadyThere(filePath);
    // Some network and memory-card file systems have no links.
    await rename(temporary, filePath);
  }
}

function alreadyThere(filePath: string): EngineError {
  return new EngineError(
    `${filePath} already exists. Choose another name, or name a folder: each backup there gets its own name.`,
  );
}
