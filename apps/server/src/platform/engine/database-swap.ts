import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { transferOwnership } from './app-role.ts';
import { withClient } from './connect.ts';
import { replacedPrefix, restoringPrefix } from './database.ts';
import { type EngineConnection, errorCode } from './engine-types.ts';

const attempts = 20;
const objectInUse = '55006';

/** Lets `fill` build a new database beside the present one; only a whole one takes its place, at one stroke. */
export async function replaceDatabase(
  connection: EngineConnection,
  fill: (fresh: EngineConnection) => Promise<void>,
): Promise<void> {
  const suffix = randomBytes(4).toString('hex');
  const fresh = `${restoringPrefix}${suffix}`;
  const former = `${replacedPrefix}${suffix}`;
  await withClient(connection, 'postgres', async (client) => {
    await client.query(`CREATE DATABASE ${fresh}`);
    try {
      await fill({ ...connection, database: fresh });
      await transferOwnership({ ...connection, database: fresh });
      await swap(client, connection.database, fresh, former);
    } catch (error) {
      await client.query(`DROP DATABASE IF EXISTS ${fresh} WITH (FORCE)`).catch(() => undefined);
      throw error;
    }
    // The restore is complete; what cannot be dropped now goes at the next start.
    await client.query(`DROP DATABASE IF EXISTS ${former} WITH (FORCE)`).catch(() => undefined);
  });
}

/** A database in use cannot be renamed, and a running server connects again at once: hence several attempts. */
async function swap(client: Client, present: string, fresh: string, former: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(
        `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname IN ($1, $2)`,
        [present, fresh],
      );
      await client.query('BEGIN');
      await client.query(`ALTER DATABASE ${client.escapeIdentifier(present)} RENAME TO ${former}`);
      await client.query(`ALTER DATABASE ${fresh} RENAME TO ${client.escapeIdentifier(present)}`);
      await client.query('COMMIT');
      return;
    } catch (error) {
      await client.query('ROLLBACK');
      if (errorCode(error) !== objectInUse || attempt === attempts) throw error;
    }
  }
}
