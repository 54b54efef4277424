import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** How long a test's server waits for a connection or a lock: a busy machine may need longer than a member would wait. */
export const TEST_WAIT_MS = 60_000;

export function inDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

export async function runSql(url: string, text: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** A database of its own for a test file: empty, or a copy of the migrated one. */
export async function newDatabase(kind: 'migrated' | 'empty' = 'migrated'): Promise<string> {
  const { url, prefix } = inject('postgres');
  const name = `${prefix}_${randomBytes(4).toString('hex')}`;
  await runSql(url, `create database ${name}${kind === 'migrated' ? ` template ${prefix}_template` : ''}`);
  return inDatabase(url, name);
}
