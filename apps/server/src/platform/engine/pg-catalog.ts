import type { Client } from 'pg';
import type { AppliedMigration } from './backup-format.ts';

export type TableShape = { table: string; columns: string[] };
export type SequenceValue = { sequence: string; value: string; used: boolean };

/** Always with quotes, so that the names in a backup have one shape. */
const quoteIdentifier = (expression: string) => `'"' || replace(${expression}, '"', '""') || '"'`;
const ours = `(n.nspname = 'public' OR (n.nspname = 'drizzle' AND c.relname = '__drizzle_migrations'))`;
const notOfExtension = `NOT EXISTS (SELECT FROM pg_depend d
  WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

/** Every table with the columns that can be written: generated ones are computed again. */
export async function listTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    SELECT ${quoteIdentifier('n.nspname')} || '.' || ${quoteIdentifier('c.relname')} AS "table",
      array_agg(${quoteIdentifier('a.attname')} ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a
      ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind = 'r' AND ${ours} AND ${notOfExtension}
    GROUP BY n.nspname, c.relname
    ORDER BY n.nspname, c.relname`);
  return rows;
}

export async function listSequences(client: Client): Promise<SequenceValue[]> {
  const { rows } = await client.query<SequenceValue>(`
    SELECT ${quoteIdentifier('schemaname')} || '.' || ${quoteIdentifier('sequencename')} AS sequence,
      coalesce(last_value, start_value)::text AS value, last_value IS NOT NULL AS used
    FROM pg_sequences WHERE schemaname IN ('public', 'drizzle') ORDER BY 1`);
  return rows;
}

export async function listMigrations(client: Client): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query(
    `SELECT 1 WHERE to_regclass('drizzle.__drizzle_migrations') IS NOT NULL`,
  );
  if (found.length === 0) return [];
  const { rows } = await client.query<AppliedMigration>(
    `SELECT hash, created_at::text AS "createdAt" FROM drizzle.__drizzle_migrations ORDER BY created_at, id`,
  );
  return rows;
}

/** The first table of the application that holds anything. */
export async function findTableWithRows(client: Client): Promise<string | undefined> {
  for (const { table } of await listTables(client)) {
    if (!table.startsWith('"public".')) continue;
    const { rows } = await client.query(`SELECT FROM ${table} LIMIT 1`);
    if (rows.length > 0) return table;
  }
  return undefined;
}

export async function databaseBytes(client: Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    'SELECT pg_database_size(current_database()) AS bytes',
  );
  return Number(rows[0]?.bytes ?? 0);
}
