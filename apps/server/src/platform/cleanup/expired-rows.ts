import type { Clock } from '../clock.ts';
import type { Executor } from '../db/database.ts';
import { deleteExpiredLimits } from '../limits/limits.repository.ts';
import { deleteExpiredSessions } from '../session/session.repository.ts';
import { deleteExpiredKeys } from '../writes/idempotency.repository.ts';

/** Sessions, rate limits and idempotency keys. Deleting twice does no harm, so every node may do it. */
export async function deleteExpiredRows(db: Executor, clock: Clock): Promise<void> {
  const now = clock.now();
  await deleteExpiredSessions(db, now);
  await deleteExpiredLimits(db, now);
  await deleteExpiredKeys(db, now);
}
