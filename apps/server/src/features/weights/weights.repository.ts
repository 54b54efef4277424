import type { LocalDate } from '@fitarc/domain/local-date';
import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { weights } from './weights.tables.ts';

export type WeightRow = typeof weights.$inferSelect;
type NewWeight = Omit<typeof weights.$inferInsert, 'id' | 'updatedAt'>;

const ofUser = (userId: number) => eq(weights.userId, userId);
const ownWeight = (userId: number, id: number) => and(ofUser(userId), eq(weights.id, id));

export const listWeightsOf = (db: Executor, userId: number, from?: LocalDate, to?: LocalDate) =>
  db
    .select()
    .from(weights)
    .where(
      and(ofUser(userId), from ? gte(weights.date, from) : undefined, to ? lte(weights.date, to) : undefined),
    )
    .orderBy(asc(weights.date));

export async function findWeight(db: Executor, userId: number, id: number): Promise<WeightRow | undefined> {
  const [row] = await db.select().from(weights).where(ownWeight(userId, id));
  return row;
}

export async function findWeightOn(db: Executor, userId: number, date: LocalDate) {
  const [row] = await db
    .select()
    .from(weights)
    .where(and(ofUser(userId), eq(weights.date, date)));
  return row;
}

export async function findNewestWeight(db: Executor, userId: number): Promise<WeightRow | undefined> {
  const [row] = await db.select().from(weights).where(ofUser(userId)).orderBy(desc(weights.date)).limit(1);
  return row;
}

/** A day has one weight: a second replaces it. */
export async function storeWeight(db: Executor, row: NewWeight): Promise<WeightRow> {
  const { weight, unit } = row;
  const [stored] = await db
    .insert(weights)
    .values(row)
    .onConflictDoUpdate({
      target: [weights.userId, weights.date],
      set: { weight, unit, editedAt: row.createdAt },
    })
    .returning();
  if (!stored) throw new Error('the weight was not stored');
  return stored;
}

export async function updateWeight(
  db: Executor,
  userId: number,
  id: number,
  changes: Pick<NewWeight, 'date' | 'weight' | 'unit' | 'editedAt'>,
) {
  const [row] = await db.update(weights).set(changes).where(ownWeight(userId, id)).returning();
  return row;
}

export async function deleteWeight(db: Executor, userId: number, id: number): Promise<boolean> {
  const gone = await db.delete(weights).where(ownWeight(userId, id)).returning({ id: weights.id });
  return gone.length > 0;
}

/** Only on days that have none; the ids by their day. */
export async function insertFreeWeights(db: Executor, rows: readonly NewWeight[]) {
  if (rows.length === 0) return new Map<string, number>();
  const stored = await db
    .insert(weights)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: weights.id, date: weights.date });
  return new Map<string, number>(stored.map(({ id, date }) => [date, id]));
}

const someWeights = (userId: number, ids: readonly number[]) =>
  and(ofUser(userId), sql`${weights.id} = any(${sql.param([...ids])}::bigint[])`);

/** Those that are still there, and whether they were changed by hand. */
export const listStoredWeights = (db: Executor, userId: number, ids: readonly number[]) =>
  db
    .select({ id: weights.id, date: weights.date, editedAt: weights.editedAt })
    .from(weights)
    .where(someWeights(userId, ids));

export async function deleteWeights(db: Executor, userId: number, ids: readonly number[]): Promise<number> {
  const { rowCount } = await db.delete(weights).where(someWeights(userId, ids));
  return rowCount ?? 0;
}
