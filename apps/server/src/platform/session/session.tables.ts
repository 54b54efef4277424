import type { SignInMethod } from '@fitarc/domain/security';
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
    /** When its owner last proved who they are; of sessions from before this was kept, when they began. */
    authenticatedAt: instant('authenticated_at'),
    /** To within five minutes. */
    lastUsedAt: instant('last_used_at'),
    method: text('method').$type<SignInMethod>().notNull().default('password'),
    /** Entered with two factors, a passkey that checked its owner, or the provider's word. */
    isStrong: boolean('is_strong').notNull().default(false),
    userAgent: text('user_agent').notNull().default(''),
    /** Where it was last used from. */
    address: text('address').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('sessions_expires_at_idx').on(table.expiresAt),
  ],
);
