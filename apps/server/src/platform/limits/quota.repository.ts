import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { preparedStatement } from '../db/prepared.ts';
import { memberTotals } from './totals.tables.ts';

const addStatement = preparedStatement((db) =>
  db
    .update(memberTotals)
    .set({ total: sql`${memberTotals.total} + ${sql.placeholder('change')}::int` })
    .where(
      and(eq(memberTotals.userId, sql.placeholder('userId')), eq(memberTotals.kind, sql.placeholder('kind'))),
    )
    .returning({ total: memberTotals.total })
    .prepare('add_to_total'),
);
/** The new total, or undefined where none is kept yet. */
export async function addToTotal(db: Executor, userId: number, kind: string, change: number) {
  const [row] = await addStatement(db).execute({ userId, kind, change });
  return row?.total;
}

export async function storeTotal(db: Executor, userId: number, kind: string, total: number) {
  await db.insert(memberTotals).values({ userId, kind, total });
}
