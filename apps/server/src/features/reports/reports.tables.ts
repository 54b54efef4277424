import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/session/session.tables.ts';
import { foods } from '../foods/foods.tables.ts';

/** What members have reported; one open flag for each of them and each food. */
export const flags = pgTable(
  'flags',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    foodId: number('food_id')
      .notNull()
      .references(() => foods.id, { onDelete: 'cascade' }),
    reporterId: number('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    status: text('status').$type<'open' | 'approved' | 'rejected'>().notNull().default('open'),
    createdAt: instant('created_at').notNull(),
    reviewedAt: instant('reviewed_at'),
  },
  (table) => [
    uniqueIndex('flags_reporter_id_food_id_key')
      .on(table.reporterId, table.foodId)
      .where(sql`${table.status} = 'open'`),
    index('flags_food_id_idx').on(table.foodId),
    index('flags_reporter_id_idx').on(table.reporterId),
    index('flags_open_idx').on(table.createdAt, table.id).where(sql`${table.status} = 'open'`),
  ],
);
