import { lt, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { rateLimits } from './limits.tables.ts';

/** Adds what a node counted to the shared totals and answers them: one statement for any number of keys. */
export async function addPoints(db: Executor, counted: ReadonlyMap<string, number>, expire: number) {
  const rows = [...counted].map(([key, points]) => ({ key, points, expire }));
  return db
    .insert(rateLimits)
    .values(rows)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { points: sql`${rateLimits.points} + excluded.points` },
    })
    .returning({ key: rateLimits.key, points: rateLimits.points });
}

export async function deleteExpiredLimits(db: Executor, now: Date) {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
