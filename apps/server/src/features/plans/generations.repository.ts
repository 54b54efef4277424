import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/db/database.ts';
import { isPlannable } from '../library/library.repository.ts';
import { exercises } from '../library/library.tables.ts';
import { planGenerations } from './plans.tables.ts';

// The database's clock, because nodes may disagree about the time.
const began = sql`transaction_timestamp()`;

/** From the instant to the arrival of the call, `waitedMs` before its transaction; negative if it came in between. */
const msSince = (instant: AnyPgColumn, waitedMs: number) =>
  sql<number>`(extract(epoch from ${began} - ${instant}) * 1000 - ${waitedMs}::float8)::float8`;

export async function findGeneration(db: Executor, userId: number, waitedMs: number) {
  const [row] = await db
    .select({
      requestKey: planGenerations.requestKey,
      planId: planGenerations.planId,
      msSinceStart: msSince(planGenerations.startedAt, waitedMs),
      msSinceFinish: msSince(planGenerations.finishedAt, waitedMs),
    })
    .from(planGenerations)
    .where(eq(planGenerations.userId, userId));
  return row;
}

export async function rememberGeneration(
  db: Executor,
  userId: number,
  requestKey: string,
  planId: number,
): Promise<void> {
  await db
    .insert(planGenerations)
    .values({ userId, requestKey, planId, startedAt: began, finishedAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: planGenerations.userId,
      set: {
        requestKey: sql`excluded.request_key`,
        planId: sql`excluded.plan_id`,
        startedAt: sql`excluded.started_at`,
        finishedAt: sql`excluded.finished_at`,
      },
    });
}

/** What a plan can be made of. */
export const listPlannable = (db: Executor) =>
  db
    .select({
      id: exercises.id,
      name: exercises.name,
      difficulty: exercises.difficulty,
      equipment: exercises.equipment,
      muscleGroups: exercises.muscleGroups,
      muscles: exercises.muscles,
      secondaryMuscles: exercises.secondaryMuscles,
      measure: exercises.measure,
      mechanic: exercises.mechanic,
      movementPattern: exercises.movementPattern,
    })
    .from(exercises)
    .where(isPlannable);
