import type { NutritionGoals } from '@fitarc/domain/energy';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { preparedStatement } from '../../platform/db/prepared.ts';
import { nutritionGoals } from './nutrition.tables.ts';

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

export type StoredGoals = NutritionGoals & { readonly source: 'calculated' | 'manual' };

export async function storeGoals(db: Executor, userId: number, goals: StoredGoals, updatedAt: Date) {
  const row = { ...goals, updatedAt };
  await db
    .insert(nutritionGoals)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: nutritionGoals.userId, set: row });
}
