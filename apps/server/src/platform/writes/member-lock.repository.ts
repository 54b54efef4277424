import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { isForeignKeyViolation } from '../db/database-errors.ts';
import { unauthenticated } from '../session/unauthenticated.ts';
import { memberLocks } from './writes.tables.ts';

async function lockRow(tx: Executor, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ userId: memberLocks.userId })
    .from(memberLocks)
    .where(eq(memberLocks.userId, userId))
    .for('update');
  return rows.length > 0;
}

/** Made with the account: a row made by the first write would hold a lock on the account itself. */
export async function insertMemberLock(db: Executor, userId: number): Promise<void> {
  await db.insert(memberLocks).values({ userId }).onConflictDoNothing();
}

/** A member's writes run one after the other, so that what one of them counts is still true when it adds to it. */
export async function lockMember(tx: Executor, userId: number): Promise<void> {
  if (await lockRow(tx, userId)) return;
  try {
    await insertMemberLock(tx, userId);
  } catch (error) {
    // The account was deleted after the call was authorized.
    throw isForeignKeyViolation(error) ? unauthenticated() : error;
  }
  if (!(await lockRow(tx, userId))) throw unauthenticated();
}

/** In the order of their ids, so that two who write to each other do not wait forever. The other need not exist. */
export async function lockTwoMembers(tx: Executor, userId: number, otherId: number): Promise<void> {
  if (otherId < userId) await lockRow(tx, otherId);
  await lockMember(tx, userId);
  if (otherId > userId) await lockRow(tx, otherId);
}
