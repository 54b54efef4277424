import type { LocalDate } from '@fitarc/domain/local-date';
import type { PerformedSet } from '@fitarc/domain/workout';
import { and, between, count, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { preparedStatement } from '../../platform/db/prepared.ts';
import { setObject } from './set-object.repository.ts';
import { workoutExercises, workoutSets, workouts } from './workouts.tables.ts';

export type WorkoutRow = typeof workouts.$inferSelect;
export type NewWorkout = Omit<typeof workouts.$inferInsert, 'id' | 'updatedAt'>;
type WorkoutChanges = Omit<WorkoutRow, 'userId' | 'id' | 'createdAt' | 'updatedAt'>;
type EntryRow = Pick<
  typeof workoutExercises.$inferSelect,
  'position' | 'exerciseId' | 'name' | 'unit' | 'notes' | 'superset' | 'reason'
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

/**
 * Workouts, exercises and sets in one statement, so that nobody reads half of somebody's save. The member's id stands
 * in each part, so that a sharded database reads one shard.
 */
function selectWorkouts(db: Executor, userId: number | Placeholder, which: SQL | undefined) {
  const entries = db
    .select({
      list: sql<EntryRow[] | null>`json_agg(json_build_object(
        'position', ${workoutExercises.position}, 'exerciseId', ${workoutExercises.exerciseId},
        'name', ${workoutExercises.name}, 'unit', ${workoutExercises.unit}, 'notes', ${workoutExercises.notes},
        'superset', ${workoutExercises.superset}, 'reason', ${workoutExercises.reason}
      ) order by ${workoutExercises.position})`.as('entry_list'),
    })
    .from(workoutExercises)
    .where(
      and(
        eq(workoutExercises.userId, userId),
        eq(workoutExercises.date, workouts.date),
        eq(workoutExercises.workoutId, workouts.id),
      ),
    )
    .as('entries');
  const sets = db
    .select({
      list: sql<
        (PerformedSet & { position: number })[] | null
      >`json_agg(${setObject(sql`'position', ${workoutSets.position}`)}
        order by ${workoutSets.position}, ${workoutSets.number})`.as('set_list'),
    })
    .from(workoutSets)
    .where(
      and(
        eq(workoutSets.userId, userId),
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
    .where(and(eq(workouts.userId, userId), which))
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

/** Keyset cursor: where a workout stands among a member's, by date and id. */
export type WorkoutCursor = Pick<WorkoutRow, 'date' | 'id'>;
const cursor = sql`(${workouts.date}, ${workouts.id})`;
const before = (last: WorkoutCursor | undefined) =>
  last ? sql`${cursor} < (${last.date}::date, ${last.id}::bigint)` : undefined;

const windowStatement = preparedStatement((db) =>
  selectWorkouts(
    db,
    sql.placeholder('userId'),
    and(
      between(workouts.date, sql.placeholder('from'), sql.placeholder('to')),
      sql`${cursor} < (${sql.placeholder('lastDate')}::date, ${sql.placeholder('lastId')}::bigint)`,
    ),
  )
    .limit(sql.placeholder('limit'))
    .prepare('list_workouts_of'),
);

interface Window {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** So many of those between two days, newest first, before the one given. */
export const listWorkoutsOf = async (
  db: Executor,
  userId: number,
  { from, to }: Window,
  last: WorkoutCursor | undefined,
  limit: number,
) => {
  const { date: lastDate, id: lastId } = last ?? { date: to, id: Number.MAX_SAFE_INTEGER };
  return (await windowStatement(db).execute({ userId, from, to, lastDate, lastId, limit })).map(
    storedWorkout,
  );
};

const inWindow = (userId: number, { from, to }: Window) =>
  and(ofUser(userId), between(workouts.date, from, to));

export async function countWorkoutsIn(db: Executor, userId: number, window: Window): Promise<number> {
  const [row] = await db.select({ total: count() }).from(workouts).where(inWindow(userId, window));
  return row?.total ?? 0;
}

/** The cursor at an offset: the last workout before the page. */
export async function findCursorAt(db: Executor, userId: number, window: Window, offset: number) {
  const [row] = await db
    .select({ date: workouts.date, id: workouts.id })
    .from(workouts)
    .where(inWindow(userId, window))
    .orderBy(...newestFirst)
    .limit(1)
    .offset(offset - 1);
  return row;
}

export const findWorkout = async (db: Executor, userId: number, id: number) =>
  (await selectWorkouts(db, userId, eq(workouts.id, id))).map(storedWorkout)[0];

export async function countWorkoutsOn(db: Executor, userId: number, day: LocalDate): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(workouts)
    .where(and(ofUser(userId), eq(workouts.date, day)));
  return row?.total ?? 0;
}

export async function countWorkoutsOf(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(workouts).where(ofUser(userId));
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

/** For the download of one's data: so many, newest first, before the one given. */
export const listWorkoutsBefore = (
  db: Executor,
  userId: number,
  last: WorkoutCursor | undefined,
  limit: number,
) =>
  db
    .select()
    .from(workouts)
    .where(and(ofUser(userId), before(last)))
    .orderBy(...newestFirst)
    .limit(limit);

export const listCursorsBefore = (
  db: Executor,
  userId: number,
  last: WorkoutCursor | undefined,
  limit: number,
): Promise<WorkoutCursor[]> =>
  db
    .select({ date: workouts.date, id: workouts.id })
    .from(workouts)
    .where(and(ofUser(userId), before(last)))
    .orderBy(...newestFirst)
    .limit(limit);
