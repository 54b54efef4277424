import { createHash, createHmac, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from './engine/engine-types.ts';
import { exists, syncFolder } from './engine/folders.ts';

/** Links and codes are stored as hashes only, so that a copy of the database opens no account. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** A key for one purpose, made from the installation's secret. */
export const derivedKey = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(purpose).digest('hex');

/** 144 bits: beyond guessing, and short enough that a link stays on one line of a mail. */
export const randomSecret = (bytes = 18) => randomBytes(bytes).toString('base64url');

export const SECRET_LENGTH = 32;

/** A secret that must stay the same over restarts, generated once into DATA_DIR/secrets. */
export async function readOrCreateSecret(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, 'secrets');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const file = join(folder, name);
  const secret = (await readIfThere(file)) ?? (await putSecret(file));
  if (secret.length >= SECRET_LENGTH) return secret;
  throw new Error(
    `${file} is ${secret ? 'too short' : 'empty'}: it needs at least ${SECRET_LENGTH} characters. Restore it from a copy, or delete it and FitArc creates a new one; everyone then has to log in again.`,
  );
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whole or not at all, also after a power cut; of two servers starting together both get the first one's. */
async function putSecret(file: string): Promise<string> {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, randomSecret(48), { flag: 'wx', mode: 0o600, flush: true });
    await link(draft, file).catch(async (error: unknown) => {
      // Some network and memory-card file systems have no links.
      if (errorCode(error) !== 'EEXIST' && !(await exists(file))) await rename(draft, file);
    });
    await syncFolder(dirname(file));
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
