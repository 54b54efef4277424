import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { meals } from './meals.tables.ts';

/** For the download of one's data. */
export const listAllMealsOf = (db: Executor, userId: number) =>
  db.select().from(meals).where(eq(meals.userId, userId)).orderBy(desc(meals.date), desc(meals.id));
