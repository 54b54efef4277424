import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backupName, type NamedBackup, readBackupName } from './backup-name.ts';
import { outdatedBackups } from './backup-rotation.ts';
import { withClient } from './connect.ts';
import { requireSpace } from './disk-space.ts';
import { type ClientConnection, EngineError } from './engine-types.ts';
import { messageOf } from './folders.ts';
import { databaseBytes } from './pg-catalog.ts';

/** The folder of the backups by themselves, which only we can enter. */
export async function openBackupFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  } catch (error) {
    throw new EngineError(`The backup folder ${folder} (BACKUP_DIR) cannot be used: ${messageOf(error)}`);
  }
}

/** The file to write: a folder gets one named after the moment, so that the same command works every night. */
export async function backupFile(
  given: string | undefined,
  moment: Date,
  encrypted = false,
): Promise<{ file: string; folder: string | undefined }> {
  const path = resolve(given ?? '.');
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return { file: path, folder: undefined };
  return { file: join(path, backupName(moment, 'regular', encrypted)), folder: path };
}

/** Newest first; files with another kind of name are not ours. */
export async function namedBackups(folder: string): Promise<NamedBackup[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => readBackupName(name) ?? [])
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.name < b.name ? 1 : -1));
}

async function remove(folder: string, backups: readonly NamedBackup[]): Promise<string[]> {
  const files = backups.map(({ name }) => join(folder, name));
  for (const file of files) await rm(file, { force: true });
  return files;
}

/** A new backup may be larger than the last one by this factor. */
const MARGIN = 1.3;
/** How much larger a database is than its backup, at least. */
const COMPRESSED_BY = 3;

/** Before the disk is filled up: by the last backup of this database, or by the size of it. */
export async function requireRoom(folder: string, connection: ClientConnection): Promise<void> {
  const last = (await namedBackups(folder)).find(({ kind }) => kind !== 'uploaded');
  const size = last && (await stat(join(folder, last.name)).catch(() => undefined))?.size;
  const bytes = size
    ? size * MARGIN
    : (await withClient(connection, undefined, databaseBytes)) / COMPRESSED_BY;
  await requireSpace(folder, bytes);
}

/** Removes all but the newest regular backups in a folder. Files with another kind of name are never touched. */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const regular = (await namedBackups(folder)).filter(({ kind }) => kind === 'regular');
  return remove(folder, regular.slice(keep).reverse());
}

/** What `BACKUP_KEEP` no longer keeps; never the one just made, whatever the clock says. */
export async function rotateBackups(folder: string, keep: string, made: string): Promise<string[]> {
  const outdated = outdatedBackups(await namedBackups(folder), keep);
  return remove(
    folder,
    outdated.filter(({ name }) => name !== made),
  );
}

/** Leaves room for one more: a start that fails and is repeated must not fill the disk. */
export async function removeOldUpdateBackups(folder: string, keep: number): Promise<void> {
  const made = (await namedBackups(folder)).filter(({ kind }) => kind === 'before-update');
  await remove(folder, made.slice(keep));
}
