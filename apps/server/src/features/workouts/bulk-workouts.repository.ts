import type { LocalDate } from '@fitarc/domain/local-date';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import type { Entry, NewWorkout } from './workouts.repository.ts';
import { workoutExercises, workoutSets, workouts } from './workouts.tables.ts';

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
  const entries = list.flatMap(({ row, entries: own }, at) =>
    own.map((entry, position) => ({ workoutId: ids[at], date: row.date, position, ...entry })),
  );
  const places = entries.map(({ sets: _sets, ...entry }) => entry);
  await db.execute(sql`
    insert into ${workoutExercises}
      (user_id, date, workout_id, position, exercise_id, name, unit, notes, superset)
    select ${userId}, date, "workoutId", position, "exerciseId", name, unit, notes, superset
    from json_to_recordset(${JSON.stringify(places)}) as given (date date, "workoutId" bigint, position smallint,
      "exerciseId" bigint, name text, unit text, notes text, superset smallint)`);
  const sets = entries.flatMap(({ workoutId, date, position, exerciseId, unit, sets: own }) =>
    own.map((set, number) => ({ workoutId, date, position, number, exerciseId, unit, ...set })),
  );
  await db.execute(sql`
    insert into ${workoutSets}
      (user_id, date, workout_id, position, number, exercise_id, unit, kind, reps, weight, rpe, seconds, metres, note)
    select ${userId}, date, "workoutId", position, number, "exerciseId", unit, kind, reps, weight, rpe, seconds, metres,
      note
    from json_to_recordset(${JSON.stringify(sets)}) as given (date date, "workoutId" bigint, position smallint,
      number smallint, "exerciseId" bigint, unit text, kind text, reps integer, weight numeric, rpe numeric,
      seconds numeric, metres numeric, note text)`);
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
