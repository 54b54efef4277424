import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settleRestored } from './after-restore.ts';
import type { BackupSettings, Config } from './config/read-config.ts';
import type { BackupPlace } from './features/backups/backup-runner.service.ts';
import type { BackupOptions } from './features/backups/backups.deps.ts';
import type { LoadOptions, RestoreTarget } from './features/backups/restore.service.ts';
import { Restores } from './features/backups/restores.service.ts';
import { MIGRATIONS_DIR } from './paths.ts';
import type { Connection } from './platform/db/connection.ts';
import type { DatabaseServer } from './platform/db/database-server.ts';
import { migrate, migrateTo, migrationSteps } from './platform/db/migrate.ts';
import { openBackup } from './platform/engine/backup-reader.ts';
import type { EngineConnection } from './platform/engine/engine-types.ts';
import { findFormerDatabase, removeFormerDatabase } from './platform/engine/former-database.ts';
import { readBackup } from './platform/engine/restore.ts';
import { restoreInPlace } from './platform/engine/restore-in-place.ts';
import type { RestoreResult } from './platform/engine/restore-sections.ts';
import { VERSION } from './version.ts';

export const backupPlace = (
  { backup, databaseUrl }: { backup: BackupSettings; databaseUrl: string | undefined },
  connection: Connection,
): BackupPlace => ({
  connection,
  dir: backup.dir,
  keep: backup.keep,
  recipients: backup.recipients,
  release: VERSION,
  isAlone: databaseUrl === undefined,
});

/** How the migrations of this release are applied to a database that a restore fills. */
export const MIGRATING = {
  migrateTo: (target: EngineConnection, count: number) => migrateTo(target, MIGRATIONS_DIR, count),
  migrateAll: (target: EngineConnection) => migrate(target, MIGRATIONS_DIR),
};

type Home = Pick<DatabaseServer, 'connection' | 'maintenance'>;

/** Replaces the database by the content of a file: the embedded one by another beside it, one of your own in place. */
export async function restoreFile(
  { connection, maintenance }: Home,
  file: string,
  { force, ...options }: Partial<LoadOptions> & { force: boolean },
): Promise<RestoreResult> {
  if (maintenance) return readBackup(maintenance, file, { ...MIGRATING, ...options, force });
  const reader = await openBackup(file, options.identity);
  try {
    return await restoreInPlace(connection, reader, {
      steps: migrationSteps(MIGRATIONS_DIR),
      force,
      ...(options.onProgress ? { onProgress: options.onProgress } : {}),
    });
  } finally {
    await reader.close();
  }
}

export interface Surroundings {
  readonly home: Home;
  readonly restores: Restores;
  readonly oldDatabase: BackupOptions['oldDatabase'];
  readonly restart: RestoreTarget['restart'];
}

export const backupOptions = (
  config: Config,
  { home, restores, oldDatabase, restart }: Surroundings,
): BackupOptions => ({
  place: backupPlace(config, home.connection),
  at: config.backup.at,
  restores,
  oldDatabase,
  target: {
    load: (file, options) => restoreFile(home, file, { ...options, force: true }),
    settle: settleRestored,
    restart,
  },
});

export const oldDatabaseIn = (dataDir: string): BackupOptions['oldDatabase'] => ({
  find: () => findFormerDatabase(dataDir),
  remove: () => removeFormerDatabase(dataDir),
});

/** For a server that is neither restored nor backed up, such as the one that makes the demo. */
export const withoutBackups = (): BackupOptions => ({
  place: {
    connection: { connectionString: '' },
    dir: join(tmpdir(), 'fitarc-no-backups'),
    keep: '1d',
    recipients: [],
    release: VERSION,
    isAlone: true,
  },
  at: undefined,
  restores: new Restores(),
  oldDatabase: oldDatabaseIn(tmpdir()),
  target: {
    load: () => Promise.reject(new Error('nothing is restored here')),
    settle: async () => undefined,
    restart: async () => undefined,
  },
});
