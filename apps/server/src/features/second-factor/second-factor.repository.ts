import { and, count, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { recoveryCodes, secondFactors, signInTickets } from './second-factor.tables.ts';

export async function findFactor(db: Executor, userId: number) {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** One that waits for its first code replaces another such one, never one in use. */
export async function putPendingFactor(db: Executor, row: typeof secondFactors.$inferInsert) {
  const { userId: _key, ...set } = row;
  await db
    .insert(secondFactors)
    .values(row)
    .onConflictDoUpdate({ target: secondFactors.userId, set: { ...set, confirmedAt: null, lastStep: 0 } });
}

/** True once per step: a code that was accepted is not accepted again. */
export async function takeStep(db: Executor, userId: number, step: number, confirmedAt?: Date) {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step, ...(confirmedAt ? { confirmedAt } : {}) })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return rows.length === 1;
}

/** Whether there was one in use. */
export async function deleteFactor(db: Executor, userId: number): Promise<boolean> {
  const rows = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return rows.some((row) => row.confirmedAt !== null);
}

export async function isFactorOn(db: Executor, userId: number): Promise<boolean> {
  const rows = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return rows.length > 0;
}

export async function replaceRecoveryCodes(db: Executor, userId: number, hashes: readonly string[]) {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

export async function countRecoveryCodes(db: Executor, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.total ?? 0;
}

const ownCode = (userId: number, codeHash: string) =>
  and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash));

export async function hasRecoveryCode(db: Executor, userId: number, codeHash: string): Promise<boolean> {
  const rows = await db
    .select({ userId: recoveryCodes.userId })
    .from(recoveryCodes)
    .where(ownCode(userId, codeHash));
  return rows.length > 0;
}

export async function takeRecoveryCode(db: Executor, userId: number, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(ownCode(userId, codeHash))
    .returning({ userId: recoveryCodes.userId });
  return rows.length === 1;
}

export async function insertTicket(db: Executor, row: typeof signInTickets.$inferInsert) {
  await db.insert(signInTickets).values(row);
}

export async function findTicket(db: Executor, ticketHash: string, now: Date) {
  const [row] = await db
    .select()
    .from(signInTickets)
    .where(and(eq(signInTickets.ticketHash, ticketHash), gt(signInTickets.expiresAt, now)));
  return row;
}

/** True for exactly one caller. */
export async function takeTicket(db: Executor, userId: number, ticketHash: string): Promise<boolean> {
  const rows = await db
    .delete(signInTickets)
    .where(and(eq(signInTickets.userId, userId), eq(signInTickets.ticketHash, ticketHash)))
    .returning({ userId: signInTickets.userId });
  return rows.length === 1;
}

export async function deleteExpiredTickets(db: Executor, now: Date): Promise<void> {
  await db.delete(signInTickets).where(lt(signInTickets.expiresAt, now));
}
