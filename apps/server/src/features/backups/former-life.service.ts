import type { Logger } from 'pino';
import type { Connection } from '../../platform/db/connection.ts';
import { type Db, type Executor, openDatabase } from '../../platform/db/database.ts';
import { placesInUse } from '../../platform/db/migrate.ts';
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
export async function forgetFormerLife(tx: Executor): Promise<void> {
  await forgetUnfinishedRuns(tx);
  await forgetAllNodes(tx);
}

/** The servers that run on a database now, which may be one of an older release, or empty. */
export async function serversOn(connection: Connection, log: Logger, now: Date): Promise<string[]> {
  // First: the next question is one of a server too, and its connection is there for a moment longer.
  const places = await placesInUse(connection);
  const names = await inDatabase(connection, log, async (db) =>
    (await hasNodes(db)) ? otherNodes(db, '', now) : [],
  );
  // Those of older releases have no names.
  return names.length > 0 ? names : places;
}
