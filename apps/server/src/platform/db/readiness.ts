import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

/** A database that answers, can be written, and has the tables this code was written for. */
const QUESTION = `select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writable,
  (select max(created_at) from drizzle.__drizzle_migrations) as newest`;

/** A node of the former release stays ready beside a newer one that has added tables. */
export function readinessOf(pool: pg.Pool, migrationsFolder: string): () => Promise<boolean> {
  const wanted = Math.max(...readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis));
  return async () => {
    const client = await pool.connect();
    let writable = false;
    try {
      const { rows } = await client.query<{ writable: boolean; newest: string | null }>(QUESTION);
      writable = rows[0]?.writable === true;
      return writable && Number(rows[0]?.newest ?? 0) >= wanted;
    } finally {
      // A connection that can only read is not used again.
      client.release(!writable);
    }
  };
}
