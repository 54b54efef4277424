import type { Db, Executor } from './database.ts';

type AfterCommit = () => void | Promise<void>;

/** By transaction: what it is to be followed by. */
const waiting = new WeakMap<Executor, AfterCommit[]>();

/** A transaction that knows what follows it: nobody hears of what was rolled back. */
export async function inTransaction<T>(db: Executor, work: (tx: Executor) => Promise<T>): Promise<T> {
  const after: AfterCommit[] = [];
  const answer = await (db as Db).transaction(async (tx) => {
    waiting.set(tx, after);
    return work(tx);
  });
  const outer = waiting.get(db);
  if (outer) outer.push(...after);
  else for (const step of after) await step();
  return answer;
}

/** Once the transaction is committed, which waits for a promise; at once where none is open. */
export function afterCommit(tx: Executor, work: AfterCommit): void {
  const steps = waiting.get(tx);
  if (steps) steps.push(work);
  else void work();
}
