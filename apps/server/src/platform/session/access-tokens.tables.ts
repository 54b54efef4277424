import type { TokenScope } from '@fitarc/domain/token-scopes';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, number } from '../db/columns.ts';
import { users } from '../users/users.tables.ts';

/** A member's personal tokens; a revoked one is deleted. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: number('id').generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The first characters of the random part. */
    hint: text('hint').notNull(),
    scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null: never. */
    expiresAt: instant('expires_at'),
    /** Written at most hourly. */
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('access_tokens_token_hash_idx').on(table.tokenHash),
  ],
);
