import type { LocalDate } from '@fitarc/domain/local-date';
import type { PerformedSet } from '@fitarc/domain/workout';
import { and, between, count, desc, eq, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { preparedStatement } from '../../platform/db/prepared.ts';
import { type SetTuple, setOf, setTuple } from './set-tuple.repository.ts';
import { workoutExercises, workoutSets, workouts } from './workouts.tables.ts';

export type WorkoutRow = typeof workouts.$inferSelect;
export type NewWorkout = Omit<typeof workouts.$inferInsert, 'id' | 'updatedAt'>;
type WorkoutChanges = Omit<WorkoutRow, 'userId' | 'id' | 'createdAt' | 'updatedAt'>;
type EntryRow = Pick<
  typeof workoutExercises.$inferSelect,
  'exerciseId' | 'name' | 'unit' | 'notes' | 'superset' | 'reason'
>;
type EntryTuple = readonly [
  EntryRow['exerciseId'],
  EntryRow['name'],
  EntryRow['unit'],
  EntryRow['notes'],
  EntryRow['superset'],
  EntryRow['reason'],
];

/** An exercise of a workout with its sets, in their order. */
export interface Entry extends EntryRow {
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
      list: sql<EntryTuple[] | null>`json_agg(json_build_array(${workoutExercises.exerciseId},
        ${workoutExercises.name}, ${workoutExercises.unit}, ${workoutExercises.notes}, ${workoutExercises.superset},
        ${workoutExercises.reason}) order by ${workoutExercises.position})`.as('entry_list'),
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
      list: sql<SetTuple[] | null>`json_agg(${setTuple}
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
    .select({ ...getTableColumns(workouts), entryList: entries.list, setList: sets.list })
    .from(workouts)
    .leftJoinLateral(entries, sql`true`)
    .leftJoinLateral(sets, sql`true`)
    .where(and(eq(workouts.userId, userId), which))
    .orderBy(...newestFirst);
}

type Selected = Awaited<ReturnType<typeof selectWorkouts>>[number];
function storedWorkout({ entryList, setList, ...workout }: Selected): StoredWorkout {
  const entries = entryList ?? [];
  const setsAt = entries.map((): PerformedSet[] => []);
  for (const tuple of setList ?? []) setsAt[tuple[0]]?.push(setOf(tuple));
  return {
    ...workout,
    entries: entries.map(([exerciseId, name, unit, notes, superset, reason], position) => ({
      exerciseId,
      name,
      unit,
      notes,
      superset,
      reason,
      sets: setsAt[position] ?? [],
    })),
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

const findStatement = preparedStatement((db) =>
  selectWorkouts(db, sql.placeholder('userId'), eq(workouts.id, sql.placeholder('id'))).prepare(
    'find_workout',
  ),
);
export const findWorkout = async (db: Executor, userId: number, id: number) =>
  (await findStatement(db).execute({ userId, id })).map(storedWorkout)[0];

const countOnDay = preparedStatement((db) =>
  db
    .select({ total: count() })
    .from(workouts)
    .where(and(eq(workouts.userId, sql.placeholder('userId')), eq(workouts.date, sql.placeholder('date'))))
    .prepare('count_workouts_on'),
);
export async function countWorkoutsOn(db: Executor, userId: number, date: LocalDate): Promise<number> {
  const [row] = await countOnDay(db).execute({ userId, date });
  return row?.total ?? 0;
}

export async function countWorkoutsOf(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(workouts).where(ofUser(userId));
  return row?.total ?? 0;
}

/** Not encoded by its column: Drizzle's encoders of prepared values do not know null. */
const given = (name: keyof InsertedWorkout) => sql`${sql.placeholder(name)}`;
const givenValues = {
  userId: given('userId'),
  date: given('date'),
  type: given('type'),
  name: given('name'),
  duration: given('duration'),
  calories: given('calories'),
  notes: given('notes'),
  startedAt: given('startedAt'),
  endedAt: given('endedAt'),
  planId: given('planId'),
  planWeek: given('planWeek'),
  planDay: given('planDay'),
  weightUnit: given('weightUnit'),
  createdAt: given('createdAt'),
};
type InsertedWorkout = Required<Omit<NewWorkout, 'editedAt'>>;
const insertStatement = preparedStatement((db) =>
  db.insert(workouts).values(givenValues).returning({ id: workouts.id }).prepare('insert_workout'),
);
export async function insertWorkout(db: Executor, row: InsertedWorkout): Promise<number> {
  const [inserted] = await insertStatement(db).execute({ ...row });
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
