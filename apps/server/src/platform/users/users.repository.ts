import { normaliseEmail } from '@fitarc/domain/identity';
import { and, count, eq, gte, inArray, isNull, like, lt, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database.ts';
import { escapeLike } from '../db/escape-like.ts';
import { insertMemberLock } from '../writes/member-lock.repository.ts';
import { users } from './users.tables.ts';

export type User = typeof users.$inferSelect;

/** In place of a hash: the member was created by an administrator and has not chosen a password yet. */
export const NO_PASSWORD = '!';
export const isInvited = ({ passwordHash }: Pick<User, 'passwordHash'>) => passwordHash === NO_PASSWORD;

export async function findUserByEmail(db: Executor, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

export async function lockUserByEmail(db: Executor, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email)).for('no key update');
  return user;
}

/** Whatever changes how an account is entered locks it first: such changes happen one after the other. */
export async function lockAccount(db: Executor, userId: number): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('no key update');
  return user;
}

export async function findUser(db: Executor, userId: number): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user;
}

/** Undefined when the address is taken. */
export async function insertUser(db: Executor, row: typeof users.$inferInsert): Promise<User | undefined> {
  const [user] = await db.insert(users).values(row).onConflictDoNothing({ target: users.email }).returning();
  if (user) await insertMemberLock(db, user.id);
  return user;
}

export async function updateUser(
  db: Executor,
  userId: number,
  changes: Partial<
    Pick<
      User,
      'email' | 'emailVerifiedAt' | 'passwordHash' | 'hasPassword' | 'isAdmin' | 'bannedAt' | 'banReason'
    >
  >,
): Promise<User | undefined> {
  const [user] = await db.update(users).set(changes).where(eq(users.id, userId)).returning();
  return user;
}

export async function deleteUser(db: Executor, userId: number): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}

export async function hasAnyUser(db: Executor): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).limit(1);
  return user !== undefined;
}

export async function firstUserIds(db: Executor, limit: number): Promise<number[]> {
  const rows = await db.select({ id: users.id }).from(users).orderBy(users.id).limit(limit);
  return rows.map(({ id }) => id);
}

export async function administratorEmails(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.bannedAt)))
    .orderBy(users.id)
    .limit(20);
  return rows.map(({ email }) => email);
}

/**
 * In the order of their ids: two who lock them at once wait for each other instead of forever. The audit log may still
 * refer to them: whoever holds an account and notes down an act on it does not wait for this.
 */
export async function lockAdmins(db: Executor): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.bannedAt)))
    .orderBy(users.id)
    .for('no key update');
  return rows.map(({ id }) => id);
}

/**
 * An address nobody confirmed must not be blocked for ever; a banned one must not become free again. Whom an
 * administrator created stays until an administrator decides otherwise.
 */
export async function deleteUnconfirmedUsers(db: Executor, before: Date): Promise<void> {
  await db
    .delete(users)
    .where(
      and(
        isNull(users.emailVerifiedAt),
        isNull(users.bannedAt),
        ne(users.passwordHash, NO_PASSWORD),
        lt(users.createdAt, before),
        eq(users.isAdmin, false),
      ),
    );
}

/** For a query of another table: whether the member in a column is banned. */
export const isBanned = (userId: AnyPgColumn) =>
  sql<boolean>`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.bannedAt} is not null)`;

/** For a query of another table: whether the ban of the member in one column is the one of the time in the other. */
export const isBannedSince = (userId: AnyPgColumn, at: AnyPgColumn) =>
  sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.bannedAt} = ${at})`;

/** For a query of another table: what the member in a column was banned for. */
export const banReasonOf = (userId: AnyPgColumn) =>
  sql<string | null>`(select member.ban_reason from ${users} member where member.id = ${userId})`;

/** For a query of another table: the present address of the member in a column, null when the account is gone. */
export const emailOf = (userId: AnyPgColumn) =>
  sql<string | null>`(select member.email from ${users} member where member.id = ${userId})`;

/** Addresses are kept in small letters. */
export const addressPattern = (search: string) => `%${escapeLike(normaliseEmail(search))}%`;
const hasAddressLike = (search: string) => like(users.email, addressPattern(search));

/** For a query of another table: the accounts whose address contains a text. */
export const idsByAddress = (db: Executor, search: string) =>
  db.select({ id: users.id }).from(users).where(hasAddressLike(search));

/** Active is who is not banned and was seen since then. */
export async function countMembers(db: Executor, seenSince: Date) {
  const isActive = and(isNull(users.bannedAt), gte(users.lastSeenAt, seenSince));
  const [row] = await db
    .select({
      totalUsers: count(),
      activeUsers: sql`count(*) filter (where ${isActive})`.mapWith(Number),
      bannedUsers: count(users.bannedAt),
    })
    .from(users);
  return row ?? { totalUsers: 0, activeUsers: 0, bannedUsers: 0 };
}

/** How many registered on each of the days that begin at these moments, the first of them number 1. */
export async function countSignUps(db: Executor, dayStarts: readonly [Date, ...Date[]]) {
  const starts = sql.param(dayStarts.map((start) => start.toISOString()));
  const rows = await db
    .select({
      day: sql`width_bucket(${users.createdAt}, ${starts}::timestamptz[])`.mapWith(Number),
      total: count(),
    })
    .from(users)
    .where(gte(users.createdAt, dayStarts[0]))
    .groupBy(sql`1`);
  return new Map(rows.map((row): [number, number] => [row.day, row.total]));
}

/**
 * Only when the stored time is old enough, so that a busy member costs one write every few minutes. It never waits
 * for a transaction that holds the account: the next call notes it just as well.
 */
export async function touchUser(db: Executor, userId: number, now: Date, ifBefore: Date) {
  const stale = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), or(isNull(users.lastSeenAt), lt(users.lastSeenAt, ifBefore))))
    .for('no key update', { skipLocked: true });
  await db.update(users).set({ lastSeenAt: now }).where(inArray(users.id, stale));
}
