import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Logger } from 'pino';
import { PipelinedReads } from './pipelined-reads.ts';

type Schema = Record<string, never>;
export type Db = NodePgDatabase<Schema>;
/** Repositories take this first, so that they work inside and outside a transaction alike. */
export type Executor = Db | PgTransaction<NodePgQueryResultHKT, Schema, Schema>;

export type Connection =
  | { connectionString: string }
  | {
      host: string;
      port: number;
      user: string;
      password: string;
      database: string;
    };

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** For short questions only: who is calling, is the database there. Slow calls cannot take these connections. */
  readonly reserved: { readonly db: Db; readonly pool: pg.Pool };
  /** For prepared reads by key that almost every visit makes. Not for transactions. */
  readonly pipelined: Db;
  close(): Promise<void>;
}

const CONNECTIONS = 15;
const RESERVED = 3;
const PIPELINED = 2;
const WAIT_MS = 5_000;

interface Limits {
  readonly connections?: number;
  /** How long a call waits for a connection, and for a lock that another transaction holds. */
  readonly waitMs?: number;
}

interface PoolOptions {
  readonly max: number;
  readonly pipeline?: boolean;
  readonly waitMs: number | undefined;
}

function openPool(connection: Connection, log: Logger, options: PoolOptions): pg.Pool {
  const { waitMs = WAIT_MS, ...others } = options;
  const pool = new pg.Pool({
    ...connection,
    ...others,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    // Whoever waits for somebody else's transaction holds a connection meanwhile.
    lock_timeout: waitMs,
    application_name: 'fitarc',
  });
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', (error) => {
    // The pool says goodbye without waiting for an answer, so a database that stops right after cuts it off.
    if (!pool.ending) log.warn({ err: error }, 'an idle database connection broke');
  });
  // Nor does the pool listen to one that is lent out: between two statements of a transaction nobody would.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

export function openDatabase(connection: Connection, log: Logger, limits: Limits = {}): Database {
  const { connections = CONNECTIONS, waitMs } = limits;
  const pool = openPool(connection, log, { max: connections, waitMs });
  const reserved = openPool(connection, log, { max: RESERVED, waitMs });
  const pipelined = openPool(connection, log, { max: PIPELINED, pipeline: true, waitMs });
  return {
    db: drizzle(pool),
    pool,
    reserved: { db: drizzle(reserved), pool: reserved },
    pipelined: drizzle(new PipelinedReads(pipelined) as unknown as pg.Client),
    close: async () => void (await Promise.all([pool.end(), reserved.end(), pipelined.end()])),
  };
}
