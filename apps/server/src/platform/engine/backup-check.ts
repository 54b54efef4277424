import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import {
  type BackupHeader,
  damaged,
  isSequenceLine,
  parseCopy,
  parseFooter,
  parseHeader,
} from './backup-format.ts';
import { type BackupReader, openBackup } from './backup-reader.ts';

export type CheckedBackup = { header: BackupHeader; rows: number };

/** Reads a whole backup and counts its rows, without a database. */
export async function checkBackup(path: string, identity?: string): Promise<CheckedBackup> {
  const reader = await openBackup(path, identity);
  try {
    const header = parseHeader(await reader.line(), await reader.line());
    return { header, rows: await countAll(reader, path) };
  } finally {
    await reader.close();
  }
}

export async function readBackupHeader(path: string, identity?: string): Promise<BackupHeader> {
  const reader = await openBackup(path, identity);
  try {
    return parseHeader(await reader.line(), await reader.line());
  } finally {
    await reader.close();
  }
}

async function countAll(reader: BackupReader, path: string): Promise<number> {
  const counted: Record<string, number> = {};
  for (let line = await reader.line(); line !== undefined; line = await reader.line()) {
    const table = parseCopy(line);
    const expected = parseFooter(line);
    if (expected) {
      if ((await reader.line()) !== undefined || !sameCounts(expected, counted)) throw damaged(path);
      return Object.values(counted).reduce((sum, rows) => sum + rows, 0);
    }
    if (table) counted[table] = await countRows(reader);
    else if (line !== '' && !isSequenceLine(line)) throw damaged(path);
  }
  throw damaged(path);
}

function sameCounts(expected: Record<string, number>, counted: Record<string, number>): boolean {
  const tables = Object.keys(expected);
  return (
    tables.length === Object.keys(counted).length &&
    tables.every((table) => expected[table] === counted[table])
  );
}

/** Line breaks within values are escaped, so each row is one line. */
async function countRows(reader: BackupReader): Promise<number> {
  let rows = 0;
  for await (const part of reader.rows())
    for (let at = part.indexOf(10); at >= 0; at = part.indexOf(10, at + 1)) rows += 1;
  return rows;
}

/** As it lies on the disk. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
