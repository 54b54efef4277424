import type { LocalDate } from '@fitarc/domain/local-date';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import type { Entry, WorkoutCursor } from './workouts.repository.ts';
import { workoutExercises, workoutSets } from './workouts.tables.ts';

interface WorkoutKey {
  readonly userId: number;
  readonly date: LocalDate;
  readonly workoutId: number;
}

export async function insertEntries(
  db: Executor,
  workout: WorkoutKey,
  entries: readonly Entry[],
): Promise<void> {
  await db
    .insert(workoutExercises)
    .values(entries.map(({ sets: _rows, ...entry }, position) => ({ ...workout, position, ...entry })));
  // One text rather than a parameter for every figure: there may be ten thousand sets.
  const rows = entries.flatMap(({ exerciseId, unit, sets }, position) =>
    sets.map((set, number) => ({ position, number, exerciseId, unit, ...set })),
  );
  await db.execute(sql`
    insert into ${workoutSets}
      (user_id, date, workout_id, position, number, exercise_id, unit, kind, reps, weight, rpe, seconds, metres, note)
    select ${workout.userId}, ${workout.date}::date, ${workout.workoutId}, position, number, "exerciseId", unit, kind,
      reps, weight, rpe, seconds, metres, note
    from json_to_recordset(${JSON.stringify(rows)}) as given
      (position smallint, number smallint, "exerciseId" bigint, unit text, kind text, reps integer, weight numeric,
       rpe numeric, seconds numeric, metres numeric, note text)`);
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

/** In all workouts of the member; what an exercise was called and counted in then stays. */
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
    .where(and(eq(workoutExercises.userId, userId), eq(workoutExercises.exerciseId, from.id)));
  await db
    .update(workoutSets)
    .set({ exerciseId: to.id })
    .where(and(eq(workoutSets.userId, userId), eq(workoutSets.exerciseId, from.id)));
  return moved.rowCount ?? 0;
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
