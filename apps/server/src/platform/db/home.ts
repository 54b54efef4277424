import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startEngine } from '../engine/engine.ts';
import type { EngineLog } from '../engine/engine-types.ts';
import { claimDataDir } from '../engine/instance-lock.ts';
import type { Connection } from './database.ts';
import { isDatabaseAway } from './database-errors.ts';

/** Where the database lives: in our own engine below DATA_DIR, or wherever DATABASE_URL says. */
export interface DatabaseHome {
  readonly connection: Connection;
  leave(): Promise<void>;
}

const PATIENCE_MS = 60_000;

async function waitFor(connection: Connection, log: EngineLog): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > giveUpAt) throw error;
      if (attempt === 1) log.info('Waiting for the database of DATABASE_URL…');
      await delay(500);
    }
  }
}

export async function enterDatabaseHome(
  where: { databaseUrl: string | undefined; dataDir: string },
  log: EngineLog,
  url: () => string | undefined,
): Promise<DatabaseHome> {
  if (where.databaseUrl) {
    const connection = { connectionString: where.databaseUrl };
    await waitFor(connection, log);
    return { connection, leave: async () => undefined };
  }
  const claim = await claimDataDir(where.dataDir, () => {
    const address = url();
    return { pid: process.pid, ...(address ? { url: address } : {}) };
  });
  try {
    const engine = await startEngine({ dataDir: where.dataDir, log });
    return {
      connection: engine.connection,
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
