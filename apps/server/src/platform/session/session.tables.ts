import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant, number } from '../db/columns.ts';
import { users } from '../users/users.tables.ts';

export const sessions = pgTable(
  'sessions',
  {
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('sessions_expires_at_idx').on(table.expiresAt),
  ],
);
