import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newDatabase, runSql } from '../../../test/databases.ts';
import { createLog } from '../log.ts';
import { openDatabase } from './database.ts';
import { PipelinedReads } from './pipelined-reads.ts';

async function open() {
  const url = await newDatabase();
  const { db, pools, close } = openDatabase({ connectionString: url }, createLog('silent'));
  onTestFinished(close);
  const divide = db
    .select({
      quotient: sql<number>`12 / ${sql.placeholder('by')}::int`,
      connection: sql<number>`pg_backend_pid()`,
    })
    .from(sql`(values (1)) as one`)
    .prepare('divide');
  return {
    url,
    db,
    pools,
    divide: async (by: number) => (await divide.execute({ by }))[0],
  };
}

const numbers = Array.from({ length: 100 }, (_, index) => index + 1);

it('answers every caller with its own row, over a few connections', async () => {
  const { divide, pools } = await open();
  const rows = await Promise.all(numbers.map(divide));
  expect(rows.map((row) => row?.quotient)).toEqual(numbers.map((by) => Math.floor(12 / by)));
  expect(new Set(rows.map((row) => row?.connection)).size).toBe(pools.pipelined.options.max);
});

it('a statement that fails, fails alone', async () => {
  const { divide } = await open();
  const mixed = await Promise.allSettled([3, 0, 4, 0, 6].map(divide));
  expect(mixed.map((one) => one.status === 'fulfilled' && one.value?.quotient)).toEqual([
    4,
    false,
    3,
    false,
    2,
  ]);
  expect((await divide(2))?.quotient).toBe(6);
});

it('takes another connection after one is cut', async () => {
  const { url, divide } = await open();
  const before = await divide(1);
  await runSql(url, 'select pg_terminate_backend($1)', [before?.connection]);
  await vi.waitFor(async () => expect((await divide(1))?.quotient).toBe(12), 120_000);
});

it('answers again after callers were cut off in the middle', async () => {
  const { url, divide } = await open();
  const asked = Promise.allSettled(numbers.map(divide));
  await runSql(
    url,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await asked;
  await vi.waitFor(async () => expect((await divide(1))?.quotient).toBe(12), 120_000);
});

it('keeps transactions away: statements of others would run in them', async () => {
  const { db, divide, pools } = await open();
  const inside = await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const others = await Promise.all(numbers.map(divide));
    return { own: rows[0]?.pid, others: others.map((row) => row?.connection) };
  });
  expect(inside.others).not.toContain(inside.own);
  await expect(new PipelinedReads(pools.pipelined).query({ text: 'begin' }, [])).rejects.toThrow(
    'Only prepared statements can be pipelined.',
  );
});
