/// <reference path="./pg-copy-streams.d.ts" />
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import type { TableProgress } from './backup.ts';
import {
  type AppliedMigration,
  isSequenceLine,
  parseCopy,
  parseFooter,
  type TableCounts,
} from './backup-format.ts';
import type { BackupReader } from './backup-reader.ts';
import { EngineError } from './engine-types.ts';
import { messageOf } from './folders.ts';
import { findTableWithRows } from './pg-catalog.ts';

const LINE_SHOWN = 80;

export type RestoreResult = { createdAt: string; rows: TableCounts };

export async function refuseIfInUse(client: Client): Promise<void> {
  const table = await findTableWithRows(client);
  if (!table) return;
  throw new EngineError(`The database already has data (table ${table}). To replace all of it, add --force.`);
}

export async function loadSections(
  client: Client,
  reader: BackupReader,
  { onProgress }: { onProgress?: ((progress: TableProgress) => void) | undefined },
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
    else if (line !== '')
      throw new EngineError(`This backup has a line FitArc does not recognize: ${line.slice(0, LINE_SHOWN)}`);
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
export function refuseMissingTables(tables: string[], loaded: TableCounts): void {
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

export function refuseOtherMigrations(wanted: AppliedMigration[], applied: AppliedMigration[]): void {
  if (wanted.length > applied.length) {
    throw new EngineError('This backup was made by a newer version of FitArc; update FitArc first.');
  }
  const same = wanted.length === applied.length && wanted.every(({ hash }, i) => applied[i]?.hash === hash);
  if (!same) {
    throw new EngineError('This backup was made by a FitArc version with different migrations.');
  }
}
