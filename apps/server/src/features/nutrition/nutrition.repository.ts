import type { GoalsByDay } from '@fitarc/domain/day-goals';
import type { NutritionGoals } from '@fitarc/domain/energy';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { preparedStatement } from '../../platform/db/prepared.ts';
import { type GoalSource, nutritionGoals } from './nutrition.tables.ts';

const goalsStatement = preparedStatement((db) =>
  db
    .select()
    .from(nutritionGoals)
    .where(eq(nutritionGoals.userId, sql.placeholder('userId')))
    .prepare('find_goals'),
);
export async function findGoals(db: Executor, userId: number) {
  const [row] = await goalsStatement(db).execute({ userId });
  return row;
}
export type GoalsRow = typeof nutritionGoals.$inferSelect;

type OptionalGoals = Pick<GoalsRow, 'fiber' | 'sugar' | 'saturatedFat' | 'sodium' | 'water'>;

/** Optional goals that are not named stay as they are. */
export type StoredGoals = NutritionGoals & {
  readonly source: GoalSource;
  readonly byDay: GoalsByDay | null;
} & Partial<OptionalGoals>;

export async function storeGoals(db: Executor, userId: number, goals: StoredGoals, updatedAt: Date) {
  const row = { ...goals, updatedAt };
  const [stored] = await db
    .insert(nutritionGoals)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: nutritionGoals.userId, set: row })
    .returning();
  if (!stored) throw new Error('the goals were not stored');
  return stored;
}
