import { createHash, createHmac, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Links and codes are stored as hashes only, so that a copy of the database opens no account. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** A key for one purpose, made from the installation's secret. */
export const derivedKey = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(purpose).digest('hex');

/** 144 bits: beyond guessing, and short enough that a link stays on one line of a mail. */
export const randomSecret = (bytes = 18) => randomBytes(bytes).toString('base64url');

/** A secret that must stay the same over restarts, generated once into DATA_DIR/secrets. */
export async function keptSecret(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, 'secrets');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const file = join(folder, name);
  try {
    // 'wx': of two servers starting together only one writes, and both read the same.
    await writeFile(file, randomSecret(48), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
