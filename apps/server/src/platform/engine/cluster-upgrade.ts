import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeBackup } from './backup.ts';
import { prepareCluster } from './cluster.ts';
import { withClient } from './connect.ts';
import { ensureDatabase } from './database.ts';
import { requireSpace } from './disk-space.ts';
import { type EngineFiles, prepareEngineFiles } from './engine-files.ts';
import type { EnginePlace } from './engine-place.ts';
import { type EngineConnection, EngineError, type EngineLog } from './engine-types.ts';
import type { EngineUser } from './engine-user.ts';
import { differences, fingerprint } from './fingerprint.ts';
import { exists, syncFolder } from './folders.ts';
import { noteFormerDatabase } from './former-database.ts';
import {
  clusterMajor,
  formerPackage,
  formerPackageCommand,
  installedPackage,
  packageMajor,
  shippedPackage,
} from './major-version.ts';
import { stopOrphan } from './orphan.ts';
import { databaseBytes } from './pg-catalog.ts';
import { readBackup } from './restore.ts';
import { supervise } from './supervisor.ts';

export type Upgrade = {
  dataDir: string;
  place: EnginePlace;
  files: EngineFiles;
  user: EngineUser;
  copyFolders: string[];
  log: EngineLog;
  /** How to reach the engine while it runs on a cluster. */
  connectionWith: (password: string) => EngineConnection;
  settings: Record<string, string>;
  ignoredPid: number | undefined;
  /** Applies the first `count` migrations this version knows; without it, nothing is upgraded. */
  migrateTo: ((connection: EngineConnection, count: number) => Promise<void>) | undefined;
};

const unfinished = (cluster: string) => `${cluster}.upgrading`;
/** Whole and compared: from this name on it takes the place of the former one, also after a kill. */
const finished = (cluster: string) => `${cluster}.upgraded`;
const formerOf = (cluster: string, major: number) => `${cluster}-${major}`;

/**
 * A cluster of an earlier PostgreSQL is copied, by its data, into a new one beside it, which then takes its place. The
 * former one stays as it was, under another name. Killed at any moment, the next start begins anew or goes on.
 */
export async function upgradeCluster(upgrade: Upgrade): Promise<void> {
  const { cluster } = upgrade.place;
  const shipped = await packageMajor(installedPackage(shippedPackage) ?? '');
  await finish(upgrade.dataDir, cluster);
  // A killed upgrade may have left its PostgreSQL running there.
  await stopOrphan(unfinished(cluster), upgrade.log);
  await rm(unfinished(cluster), { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  const major = await clusterMajor(cluster);
  if (major === undefined || major === shipped) return;
  const oldFiles = await filesToRead(upgrade, major, shipped);
  const { migrateTo, log, dataDir } = upgrade;
  if (!migrateTo)
    throw new EngineError(
      `The database is one of PostgreSQL ${major}. Start FitArc once, which upgrades it.`,
    );
  log.info(`Upgrading the database from PostgreSQL ${major} to ${shipped}…`);
  const copy = join(dataDir, `upgrade-from-${major}.backup.gz`);
  await rm(copy, { force: true });
  try {
    const before = await running(upgrade, oldFiles, cluster, async (connection) => {
      await requireRoom(connection, cluster);
      await writeBackup(connection, copy);
      return fingerprint(connection);
    });
    await running(upgrade, upgrade.files, unfinished(cluster), async (connection) => {
      await ensureDatabase(connection);
      await readBackup(connection, copy, { migrateTo, migrateAll: async () => undefined });
      const wrong = differences(before, await fingerprint(connection));
      if (wrong.length > 0)
        throw new EngineError(
          `The upgraded database differs in ${wrong.join(', ')}; the former one is unchanged.`,
        );
    });
  } finally {
    await rm(copy, { force: true });
  }
  await noteFormerDatabase(dataDir, formerOf(cluster, major));
  await rename(unfinished(cluster), finished(cluster));
  await syncFolder(dirname(cluster));
  await finish(dataDir, cluster);
  log.info(
    `The database was upgraded, and every row is the same. The old database is in ${formerOf(cluster, major)}; you can delete it under Admin > Backups.`,
  );
}

/** Two renames that a kill may separate. */
async function finish(dataDir: string, cluster: string): Promise<void> {
  const done = finished(cluster);
  if (!(await exists(done))) return;
  const major = await clusterMajor(cluster);
  if (major !== undefined) {
    await noteFormerDatabase(dataDir, formerOf(cluster, major));
    await rename(cluster, formerOf(cluster, major));
  }
  await rename(done, cluster);
  await syncFolder(dirname(cluster));
}

async function filesToRead(
  { user, copyFolders, place }: Upgrade,
  major: number,
  shipped: number,
): Promise<EngineFiles> {
  if (major > shipped)
    throw new EngineError(
      `The database in ${place.cluster} was made by PostgreSQL ${major}, and this FitArc has PostgreSQL ${shipped}. Start the newer release of FitArc again, or restore a backup made with this one.`,
    );
  const root = installedPackage(formerPackage(major));
  if (!root)
    throw new EngineError(
      `The database in ${place.cluster} was made by PostgreSQL ${major}, and this FitArc has PostgreSQL ${shipped}. Install the former one beside it with "${formerPackageCommand(major)}" and start FitArc again; it then upgrades the database. See docs/operator/upgrade.md.`,
    );
  if (await exists(formerOf(place.cluster, major)))
    throw new EngineError(
      `${formerOf(place.cluster, major)} exists already, from an earlier upgrade. Move it away and start FitArc again.`,
    );
  return prepareEngineFiles(user, copyFolders, root);
}

/** The new database and the backup that carries the data. */
async function requireRoom(connection: EngineConnection, cluster: string): Promise<void> {
  const bytes = await withClient(connection, undefined, databaseBytes);
  await requireSpace(dirname(cluster), bytes * 1.5, 'Free some space and start FitArc again.');
}

async function running<T>(
  { dataDir, place, user, log, connectionWith, settings, ignoredPid }: Upgrade,
  files: EngineFiles,
  cluster: string,
  work: (connection: EngineConnection) => Promise<T>,
): Promise<T> {
  const password = await prepareCluster({ dataDir, place: { ...place, cluster }, files, user });
  const connection = connectionWith(password);
  const options = { postgres: files.postgres, cluster, user, connection, settings, log };
  const supervisor = await supervise(options, ignoredPid);
  try {
    return await work(connection);
  } finally {
    await supervisor.stop();
  }
}
