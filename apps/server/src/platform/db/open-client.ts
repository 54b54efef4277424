import pg from 'pg';
import type { Connection } from './connection.ts';
import { Hosts } from './hosts.ts';

const CONNECT_MS = 5_000;

/** A failure, and the connection it happened on. */
export type ConnectFailure = Error & { readonly code?: string; readonly client?: pg.Client };

async function connectTo(address: Connection): Promise<pg.Client> {
  const client = new pg.Client({
    ...address,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'fitarc-start',
  });
  // A connection that breaks is the failure of what runs on it; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('select pg_is_in_recovery() as standby');
    if (rows[0]?.standby) throw Object.assign(new Error('The database can only be read'), { code: '25006' });
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw Object.assign(error as Error, { client });
  }
}

async function firstWritable<T>(connection: Connection, use: (client: pg.Client, address: Connection) => T) {
  const hosts = new Hosts(connection);
  const failures: ConnectFailure[] = [];
  for (let tried = 0; tried < hosts.count; tried++) {
    const address = hosts.present();
    try {
      return use(await connectTo(address), address);
    } catch (error) {
      failures.push(error as ConnectFailure);
      hosts.leave(address);
    }
  }
  throw failures[0];
}

/** One connection for a task of its own, to the host that can be written. Its first failure is thrown. */
export const openClient = (connection: Connection): Promise<pg.Client> =>
  firstWritable(connection, (client) => client);

/** Of several hosts the one that can be written; an only one is not asked. */
export async function writableAddress(connection: Connection): Promise<Connection> {
  if (new Hosts(connection).count < 2) return connection;
  return firstWritable(connection, async (client, address) => {
    await client.end();
    return address;
  });
}
