import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { codeTries, emailChanges, emailConfirmations, passwordResets } from './auth.tables.ts';

export async function putConfirmation(db: Executor, row: typeof emailConfirmations.$inferInsert) {
  const { userId: _key, ...set } = row;
  await db
    .insert(emailConfirmations)
    .values(row)
    .onConflictDoUpdate({ target: emailConfirmations.userId, set });
}

export async function findConfirmation(db: Executor, userId: number) {
  const [row] = await db.select().from(emailConfirmations).where(eq(emailConfirmations.userId, userId));
  return row;
}

export async function takeConfirmationByLink(db: Executor, linkHash: string, now: Date) {
  const [row] = await db
    .delete(emailConfirmations)
    .where(and(eq(emailConfirmations.linkHash, linkHash), gt(emailConfirmations.linkExpiresAt, now)))
    .returning({ userId: emailConfirmations.userId });
  return row?.userId;
}

/** True for exactly one caller: of two with the same right code only the first confirms. */
export async function takeConfirmation(db: Executor, userId: number, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(emailConfirmations)
    .where(and(eq(emailConfirmations.userId, userId), eq(emailConfirmations.codeHash, codeHash)))
    .returning({ userId: emailConfirmations.userId });
  return rows.length === 1;
}

export async function dropConfirmation(db: Executor, userId: number) {
  await db.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
}

/** Counts a try in one statement, so that guesses sent in parallel get no extra tries. */
export async function countCodeTry(
  db: Executor,
  emailHash: string,
  now: Date,
  expiresAt: Date,
): Promise<number> {
  const [row] = await db
    .insert(codeTries)
    .values({ emailHash, tries: 1, expiresAt })
    .onConflictDoUpdate({
      target: codeTries.emailHash,
      set: {
        tries: sql`case when ${codeTries.expiresAt} <= ${now} then 1 else ${codeTries.tries} + 1 end`,
        expiresAt: sql`case when ${codeTries.expiresAt} <= ${now} then excluded.expires_at else ${codeTries.expiresAt} end`,
      },
    })
    .returning({ tries: codeTries.tries });
  return row?.tries ?? 0;
}

export async function forgetCodeTries(db: Executor, emailHash: string) {
  await db.delete(codeTries).where(eq(codeTries.emailHash, emailHash));
}

export async function putEmailChange(db: Executor, row: typeof emailChanges.$inferInsert) {
  const { userId: _key, ...set } = row;
  await db.insert(emailChanges).values(row).onConflictDoUpdate({ target: emailChanges.userId, set });
}

export async function dropEmailChange(db: Executor, userId: number) {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

export async function findEmailChange(db: Executor, userId: number, now: Date) {
  const [row] = await db
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
  return row?.newEmail;
}

export async function takeEmailChange(db: Executor, linkHash: string, now: Date) {
  const [row] = await db
    .delete(emailChanges)
    .where(and(eq(emailChanges.linkHash, linkHash), gt(emailChanges.expiresAt, now)))
    .returning({ userId: emailChanges.userId, newEmail: emailChanges.newEmail });
  return row;
}

/** The newest link is the only good one. */
export async function putPasswordReset(db: Executor, row: typeof passwordResets.$inferInsert) {
  await db.delete(passwordResets).where(eq(passwordResets.userId, row.userId));
  await db.insert(passwordResets).values(row);
}

export async function isLivePasswordReset(db: Executor, tokenHash: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)));
  return row !== undefined;
}

export async function takePasswordReset(db: Executor, tokenHash: string, now: Date) {
  const [row] = await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
    .returning({ userId: passwordResets.userId });
  return row?.userId;
}

export async function deleteExpiredSecrets(db: Executor, now: Date) {
  await db.delete(codeTries).where(lt(codeTries.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
  await db.delete(emailConfirmations).where(lt(emailConfirmations.linkExpiresAt, now));
}
