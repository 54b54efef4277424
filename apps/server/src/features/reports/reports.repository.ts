import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { users } from '../../platform/session/session.tables.ts';
import { foods } from '../foods/foods.tables.ts';
import { flags } from './reports.tables.ts';

type NewFlag = Pick<typeof flags.$inferInsert, 'foodId' | 'reporterId' | 'reason' | 'createdAt'>;

/** One open flag for each reporter and food: a repeat changes its reason and keeps its place in the queue. */
export async function storeFlag(db: Executor, flag: NewFlag): Promise<void> {
  await db
    .insert(flags)
    .values(flag)
    .onConflictDoUpdate({
      target: [flags.reporterId, flags.foodId],
      targetWhere: sql`${flags.status} = 'open'`,
      set: { reason: flag.reason },
    });
}

export const listOpenFlags = (db: Executor, limit: number) =>
  db
    .select({ flag_id: flags.id, name: foods.name, email: users.email, reason: flags.reason })
    .from(flags)
    .innerJoin(foods, eq(foods.id, flags.foodId))
    .innerJoin(users, eq(users.id, flags.reporterId))
    // Made personal since, it is nobody else's business any more.
    .where(and(eq(flags.status, 'open'), eq(foods.visibility, 'public')))
    .orderBy(asc(flags.createdAt), asc(flags.id))
    .limit(limit);

/** For the download of one's data. */
export const listFlagsOf = (db: Executor, userId: number) =>
  db
    .select({ food: foods.name, reason: flags.reason, status: flags.status, createdAt: flags.createdAt })
    .from(flags)
    .innerJoin(foods, eq(foods.id, flags.foodId))
    .where(eq(flags.reporterId, userId))
    .orderBy(desc(flags.createdAt), desc(flags.id));
