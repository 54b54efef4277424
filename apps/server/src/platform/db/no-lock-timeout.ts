import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/** For what has to happen at the start: a node waits for another one's turn however long that takes. */
export async function noLockTimeout(tx: Executor): Promise<void> {
  await tx.execute(sql`set local lock_timeout = 0`);
}
