import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

/** Each lets one person sign up. The link is stored as a hash only. */
export const invitations = pgTable(
  'invitations',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull(),
    /** The only address it is good for; null if for any. */
    email: text('email'),
    /** Whether the link went to that address by mail and was shown to nobody: using it proves the address. */
    provesEmail: boolean('proves_email').notNull().default(false),
    /** The administrator; null when the operator invited at the machine, or the account is gone. */
    invitedBy: number('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    usedAt: instant('used_at'),
    usedBy: number('used_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('invitations_token_hash_key').on(table.tokenHash),
    index('invitations_expires_at_idx').on(table.expiresAt),
    index('invitations_invited_by_idx').on(table.invitedBy),
    index('invitations_used_by_idx').on(table.usedBy),
  ],
);
