import type { Client } from 'pg';

export type MigrationStep = { statements: string[]; hash: string; createdAt: number };

/** In the transaction of the caller, which Drizzle's own migrator would begin and end. The table is Drizzle's. */
export async function applySteps(client: Client, steps: readonly MigrationStep[]): Promise<void> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS drizzle; CREATE TABLE IF NOT EXISTS
    drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  for (const { statements, hash, createdAt } of steps) {
    for (const statement of statements) await client.query(statement);
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      createdAt,
    ]);
  }
}
