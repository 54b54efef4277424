import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db, Executor } from './database.ts';

type AfterCommit = () => void | Promise<void>;

/** By transaction: what it is to be followed by. */
const waiting = new WeakMap<Executor, AfterCommit[]>();

/** One for each connection, not for each transaction: prepared statements are kept by executor. */
const executors = new WeakMap<pg.PoolClient, Db>();
function executorOf(client: pg.PoolClient): Db {
  const known = executors.get(client);
  if (known) return known;
  const executor = drizzle(client) as unknown as Db;
  executors.set(client, executor);
  return executor;
}

async function onConnection<T>(client: pg.PoolClient, work: (tx: Executor) => Promise<T>) {
  const tx = executorOf(client);
  const after: AfterCommit[] = [];
  waiting.set(tx, after);
  // Not waited for: it leaves in one packet with the first statement, which fails where this one does.
  const begun = client.query('begin');
  begun.catch(() => undefined);
  let broken: Error | undefined;
  try {
    const answer = await work(tx);
    await begun;
    await client.query('commit');
    return { answer, after };
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    waiting.delete(tx);
    client.release(broken);
  }
}

async function inSavepoint<T>(tx: Executor, outer: AfterCommit[], work: (tx: Executor) => Promise<T>) {
  const before = outer.length;
  await tx.execute(sql`savepoint inner_transaction`);
  try {
    const answer = await work(tx);
    await tx.execute(sql`release savepoint inner_transaction`);
    return answer;
  } catch (error) {
    outer.length = before;
    await tx.execute(sql`rollback to savepoint inner_transaction`);
    throw error;
  }
}

/** A transaction that knows what follows it: nobody hears of what was rolled back. */
export async function inTransaction<T>(db: Executor, work: (tx: Executor) => Promise<T>): Promise<T> {
  const outer = waiting.get(db);
  if (outer) return inSavepoint(db, outer, work);
  const client = await (db as Db & { readonly $client: pg.Pool }).$client.connect();
  const { answer, after } = await onConnection(client, work);
  for (const step of after) await step();
  return answer;
}

/** Once the transaction is committed, which waits for a promise; at once where none is open. */
export function afterCommit(tx: Executor, work: AfterCommit): void {
  const steps = waiting.get(tx);
  if (steps) steps.push(work);
  else void work();
}
