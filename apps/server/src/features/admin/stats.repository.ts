import { and, count, gte, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { users } from '../../platform/session/session.tables.ts';
import { meals } from '../meals/meals.tables.ts';
import { workouts } from '../workouts/workouts.tables.ts';

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

export const countWorkouts = (db: Executor): Promise<number> => db.$count(workouts);
export const countMeals = (db: Executor): Promise<number> => db.$count(meals);
