import type { UserState } from '@fitarc/contract/admin';
import { normaliseEmail } from '@fitarc/domain/identity';
import { and, count, desc, eq, inArray, isNotNull, isNull, like } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { escapeLike } from '../../platform/db/escape-like.ts';
import type { Page } from '../../platform/http/paging.ts';
import { users } from '../../platform/session/session.tables.ts';

const columns = {
  id: users.id,
  email: users.email,
  createdAt: users.createdAt,
  bannedAt: users.bannedAt,
  isAdmin: users.isAdmin,
  lastSeenAt: users.lastSeenAt,
};

export type UserRow = Pick<typeof users.$inferSelect, keyof typeof columns>;

export interface UserFilter {
  readonly search?: string | undefined;
  readonly state?: UserState | undefined;
}

const inState = {
  active: isNull(users.bannedAt),
  banned: isNotNull(users.bannedAt),
  admin: eq(users.isAdmin, true),
} satisfies Record<UserState, unknown>;

/** Addresses are kept in small letters. */
export const hasAddressLike = (search: string) =>
  like(users.email, `%${escapeLike(normaliseEmail(search))}%`);

const matching = ({ search, state }: UserFilter) =>
  and(search ? hasAddressLike(search) : undefined, state && inState[state]);

const newestFirst = [desc(users.createdAt), desc(users.id)];

/** The ones of the page are found along the index; only they are fetched, however far back the page is. */
export const listUserRows = (db: Executor, filter: UserFilter, { limit, offset }: Page) =>
  db
    .select(columns)
    .from(users)
    .where(
      inArray(
        users.id,
        db
          .select({ id: users.id })
          .from(users)
          .where(matching(filter))
          .orderBy(...newestFirst)
          .limit(limit)
          .offset(offset),
      ),
    )
    .orderBy(...newestFirst);

export async function countUsers(db: Executor, filter: UserFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(matching(filter));
  return row?.total ?? 0;
}

/** Locked, so that of two administrators who ban at once the second finds it banned. */
export async function lockUserRow(db: Executor, userId: number) {
  const [row] = await db.select(columns).from(users).where(eq(users.id, userId)).for('no key update');
  return row;
}

export async function markBanned(db: Executor, userId: number, at: Date): Promise<void> {
  await db.update(users).set({ bannedAt: at }).where(eq(users.id, userId));
}
