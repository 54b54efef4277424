import { and, eq, gt, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { preparedStatement } from '../../platform/db/prepared.ts';
import { codeTries, emailChanges, emailConfirmations, emailRestores, passwordResets } from './auth.tables.ts';

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

const isLiveLink = (linkHash: string, now: Date) =>
  and(eq(emailConfirmations.linkHash, linkHash), gt(emailConfirmations.linkExpiresAt, now));

export async function findConfirmationByLink(db: Executor, linkHash: string, now: Date) {
  const [row] = await db
    .select({ userId: emailConfirmations.userId })
    .from(emailConfirmations)
    .where(isLiveLink(linkHash, now));
  return row?.userId;
}

export async function takeConfirmationByLink(db: Executor, linkHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .delete(emailConfirmations)
    .where(isLiveLink(linkHash, now))
    .returning({ userId: emailConfirmations.userId });
  return rows.length === 1;
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

/** The address that a member waits to confirm, as a subquery. */
export const pendingAddress = (userId: number, now: Date): SQL =>
  sql`select ${emailChanges.newEmail} from ${emailChanges}
    where ${and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now))}`;

const pendingStatement = preparedStatement((db) =>
  db
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, sql.placeholder('userId')),
        gt(emailChanges.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find_email_change'),
);
export async function findEmailChange(db: Executor, userId: number, now: Date) {
  const [row] = await pendingStatement(db).execute({ userId, now });
  return row?.newEmail;
}

const isLiveChange = (linkHash: string, now: Date) =>
  and(eq(emailChanges.linkHash, linkHash), gt(emailChanges.expiresAt, now));

export async function findEmailChangeByLink(db: Executor, linkHash: string, now: Date) {
  const [row] = await db
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(isLiveChange(linkHash, now));
  return row?.userId;
}

export async function takeEmailChange(db: Executor, linkHash: string, now: Date) {
  const [row] = await db
    .delete(emailChanges)
    .where(isLiveChange(linkHash, now))
    .returning({ newEmail: emailChanges.newEmail });
  return row?.newEmail;
}

export async function cancelEmailChangeByLink(db: Executor, cancelHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .delete(emailChanges)
    .where(and(eq(emailChanges.cancelHash, cancelHash), gt(emailChanges.expiresAt, now)))
    .returning({ userId: emailChanges.userId });
  return rows.length === 1;
}

export async function insertEmailRestore(db: Executor, row: typeof emailRestores.$inferInsert) {
  await db.insert(emailRestores).values(row);
}

const isLiveRestore = (tokenHash: string, now: Date) =>
  and(eq(emailRestores.tokenHash, tokenHash), gt(emailRestores.expiresAt, now));

export async function findEmailRestore(db: Executor, tokenHash: string, now: Date) {
  const [row] = await db.select().from(emailRestores).where(isLiveRestore(tokenHash, now));
  return row;
}

/** The change and all later ones are taken back; links to still older addresses stay good. */
export async function takeEmailRestore(db: Executor, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(emailRestores)
    .where(and(eq(emailRestores.userId, userId), gte(emailRestores.id, id)))
    .returning({ id: emailRestores.id });
  return rows.some((row) => row.id === id);
}

/** Whether somebody other than `userId` may still take a change from this address back. */
export async function isReservedEmail(db: Executor, email: string, now: Date, userId = 0): Promise<boolean> {
  const [row] = await db
    .select({ id: emailRestores.id })
    .from(emailRestores)
    .where(
      and(
        eq(emailRestores.oldEmail, email),
        gt(emailRestores.expiresAt, now),
        ne(emailRestores.userId, userId),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The newest link is the only good one, unless earlier ones are kept; the caller holds the account's lock. */
export async function putPasswordReset(
  db: Executor,
  { keepEarlier, ...row }: typeof passwordResets.$inferInsert & { keepEarlier?: boolean },
) {
  if (!keepEarlier) await db.delete(passwordResets).where(eq(passwordResets.userId, row.userId));
  await db.insert(passwordResets).values(row);
}

const isLiveReset = (tokenHash: string, now: Date) =>
  and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));

export async function findPasswordReset(db: Executor, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(isLiveReset(tokenHash, now));
  return row?.userId;
}

export async function takePasswordReset(db: Executor, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .delete(passwordResets)
    .where(isLiveReset(tokenHash, now))
    .returning({ userId: passwordResets.userId });
  return rows.length === 1;
}

/** Links that wait in mailboxes end together with the password or the address they were asked for with. */
export async function dropPendingLinks(db: Executor, userId: number) {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

export async function deleteExpiredSecrets(db: Executor, now: Date) {
  await db.delete(codeTries).where(lt(codeTries.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
  await db.delete(emailRestores).where(lt(emailRestores.expiresAt, now));
  await db.delete(emailConfirmations).where(lt(emailConfirmations.linkExpiresAt, now));
}
