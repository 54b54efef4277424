import { Socket } from 'node:net';
import pg from 'pg';
import { writableAddress } from '../db/open-client.ts';
import type { ClientConnection } from './engine-types.ts';

const connectTime = 10_000;

/** Opens one connection for a maintenance task and closes it afterwards. */
export async function withClient<T>(
  connection: ClientConnection,
  database: string | undefined,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const socket = new Socket();
  const client = new pg.Client({
    ...(await writableAddress(connection)),
    ...(database ? { database } : {}),
    connectionTimeoutMillis: connectTime,
    stream: () => socket,
  });
  // A lost connection shows as the failure of the running query; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const result = await use(client);
    await client.end();
    return result;
  } finally {
    // After a failure in the middle of a COPY a polite goodbye would wait forever.
    socket.destroy();
  }
}
