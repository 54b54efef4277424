import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { plans } from './plans.tables.ts';

export const listPlansOf = (db: Executor, userId: number) =>
  db.select().from(plans).where(eq(plans.userId, userId)).orderBy(desc(plans.createdAt), desc(plans.id));
