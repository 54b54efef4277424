import type { BackupWarning } from '@fitarc/contract/backups';
import type { Route } from '../../platform/http/route.ts';
import { derivedKey } from '../../platform/secrets.ts';
import { warningOf } from './backup-list.service.ts';
import { BackupRunner } from './backup-runner.service.ts';
import { readBackupStatus } from './backup-runs.repository.ts';
import type { BackupDeps, BackupOptions } from './backups.deps.ts';
import { backupsRoutes } from './backups.routes.ts';
import { DownloadTickets } from './downloads.service.ts';
import { isFreshInstallation } from './fresh-installation.service.ts';
import { NightlyBackups } from './nightly.service.ts';
import { Uploads } from './uploads.service.ts';

export interface Backups {
  readonly routes: readonly Route[];
  readonly nightly: NightlyBackups;
  readonly uploads: Uploads;
  /** For whoever looks at the installation first. */
  warning(): Promise<BackupWarning | null>;
  /** Whether nobody has used this installation yet. */
  isNew(): Promise<boolean>;
}

export function setUpBackups(
  deps: Pick<BackupDeps, 'db' | 'clock' | 'log' | 'background'>,
  jwtSecret: string,
  { place, ...options }: BackupOptions,
): Backups {
  const { db, clock, log } = deps;
  const runner = new BackupRunner(db, clock, log, place);
  const uploads = new Uploads(place.dir, clock);
  const tickets = new DownloadTickets(derivedKey(jwtSecret, 'backup downloads'), clock);
  // Once it is used, it is never new again: nobody asks the database any more.
  let isUsed = false;
  return {
    routes: backupsRoutes({ ...deps, ...options, runner, uploads, tickets }),
    nightly: new NightlyBackups(deps, runner, options.at),
    uploads,
    warning: async () => warningOf(await readBackupStatus(db), options.at, clock.now()),
    async isNew() {
      isUsed ||= !(await isFreshInstallation(db));
      return !isUsed;
    },
  };
}
