import type { LocalDate } from '@fitarc/domain/local-date';
import type { PerformedSet } from '@fitarc/domain/workout';
import { and, between, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { workoutExercises, workoutSets, workouts } from './workouts.tables.ts';

type WorkoutRow = typeof workouts.$inferSelect;
export type NewWorkout = Omit<typeof workouts.$inferInsert, 'id'>;
type WorkoutChanges = Pick<WorkoutRow, 'date' | 'type' | 'name' | 'duration' | 'calories' | 'notes'>;
type EntryRow = Pick<
  typeof workoutExercises.$inferSelect,
  'position' | 'exerciseId' | 'name' | 'unit' | 'notes'
>;

/** An exercise of a workout with its sets, in their order. */
export interface Entry extends Omit<EntryRow, 'position'> {
  readonly sets: readonly PerformedSet[];
}

export interface StoredWorkout extends WorkoutRow {
  readonly entries: readonly Entry[];
}

const ofUser = (userId: number) => eq(workouts.userId, userId);
const ownWorkout = (userId: number, id: number) => and(ofUser(userId), eq(workouts.id, id));
const newestFirst = [desc(workouts.date), desc(workouts.id)];

/** Workouts, exercises and sets in one statement, so that nobody reads half of somebody's save. */
function selectWorkouts(db: Executor, which: SQL | undefined) {
  const entries = db
    .select({
      list: sql<EntryRow[] | null>`json_agg(json_build_object(
        'position', ${workoutExercises.position}, 'exerciseId', ${workoutExercises.exerciseId},
        'name', ${workoutExercises.name}, 'unit', ${workoutExercises.unit}, 'notes', ${workoutExercises.notes}
      ) order by ${workoutExercises.position})`.as('entry_list'),
    })
    .from(workoutExercises)
    .where(
      and(
        eq(workoutExercises.userId, workouts.userId),
        eq(workoutExercises.date, workouts.date),
        eq(workoutExercises.workoutId, workouts.id),
      ),
    )
    .as('entries');
  const sets = db
    .select({
      list: sql<(PerformedSet & { position: number })[] | null>`json_agg(json_build_object(
        'position', ${workoutSets.position}, 'weight', ${workoutSets.weight}, 'reps', ${workoutSets.reps},
        'kind', ${workoutSets.kind}) order by ${workoutSets.position}, ${workoutSets.number})`.as('set_list'),
    })
    .from(workoutSets)
    .where(
      and(
        eq(workoutSets.userId, workouts.userId),
        eq(workoutSets.date, workouts.date),
        eq(workoutSets.workoutId, workouts.id),
      ),
    )
    .as('sets');
  return db
    .select({ workout: workouts, entries: entries.list, sets: sets.list })
    .from(workouts)
    .leftJoinLateral(entries, sql`true`)
    .leftJoinLateral(sets, sql`true`)
    .where(which)
    .orderBy(...newestFirst);
}

type Selected = Awaited<ReturnType<typeof selectWorkouts>>[number];
function storedWorkout({ workout, entries, sets }: Selected): StoredWorkout {
  const setsAt = (entries ?? []).map((): PerformedSet[] => []);
  for (const { position, ...set } of sets ?? []) setsAt[position]?.push(set);
  return {
    ...workout,
    entries: (entries ?? []).map(({ position, ...entry }) => ({ ...entry, sets: setsAt[position] ?? [] })),
  };
}

const readWorkouts = async (db: Executor, which: SQL | undefined) =>
  (await selectWorkouts(db, which)).map(storedWorkout);

const windowStatement = prepared((db) =>
  selectWorkouts(
    db,
    and(
      eq(workouts.userId, sql.placeholder('userId')),
      between(workouts.date, sql.placeholder('from'), sql.placeholder('to')),
    ),
  ).prepare('list_workouts_of'),
);
export const listWorkoutsOf = async (db: Executor, userId: number, from: LocalDate, to: LocalDate) =>
  (await windowStatement(db).execute({ userId, from, to })).map(storedWorkout);

export const findWorkout = async (db: Executor, userId: number, id: number) =>
  (await readWorkouts(db, ownWorkout(userId, id)))[0];

export const findWorkoutByKey = async (db: Executor, userId: number, key: string) =>
  (await readWorkouts(db, and(ofUser(userId), eq(workouts.idempotencyKey, key))))[0];

export async function countWorkoutsOn(db: Executor, userId: number, day: LocalDate): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(workouts)
    .where(and(ofUser(userId), eq(workouts.date, day)));
  return row?.total ?? 0;
}

export async function insertWorkout(db: Executor, row: NewWorkout): Promise<number> {
  const [inserted] = await db.insert(workouts).values(row).returning({ id: workouts.id });
  if (!inserted) throw new Error('the workout was not stored');
  return inserted.id;
}

export async function updateWorkout(db: Executor, userId: number, id: number, changes: WorkoutChanges) {
  await db.update(workouts).set(changes).where(ownWorkout(userId, id));
}

export async function deleteWorkout(db: Executor, userId: number, id: number): Promise<boolean> {
  const gone = await db.delete(workouts).where(ownWorkout(userId, id)).returning({ id: workouts.id });
  return gone.length > 0;
}

/** For the download of one's data. */
export const listAllWorkoutsOf = (db: Executor, userId: number) =>
  db
    .select()
    .from(workouts)
    .where(ofUser(userId))
    .orderBy(...newestFirst);
