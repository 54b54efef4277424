import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/db/database.ts';
import { escapeLike } from '../../platform/db/escape-like.ts';
import { preparedStatement } from '../../platform/db/prepared.ts';
import type { UserNames } from '../../platform/users/user-list.repository.ts';
import { profiles } from './profile.tables.ts';

export type ProfileRow = typeof profiles.$inferSelect;
type ProfileInsert = typeof profiles.$inferInsert;

export async function insertProfile(db: Executor, row: ProfileInsert): Promise<void> {
  await db.insert(profiles).values(row).onConflictDoNothing();
}

const profileStatement = preparedStatement((db) =>
  db
    .select()
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder('userId')))
    .prepare('find_profile'),
);
export async function findProfile(db: Executor, userId: number): Promise<ProfileRow | undefined> {
  const [row] = await profileStatement(db).execute({ userId });
  return row;
}

/** Locks the row, so that two tabs saving at once do not undo each other's completeness. */
export async function lockProfile(db: Executor, userId: number): Promise<ProfileRow | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId)).for('update');
  return row;
}

export async function updateProfile(
  db: Executor,
  userId: number,
  changes: Partial<ProfileInsert>,
): Promise<void> {
  await db.update(profiles).set(changes).where(eq(profiles.userId, userId));
}

export async function isProfileComplete(db: Executor, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ isComplete: profiles.isComplete })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row?.isComplete ?? false;
}

/** How the list of accounts reads names and searches them. */
export const profileNames: UserNames = {
  // Renamed inside, because the column may be called user_id and be written without its table.
  of: (userId: AnyPgColumn) =>
    sql<string | null>`(select nullif(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), '')
      from (select user_id as person_id, first_name, last_name from ${profiles}) person
      where person.person_id = ${userId})`,
  idsLike: (search) =>
    sql`select person.user_id from ${profiles} person
      where lower(coalesce(person.first_name, '') || ' ' || coalesce(person.last_name, ''))
        like ${`%${escapeLike(search.toLowerCase())}%`}`,
};
