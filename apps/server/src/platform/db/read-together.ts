import type { Executor } from './database.ts';

type Results<T extends readonly (() => Promise<unknown>)[]> = {
  [K in keyof T]: T[K] extends () => Promise<infer R> ? R : never;
};

/** All reads at once; within a transaction, which has one connection, one after the other. */
export async function readTogether<const T extends readonly (() => Promise<unknown>)[]>(
  db: Executor,
  ...reads: T
): Promise<Results<T>> {
  if ('$client' in db) return (await Promise.all(reads.map((read) => read()))) as Results<T>;
  const results: unknown[] = [];
  for (const read of reads) results.push(await read());
  return results as Results<T>;
}
