import { and, eq, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/db/database.ts';
import { users } from '../../platform/session/session.tables.ts';
import { isPending } from '../foods/food-reviews.repository.ts';
import { foods } from '../foods/foods.tables.ts';
import { meals } from '../meals/meals.tables.ts';
import { isListed } from '../reports/reports.repository.ts';
import { flags } from '../reports/reports.tables.ts';
import { submissions } from '../submissions/submissions.tables.ts';
import { workouts } from '../workouts/workouts.tables.ts';

// As a floating-point number, because the driver hands on a bigint as text.
const howMany = (what: PgTable | SQL, where: SQL | undefined = sql`true`) =>
  sql`(select count(*)::float8 from ${what} where ${where})`;

/** Active is who is not banned and was seen since then. */
const totals = (seenSince: Date) => sql`
  ${howMany(users)} as "totalUsers",
  ${howMany(users, and(isNull(users.bannedAt), gte(users.lastSeenAt, seenSince)))} as "activeUsers",
  ${howMany(users, isNotNull(users.bannedAt))} as "bannedUsers",
  ${howMany(workouts)} as "totalWorkouts",
  ${howMany(meals)} as "totalMeals"`;

const flagged = sql`${flags} join ${foods} on ${eq(foods.id, flags.foodId)}`;

type Totals = Record<'totalUsers' | 'activeUsers' | 'bannedUsers' | 'totalWorkouts' | 'totalMeals', number>;
type Waiting = Record<'flags' | 'foods' | 'submissions', number>;

export async function countAll(db: Executor, seenSince: Date): Promise<Totals> {
  const { rows } = await db.execute(sql`select ${totals(seenSince)}`);
  return rows[0] as Totals;
}

/** The totals, and what waits in each queue. */
export async function countAllAndWaiting(db: Executor, seenSince: Date) {
  const { rows } = await db.execute(sql`
    select ${totals(seenSince)},
      json_build_object(
        'flags', ${howMany(flagged, isListed)},
        'foods', ${howMany(foods, isPending)},
        'submissions', ${howMany(submissions, eq(submissions.status, 'pending'))}
      ) as waiting`);
  return rows[0] as Totals & { waiting: Waiting };
}
