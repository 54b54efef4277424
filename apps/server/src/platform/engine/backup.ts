/// <reference path="./pg-copy-streams.d.ts" />
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { checkBackup, sha256Of } from './backup-check.ts';
import { encrypted } from './backup-cipher.ts';
import {
  formatVersion,
  type TableCounts,
  writeCopy,
  writeFooter,
  writeHeader,
  writeSequence,
} from './backup-format.ts';
import { partOf, releasePart } from './backup-parts.ts';
import { withClient } from './connect.ts';
import { isDiskFull } from './disk-space.ts';
import { type ClientConnection, EngineError, errorCode } from './engine-types.ts';
import { exists, syncFolder } from './folders.ts';
import { listMigrations, listSequences, listTables } from './pg-catalog.ts';
import { VALUE_FORMAT } from './value-format.ts';

export type TableProgress = { table: string; rows: number };
export type BackupOptions = {
  onProgress?: (progress: TableProgress) => void;
  /** Public keys of age the file is encrypted to. */
  recipients?: readonly string[];
  /** Of the FitArc that writes it. */
  release?: string;
  signal?: AbortSignal;
};
export type BackupResult = { rows: TableCounts; bytes: number; createdAt: string };

/**
 * Writes all data as of one moment; the server may go on working meanwhile. The file takes its name only once it
 * was read back and holds what was written.
 */
export async function writeBackup(
  connection: ClientConnection,
  filePath: string,
  options: BackupOptions = {},
): Promise<BackupResult> {
  if (await exists(filePath)) throw alreadyThere(filePath);
  const temporary = partOf(filePath);
  const written = { rows: {} as TableCounts, createdAt: '' };
  const sum = createHash('sha256');
  try {
    await withClient(connection, undefined, (client) =>
      pipeline(
        [
          Readable.from(dump(client, written, options), { objectMode: false }),
          createGzip(),
          ...(options.recipients?.length
            ? [(plain: AsyncIterable<Buffer>) => encrypted(Readable.from(plain), options.recipients ?? [])]
            : []),
          async function* (file: AsyncIterable<Buffer>) {
            for await (const part of file) {
              sum.update(part);
              yield part;
            }
          },
          createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }),
        ],
        { ...(options.signal ? { signal: options.signal } : {}) },
      ),
    );
    await readBack(temporary, written.rows, sum.digest('hex'), Boolean(options.recipients?.length));
    const { size: bytes } = await stat(temporary);
    await putInPlace(temporary, filePath);
    return { ...written, bytes };
  } catch (error) {
    throw inWords(error, filePath);
  } finally {
    await rm(temporary, { force: true });
    releasePart(temporary);
  }
}

function inWords(error: unknown, filePath: string): unknown {
  if (isDiskFull(error))
    return new EngineError(
      `The disk of ${dirname(filePath)} is full. Free some space, or set BACKUP_DIR to a folder on another disk.`,
    );
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EIO'].includes(errorCode(error) ?? ''))
    return new EngineError(`${filePath} cannot be written (${errorCode(error)}).`);
  return error;
}

/** What this server cannot decrypt is compared byte by byte; everything else is read and counted as a restore would. */
async function readBack(path: string, rows: TableCounts, sum: string, isEncrypted: boolean): Promise<void> {
  const same =
    (await sha256Of(path)) === sum &&
    (isEncrypted ||
      (await checkBackup(path)).rows === Object.values(rows).reduce((total, count) => total + count, 0));
  if (!same)
    throw new EngineError('The backup could not be read back as it was written; the disk may be failing.');
}

/** All data as text: the content of a backup, and what is sent to another database. */
export async function* dump(
  client: Client,
  written: { rows: TableCounts; createdAt: string },
  { onProgress, release }: BackupOptions,
) {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(VALUE_FORMAT);
  const migrations = await listMigrations(client);
  const tables = await listTables(client);
  if (!tables.some(({ table }) => table.startsWith('"public".')))
    throw new EngineError('There is nothing to back up: the database has no tables yet.');
  written.createdAt = new Date().toISOString();
  yield writeHeader({
    version: formatVersion,
    createdAt: written.createdAt,
    migrations,
    ...(release ? { release } : {}),
  });
  for (const { table, columns } of tables) {
    yield writeCopy(table, columns);
    const copy = client.query(to(`COPY ${table} (${columns.join(', ')}) TO STDOUT`));
    for await (const chunk of copy) yield chunk as Buffer;
    yield '\\.\n\n';
    // The number of rows comes after the last of them, perhaps a moment later: with the end of the whole query.
    await client.query('SELECT 1');
    written.rows[table] = copy.rowCount;
    onProgress?.({ table, rows: copy.rowCount });
  }
  for (const { sequence, value, used } of await listSequences(client)) {
    yield writeSequence(sequence, value, used);
  }
  await client.query('COMMIT');
  yield writeFooter(written.rows);
}

/** A link fails when the name is taken, a rename would silently replace the other backup. */
export async function putInPlace(temporary: string, filePath: string): Promise<void> {
  try {
    await link(temporary, filePath);
  } catch (error) {
    if (errorCode(error) === 'EEXIST' || (await exists(filePath))) throw alreadyThere(filePath);
    // Some network and memory-card file systems have no links.
    await rename(temporary, filePath);
  }
  // Not every file system can do it; the file itself is written already.
  await syncFolder(dirname(filePath)).catch(() => undefined);
}

function alreadyThere(filePath: string): EngineError {
  return new EngineError(
    `${filePath} already exists. Choose another name, or name a folder: each backup there gets its own name.`,
  );
}
