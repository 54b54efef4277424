import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { exerciseColumns, isVisibleTo } from '../library/library.repository.ts';
import { exercises } from '../library/library.tables.ts';
import { favorites } from './favorites.tables.ts';

/** For a search that puts them first. */
export const favoriteExerciseIds = (userId: number) =>
  sql`select ${favorites.exerciseId} from ${favorites} where ${favorites.userId} = ${userId}`;

/** An archived exercise leaves the list, and comes back with it when it is restored. */
export const listFavoritesOf = (db: Executor, userId: number) =>
  db
    .select(exerciseColumns)
    .from(favorites)
    .innerJoin(exercises, and(eq(exercises.id, favorites.exerciseId), isVisibleTo(userId)))
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt), desc(exercises.id));

/** For the download of one's data: the archived ones too. */
export const listAllFavoritesOf = (db: Executor, userId: number) =>
  db
    .select({ exerciseId: exercises.id, name: exercises.name, since: favorites.createdAt })
    .from(favorites)
    .innerJoin(exercises, eq(exercises.id, favorites.exerciseId))
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt));

/** 'added', 'kept' when it was one already, 'unknown' when there is no such exercise to add. */
export async function insertFavorite(
  db: Executor,
  userId: number,
  exerciseId: number,
  at: Date,
): Promise<'added' | 'kept' | 'unknown'> {
  const newFavorite = db
    .select({
      userId: sql<number>`${userId}::bigint`.as('user_id'),
      exerciseId: exercises.id,
      createdAt: sql<Date>`${at.toISOString()}::timestamptz`.as('created_at'),
    })
    .from(exercises)
    .where(and(eq(exercises.id, exerciseId), isVisibleTo(userId)));
  const added = await db.insert(favorites).select(newFavorite).onConflictDoNothing().returning();
  if (added.length > 0) return 'added';
  const [live] = await db
    .select({ id: exercises.id })
    .from(exercises)
    .where(and(eq(exercises.id, exerciseId), isVisibleTo(userId)));
  return live ? 'kept' : 'unknown';
}

interface NewFavorite {
  readonly exerciseId: number;
  readonly createdAt: Date;
}

/** Returns the exercises that were no favorites yet. */
export async function insertFavorites(db: Executor, userId: number, rows: readonly NewFavorite[]) {
  if (rows.length === 0) return new Set<number>();
  const added = await db
    .insert(favorites)
    .values(rows.map((row) => ({ userId, ...row })))
    .onConflictDoNothing()
    .returning({ exerciseId: favorites.exerciseId });
  return new Set(added.map(({ exerciseId }) => exerciseId));
}

export async function deleteFavorite(db: Executor, userId: number, exerciseId: number): Promise<void> {
  await db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.exerciseId, exerciseId)));
}

/** Those that were removed. */
export const deleteFavorites = (db: Executor, userId: number, exerciseIds: readonly number[]) =>
  db
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), inArray(favorites.exerciseId, [...exerciseIds])))
    .returning();

/** A favorite of the one becomes one of the other. */
export async function moveFavorite(db: Executor, userId: number, fromId: number, toId: number) {
  const moved = await db
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.exerciseId, fromId)))
    .returning();
  if (moved.length === 0) return;
  await db
    .insert(favorites)
    .values(moved.map((favorite) => ({ ...favorite, exerciseId: toId })))
    .onConflictDoNothing();
}
