import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError, errorCode } from './engine-types.ts';
import { currentUser, ownFolder, writeAtomically } from './folders.ts';

export function passwordFile(dataDir: string): string {
  return join(dataDir, 'secrets', 'postgres-password');
}

export function newPassword(): string {
  return randomBytes(32).toString('base64url');
}

export async function readPassword(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(passwordFile(dataDir), 'utf8')).trim() || undefined;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new EngineError(`${passwordFile(dataDir)} cannot be read; start FitArc as the user who owns it.`);
  }
}

export async function savePassword(dataDir: string, password: string): Promise<void> {
  await ownFolder(join(dataDir, 'secrets'), currentUser(), 0o700);
  await writeAtomically(passwordFile(dataDir), `${password}\n`, 0o600);
}
