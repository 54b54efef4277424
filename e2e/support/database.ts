import pg from 'pg';
import { findRunningEngine } from '../../apps/server/src/platform/engine/engine.ts';

/** Asks the database behind the tested server itself. */
export async function sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const connection = await findRunningEngine(String(process.env.FITARC_E2E_DATA));
  if (!connection) throw new Error('the database of the tested server is not running');
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
