import { asApplication } from '../engine/app-role.ts';
import { startEngine } from '../engine/engine.ts';
import type { EngineConnection, EngineLog } from '../engine/engine-types.ts';
import { claimDataDir } from '../engine/instance-lock.ts';
import type { Connection } from './connection.ts';
import { waitForDatabase } from './database-wait.ts';
import { migrateTo } from './migrate.ts';

/** Where the database lives: in our own engine below DATA_DIR, or wherever DATABASE_URL says. */
export interface DatabaseServer {
  readonly connection: Connection;
  /** As the superuser of our own engine. */
  readonly maintenance: EngineConnection | undefined;
  leave(): Promise<void>;
}

export async function openDatabaseServer(
  where: {
    databaseUrl: string | undefined;
    dataDir: string;
    /** To upgrade the database of an earlier PostgreSQL with. */
    migrationsFolder?: string;
  },
  log: EngineLog,
  url: () => string | undefined,
): Promise<DatabaseServer> {
  if (where.databaseUrl) {
    const connection = { connectionString: where.databaseUrl };
    await waitForDatabase(connection, log);
    return { connection, maintenance: undefined, leave: async () => undefined };
  }
  const claim = await claimDataDir(where.dataDir, () => {
    const address = url();
    return { pid: process.pid, ...(address ? { url: address } : {}) };
  });
  try {
    const { dataDir, migrationsFolder: folder } = where;
    const engine = await startEngine({
      dataDir,
      log,
      migrateTo: folder ? (target, count) => migrateTo(target, folder, count) : undefined,
    });
    return {
      connection: asApplication(engine.connection),
      maintenance: engine.connection,
      leave: async () => {
        await engine.stop();
        await claim.release();
      },
    };
  } catch (error) {
    await claim.release();
    throw error;
  }
}
