import type { LocalDate } from '@fitarc/domain/local-date';
import type { MeasurementKind } from '@fitarc/domain/measurement';
import { and, asc, count, eq, gte, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { measurements } from './measurements.tables.ts';

export type MeasurementRow = typeof measurements.$inferSelect;
export type NewMeasurement = Omit<typeof measurements.$inferInsert, 'id' | 'updatedAt'>;

const ofUser = (userId: number) => eq(measurements.userId, userId);
const ownMeasurement = (userId: number, id: number) => and(ofUser(userId), eq(measurements.id, id));

export const listMeasurementsOf = (db: Executor, userId: number, from?: LocalDate, to?: LocalDate) =>
  db
    .select()
    .from(measurements)
    .where(
      and(
        ofUser(userId),
        from ? gte(measurements.date, from) : undefined,
        to ? lte(measurements.date, to) : undefined,
      ),
    )
    .orderBy(asc(measurements.date), asc(measurements.id));

export async function countMeasurementsOf(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(measurements).where(ofUser(userId));
  return row?.total ?? 0;
}

export async function findMeasurement(db: Executor, userId: number, id: number) {
  const [row] = await db.select().from(measurements).where(ownMeasurement(userId, id));
  return row;
}

export async function findMeasurementOn(
  db: Executor,
  userId: number,
  date: LocalDate,
  kind: MeasurementKind,
) {
  const [row] = await db
    .select()
    .from(measurements)
    .where(and(ofUser(userId), eq(measurements.date, date), eq(measurements.kind, kind)));
  return row;
}

export async function insertMeasurement(db: Executor, row: NewMeasurement): Promise<MeasurementRow> {
  const [stored] = await db.insert(measurements).values(row).returning();
  if (!stored) throw new Error('the measurement was not stored');
  return stored;
}

export async function updateMeasurement(
  db: Executor,
  userId: number,
  id: number,
  changes: Pick<NewMeasurement, 'date' | 'kind' | 'value' | 'unit' | 'editedAt'>,
) {
  const [row] = await db.update(measurements).set(changes).where(ownMeasurement(userId, id)).returning();
  return row;
}

export async function deleteMeasurement(db: Executor, userId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(measurements)
    .where(ownMeasurement(userId, id))
    .returning({ id: measurements.id });
  return gone.length > 0;
}

export const listMeasurementsOnDays = (db: Executor, userId: number, days: readonly LocalDate[]) =>
  db
    .select({ date: measurements.date, kind: measurements.kind })
    .from(measurements)
    .where(and(ofUser(userId), sql`${measurements.date} = any(${sql.param([...new Set(days)])}::date[])`));

/** The ids in the order of the rows. */
export async function insertMeasurements(db: Executor, rows: readonly NewMeasurement[]): Promise<number[]> {
  const stored = await db
    .insert(measurements)
    .values([...rows])
    .returning({ id: measurements.id });
  return stored.map(({ id }) => id);
}

const someMeasurements = (userId: number, ids: readonly number[]) =>
  and(ofUser(userId), sql`${measurements.id} = any(${sql.param([...ids])}::bigint[])`);

/** Those that are still there, and whether they were changed by hand. */
export const listStoredMeasurements = (db: Executor, userId: number, ids: readonly number[]) =>
  db
    .select({
      id: measurements.id,
      kind: measurements.kind,
      date: measurements.date,
      editedAt: measurements.editedAt,
    })
    .from(measurements)
    .where(someMeasurements(userId, ids));

export async function deleteMeasurements(db: Executor, userId: number, ids: readonly number[]) {
  const { rowCount } = await db.delete(measurements).where(someMeasurements(userId, ids));
  return rowCount ?? 0;
}
