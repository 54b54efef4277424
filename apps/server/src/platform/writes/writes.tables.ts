import { index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant, number } from '../db/columns.ts';
import { users } from '../users/users.tables.ts';

const owner = () =>
  number('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The response to each write that came with an Idempotency-Key: a retry gets it again and changes nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: owner(),
    /** Method and path as declared. */
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    /** Of the request; null for keys from before there was this table. */
    requestHash: text('request_hash'),
    status: smallint('status').notNull(),
    /** Null for keys from before there was this table: the response is built from the records. */
    answer: jsonb('answer').$type<unknown>(),
    /** The records that a key from before this table created. */
    recordIds: number('record_ids').array(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.endpoint, table.key] }),
    index('idempotency_keys_expires_at_idx').on(table.expiresAt),
  ],
);

/** One row per member, locked by every write of theirs: a row of `users` may live on another shard. */
export const memberLocks = pgTable('member_locks', { userId: owner().primaryKey() });
