import { and, count, desc, eq, ilike, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { literally } from '../../platform/db/literally.ts';
import { users } from '../../platform/session/session.tables.ts';

const columns = {
  id: users.id,
  email: users.email,
  createdAt: users.createdAt,
  bannedAt: users.bannedAt,
  isAdmin: users.isAdmin,
};

const matching = (search: string | undefined) =>
  search ? ilike(users.email, `%${literally(search)}%`) : undefined;

export const listUserRows = (db: Executor, search: string | undefined, limit: number, offset: number) =>
  db
    .select(columns)
    .from(users)
    .where(matching(search))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
    .offset(offset);

export async function countUsers(db: Executor, search: string | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(matching(search));
  return row?.total ?? 0;
}

export async function findUserRow(db: Executor, userId: number) {
  const [row] = await db.select(columns).from(users).where(eq(users.id, userId));
  return row;
}

export async function markBanned(db: Executor, userId: number, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ bannedAt: at })
    .where(and(eq(users.id, userId), isNull(users.bannedAt)));
}
