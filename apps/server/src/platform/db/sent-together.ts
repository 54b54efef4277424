/**
 * Statements of a transaction that leave in one packet. Waits for all of them, also where one fails: whatever goes on
 * after that would run on a connection that is no longer in the transaction.
 */
export async function sentTogether<T extends readonly unknown[]>(
  ...statements: T
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  for (const outcome of await Promise.allSettled(statements))
    if (outcome.status === 'rejected') throw outcome.reason;
  return Promise.all(statements) as Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }>;
}
