import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { idempotencyKeys } from './writes.tables.ts';

type KeyRow = typeof idempotencyKeys.$inferSelect;
export type KeyName = Pick<KeyRow, 'userId' | 'endpoint' | 'key'>;

export async function findKey(db: Executor, { userId, endpoint, key }: KeyName, now: Date) {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, userId),
        eq(idempotencyKeys.endpoint, endpoint),
        eq(idempotencyKeys.key, key),
        gt(idempotencyKeys.expiresAt, now),
      ),
    );
  return row;
}

/** An expired key is used anew. */
export async function storeKey(db: Executor, row: typeof idempotencyKeys.$inferInsert): Promise<void> {
  await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.endpoint, idempotencyKeys.key],
      set: {
        requestHash: sql`excluded.request_hash`,
        status: sql`excluded.status`,
        answer: sql`excluded.answer`,
        recordIds: null,
        expiresAt: sql`excluded.expires_at`,
      },
    });
}

export async function deleteExpiredKeys(db: Executor, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
}
