import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import type { Page } from '../../platform/http/paging.ts';
import { emailOf, isBanned } from '../../platform/users/users.repository.ts';
import { profiles } from '../profile/profile.tables.ts';
import { invitations } from './invitations.tables.ts';

/** What a banned administrator has promised is not kept. */
const isOpen = (now: Date) =>
  and(
    isNull(invitations.usedAt),
    isNull(invitations.revokedAt),
    gt(invitations.expiresAt, now),
    sql`not ${isBanned(invitations.invitedBy)}`,
  );

export async function findOpenInvitation(db: Executor, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      id: invitations.id,
      email: invitations.email,
      provesEmail: invitations.provesEmail,
      expiresAt: invitations.expiresAt,
      invitedBy: profiles.firstName,
    })
    .from(invitations)
    .leftJoin(profiles, eq(profiles.userId, invitations.invitedBy))
    .where(and(eq(invitations.tokenHash, tokenHash), isOpen(now)));
  return row;
}

/** True for exactly one caller: the row is held until the account is made. */
export async function takeInvitation(tx: Executor, id: number, userId: number, now: Date): Promise<boolean> {
  const taken = await tx
    .update(invitations)
    .set({ usedAt: now, usedBy: userId })
    .where(and(eq(invitations.id, id), isOpen(now)))
    .returning({ id: invitations.id });
  return taken.length > 0;
}

export async function insertInvitation(tx: Executor, row: typeof invitations.$inferInsert): Promise<number> {
  const [made] = await tx.insert(invitations).values(row).returning({ id: invitations.id });
  if (!made) throw new Error('the invitation was not stored');
  return made.id;
}

export async function countOpenInvitations(tx: Executor, now: Date): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(invitations).where(isOpen(now));
  return row?.total ?? 0;
}

export async function countInvitations(db: Executor): Promise<number> {
  const [row] = await db.select({ total: count() }).from(invitations);
  return row?.total ?? 0;
}

const listColumns = {
  id: invitations.id,
  email: invitations.email,
  invitedBy: emailOf(invitations.invitedBy),
  usedBy: emailOf(invitations.usedBy),
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
  revokedAt: invitations.revokedAt,
  isInviterBanned: isBanned(invitations.invitedBy),
  usedAt: invitations.usedAt,
};

export const listInvitationRows = (db: Executor, { limit, offset }: Page) =>
  db.select(listColumns).from(invitations).orderBy(desc(invitations.id)).limit(limit).offset(offset);
export type InvitationRow = Awaited<ReturnType<typeof listInvitationRows>>[number];

export async function findInvitationRow(db: Executor, id: number): Promise<InvitationRow | undefined> {
  const [row] = await db.select(listColumns).from(invitations).where(eq(invitations.id, id));
  return row;
}

export async function lockInvitation(tx: Executor, id: number) {
  const [row] = await tx.select().from(invitations).where(eq(invitations.id, id)).for('update');
  return row;
}

export async function revokeInvitation(tx: Executor, id: number, now: Date): Promise<void> {
  await tx.update(invitations).set({ revokedAt: now }).where(eq(invitations.id, id));
}

export async function deleteInvitationsExpiredBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, before));
}
