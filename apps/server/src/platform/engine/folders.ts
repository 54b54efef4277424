import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdir, open, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EngineError, errorCode } from './engine-types.ts';

/** Makes DATA_DIR and returns its real path, the name everything else is derived from. */
export async function openDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await realpath(dataDir);
  } catch (error) {
    throw new EngineError(`The data folder ${dataDir} (DATA_DIR) cannot be used: ${messageOf(error)}`);
  }
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/**
 * A folder that is certainly ours. Someone else's folder or a link in its place is refused: below a shared
 * folder such as /tmp anyone may have put it there first.
 */
export async function ownFolder(
  path: string,
  owner: { uid: number; gid: number },
  mode: number,
): Promise<string> {
  await mkdir(path, { mode }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  const found = await lstat(path);
  const self = currentUser().uid;
  // Root also accepts what lies in an ordinary account's folder and belongs to that account.
  const parentOwner = self === 0 ? (await stat(dirname(path))).uid : self;
  if (!found.isDirectory() || ![owner.uid, self, parentOwner].includes(found.uid)) {
    throw new EngineError(`${path} belongs to another user; remove it or set DATA_DIR to another folder.`);
  }
  if (found.uid === self && owner.uid !== self) await chown(path, owner.uid, owner.gid);
  if ((found.mode & 0o777) !== mode) await chmod(path, mode);
  return path;
}

/** Other accounts must be able to pass through, whatever our umask says; an existing folder is left as it is. */
export async function makeSharedFolder(path: string): Promise<void> {
  const created = await mkdir(path, { recursive: true, mode: 0o755 });
  if (created) await chmod(path, 0o755);
}

export function currentUser(): { uid: number; gid: number } {
  return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
}

/** The file has either its whole content or does not exist, also after a power cut. */
export async function writeAtomically(path: string, content: string, mode: number): Promise<void> {
  const temporary = `${path}.${randomBytes(4).toString('hex')}`;
  await writeFile(temporary, content, { mode, flag: 'wx', flush: true });
  await rename(temporary, path);
  await syncFolder(dirname(path));
}

/** A rename survives a power cut only once its folder is written. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
