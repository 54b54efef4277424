import { and, asc, count, countDistinct, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/db/database.ts';
import { favorites } from '../favorites/favorites.tables.ts';
import { type ExerciseContent, exerciseColumns } from '../library/library.repository.ts';
import { exercises } from '../library/library.tables.ts';
import { planEntries } from '../plans/plans.tables.ts';
import { workoutExercises } from '../workouts/workouts.tables.ts';

const ownColumns = { ...exerciseColumns, updatedAt: exercises.updatedAt };
export type NewOwnExercise = typeof exercises.$inferInsert & { readonly ownerId: number };
export type OwnExerciseRow = ExerciseContent & Pick<typeof exercises.$inferSelect, 'updatedAt'>;

const isOwn = (userId: number) => and(eq(exercises.ownerId, userId), isNull(exercises.archivedAt));
const ownExercise = (userId: number, id: number) => and(isOwn(userId), eq(exercises.id, id));

export const listOwnExercisesOf = (db: Executor, userId: number) =>
  db
    .select({ ...ownColumns, workouts: countDistinct(workoutExercises.workoutId) })
    .from(exercises)
    .leftJoin(
      workoutExercises,
      and(eq(workoutExercises.userId, userId), eq(workoutExercises.exerciseId, exercises.id)),
    )
    .where(isOwn(userId))
    .groupBy(exercises.id)
    .orderBy(asc(sql`lower(${exercises.name})`), asc(exercises.id));

/** The deleted ones too. A workout, a plan or the favorites may refer to them. */
export const listOwnExercisesById = (db: Executor, userId: number, ids: readonly number[]) => {
  const isNamedIn = (table: PgTable) =>
    sql`exists (select 1 from ${table} where user_id = ${userId} and exercise_id = ${exercises.id})`;
  return db
    .select({
      id: exercises.id,
      name: exercises.name,
      version: exercises.version,
      archivedAt: exercises.archivedAt,
      isUsed: sql<boolean>`${isNamedIn(workoutExercises)} or ${isNamedIn(planEntries)} or ${isNamedIn(favorites)}`,
    })
    .from(exercises)
    .where(and(eq(exercises.ownerId, userId), inArray(exercises.id, [...ids])));
};

/** For the download of one's data: the deleted ones too, which workouts may name. */
export const listAllOwnExercisesOf = (db: Executor, userId: number) =>
  db
    .select({ ...exerciseColumns, createdAt: exercises.createdAt, archivedAt: exercises.archivedAt })
    .from(exercises)
    .where(eq(exercises.ownerId, userId))
    .orderBy(asc(exercises.id));

export async function countOwnExercisesOf(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(exercises).where(isOwn(userId));
  return row?.total ?? 0;
}

export async function findOwnExercise(db: Executor, userId: number, id: number) {
  const [row] = await db.select(ownColumns).from(exercises).where(ownExercise(userId, id));
  return row;
}

export async function findOwnExerciseByName(db: Executor, userId: number, name: string) {
  const [row] = await db
    .select(exerciseColumns)
    .from(exercises)
    .where(and(isOwn(userId), eq(sql`lower(${exercises.name})`, sql`lower(${name})`)));
  return row;
}

/**
 * Of each given name its key, which names that differ in case alone share, and the exercise of that name. PostgreSQL
 * makes the keys: JavaScript has other rules for some letters.
 */
export async function findOwnExercisesByName(db: Executor, userId: number, names: readonly string[]) {
  const given = db
    .select({ name: sql<string>`given`.as('given_name'), key: sql<string>`lower(given)`.as('key') })
    .from(sql`unnest(${sql.param([...names])}::text[]) as given`)
    .as('names');
  return db
    .select({ name: given.name, key: given.key, id: exercises.id })
    .from(given)
    .leftJoin(exercises, and(isOwn(userId), eq(sql`lower(${exercises.name})`, given.key)));
}

/** In the order given. */
export async function insertOwnExercises(db: Executor, rows: readonly NewOwnExercise[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const stored = await db
    .insert(exercises)
    .values([...rows])
    .returning({ id: exercises.id });
  return stored.map(({ id }) => id);
}

export async function insertOwnExercise(db: Executor, row: NewOwnExercise) {
  const [stored] = await db.insert(exercises).values(row).returning(ownColumns);
  if (!stored) throw new Error('the exercise was not stored');
  return stored;
}

export async function updateOwnExercise(
  db: Executor,
  userId: number,
  id: number,
  changes: Partial<NewOwnExercise>,
) {
  const [row] = await db
    .update(exercises)
    .set({ ...changes, version: sql`${exercises.version} + 1` })
    .where(ownExercise(userId, id))
    .returning(ownColumns);
  return row;
}

export async function archiveOwnExercise(db: Executor, userId: number, id: number, at: Date): Promise<void> {
  await db.update(exercises).set({ archivedAt: at }).where(ownExercise(userId, id));
}

/** Those that nothing refers to. */
export async function deleteOwnExercises(
  db: Executor,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(exercises).where(and(eq(exercises.ownerId, userId), inArray(exercises.id, [...ids])));
}
