import { setTimeout as delay } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { errorCode } from '../engine/engine-types.ts';
import { applySteps, type MigrationStep } from '../engine/migration-steps.ts';
import { APPLICATION_NAME, type Connection } from './connection.ts';
import { openClient } from './open-client.ts';

// Any fixed number: every FitArc node asks for the same lock, so that one migrates and the others wait.
const MIGRATION_LOCK = 7_201_826;

interface MigrateOptions {
  readonly onWait?: (text: string) => void;
}

/** All migrations of this release, oldest first. */
export const migrationSteps = (migrationsFolder: string): MigrationStep[] =>
  readMigrationFiles({ migrationsFolder }).map(({ sql, hash, folderMillis }) => ({
    statements: sql,
    hash,
    createdAt: folderMillis,
  }));

/** When the newest migration of the database was made; 0 for an empty one. */
async function newestApplied(client: pg.Client): Promise<number> {
  const { rows: found } = await client.query(
    `select 1 where to_regclass('drizzle.__drizzle_migrations') is not null`,
  );
  if (found.length === 0) return 0;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest ?? 0);
}

/** How the database compares with this code: what it lacks, or has from a newer FitArc. */
type SchemaState = 'current' | 'behind' | 'newer';

function compare(applied: number, steps: readonly MigrationStep[]): SchemaState {
  const newestKnown = steps.at(-1)?.createdAt ?? 0;
  if (applied > newestKnown) return 'newer';
  return applied === newestKnown ? 'current' : 'behind';
}

const stateOf = async (client: pg.Client, migrationsFolder: string): Promise<SchemaState> =>
  compare(await newestApplied(client), migrationSteps(migrationsFolder));

/** Its tables may have lost or renamed what this code asks for, so it is left alone. */
const newerDatabase = () =>
  new Error(
    'This version of FitArc is older than its database. Start the newer version again, or restore a backup made with this version (docs/operator/upgrade.md).',
  );

async function withMigrationClient<T>(
  connection: Connection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await openClient(connection);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Brings the database up to date, in one transaction. Safe when several nodes start together: the lock belongs to the
 * transaction, because behind a pooler a session is shared.
 */
export const migrate = (
  connection: Connection,
  migrationsFolder: string,
  options: MigrateOptions = {},
): Promise<void> => migrateBy(connection, migrationSteps(migrationsFolder), options);

/** Applies only the first `count` migrations: a backup is loaded at the level it was taken at. */
export const migrateTo = (connection: Connection, migrationsFolder: string, count: number): Promise<void> =>
  migrateBy(connection, migrationSteps(migrationsFolder).slice(0, count));

function migrateBy(
  connection: Connection,
  steps: readonly MigrationStep[],
  { onWait }: MigrateOptions = {},
): Promise<void> {
  return withMigrationClient(connection, async (client) => {
    await client.query('begin');
    const { rows } = await client.query<{ locked: boolean }>(
      `select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as locked`,
    );
    if (!rows[0]?.locked) {
      onWait?.('Another FitArc is updating the database. Waiting for it…');
      await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    }
    const applied = await newestApplied(client);
    const state = compare(applied, steps);
    if (state === 'newer') throw newerDatabase();
    if (state === 'behind') {
      await refuseBesideOthers(client);
      await applySteps(
        client,
        steps.filter(({ createdAt }) => createdAt > applied),
      );
    }
    await client.query('commit');
  });
}

const STOPPING_MS = 10_000;
/** A node at work asks something every few seconds; what a pooler keeps open after it is older. */
const OTHERS = `select coalesce(host(client_addr), 'this machine') as place from pg_stat_activity
  where datname = current_database() and application_name = '${APPLICATION_NAME}'
    and state_change > clock_timestamp() - interval '15 seconds' group by 1 order by 1`;

async function findOthers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ place: string }>(OTHERS);
  return rows.map(({ place }) => place);
}

/** Where servers are at work with a database, seen by their connections. */
export const placesInUse = (connection: Connection): Promise<string[]> =>
  withMigrationClient(connection, findOthers);

/** Nodes of the former release would fail on the changed tables; one that is just stopping is waited for. */
async function refuseBesideOthers(client: pg.Client): Promise<void> {
  const deadline = performance.now() + STOPPING_MS;
  for (;;) {
    // The view is read once in a transaction unless it is told to look again.
    await client.query('select pg_stat_clear_snapshot()');
    const others = await findOthers(client);
    if (others.length === 0) return;
    if (performance.now() > deadline)
      throw new Error(
        `This version of FitArc changes the tables, and another FitArc still works with them (${others.join(', ')}). Stop all nodes, then start them with this version.`,
      );
    await delay(500);
  }
}

/** Asked once more with the lock; here it spares the backup before a migration that would be refused. */
export const requireNoOtherNodes = (connection: Connection): Promise<void> =>
  withMigrationClient(connection, refuseBesideOthers);

/** For a command beside a running server, which alone may change the tables. */
export async function requireCurrent(connection: Connection, migrationsFolder: string): Promise<void> {
  const state = await withMigrationClient(connection, (client) => stateOf(client, migrationsFolder)).catch(
    (error: unknown) => {
      // The running server is one from before the application had a role of its own.
      if (errorCode(error) === '28P01') return 'behind';
      throw error;
    },
  );
  if (state === 'newer') throw newerDatabase();
  if (state === 'behind')
    throw new Error('FitArc was updated but still runs with the old code. Restart it, then try again.');
}

/** Whether starting this version would change the tables. */
export const isBehind = (connection: Connection, migrationsFolder: string): Promise<boolean> =>
  withMigrationClient(connection, async (client) => (await stateOf(client, migrationsFolder)) === 'behind');
