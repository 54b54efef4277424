import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';
import { foods } from '../foods/foods.tables.ts';

/** What members have reported; one open flag for each of them and each food. */
export const flags = pgTable(
  'flags',
  {
    reporterId: number('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: number('id').generatedAlwaysAsIdentity(),
    foodId: number('food_id')
      .notNull()
      .references(() => foods.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    status: text('status').$type<'open' | 'approved' | 'rejected'>().notNull().default('open'),
    createdAt: instant('created_at').notNull(),
    reviewedAt: instant('reviewed_at'),
    /** What the administrator had to say to whoever reported it. */
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.reporterId, table.id] }),
    uniqueIndex('flags_reporter_id_food_id_key')
      .on(table.reporterId, table.foodId)
      .where(sql`${table.status} = 'open'`),
    index('flags_food_id_idx').on(table.foodId),
    // Administrators review a flag by its id alone.
    index('flags_id_idx').on(table.id),
    index('flags_open_idx').on(table.createdAt, table.id).where(sql`${table.status} = 'open'`),
    index('flags_open_food_idx')
      .on(table.foodId, table.createdAt, table.id)
      .where(sql`${table.status} = 'open'`),
    index('flags_approved_idx').on(table.reviewedAt, table.id).where(sql`${table.status} = 'approved'`),
  ],
);
