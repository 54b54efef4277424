import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { linkedIdentities, type ProviderClaims, signOnAttempts } from './single-sign-on.tables.ts';

export async function insertAttempt(db: Executor, row: typeof signOnAttempts.$inferInsert) {
  await db.insert(signOnAttempts).values(row);
}

/** The one a provider answers; not one that was answered already. */
export async function findAttempt(db: Executor, stateHash: string, now: Date) {
  const [row] = await db
    .select()
    .from(signOnAttempts)
    .where(
      and(
        eq(signOnAttempts.stateHash, stateHash),
        gt(signOnAttempts.expiresAt, now),
        isNull(signOnAttempts.codeHash),
      ),
    );
  return row;
}

/** False when it was answered meanwhile. */
export async function answerAttempt(
  db: Executor,
  stateHash: string,
  answer: { claims: ProviderClaims; codeHash: string; expiresAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(signOnAttempts)
    .set(answer)
    .where(and(eq(signOnAttempts.stateHash, stateHash), isNull(signOnAttempts.codeHash)))
    .returning({ stateHash: signOnAttempts.stateHash });
  return rows.length === 1;
}

/** For exactly one caller, and only the browser that began. */
export async function takeAttempt(db: Executor, codeHash: string, bindingHash: string, now: Date) {
  const [row] = await db
    .delete(signOnAttempts)
    .where(
      and(
        eq(signOnAttempts.codeHash, codeHash),
        eq(signOnAttempts.bindingHash, bindingHash),
        gt(signOnAttempts.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

export async function deleteExpiredAttempts(db: Executor, now: Date): Promise<void> {
  await db.delete(signOnAttempts).where(lt(signOnAttempts.expiresAt, now));
}

export async function findLinked(db: Executor, issuer: string, subject: string) {
  const [row] = await db
    .select()
    .from(linkedIdentities)
    .where(and(eq(linkedIdentities.issuer, issuer), eq(linkedIdentities.subject, subject)));
  return row;
}

/** False when it is linked already, to whomever. */
export async function insertLinked(
  db: Executor,
  row: typeof linkedIdentities.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(linkedIdentities)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: linkedIdentities.id });
  return rows.length === 1;
}

export async function touchLinked(db: Executor, id: number, changes: { email: string; lastUsedAt: Date }) {
  await db.update(linkedIdentities).set(changes).where(eq(linkedIdentities.id, id));
}

export const listLinked = (db: Executor, userId: number) =>
  db.select().from(linkedIdentities).where(eq(linkedIdentities.userId, userId)).orderBy(linkedIdentities.id);

/** Links to one provider; those to a former one open nothing. */
export async function countLinked(db: Executor, userId: number, issuer: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(linkedIdentities)
    .where(and(eq(linkedIdentities.userId, userId), eq(linkedIdentities.issuer, issuer)));
  return row?.total ?? 0;
}

export async function deleteLinked(db: Executor, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(linkedIdentities)
    .where(and(eq(linkedIdentities.userId, userId), eq(linkedIdentities.id, id)))
    .returning({ id: linkedIdentities.id });
  return rows.length === 1;
}

export async function deleteLinksOf(db: Executor, userId: number): Promise<void> {
  await db.delete(linkedIdentities).where(eq(linkedIdentities.userId, userId));
}
