import type { NutritionGoals } from '@fitarc/domain/energy';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { nutritionGoals } from './nutrition.tables.ts';

export async function findGoals(db: Executor, userId: number) {
  const [row] = await db.select().from(nutritionGoals).where(eq(nutritionGoals.userId, userId));
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
