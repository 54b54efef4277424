import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { users } from '../../platform/session/session.tables.ts';
import { insertMemberLock } from '../../platform/writes/member-lock.repository.ts';

export type User = typeof users.$inferSelect;

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
  changes: Partial<Pick<User, 'email' | 'emailVerifiedAt' | 'passwordHash' | 'isAdmin' | 'bannedAt'>>,
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

/** In the order of their ids: two who lock them at once wait for each other instead of forever. */
export async function lockAdmins(db: Executor): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.bannedAt)))
    .orderBy(users.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** An address nobody confirmed must not be blocked for ever; a banned one must not become free again. */
export async function deleteUnconfirmedUsers(db: Executor, before: Date): Promise<void> {
  await db
    .delete(users)
    .where(
      and(
        isNull(users.emailVerifiedAt),
        isNull(users.bannedAt),
        lt(users.createdAt, before),
        eq(users.isAdmin, false),
      ),
    );
}
