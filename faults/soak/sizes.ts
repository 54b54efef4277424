/** How much room the database takes, and how much of that is dead. */
import type { EngineConnection } from '../../apps/server/src/platform/engine/engine-types.ts';
import { query } from '../installation.ts';

export interface TableSize {
  readonly name: string;
  readonly mb: number;
  readonly indexMb: number;
  readonly live: number;
  readonly dead: number;
}

const SIZES = `select relname as name, pg_total_relation_size(relid) / 1048576.0::float8 as mb,
    pg_indexes_size(relid) / 1048576.0::float8 as "indexMb", n_live_tup::int as live, n_dead_tup::int as dead
  from pg_stat_user_tables order by pg_total_relation_size(relid) desc`;

export const readSizes = (connection: EngineConnection): Promise<TableSize[]> =>
  query<TableSize>(connection, SIZES);

/** Of the clients of the database, whoever they are. */
export async function readConnections(connection: EngineConnection): Promise<number> {
  const text = `select count(*)::int as clients from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'fitarc%'`;
  const [row] = await query<{ clients: number }>(connection, text);
  return row?.clients ?? 0;
}
