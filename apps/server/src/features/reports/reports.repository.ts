import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import type { Page } from '../../platform/http/paging.ts';
import { emailOf } from '../../platform/users/users.repository.ts';
import { foodColumns } from '../foods/foods.repository.ts';
import { foods } from '../foods/foods.tables.ts';
import { flags } from './reports.tables.ts';

export type FlagRow = typeof flags.$inferSelect;
type NewFlag = Pick<typeof flags.$inferInsert, 'foodId' | 'reporterId' | 'reason' | 'createdAt'>;

/** One open flag for each reporter and food: a repeat changes its reason and keeps its place in the queue. */
export async function storeFlag(db: Executor, flag: NewFlag): Promise<number> {
  const [stored] = await db
    .insert(flags)
    .values(flag)
    .onConflictDoUpdate({
      target: [flags.reporterId, flags.foodId],
      targetWhere: sql`${flags.status} = 'open'`,
      set: { reason: flag.reason },
    })
    .returning({ id: flags.id });
  if (!stored) throw new Error('the report was not stored');
  return stored.id;
}

const isOpen = eq(flags.status, 'open');

/** A report on a food that has since become personal is no longer shown to administrators. */
const isListed = and(isOpen, eq(foods.visibility, 'public'));

export const listOpenFlags = (db: Executor, { limit, offset }: Page) =>
  db
    .select({
      id: flags.id,
      reason: flags.reason,
      createdAt: flags.createdAt,
      email: emailOf(flags.reporterId),
      food: foodColumns,
      flags:
        sql`(select count(*) from flags other where other.food_id = ${foods.id} and other.status = 'open')`.mapWith(
          Number,
        ),
    })
    .from(flags)
    .innerJoin(foods, eq(foods.id, flags.foodId))
    .where(isListed)
    .orderBy(asc(flags.createdAt), asc(flags.id))
    .limit(limit)
    .offset(offset);

export async function countOpenFlags(db: Executor): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(flags)
    .innerJoin(foods, eq(foods.id, flags.foodId))
    .where(isListed);
  return row?.total ?? 0;
}

export async function findFlaggedFood(db: Executor, flagId: number): Promise<number | undefined> {
  const [row] = await db.select({ foodId: flags.foodId }).from(flags).where(eq(flags.id, flagId));
  return row?.foodId;
}

export async function lockOpenFlag(db: Executor, flagId: number): Promise<FlagRow | undefined> {
  const [row] = await db
    .select()
    .from(flags)
    .where(and(isOpen, eq(flags.id, flagId)))
    .for('update');
  return row;
}

export async function closeFlag(
  db: Executor,
  { reporterId, id }: Pick<FlagRow, 'reporterId' | 'id'>,
  reviewedAt: Date,
): Promise<void> {
  await db
    .update(flags)
    .set({ status: 'approved', reviewedAt })
    .where(and(eq(flags.reporterId, reporterId), eq(flags.id, id)));
}

/** Answers how many there were. */
export async function closeFlagsOf(db: Executor, foodId: number, reviewedAt: Date): Promise<number> {
  const closed = await db
    .update(flags)
    .set({ status: 'rejected', reviewedAt })
    .where(and(isOpen, eq(flags.foodId, foodId)))
    .returning({ id: flags.id });
  return closed.length;
}

/** For the download of one's data. */
export const listFlagsOf = (db: Executor, userId: number) =>
  db
    .select({ food: foods.name, reason: flags.reason, status: flags.status, createdAt: flags.createdAt })
    .from(flags)
    .innerJoin(foods, eq(foods.id, flags.foodId))
    .where(eq(flags.reporterId, userId))
    .orderBy(desc(flags.createdAt), desc(flags.id));
