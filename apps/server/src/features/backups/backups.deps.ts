import type { Logger } from 'pino';
import type { BackgroundTasks } from '../../platform/background-tasks.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { BackupPlace, BackupRunner } from './backup-runner.service.ts';
import type { DownloadTickets } from './downloads.service.ts';
import type { RestoreTarget } from './restore.service.ts';
import type { Restores } from './restores.service.ts';
import type { Uploads } from './uploads.service.ts';

/** The database from before an upgrade of PostgreSQL, kept until an administrator deletes it. */
interface OldDatabase {
  find(): Promise<{ readonly folder: string; readonly since: Date } | undefined>;
  remove(): Promise<void>;
}

/** What the process around the server says of its backups. */
export interface BackupOptions {
  readonly place: BackupPlace;
  /** `03:15`; undefined for no nightly ones. */
  readonly at: string | undefined;
  readonly restores: Restores;
  readonly target: RestoreTarget;
  readonly oldDatabase: OldDatabase;
}

export interface BackupDeps extends Omit<BackupOptions, 'place'> {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly background: BackgroundTasks;
  readonly runner: BackupRunner;
  readonly tickets: DownloadTickets;
  readonly uploads: Uploads;
}
