import { statfs } from 'node:fs/promises';
import { EngineError, errorCode } from './engine-types.ts';

/** Left free for everything else: the database may be on the same disk. */
const RESERVE = 32 * 1024 * 1024;
const MB = 1024 * 1024;

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / MB)} MB`;

export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '');

const OTHER_DISK = 'Free some space, or set BACKUP_DIR to a folder on another disk.';

/** Says so before a disk is filled up; a file system that does not know how much is free is tried. */
export async function requireSpace(folder: string, bytes: number, advice = OTHER_DISK): Promise<void> {
  const found = await statfs(folder).catch(() => undefined);
  if (!found || found.blocks === 0) return;
  const free = found.bavail * found.bsize;
  if (free >= bytes + RESERVE) return;
  throw new EngineError(
    `There is not enough free space in ${folder}: about ${inMegabytes(bytes + RESERVE)} are needed and ${inMegabytes(free)} are free. ${advice}`,
  );
}
