import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { settleRestored } from './after-restore.ts';
import { restoreFile } from './backup-surroundings.ts';
import { readConfig } from './config/read-config.ts';
import { OperatorError } from './features/auth/operator.service.ts';
import { forgetFormerLife, inDatabase } from './features/backups/former-life.service.ts';
import { engineLog, log, requireDatabaseIn, requireStopped, showTable, withHome } from './operate-home.ts';
import { inTransaction } from './platform/db/after-commit.ts';
import { openDatabaseServer } from './platform/db/database-server.ts';
import { writeBackup } from './platform/engine/backup.ts';
import { backupFile, removeOldBackups } from './platform/engine/backup-folder.ts';
import { printLine } from './platform/printable.ts';
import { typedCommand } from './platform/typed-command.ts';
import { VERSION } from './version.ts';

export const BACKUP_TAKES = '[<file or folder>] [--keep <number>]';
const backupUsage = () => `Usage: ${typedCommand('backup', BACKUP_TAKES)}`;
export const RESTORE_TAKES = '<file> [--force] [--identity <key file>]';
const restoreUsage = () => `Usage: ${typedCommand('restore', RESTORE_TAKES)}`;

function backupOptions(args: string[]): { name: string | undefined; keep: number | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { keep: { type: 'string' } },
      allowPositionals: true,
    });
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    if (positionals.length <= 1 && (keep === undefined || (Number.isInteger(keep) && keep > 0)))
      return { name: positionals[0], keep };
  } catch {
    // An option it does not know: the same sentence.
  }
  throw new OperatorError(backupUsage());
}

export async function backupCommand(args: string[]): Promise<void> {
  const { dataDir, databaseUrl, backup } = readConfig();
  if (!databaseUrl) requireDatabaseIn(dataDir);
  const { recipients } = backup;
  const { name, keep } = backupOptions(args);
  const { file, folder } = await backupFile(name, new Date(), recipients.length > 0);
  if (keep && !folder)
    throw new OperatorError(`--keep needs a folder that exists; ${file} is not one. ${backupUsage()}`);
  // Not brought up to date first: a backup before an upgrade must be one the old version can read.
  await withHome(({ maintenance, connection }) =>
    writeBackup(maintenance ?? connection, file, { onProgress: showTable, recipients, release: VERSION }),
  );
  printLine(`Backup written to ${file}`);
  if (keep && folder) for (const old of await removeOldBackups(folder, keep)) printLine(`Removed ${old}`);
}

async function restoreOptions(args: string[]) {
  const parsed = (() => {
    try {
      return parseArgs({
        args,
        options: { force: { type: 'boolean' }, identity: { type: 'string' } },
        allowPositionals: true,
      });
    } catch {
      throw new OperatorError(restoreUsage());
    }
  })();
  const [name, ...more] = parsed.positionals;
  if (!name || more.length > 0) throw new OperatorError(restoreUsage());
  const { force = false, identity: keyFile } = parsed.values;
  const file = resolve(name);
  for (const path of [file, ...(keyFile ? [resolve(keyFile)] : [])])
    if (!existsSync(path)) throw new OperatorError(`There is no file ${path}.`);
  return { file, force, identity: keyFile && (await readFile(resolve(keyFile), 'utf8')) };
}

export async function restoreCommand(args: string[]): Promise<void> {
  const { file, force, identity } = await restoreOptions(args);
  // Claims DATA_DIR: a running server would go on writing into the database that is being replaced.
  const home = await openDatabaseServer(readConfig(), engineLog, () => undefined);
  try {
    if (!home.maintenance) await requireStopped(home.connection);
    const result = await restoreFile(home, file, { force, identity, onProgress: showTable });
    await inDatabase(home.connection, log, (db) =>
      inTransaction(db, async (tx) => {
        await forgetFormerLife(tx);
        await settleRestored(tx, new Date());
      }),
    );
    printLine(`Restored the backup of ${result.createdAt}.`);
  } finally {
    await home.leave();
  }
}
