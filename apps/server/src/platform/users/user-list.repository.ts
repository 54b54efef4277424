import type { UserState } from '@fitarc/contract/admin';
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database.ts';
import type { Page } from '../http/paging.ts';
import { addressPattern, NO_PASSWORD, type User } from './users.repository.ts';
import { users } from './users.tables.ts';

const listColumns = {
  id: users.id,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  createdAt: users.createdAt,
  bannedAt: users.bannedAt,
  banReason: users.banReason,
  isAdmin: users.isAdmin,
  lastSeenAt: users.lastSeenAt,
  isInvited: sql<boolean>`${users.passwordHash} = ${NO_PASSWORD}`,
};

export type ListedUser = Pick<User, Exclude<keyof typeof listColumns, 'isInvited'>> & {
  readonly isInvited: boolean;
  readonly name: string | null;
};

interface UserFilter {
  readonly search?: string | undefined;
  readonly state?: UserState | undefined;
}

/** Names are the profile's, which is a feature's: it says how they are read and found. */
export interface UserNames {
  of(userId: AnyPgColumn): SQL<string | null>;
  /** A query of the accounts whose name contains a text. */
  idsLike(search: string): SQL;
}

const inState = {
  active: isNull(users.bannedAt),
  banned: isNotNull(users.bannedAt),
  admin: eq(users.isAdmin, true),
  // Written as in the index, which a parameter would not match.
  invited: sql`${users.passwordHash} = '!'`,
  unconfirmed: isNull(users.emailVerifiedAt),
} satisfies Record<UserState, unknown>;

/** A union, so that each half goes along its own index. */
const isLike = (search: string, names: UserNames) =>
  sql`${users.id} in (select found.id from ${users} found where found.email like ${addressPattern(search)}
    union ${names.idsLike(search)})`;

const matching = ({ search, state }: UserFilter, names: UserNames) =>
  and(search ? isLike(search, names) : undefined, state && inState[state]);

const newestFirst = [desc(users.createdAt), desc(users.id)];

/** The ones of the page are found along the index; only they are fetched, however far back the page is. */
export const listUserRows = (
  db: Executor,
  filter: UserFilter,
  { limit, offset }: Page,
  names: UserNames,
): Promise<ListedUser[]> =>
  db
    .select({ ...listColumns, name: names.of(users.id) })
    .from(users)
    .where(
      inArray(
        users.id,
        db
          .select({ id: users.id })
          .from(users)
          .where(matching(filter, names))
          .orderBy(...newestFirst)
          .limit(limit)
          .offset(offset),
      ),
    )
    .orderBy(...newestFirst);

/** The next of all accounts, by falling ids. */
export const listUsersBelow = (
  db: Executor,
  id: number,
  limit: number,
  names: UserNames,
): Promise<ListedUser[]> =>
  db
    .select({ ...listColumns, name: names.of(users.id) })
    .from(users)
    .where(lt(users.id, id))
    .orderBy(desc(users.id))
    .limit(limit);

export async function findListedUser(
  db: Executor,
  id: number,
  names: UserNames,
): Promise<ListedUser | undefined> {
  const [row] = await db
    .select({ ...listColumns, name: names.of(users.id) })
    .from(users)
    .where(eq(users.id, id));
  return row;
}

export async function countUsers(db: Executor, filter: UserFilter, names: UserNames): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(matching(filter, names));
  return row?.total ?? 0;
}
