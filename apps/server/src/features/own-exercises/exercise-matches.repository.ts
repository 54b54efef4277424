import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { exerciseMatches } from './own-exercises.tables.ts';

export const listMatchesOf = (db: Executor, userId: number) =>
  db
    .select({ name: exerciseMatches.name, exercise_id: exerciseMatches.exerciseId })
    .from(exerciseMatches)
    .where(eq(exerciseMatches.userId, userId))
    .orderBy(asc(exerciseMatches.name));

export interface Match {
  readonly name: string;
  readonly exercise_id: number;
}

export async function countMatchesOf(db: Executor, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(exerciseMatches)
    .where(eq(exerciseMatches.userId, userId));
  return row?.total ?? 0;
}

/** The last one of a name counts. */
export async function storeMatches(db: Executor, userId: number, matches: readonly Match[]): Promise<void> {
  if (matches.length === 0) return;
  const byName = new Map(matches.map(({ name, exercise_id }) => [name, exercise_id]));
  await db
    .insert(exerciseMatches)
    .values([...byName].map(([name, exerciseId]) => ({ userId, name, exerciseId })))
    .onConflictDoUpdate({
      target: [exerciseMatches.userId, exerciseMatches.name],
      set: { exerciseId: sql`excluded.exercise_id` },
    });
}

const matchesWith = (userId: number, exerciseId: number) =>
  and(eq(exerciseMatches.userId, userId), eq(exerciseMatches.exerciseId, exerciseId));

export async function deleteMatchesWith(db: Executor, userId: number, exerciseId: number): Promise<void> {
  await db.delete(exerciseMatches).where(matchesWith(userId, exerciseId));
}

/** What was chosen before follows a merge. */
export async function moveMatches(db: Executor, userId: number, fromId: number, toId: number): Promise<void> {
  await db.update(exerciseMatches).set({ exerciseId: toId }).where(matchesWith(userId, fromId));
}
