import { and, count, eq, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { foods } from '../foods/foods.tables.ts';
import { flags } from '../reports/reports.tables.ts';
import { submissions } from '../submissions/submissions.tables.ts';

const counted = (status: string) =>
  sql`count(*) filter (where ${foods.approval} = ${status})`.mapWith(Number);

async function countPublicFoods(db: Executor, userId: number) {
  const [row] = await db
    .select({ approved: counted('approved'), pending: counted('pending'), rejected: counted('rejected') })
    .from(foods)
    .where(and(eq(foods.contributorId, userId), eq(foods.kind, 'member'), eq(foods.visibility, 'public')));
  return row ?? { approved: 0, pending: 0, rejected: 0 };
}

async function countReportsReceived(db: Executor, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(flags)
    .innerJoin(foods, eq(foods.id, flags.foodId))
    .where(or(eq(foods.contributorId, userId), eq(foods.rememberedBy, userId)));
  return row?.total ?? 0;
}

/** What an account has left for others to see, and what was said about it. */
export async function readContributions(db: Executor, userId: number) {
  const [publicFoods, products, suggestions, reportsMade, reportsReceived] = await Promise.all([
    countPublicFoods(db, userId),
    db.$count(foods, and(eq(foods.rememberedBy, userId), eq(foods.kind, 'product'))),
    db.$count(submissions, eq(submissions.userId, userId)),
    db.$count(flags, eq(flags.reporterId, userId)),
    countReportsReceived(db, userId),
  ]);
  return { foods: publicFoods, products, suggestions, reportsMade, reportsReceived };
}
