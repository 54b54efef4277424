import { readlink, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineError, errorCode } from './engine-types.ts';
import { canEnter, type EngineUser } from './engine-user.ts';
import { currentUser, messageOf, ownFolder, shortHash } from './folders.ts';

/** The kernel takes 104 bytes on macOS and 108 on Linux, with the closing zero. */
const longestSocketPath = 100;
/** The longest name put below a run folder: instance-<pid>-<8 hex>.sock */
const longestName = 'instance-4194304-00000000.sock';

/**
 * The folder for the sockets of one DATA_DIR. When its own path is too long, `<DATA_DIR>/run` is a link to a
 * short folder, so that processes with different TMPDIR still meet at the same place.
 */
export async function runFolder(dataDir: string): Promise<string> {
  const inside = join(dataDir, 'run');
  try {
    if (fits(inside)) return await ownFolder(inside, currentUser(), 0o711);
    await symlink(shortFolder(dataDir), inside).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
    return await ownFolder(await readlink(inside), currentUser(), 0o711);
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw new EngineError(`The data folder ${dataDir} (DATA_DIR) cannot be used: ${messageOf(error)}`);
  }
}

/** The folder of PostgreSQL's socket: closed to everyone but the engine's user (and root). */
export async function engineSocketFolder(dataDir: string, user: EngineUser): Promise<string> {
  let run = await runFolder(dataDir);
  if (!(await canEnter(user, run))) run = await ownFolder(shortFolder(dataDir), currentUser(), 0o711);
  return ownFolder(join(run, 'pg'), user, 0o700);
}

function shortFolder(dataDir: string): string {
  return join(tmpdir(), `fitarc-${shortHash(dataDir)}`);
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, longestName)) < longestSocketPath;
}
