import type { LocalDate } from '@fitarc/domain/local-date';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { insertEntries } from './workout-entries.repository.ts';
import type { Entry, NewWorkout } from './workouts.repository.ts';
import { workoutSets, workouts } from './workouts.tables.ts';

const someOf = (userId: number, ids: readonly number[]) =>
  and(eq(workouts.userId, userId), sql`${workouts.id} = any(${sql.param([...ids])}::bigint[])`);

export async function countWorkoutsByDay(db: Executor, userId: number, days: readonly LocalDate[]) {
  const rows = await db
    .select({ date: workouts.date, total: count() })
    .from(workouts)
    .where(and(eq(workouts.userId, userId), inArray(workouts.date, [...new Set(days)])))
    .groupBy(workouts.date);
  return new Map(rows.map(({ date, total }) => [date, total]));
}

interface NewWorkoutWithEntries {
  readonly row: NewWorkout;
  readonly entries: readonly Entry[];
}

/** As one parameter: Drizzle takes longer to write thousands of them than PostgreSQL to store the rows. */
async function insertRows(db: Executor, userId: number, rows: readonly NewWorkout[]): Promise<number[]> {
  const { rows: stored } = await db.execute<{ id: unknown }>(sql`
    insert into ${workouts}
      (user_id, date, type, name, duration, calories, notes, started_at, ended_at, created_at)
    select ${userId}, date, type, name, duration, calories, notes, "startedAt", "endedAt", "createdAt"
    from rows from (json_to_recordset(${JSON.stringify(rows)}) as (date date, type text, name text, duration numeric,
      calories numeric, notes text, "startedAt" timestamptz, "endedAt" timestamptz, "createdAt" timestamptz))
      with ordinality as given (date, type, name, duration, calories, notes, "startedAt", "endedAt", "createdAt", place)
    order by place
    returning id`);
  return stored.map(({ id }) => Number(id));
}

/** Three statements however many there are; PostgreSQL returns the ids in the order of the rows. */
export async function insertWorkouts(
  db: Executor,
  userId: number,
  list: readonly NewWorkoutWithEntries[],
): Promise<number[]> {
  const ids = await insertRows(
    db,
    userId,
    list.map(({ row }) => row),
  );
  await insertEntries(
    db,
    userId,
    list.map(({ row, entries }, at) => ({ workoutId: ids[at] ?? 0, date: row.date, entries })),
  );
  return ids;
}

/** Those that are still there, and whether they were changed by hand. */
export const listStoredWorkouts = (db: Executor, userId: number, ids: readonly number[]) =>
  db
    .select({
      id: workouts.id,
      name: workouts.name,
      date: workouts.date,
      createdAt: workouts.createdAt,
      editedAt: workouts.editedAt,
    })
    .from(workouts)
    .where(someOf(userId, ids));

export async function countSetsIn(db: Executor, userId: number, ids: readonly number[]): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(workoutSets)
    .where(
      and(
        eq(workoutSets.userId, userId),
        sql`${workoutSets.workoutId} = any(${sql.param([...ids])}::bigint[])`,
      ),
    );
  return row?.total ?? 0;
}

export async function deleteWorkouts(db: Executor, userId: number, ids: readonly number[]): Promise<number> {
  const { rowCount } = await db.delete(workouts).where(someOf(userId, ids));
  return rowCount ?? 0;
}
