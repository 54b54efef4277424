import { and, count, desc, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { passkeyChallenges, passkeys } from './passkeys.tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export const listPasskeys = (db: Executor, userId: number): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), passkeys.credentialId);

export async function countPasskeys(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.total ?? 0;
}

const own = (userId: number, credentialId: string) =>
  and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId));

export async function findPasskey(db: Executor, userId: number, credentialId: string) {
  const [row] = await db.select().from(passkeys).where(own(userId, credentialId));
  return row;
}

export async function insertPasskey(db: Executor, row: typeof passkeys.$inferInsert) {
  const [created] = await db.insert(passkeys).values(row).onConflictDoNothing().returning();
  return created;
}

export async function updatePasskey(
  db: Executor,
  userId: number,
  credentialId: string,
  changes: Partial<Pick<PasskeyRow, 'name' | 'counter' | 'isBackedUp' | 'lastUsedAt'>>,
) {
  const [row] = await db.update(passkeys).set(changes).where(own(userId, credentialId)).returning();
  return row;
}

export async function deletePasskey(db: Executor, userId: number, credentialId: string) {
  const [row] = await db.delete(passkeys).where(own(userId, credentialId)).returning();
  return row;
}

export async function deletePasskeysOf(db: Executor, userId: number): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
}

export async function insertChallenge(db: Executor, row: typeof passkeyChallenges.$inferInsert) {
  await db.insert(passkeyChallenges).values(row);
}

/** Each challenge is answered once; undefined when there is none left. */
export async function takeChallenge(db: Executor, challenge: string, now: Date) {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), gt(passkeyChallenges.expiresAt, now)))
    .returning();
  return row;
}

export async function deleteExpiredChallenges(db: Executor, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}
