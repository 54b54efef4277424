import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const OURS = /^fitarc-\d{4}(?:-\d\d){5}\.backup\.gz$/;

const nameFor = (moment: Date) =>
  `fitarc-${moment.toISOString().slice(0, 19).replace(/[:T]/g, '-')}.backup.gz`;

/** The file to write: a folder gets one named after the moment, so that the same command works every night. */
export async function backupFile(
  given: string | undefined,
  moment: Date,
): Promise<{ file: string; folder: string | undefined }> {
  const path = resolve(given ?? '.');
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return { file: path, folder: undefined };
  return { file: join(path, nameFor(moment)), folder: path };
}

/** Removes all but the newest backups in a folder. Files with another kind of name are never touched. */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const backups = (await readdir(folder)).filter((name) => OURS.test(name)).sort();
  const old = backups.slice(0, Math.max(0, backups.length - keep)).map((name) => join(folder, name));
  for (const file of old) await rm(file, { force: true });
  return old;
}
