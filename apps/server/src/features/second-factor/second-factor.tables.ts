import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

const owner = () =>
  number('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** An authenticator app. It counts once a right code was entered. */
export const secondFactors = pgTable('second_factors', {
  userId: owner().primaryKey(),
  /** Encrypted with a key that is not in the database. */
  secretBox: text('secret_box').notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last accepted code: no code works twice. */
  lastStep: number('last_step').notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: owner(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** A sign-in whose first factor was right and whose second is awaited. */
export const signInTickets = pgTable(
  'sign_in_tickets',
  {
    userId: owner(),
    ticketHash: text('ticket_hash').notNull(),
    /** Of the password it was given for; a changed one ends it. */
    passwordHash: text('password_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.ticketHash] }),
    index('sign_in_tickets_ticket_hash_idx').on(table.ticketHash),
    index('sign_in_tickets_expires_at_idx').on(table.expiresAt),
  ],
);
