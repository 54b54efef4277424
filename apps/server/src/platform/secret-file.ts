import { readFileSync } from 'node:fs';
import { errorCode } from './engine/engine-types.ts';

const REASONS: Record<string, string> = {
  ENOENT: 'does not exist',
  EACCES: 'this user may not read',
  EISDIR: 'is a folder',
};

/** The secret in the file that a setting names, without the line break that editors put at the end. */
export function readSecretFile(name: string, file: string): string {
  const secret = textOf(name, file).replace(/\r?\n$/, '');
  if (secret === '') throw new Error(`Settings: ${name} names ${file}, which is empty`);
  return secret;
}

function textOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = REASONS[errorCode(error) ?? ''] ?? `cannot be read (${errorCode(error)})`;
    throw new Error(`Settings: ${name} names ${file}, which ${reason}`);
  }
}
