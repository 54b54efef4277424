import { and, asc, count, eq, gt, inArray, lte, max, notExists, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { isBanned } from '../../platform/users/users.repository.ts';
import { profiles } from '../profile/profile.tables.ts';
import { householdInvitations, householdMembers, households } from './households.tables.ts';

const householdOf = (db: Executor, userId: number) =>
  db
    .select({ id: householdMembers.householdId })
    .from(householdMembers)
    .where(eq(householdMembers.userId, userId));

/** One row per member, longest in it first; none when the member is in no household. */
export const listMembers = (db: Executor, userId: number) =>
  db
    .select({
      householdId: households.id,
      household: households.name,
      userId: householdMembers.userId,
      acceptsMeals: householdMembers.acceptsMeals,
      joinedAt: householdMembers.joinedAt,
      name: profiles.firstName,
      isBanned: isBanned(householdMembers.userId),
    })
    .from(householdMembers)
    .innerJoin(households, eq(households.id, householdMembers.householdId))
    .leftJoin(profiles, eq(profiles.userId, householdMembers.userId))
    .where(inArray(householdMembers.householdId, householdOf(db, userId)))
    .orderBy(asc(householdMembers.joinedAt), asc(householdMembers.userId));
export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

/** Open ones to the member's household. */
export async function countInvitations(db: Executor, userId: number, now: Date) {
  const [row] = await db
    .select({ total: count(), until: max(householdInvitations.expiresAt) })
    .from(householdInvitations)
    .where(
      and(
        inArray(householdInvitations.householdId, householdOf(db, userId)),
        gt(householdInvitations.expiresAt, now),
      ),
    );
  return row ?? { total: 0, until: null };
}

/** Whoever comes or goes holds the household. */
export async function lockHouseholdOf(db: Executor, userId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: households.id })
    .from(households)
    .where(inArray(households.id, householdOf(db, userId)))
    .for('update');
  return row?.id;
}

export async function insertHousehold(db: Executor, name: string, createdAt: Date): Promise<number> {
  const [row] = await db.insert(households).values({ name, createdAt }).returning({ id: households.id });
  if (!row) throw new Error('the household was not stored');
  return row.id;
}

export async function updateHousehold(db: Executor, id: number, name: string): Promise<void> {
  await db.update(households).set({ name }).where(eq(households.id, id));
}

export async function insertMember(db: Executor, userId: number, householdId: number, joinedAt: Date) {
  await db.insert(householdMembers).values({ userId, householdId, joinedAt });
}

export async function updateMember(db: Executor, userId: number, acceptsMeals: boolean): Promise<boolean> {
  const changed = await db
    .update(householdMembers)
    .set({ acceptsMeals })
    .where(eq(householdMembers.userId, userId))
    .returning({ userId: householdMembers.userId });
  return changed.length > 0;
}

/** With the invitations the member has made; a household nobody is in goes too. */
export async function deleteMember(db: Executor, userId: number, householdId: number): Promise<void> {
  await db.delete(householdMembers).where(eq(householdMembers.userId, userId));
  await db.delete(householdInvitations).where(eq(householdInvitations.invitedBy, userId));
  await deleteEmptyHouseholds(db, householdId);
}

export async function deleteEmptyHouseholds(db: Executor, id?: number): Promise<void> {
  const members = db
    .select({ one: sql`1` })
    .from(householdMembers)
    .where(eq(householdMembers.householdId, households.id));
  await db.delete(households).where(and(id ? eq(households.id, id) : undefined, notExists(members)));
}

export async function insertInvitation(db: Executor, row: typeof householdInvitations.$inferInsert) {
  await db.insert(householdInvitations).values(row);
}

export async function deleteInvitations(db: Executor, householdId: number): Promise<void> {
  await db.delete(householdInvitations).where(eq(householdInvitations.householdId, householdId));
}

export async function deleteExpiredInvitations(db: Executor, now: Date): Promise<void> {
  await db.delete(householdInvitations).where(lte(householdInvitations.expiresAt, now));
}

export async function findInvitation(db: Executor, keyHash: string, now: Date) {
  const [row] = await db
    .select({
      householdId: households.id,
      name: households.name,
      invitedBy: profiles.firstName,
      expiresAt: householdInvitations.expiresAt,
    })
    .from(householdInvitations)
    .innerJoin(households, eq(households.id, householdInvitations.householdId))
    .leftJoin(profiles, eq(profiles.userId, householdInvitations.invitedBy))
    .where(
      and(
        eq(householdInvitations.keyHash, keyHash),
        gt(householdInvitations.expiresAt, now),
        sql`not ${isBanned(householdInvitations.invitedBy)}`,
      ),
    );
  return row;
}

/** Whether it was still there: of two who come at once, one is let in. */
export async function takeInvitation(db: Executor, keyHash: string): Promise<boolean> {
  const taken = await db
    .delete(householdInvitations)
    .where(eq(householdInvitations.keyHash, keyHash))
    .returning({ keyHash: householdInvitations.keyHash });
  return taken.length > 0;
}

export async function lockHousehold(db: Executor, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: households.id })
    .from(households)
    .where(eq(households.id, id))
    .for('update');
  return rows.length > 0;
}
