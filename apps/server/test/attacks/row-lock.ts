import pg from 'pg';
import { expect, vi } from 'vitest';
import type { Person } from '../people.ts';
import type { TestApp } from '../test-app.ts';

interface RowLock {
  /** Until so many statements of the application wait for the row. */
  waiting(count: number): Promise<void>;
  release(): Promise<void>;
}

/** Holds an account's row, so that calls meet there in the order a test sends them in. */
export async function lockRow(t: TestApp, { id, token }: Person): Promise<RowLock> {
  // A first call notes when somebody was seen, which would wait for the row as well.
  await t.request('GET', '/api/users/profile', { token });
  return lockRecord(t, 'users', id);
}

/** The same for any record. */
export async function lockRecord(
  t: TestApp,
  table: 'users' | 'foods' | 'invitations',
  id: unknown,
): Promise<RowLock> {
  const client = new pg.Client({ connectionString: t.url });
  await client.connect();
  await client.query('begin');
  await client.query(`select id from ${table} where id = $1 for update`, [id]);
  const blocked = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return {
    waiting: (count) =>
      vi.waitFor(async () => expect((await t.sql(blocked))[0]?.count).toBe(count), { timeout: 10_000 }),
    async release() {
      await client.query('commit');
      await client.end();
    },
  };
}
