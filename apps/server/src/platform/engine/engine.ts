import { join } from 'node:path';
import { prepareCluster } from './cluster.ts';
import { type Upgrade, upgradeCluster } from './cluster-upgrade.ts';
import { ensureDatabase } from './database.ts';
import { prepareEngineFiles } from './engine-files.ts';
import { chooseEnginePlace, clusterOf, linkPlace } from './engine-place.ts';
import {
  type EngineConnection,
  type EngineLog,
  engineDatabase,
  enginePort,
  engineUserName,
} from './engine-types.ts';
import { chooseEngineUser } from './engine-user.ts';
import { openDataDir } from './folders.ts';
import { stopOrphan } from './orphan.ts';
import { readPassword } from './password.ts';
import { processKindOf, readPostmasterFile } from './postmaster-file.ts';
import { engineSocketFolder } from './socket-place.ts';
import { supervise } from './supervisor.ts';

export type Engine = {
  /** As the superuser: for setting up, backup and restore. The application gets `asApplication` of it. */
  connection: EngineConnection;
  /** The process of PostgreSQL, undefined while it is down. */
  pid(): number | undefined;
  stop(): Promise<void>;
};

export type EngineOptions = {
  dataDir: string;
  log: EngineLog;
  postgresSettings?: Record<string, string>;
  /** Where root keeps what the engine's user cannot reach in DATA_DIR. */
  systemDir?: string;
  /** Where earlier versions kept it. */
  formerSystemDirs?: string[];
  /** Applies the first migrations, for the database of an earlier PostgreSQL, which is upgraded with it. */
  migrateTo?: Upgrade['migrateTo'];
};

/** Not /var/lib/fitarc, which is the data folder of the service in docs/operator/install.md. */
export const defaultSystemDir = '/var/lib/fitarc-root';
const defaultFormerSystemDirs = ['/var/lib/fitarc'];

const defaultSettings: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '128MB',
  max_connections: '100',
  // One server without replicas: less to write.
  wal_level: 'minimal',
  max_wal_senders: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '',
  log_min_messages: 'warning',
  // Details and statements hold what members typed; our log must not.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** The caller holds the claim on DATA_DIR: a PostgreSQL found running there is an orphan and gets stopped. */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const { log, systemDir = defaultSystemDir, formerSystemDirs = defaultFormerSystemDirs } = options;
  const dataDir = await openDataDir(options.dataDir);
  const user = await chooseEngineUser(join(dataDir, 'postgres'));
  const place = await chooseEnginePlace({ dataDir, systemDir, formerSystemDirs, user, log });
  const copyFolders = user.switched ? [systemDir, dataDir] : [dataDir];
  const files = await prepareEngineFiles(user, copyFolders);
  // Before the cluster is prepared: replacing a lost password needs the data folder to be free.
  const ignoredPid = await stopOrphan(place.cluster, log);
  const host = await engineSocketFolder(dataDir, user);
  const connectionWith = (password: string) => ({
    host,
    port: enginePort,
    user: engineUserName,
    password,
    database: engineDatabase,
  });
  const settings = {
    ...defaultSettings,
    port: String(enginePort),
    // The setting is a list: without quotes a comma in the path would split it.
    unix_socket_directories: `"${host.replaceAll('"', '""')}"`,
    ...options.postgresSettings,
  };
  const { migrateTo } = options;
  const shared = { dataDir, place, files, user, log, ignoredPid };
  await upgradeCluster({ ...shared, copyFolders, connectionWith, settings, migrateTo });
  const password = await prepareCluster({ dataDir, place, files, user });
  await linkPlace(dataDir, place, log);
  const connection = connectionWith(password);
  const supervisor = await supervise(
    { postgres: files.postgres, cluster: place.cluster, user, connection, settings, log },
    ignoredPid,
  );
  try {
    await ensureDatabase(connection);
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  return { connection, pid: supervisor.pid, stop: supervisor.stop };
}

/** For a second process, such as a backup beside the running server: how to reach the engine it runs. */
export async function findRunningEngine(dataDir: string): Promise<EngineConnection | undefined> {
  const real = await openDataDir(dataDir);
  const cluster = await clusterOf(real);
  const file = await readPostmasterFile(cluster);
  const password = await readPassword(real);
  if (!file || !password || (await processKindOf(file.pid, cluster)) !== 'ours') return undefined;
  return {
    host: file.socketFolder,
    port: file.port,
    user: engineUserName,
    password,
    database: engineDatabase,
  };
}
