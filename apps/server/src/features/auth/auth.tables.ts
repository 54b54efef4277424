import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

const owner = () =>
  number('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The one live way to confirm a new account's address: a code to type and a link to press. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    userId: owner().primaryKey(),
    codeHash: text('code_hash').notNull(),
    codeExpiresAt: instant('code_expires_at').notNull(),
    linkHash: text('link_hash').notNull(),
    linkExpiresAt: instant('link_expires_at').notNull(),
  },
  (table) => [index('email_confirmations_link_hash_idx').on(table.linkHash)],
);

/** Wrong codes are counted per address as typed, whether or not it has an account: the limit is no oracle. */
export const codeTries = pgTable(
  'code_tries',
  {
    emailHash: text('email_hash').primaryKey(),
    tries: integer('tries').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('code_tries_expires_at_idx').on(table.expiresAt)],
);

export const emailChanges = pgTable(
  'email_changes',
  {
    userId: owner().primaryKey(),
    newEmail: text('new_email').notNull(),
    linkHash: text('link_hash').notNull(),
    /** Of the link that cancels it, sent to the present address. Null for changes asked for before there was one. */
    cancelHash: text('cancel_hash'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('email_changes_link_hash_idx').on(table.linkHash),
    index('email_changes_cancel_hash_idx').on(table.cancelHash),
  ],
);

/** A former address: the link sent to it takes the change back. Until it expires nobody else can have the address. */
export const emailRestores = pgTable(
  'email_restores',
  {
    userId: owner(),
    id: number('id').generatedAlwaysAsIdentity(),
    oldEmail: text('old_email').notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('email_restores_token_hash_idx').on(table.tokenHash),
    index('email_restores_old_email_idx').on(table.oldEmail),
  ],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    userId: owner(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('password_resets_token_hash_idx').on(table.tokenHash),
  ],
);
