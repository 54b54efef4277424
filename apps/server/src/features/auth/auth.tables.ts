import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/session/session.tables.ts';

const owner = () =>
  number('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The one live way to confirm a new account's address: a code to type and a link to press. */
export const emailConfirmations = pgTable('email_confirmations', {
  userId: owner().primaryKey(),
  codeHash: text('code_hash').notNull(),
  codeExpiresAt: instant('code_expires_at').notNull(),
  linkHash: text('link_hash').notNull().unique(),
  linkExpiresAt: instant('link_expires_at').notNull(),
});

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

export const emailChanges = pgTable('email_changes', {
  userId: owner().primaryKey(),
  newEmail: text('new_email').notNull(),
  linkHash: text('link_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
});

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_resets_user_id_idx').on(table.userId)],
);
