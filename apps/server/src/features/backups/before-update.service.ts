import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { isBehind, requireNoOtherNodes } from '../../platform/db/migrate.ts';
import { writeBackup } from '../../platform/engine/backup.ts';
import {
  openBackupFolder,
  removeOldUpdateBackups,
  requireRoom,
} from '../../platform/engine/backup-folder.ts';
import { backupName } from '../../platform/engine/backup-name.ts';
import { removeAbandonedParts } from '../../platform/engine/backup-parts.ts';
import { withClient } from '../../platform/engine/connect.ts';
import { findTableWithRows } from '../../platform/engine/pg-catalog.ts';
import { backupFailure } from './backup-failure.service.ts';
import { type BackupPlace, NODE, totalOf } from './backup-runner.service.ts';
import { recordRun } from './backup-runs.repository.ts';

interface MadeBackup {
  readonly name: string;
  readonly bytes: number;
  readonly rows: number;
  readonly startedAt: Date;
  readonly finishedAt: Date;
}

/** Of earlier updates. */
const KEPT_BESIDE = 2;

async function make(place: BackupPlace, clock: Clock): Promise<MadeBackup> {
  const startedAt = clock.now();
  const dir = await openBackupFolder(place.dir);
  await removeAbandonedParts(dir);
  await removeOldUpdateBackups(dir, KEPT_BESIDE);
  await requireRoom(dir, place.connection);
  const name = backupName(startedAt, 'before-update', place.recipients.length > 0);
  const written = await writeBackup(place.connection, join(dir, name), place);
  return { name, bytes: written.bytes, rows: totalOf(written), startedAt, finishedAt: clock.now() };
}

const HOW_TO_GO_ON =
  'FitArc makes a backup before it changes the tables for a new release, and has changed nothing yet. Solve this and start it again, or set BACKUP_AT=off to start without a backup.';

/** Before new tables: the way back to the former release. Undefined where there is nothing to change or to lose. */
export async function backUpBeforeUpdate(
  place: BackupPlace,
  clock: Clock,
  migrationsFolder: string,
  say: (line: string) => void,
): Promise<MadeBackup | undefined> {
  if (!(await isBehind(place.connection, migrationsFolder))) return undefined;
  if (!(await withClient(place.connection, undefined, findTableWithRows))) return undefined;
  await requireNoOtherNodes(place.connection);
  try {
    const made = await make(place, clock);
    say(`Made a backup before the update: ${join(place.dir, made.name)}`);
    return made;
  } catch (error) {
    throw new Error(`The backup before the update failed: ${backupFailure(error)} ${HOW_TO_GO_ON}`, {
      cause: error,
    });
  }
}

/** Once the table for it is there. */
export async function recordBeforeUpdate(place: BackupPlace, made: MadeBackup, log: Logger): Promise<void> {
  const database = openDatabase(place.connection, log, { connections: 1 });
  try {
    await recordRun(database.db, {
      kind: 'before-update',
      node: NODE.name,
      startedAt: made.startedAt,
      finishedAt: made.finishedAt,
      file: made.name,
      bytes: made.bytes,
      rows: made.rows,
      release: place.release,
      isEncrypted: place.recipients.length > 0,
    });
  } finally {
    await database.close();
  }
}
