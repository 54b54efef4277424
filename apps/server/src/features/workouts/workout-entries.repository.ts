import type { LocalDate } from '@fitarc/domain/local-date';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { nextVersion } from '../../platform/db/columns.ts';
import type { Executor } from '../../platform/db/database.ts';
import { preparedStatement } from '../../platform/db/prepared.ts';
import { sentTogether } from '../../platform/db/sent-together.ts';
import type { Entry, WorkoutCursor } from './workouts.repository.ts';
import { workoutExercises, workoutSets, workouts } from './workouts.tables.ts';

interface WorkoutKey {
  readonly userId: number;
  readonly date: LocalDate;
  readonly workoutId: number;
}

interface WorkoutEntries extends Omit<WorkoutKey, 'userId'> {
  readonly entries: readonly Entry[];
}

const exercisesStatement = preparedStatement((db) =>
  db
    .insert(workoutExercises)
    .select(
      sql`select ${sql.placeholder('userId')}::bigint, date, "workoutId", position, "exerciseId", name, unit, notes,
        superset, reason
      from json_to_recordset(${sql.placeholder('rows')}::json) as given (date date, "workoutId" bigint,
        position smallint, "exerciseId" bigint, name text, unit text, notes text, superset smallint, reason text)`,
    )
    .prepare('insert_workout_exercises'),
);
const setsStatement = preparedStatement((db) =>
  db
    .insert(workoutSets)
    .select(
      sql`select ${sql.placeholder('userId')}::bigint, date, "workoutId", position, number, "exerciseId", unit, kind,
        reps, weight, rpe, seconds, metres, note
      from json_to_recordset(${sql.placeholder('rows')}::json) as given (date date, "workoutId" bigint,
        position smallint, number smallint, "exerciseId" bigint, unit text, kind text, reps integer, weight numeric,
        rpe numeric, seconds numeric, metres numeric, note text)`,
    )
    .prepare('insert_workout_sets'),
);

/**
 * Two statements in one packet for any number of workouts. Rows are sent as one parameter: Drizzle takes longer to write
 * thousands of them than PostgreSQL to store the rows.
 */
export async function insertEntries(db: Executor, userId: number, list: readonly WorkoutEntries[]) {
  const entries = list.flatMap(({ workoutId, date, entries: own }) =>
    own.map((entry, position) => ({ workoutId, date, position, ...entry })),
  );
  const exerciseRows = entries.map(({ sets: _sets, ...entry }) => entry);
  const setRows = entries.flatMap(({ workoutId, date, position, exerciseId, unit, sets }) =>
    sets.map((set, number) => ({ workoutId, date, position, number, exerciseId, unit, ...set })),
  );
  await sentTogether(
    exercisesStatement(db).execute({ userId, rows: JSON.stringify(exerciseRows) }),
    setsStatement(db).execute({ userId, rows: JSON.stringify(setRows) }),
  );
}

export async function countSetsOf(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(workoutSets).where(eq(workoutSets.userId, userId));
  return row?.total ?? 0;
}

/** The sets go with the exercises. */
export async function deleteEntries(db: Executor, { userId, date, workoutId }: WorkoutKey): Promise<void> {
  await db
    .delete(workoutExercises)
    .where(
      and(
        eq(workoutExercises.userId, userId),
        eq(workoutExercises.date, date),
        eq(workoutExercises.workoutId, workoutId),
      ),
    );
}

/** In all workouts of the member; returns how many. What an exercise was called and counted in then stays. */
export async function moveLoggedExercise(
  db: Executor,
  userId: number,
  from: { readonly id: number; readonly name: string },
  to: { readonly id: number; readonly name: string },
): Promise<number> {
  const moved = await db
    .update(workoutExercises)
    .set({
      exerciseId: to.id,
      name: sql`case when ${workoutExercises.name} = ${from.name} then ${to.name} else ${workoutExercises.name} end`,
    })
    .where(and(eq(workoutExercises.userId, userId), eq(workoutExercises.exerciseId, from.id)))
    .returning({ workoutId: workoutExercises.workoutId });
  await db
    .update(workoutSets)
    .set({ exerciseId: to.id })
    .where(and(eq(workoutSets.userId, userId), eq(workoutSets.exerciseId, from.id)));
  const changed = [...new Set(moved.map(({ workoutId }) => workoutId))];
  await db
    .update(workouts)
    .set({ updatedAt: nextVersion('workouts') })
    .where(and(eq(workouts.userId, userId), sql`${workouts.id} = any(${sql.param(changed)}::bigint[])`));
  return changed.length;
}

const placeOfSet = sql`(${workoutSets.date}, ${workoutSets.workoutId})`;

/** For the download of one's data: the sets of the workouts from one to another, both included, newest first. */
export const listSetsBetween = (db: Executor, userId: number, oldest: WorkoutCursor, newest: WorkoutCursor) =>
  db
    .select({
      workoutId: workoutSets.workoutId,
      date: workoutSets.date,
      exerciseId: workoutExercises.exerciseId,
      name: workoutExercises.name,
      notes: workoutExercises.notes,
      kind: workoutSets.kind,
      reps: workoutSets.reps,
      unit: workoutExercises.unit,
      weight: workoutSets.weight,
      rpe: workoutSets.rpe,
      seconds: workoutSets.seconds,
      metres: workoutSets.metres,
      note: workoutSets.note,
      // Its place in the workout.
      position: workoutSets.position,
      superset: workoutExercises.superset,
    })
    .from(workoutSets)
    .innerJoin(
      workoutExercises,
      and(
        eq(workoutExercises.userId, workoutSets.userId),
        eq(workoutExercises.date, workoutSets.date),
        eq(workoutExercises.workoutId, workoutSets.workoutId),
        eq(workoutExercises.position, workoutSets.position),
      ),
    )
    .where(
      and(
        eq(workoutSets.userId, userId),
        eq(workoutExercises.userId, userId),
        sql`${placeOfSet} >= (${oldest.date}::date, ${oldest.id}::bigint)`,
        sql`${placeOfSet} <= (${newest.date}::date, ${newest.id}::bigint)`,
      ),
    )
    .orderBy(
      desc(workoutSets.date),
      desc(workoutSets.workoutId),
      asc(workoutSets.position),
      asc(workoutSets.number),
    );
