import { lt, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { isDeadlock } from '../db/database-errors.ts';
import { rateLimits } from './limits.tables.ts';

type Counted = ReadonlyMap<string, number>;
const TRIES = 3;

function upsertPoints(db: Executor, counted: Counted, expire: number) {
  // In one order, so that two nodes wait for each other and never both.
  const rows = [...counted]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, points]) => ({ key, points, expire }));
  return db
    .insert(rateLimits)
    .values(rows)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { points: sql`${rateLimits.points} + excluded.points` },
    })
    .returning({ key: rateLimits.key, points: rateLimits.points });
}

/** Upsert: adds a node's counts to the shared totals and returns them, one statement for any number of keys. */
export async function addPoints(db: Executor, counted: Counted, expire: number) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await upsertPoints(db, counted, expire);
    } catch (error) {
      // Expired rows are deleted in whatever order they are found.
      if (attempt === TRIES || !isDeadlock(error)) throw error;
    }
  }
}

export async function deleteExpiredLimits(db: Executor, now: Date) {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
