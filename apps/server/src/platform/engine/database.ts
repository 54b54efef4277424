import { ensureAppRole, transferOwnership } from './app-role.ts';
import { withClient } from './connect.ts';
import { type EngineConnection, engineDatabase } from './engine-types.ts';

/** Databases of a restore carry these names until they take their place, or after they have left it. */
export const restoringPrefix = `${engineDatabase}_restore_`;
export const replacedPrefix = `${engineDatabase}_replaced_`;

/** Creates the database and its owner at the first start and drops what a restore killed half-way has left. */
export async function ensureDatabase(connection: EngineConnection): Promise<void> {
  await withClient(connection, 'postgres', async (client) => {
    await ensureAppRole(client, connection.password);
    const { rows } = await client.query<{ name: string }>('SELECT datname AS name FROM pg_database');
    const names = rows.map((row) => row.name);
    if (!names.includes(connection.database)) {
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(connection.database)}`);
    }
    for (const name of names) {
      if (!name.startsWith(restoringPrefix) && !name.startsWith(replacedPrefix)) continue;
      await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`);
    }
  });
  await transferOwnership(connection);
}
