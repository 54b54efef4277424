import type { SavedItem } from '@fitarc/contract/saved-meals';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

/** Several foods that are eaten together, with their figures as they were when they were saved. */
export const savedMeals = pgTable(
  'saved_meals',
  {
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: number('id').generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** The foods, as they are added to a day. */
    items: jsonb('items').$type<SavedItem[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
