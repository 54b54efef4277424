import { and, count, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { exerciseSettings } from './workouts.tables.ts';

export type ExerciseSettingsRow = typeof exerciseSettings.$inferSelect;
type Changes = Partial<Pick<ExerciseSettingsRow, 'note' | 'rest' | 'step'>>;

const ofUser = (userId: number) => eq(exerciseSettings.userId, userId);

export const listSettingsOf = (db: Executor, userId: number): Promise<ExerciseSettingsRow[]> =>
  db.select().from(exerciseSettings).where(ofUser(userId)).orderBy(exerciseSettings.exerciseId);

export async function countSettingsOf(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(exerciseSettings).where(ofUser(userId));
  return row?.total ?? 0;
}

export async function findSettings(db: Executor, userId: number, exerciseId: number) {
  const [row] = await db
    .select()
    .from(exerciseSettings)
    .where(and(ofUser(userId), eq(exerciseSettings.exerciseId, exerciseId)));
  return row;
}

/** A row that is there already keeps what is not given. */
export async function storeSettings(db: Executor, userId: number, exerciseId: number, changes: Changes) {
  const [row] = await db
    .insert(exerciseSettings)
    .values({ userId, exerciseId, ...changes })
    .onConflictDoUpdate({
      target: [exerciseSettings.userId, exerciseSettings.exerciseId],
      // PostgreSQL refuses an update of nothing.
      set: { exerciseId, ...changes },
    })
    .returning();
  if (!row) throw new Error('the settings of the exercise were not stored');
  return row;
}

/** Another exercise takes over what it has none of itself. */
export async function moveSettings(db: Executor, userId: number, fromId: number, toId: number) {
  const from = await findSettings(db, userId, fromId);
  if (!from) return;
  const to = await findSettings(db, userId, toId);
  await storeSettings(db, userId, toId, {
    note: to?.note ?? from.note,
    rest: to?.rest ?? from.rest,
    step: to?.step ?? from.step,
  });
  await db.delete(exerciseSettings).where(and(ofUser(userId), eq(exerciseSettings.exerciseId, fromId)));
}
