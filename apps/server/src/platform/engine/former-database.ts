import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from './folders.ts';

export type FormerDatabase = { folder: string; since: Date };

const note = (dataDir: string) => join(dataDir, 'upgraded-from.json');

export const noteFormerDatabase = (dataDir: string, folder: string): Promise<void> =>
  writeAtomically(note(dataDir), `${JSON.stringify({ folder, at: new Date().toISOString() })}\n`, 0o600);

/** The database from before an upgrade of PostgreSQL, while it is still there. */
export async function findFormerDatabase(dataDir: string): Promise<FormerDatabase | undefined> {
  const text = await readFile(note(dataDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { folder, at } = JSON.parse(text) as { folder: string; at: string };
  const found = await stat(folder).catch(() => undefined);
  return found?.isDirectory() ? { folder, since: new Date(at) } : undefined;
}

export async function removeFormerDatabase(dataDir: string): Promise<void> {
  const former = await findFormerDatabase(dataDir);
  if (former) await rm(former.folder, { recursive: true, force: true });
  await rm(note(dataDir), { force: true });
}
