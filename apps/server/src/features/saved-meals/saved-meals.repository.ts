import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { savedMeals } from './saved-meals.tables.ts';

type NewSavedMeal = Omit<typeof savedMeals.$inferInsert, 'id'>;
export type SavedMealRow = typeof savedMeals.$inferSelect;

const own = (userId: number, id: number) => and(eq(savedMeals.userId, userId), eq(savedMeals.id, id));

const total = (figure: string) =>
  sql`coalesce((select sum((item ->> ${sql.raw(`'${figure}'`)})::numeric)
    from jsonb_array_elements(${savedMeals.items}) item), 0)`.mapWith(Number);

/** With the sums and names of their foods, newest first. */
export const listSummaries = (db: Executor, userId: number) =>
  db
    .select({
      id: savedMeals.id,
      name: savedMeals.name,
      foods: sql<
        string[]
      >`(select jsonb_agg(item ->> 'name') from jsonb_array_elements(${savedMeals.items}) item)`,
      calories: total('calories'),
      protein: total('protein'),
      carbs: total('carbs'),
      fats: total('fats'),
      updatedAt: savedMeals.updatedAt,
    })
    .from(savedMeals)
    .where(eq(savedMeals.userId, userId))
    .orderBy(desc(savedMeals.createdAt), desc(savedMeals.id));

export async function findSavedMeal(db: Executor, userId: number, id: number) {
  const [row] = await db.select().from(savedMeals).where(own(userId, id));
  return row;
}

export async function countSavedMeals(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(savedMeals).where(eq(savedMeals.userId, userId));
  return row?.total ?? 0;
}

export async function insertSavedMeal(db: Executor, row: NewSavedMeal): Promise<SavedMealRow> {
  const [stored] = await db.insert(savedMeals).values(row).returning();
  if (!stored) throw new Error('the saved meal was not stored');
  return stored;
}

export async function updateSavedMeal(
  db: Executor,
  userId: number,
  id: number,
  changes: Partial<NewSavedMeal>,
): Promise<SavedMealRow | undefined> {
  const [row] = await db.update(savedMeals).set(changes).where(own(userId, id)).returning();
  return row;
}

export async function deleteSavedMeal(db: Executor, userId: number, id: number): Promise<boolean> {
  const gone = await db.delete(savedMeals).where(own(userId, id)).returning({ id: savedMeals.id });
  return gone.length > 0;
}

/** For the download of one's data. */
export const listSavedMealsOf = (db: Executor, userId: number) =>
  db.select().from(savedMeals).where(eq(savedMeals.userId, userId)).orderBy(asc(savedMeals.id));
