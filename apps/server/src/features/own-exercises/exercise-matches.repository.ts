import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { exerciseMatches } from './own-exercises.tables.ts';

export const listMatchesOf = (db: Executor, userId: number) =>
  db
    .select({ name: exerciseMatches.name, exercise_id: exerciseMatches.exerciseId })
    .from(exerciseMatches)
    .where(eq(exerciseMatches.userId, userId))
    .orderBy(asc(exerciseMatches.name));

interface Match {
  readonly name: string;
  readonly exercise_id: number;
}

export async function storeMatches(db: Executor, userId: number, matches: readonly Match[]): Promise<void> {
  if (matches.length === 0) return;
  await db
    .insert(exerciseMatches)
    .values(matches.map(({ name, exercise_id }) => ({ userId, name, exerciseId: exercise_id })))
    .onConflictDoUpdate({
      target: [exerciseMatches.userId, exerciseMatches.name],
      set: { exerciseId: sql`excluded.exercise_id` },
    });
}

/** What was chosen before follows a merge. */
export async function moveMatches(db: Executor, userId: number, fromId: number, toId: number): Promise<void> {
  await db
    .update(exerciseMatches)
    .set({ exerciseId: toId })
    .where(sql`${exerciseMatches.userId} = ${userId} and ${exerciseMatches.exerciseId} = ${fromId}`);
}
