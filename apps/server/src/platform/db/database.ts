import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Logger } from 'pino';
import { APPLICATION_NAME, type Connection } from './connection.ts';
import { watchHosts } from './host-watch.ts';
import { Hosts } from './hosts.ts';
import { MainPool } from './main-pool.ts';
import { type ClientRules, PoolClient } from './pool-client.ts';

type Schema = Record<string, never>;
export type Db = NodePgDatabase<Schema>;
/** Repositories take this first, so that they work inside and outside a transaction alike. */
export type Executor = Db | PgTransaction<NodePgQueryResultHKT, Schema, Schema>;

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** For short questions only: who is calling, is the database there. Slow calls cannot take these connections. */
  readonly reserved: { readonly db: Db; readonly pool: pg.Pool };
  readonly pools: Readonly<Record<'main' | 'reserved' | 'pipelined', pg.Pool>>;
  close(): Promise<void>;
}

const CONNECTIONS = 15;
const RESERVED = 3;
const PIPELINED = 2;
const WAIT_MS = 5_000;
const STATEMENT_MS = 30_000;
const IDLE_MS = 30_000;
/** Every call waits for the answer to who is calling: a connection that hangs must not hold them all for long. */
const RESERVED_STATEMENT_MS = 10_000;

interface DatabaseOptions {
  readonly connections?: number;
  /** How long a call waits for a connection, and for a lock that another transaction holds. */
  readonly waitMs?: number;
  readonly statementMs?: number;
  readonly preparedStatements?: boolean;
}

interface PoolOptions {
  readonly max: number;
  readonly rules: ClientRules;
}

const openPool = (log: Logger, options: PoolOptions): pg.Pool =>
  withListeners(log, new pg.Pool(poolConfig(options)));

const poolConfig = (options: PoolOptions) =>
  ({
    ...options,
    // Several statements may be under way on one connection, and leave in one packet (pool-client.ts).
    pipeline: true,
    Client: PoolClient as unknown as new () => pg.ClientBase,
    onConnect: (client: unknown) => (client as PoolClient).setUp(),
    connectionTimeoutMillis: options.rules.lockTimeoutMs,
    // Before its silence would count as that of a dead server.
    idleTimeoutMillis: Math.min(IDLE_MS, options.rules.statementTimeoutMs),
    application_name: APPLICATION_NAME,
  }) as pg.PoolConfig;

function withListeners<P extends pg.Pool>(log: Logger, pool: P): P {
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', (error) => {
    // The pool says goodbye without waiting for an answer, so a database that stops right after cuts it off.
    if (!pool.ending) log.warn({ err: error }, 'an idle database connection broke');
  });
  // Nor does the pool listen to one that is lent out: between two statements of a transaction nobody would.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

export function openDatabase(connection: Connection, log: Logger, options: DatabaseOptions = {}): Database {
  const { connections = CONNECTIONS, waitMs = WAIT_MS, statementMs = STATEMENT_MS } = options;
  const { preparedStatements = true } = options;
  const hosts = new Hosts(connection);
  const rules = { hosts, statementTimeoutMs: statementMs, lockTimeoutMs: waitMs, preparedStatements };
  const reserved = openPool(log, {
    max: RESERVED,
    rules: { ...rules, statementTimeoutMs: Math.min(statementMs, RESERVED_STATEMENT_MS) },
  });
  const pipelined = openPool(log, { max: PIPELINED, rules });
  const pool = withListeners(log, new MainPool(poolConfig({ max: connections, rules }), pipelined));
  const unwatch = watchHosts(hosts);
  return {
    db: drizzle(pool),
    pool,
    reserved: { db: drizzle(reserved), pool: reserved },
    pools: { main: pool, reserved, pipelined },
    async close() {
      unwatch();
      await Promise.all([pool.end(), reserved.end(), pipelined.end()]);
    },
  };
}
