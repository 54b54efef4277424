import { REPORTS_SHOWN } from '@fitarc/contract/reports';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
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
const isApproved = eq(flags.status, 'approved');

/** A report on a food that has since become personal is no longer shown to administrators. */
const isListed = and(isOpen, eq(foods.visibility, 'public'));

/** With what it is about, and who brought that in. */
const listedFlag = {
  id: flags.id,
  reason: flags.reason,
  createdAt: flags.createdAt,
  reviewedAt: flags.reviewedAt,
  email: emailOf(flags.reporterId),
  food: foodColumns,
  contributorId: sql<number | null>`coalesce(${foods.contributorId}, ${foods.rememberedBy})`.mapWith(
    foods.id,
  ),
  contributor: sql<string | null>`coalesce(${emailOf(foods.contributorId)}, ${emailOf(foods.rememberedBy)})`,
  flags:
    sql`(select count(*) from flags other where other.food_id = ${foods.id} and other.status = 'open')`.mapWith(
      Number,
    ),
};

const oldestFirst = [asc(flags.createdAt), asc(flags.id)];

const withFood = (db: Executor) =>
  db.select(listedFlag).from(flags).innerJoin(foods, eq(foods.id, flags.foodId)).$dynamic();

export const listOpenFlags = (db: Executor, { limit, offset }: Page) =>
  withFood(db)
    .where(isListed)
    .orderBy(...oldestFirst)
    .limit(limit)
    .offset(offset);

/** What was closed because the food is fine, the last one first. */
export const listApprovedFlags = (db: Executor, { limit, offset }: Page) =>
  withFood(db)
    .where(and(isApproved, eq(foods.visibility, 'public')))
    .orderBy(desc(flags.reviewedAt), desc(flags.id))
    .limit(limit)
    .offset(offset);

/** No open report on the same food is older: each food has one of these. */
const isFirstOfFood = sql`not exists (select from flags earlier
  where earlier.food_id = ${flags.foodId} and earlier.status = 'open'
    and (earlier.created_at, earlier.id) < (${flags.createdAt}, ${flags.id}))`;

/** A page of foods, in the order of their oldest reports, each with its reports; of very many the oldest. */
export function listFlagsByFood(db: Executor, { limit, offset }: Page) {
  const firsts = db
    .select({
      foodId: flags.foodId,
      firstAt: flags.createdAt,
      firstId: sql<number>`${flags.id}`.as('first_id'),
    })
    .from(flags)
    .innerJoin(foods, eq(foods.id, flags.foodId))
    .where(and(isListed, isFirstOfFood))
    .orderBy(...oldestFirst)
    .limit(limit)
    .offset(offset)
    .as('firsts');
  const shown = db
    .select({ shownId: flags.id, shownBy: flags.reporterId })
    .from(flags)
    .where(and(isOpen, eq(flags.foodId, firsts.foodId)))
    .orderBy(...oldestFirst)
    .limit(REPORTS_SHOWN)
    .as('shown');
  return db
    .select(listedFlag)
    .from(firsts)
    .innerJoinLateral(shown, sql`true`)
    .innerJoin(flags, and(eq(flags.reporterId, shown.shownBy), eq(flags.id, shown.shownId)))
    .innerJoin(foods, eq(foods.id, flags.foodId))
    .orderBy(asc(firsts.firstAt), asc(firsts.firstId), ...oldestFirst);
}

const countWhere = async (db: Executor, isCounted: SQL | undefined): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(flags)
    .innerJoin(foods, eq(foods.id, flags.foodId))
    .where(isCounted);
  return row?.total ?? 0;
};
export const countOpenFlags = (db: Executor) => countWhere(db, isListed);
export const countFlaggedFoods = (db: Executor) => countWhere(db, and(isListed, isFirstOfFood));
export const countApprovedFlags = (db: Executor) =>
  countWhere(db, and(isApproved, eq(foods.visibility, 'public')));

export async function findFlaggedFood(db: Executor, flagId: number): Promise<number | undefined> {
  const [row] = await db.select({ foodId: flags.foodId }).from(flags).where(eq(flags.id, flagId));
  return row?.foodId;
}

/** Only those of one food, which is locked already: see the order in reports.service.ts. */
const lockFlags = (db: Executor, foodId: number, ids: readonly number[], status: SQL) =>
  db
    .select()
    .from(flags)
    .where(and(status, eq(flags.foodId, foodId), inArray(flags.id, [...ids])))
    .orderBy(flags.id)
    .for('update');

/** Those of the reports that are still open. */
export const lockOpenFlags = (db: Executor, foodId: number, ids: readonly number[]): Promise<FlagRow[]> =>
  lockFlags(db, foodId, ids, isOpen);

export async function lockApprovedFlag(
  db: Executor,
  foodId: number,
  id: number,
): Promise<FlagRow | undefined> {
  const [row] = await lockFlags(db, foodId, [id], isApproved);
  return row;
}

export async function closeFlags(db: Executor, closed: readonly FlagRow[], reviewedAt: Date): Promise<void> {
  await db
    .update(flags)
    .set({ status: 'approved', reviewedAt })
    .where(
      inArray(
        flags.id,
        closed.map(({ id }) => id),
      ),
    );
}

/** False when the same member has an open report on the food. */
export async function openFlag(db: Executor, { reporterId, foodId, id }: FlagRow): Promise<boolean> {
  const others = await db.$count(
    flags,
    and(isOpen, eq(flags.reporterId, reporterId), eq(flags.foodId, foodId)),
  );
  if (others > 0) return false;
  await db
    .update(flags)
    .set({ status: 'open', reviewedAt: null, note: null })
    .where(and(eq(flags.reporterId, reporterId), eq(flags.id, id)));
  return true;
}

/** Answers how many there were. */
export async function closeFlagsOf(
  db: Executor,
  foodId: number,
  reviewedAt: Date,
  note: string | null = null,
): Promise<number> {
  const closed = await db
    .update(flags)
    .set({ status: 'rejected', reviewedAt, note })
    .where(and(isOpen, eq(flags.foodId, foodId)))
    .returning({ id: flags.id });
  return closed.length;
}

const OWN_AT_MOST = 50;
/** A food that was made personal since is nobody else's business. */
const nameForOthers = sql<string>`case when ${foods.visibility} = 'public' then ${foods.name} else 'A food that is no longer public' end`;

export const listOwnFlags = (db: Executor, userId: number) =>
  db
    .select({
      id: flags.id,
      name: nameForOthers,
      reason: flags.reason,
      status: flags.status,
      note: flags.note,
      createdAt: flags.createdAt,
    })
    .from(flags)
    .innerJoin(foods, eq(foods.id, flags.foodId))
    .where(eq(flags.reporterId, userId))
    .orderBy(desc(flags.createdAt), desc(flags.id))
    .limit(OWN_AT_MOST);

/** For the download of one's data. */
export const listFlagsOf = (db: Executor, userId: number) =>
  db
    .select({
      food: nameForOthers,
      reason: flags.reason,
      status: flags.status,
      note: flags.note,
      createdAt: flags.createdAt,
    })
    .from(flags)
    .innerJoin(foods, eq(foods.id, flags.foodId))
    .where(eq(flags.reporterId, userId))
    .orderBy(desc(flags.createdAt), desc(flags.id));
