import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { isForeignKeyViolation } from '../db/database-errors.ts';
import { preparedStatement } from '../db/prepared.ts';
import { unauthenticated } from '../session/unauthenticated.ts';
import { memberLocks } from './writes.tables.ts';

const lockStatement = preparedStatement((db) =>
  db
    .select({ userId: memberLocks.userId })
    .from(memberLocks)
    .where(eq(memberLocks.userId, sql.placeholder('userId')))
    .for('update')
    .prepare('lock_member'),
);
const lockRow = async (tx: Executor, userId: number): Promise<boolean> =>
  (await lockStatement(tx).execute({ userId })).length > 0;

/** Made with the account: a row made by the first write would hold a lock on the account itself. */
export async function insertMemberLock(db: Executor, userId: number): Promise<void> {
  await db.insert(memberLocks).values({ userId }).onConflictDoNothing();
}

/**
 * A member's writes run one after the other, so that what one of them counts is still true when it adds to it. Accounts
 * from before there was this table have no row to lock yet: it is made.
 */
export async function lockMember(tx: Executor, userId: number): Promise<{ readonly wasMade: boolean }> {
  if (await lockRow(tx, userId)) return { wasMade: false };
  try {
    await insertMemberLock(tx, userId);
  } catch (error) {
    // The account was deleted after the call was authorized.
    throw isForeignKeyViolation(error) ? unauthenticated() : error;
  }
  if (!(await lockRow(tx, userId))) throw unauthenticated();
  return { wasMade: true };
}

/** In the order of their ids, so that two who write to each other do not wait forever. The other need not exist. */
export async function lockTwoMembers(tx: Executor, userId: number, otherId: number) {
  if (otherId < userId) await lockRow(tx, otherId);
  const locked = await lockMember(tx, userId);
  if (otherId > userId) await lockRow(tx, otherId);
  return locked;
}
