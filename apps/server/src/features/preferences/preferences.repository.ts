import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { users } from '../../platform/users/users.tables.ts';
import { profiles } from '../profile/profile.tables.ts';
import { preferences } from './preferences.tables.ts';

type Row = typeof preferences.$inferInsert;

/** With the units of the profile, which stand in for those not chosen. */
export async function findPreferences(db: Executor, userId: number) {
  const [row] = await db
    .select({ own: preferences, weightUnit: profiles.weightUnit, heightUnit: profiles.heightUnit })
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}

export async function storePreferences(db: Executor, userId: number, changes: Omit<Row, 'userId'>) {
  if (Object.keys(changes).length === 0) return;
  await db
    .insert(preferences)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: preferences.userId, set: changes });
}
