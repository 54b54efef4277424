import type { Logger } from 'pino';
import type { Connection } from '../../platform/db/connection.ts';
import { type Db, openDatabase } from '../../platform/db/database.ts';
import { forgetUnfinishedRuns } from './backup-runs.repository.ts';
import { forgetAllNodes, hasNodes, otherNodes } from './nodes.repository.ts';

/** On a connection of its own: those of a server may belong to a database that was replaced. */
export async function inDatabase<T>(
  connection: Connection,
  log: Logger,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const database = openDatabase(connection, log, { connections: 1 });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** What went on when the data was copied goes on nowhere now. */
export const forgetFormerLife = (connection: Connection, log: Logger): Promise<void> =>
  inDatabase(connection, log, async (db) => {
    await forgetUnfinishedRuns(db);
    await forgetAllNodes(db);
  });

/** The servers that run on a database now, which may be one of an older release, or empty. */
export const serversOn = (connection: Connection, log: Logger, now: Date): Promise<string[]> =>
  inDatabase(connection, log, async (db) => ((await hasNodes(db)) ? otherNodes(db, '', now) : []));
