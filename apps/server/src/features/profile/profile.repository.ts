import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { preparedStatement } from '../../platform/db/prepared.ts';
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
