import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { memberTotals } from './totals.tables.ts';

/** The new total, or undefined where none is kept yet. */
export async function addToTotal(db: Executor, userId: number, kind: string, change: number) {
  const [row] = await db
    .update(memberTotals)
    .set({ total: sql`${memberTotals.total} + ${change}` })
    .where(and(eq(memberTotals.userId, userId), eq(memberTotals.kind, kind)))
    .returning({ total: memberTotals.total });
  return row?.total;
}

export async function storeTotal(db: Executor, userId: number, kind: string, total: number) {
  await db.insert(memberTotals).values({ userId, kind, total });
}
