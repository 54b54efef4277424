import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

/** What banned members had to say about it, once for each ban. */
export const banAppeals = pgTable(
  'ban_appeals',
  {
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: number('id').generatedAlwaysAsIdentity(),
    /** Tells one ban of the account from another. */
    bannedAt: instant('banned_at').notNull(),
    text: text('text').notNull(),
    status: text('status').$type<'open' | 'accepted' | 'declined'>().notNull().default('open'),
    /** The administrator's answer. */
    note: text('note'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('ban_appeals_user_id_banned_at_key').on(table.userId, table.bannedAt),
    // Administrators decide about an appeal by its id alone.
    index('ban_appeals_id_idx').on(table.id),
    index('ban_appeals_open_idx').on(table.createdAt, table.id).where(sql`${table.status} = 'open'`),
  ],
);
