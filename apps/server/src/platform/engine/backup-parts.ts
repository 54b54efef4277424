import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { shortHash } from './folders.ts';
import { isAlive } from './postmaster-file.ts';

/** Of another machine's, nothing but its age tells whether it is still being written. */
const ABANDONED_MS = 24 * 60 * 60_000;
const PART = /\.backup\.gz(?:\.age)?\.([0-9a-f]{16})-(\d+)-[0-9a-f]{8}\.part$/;

const writing = new Set<string>();
const machine = () => shortHash(hostname());

/** The name of a file while it is written; it says by whom, so that what a killed process has left can be told. */
export function partOf(path: string): string {
  const part = `${path}.${machine()}-${process.pid}-${randomBytes(4).toString('hex')}.part`;
  writing.add(part);
  return part;
}

export const releasePart = (part: string): void => void writing.delete(part);

async function isAbandoned(path: string, host: string, pid: number): Promise<boolean> {
  if (writing.has(path)) return false;
  if (host === machine()) return pid === process.pid || !isAlive(pid);
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > ABANDONED_MS;
}

/** Removes what killed processes have left half-written in a folder of backups. */
export async function removeAbandonedParts(folder: string): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const [, host, pid] = PART.exec(name) ?? [];
    const path = join(folder, name);
    if (!host || !(await isAbandoned(path, host, Number(pid)))) continue;
    await rm(path, { force: true });
    removed.push(path);
  }
  return removed;
}
