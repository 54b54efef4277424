import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

export const passkeys = pgTable(
  'passkeys',
  {
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    counter: number('counter').notNull(),
    transports: text('transports').array().notNull(),
    /** Synced to the member's other devices. */
    isBackedUp: boolean('is_backed_up').notNull(),
    /** The host name it works at. */
    rpId: text('rp_id').notNull(),
    /** The page it was added on: other ports of the same host may belong to other apps. */
    origin: text('origin').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.credentialId] })],
);

/** In the database, because another node may get the answer. Each is answered once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** Of a passkey that is being added. */
    userId: number('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires_at_idx').on(table.expiresAt)],
);
