import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { number } from '../db/columns.ts';
import { users } from '../users/users.tables.ts';

/** How many records of a kind a member has, over all days: counting them at each write would grow with them. */
export const memberTotals = pgTable(
  'member_totals',
  {
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    total: number('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
