import type { SecurityEvent } from '@fitarc/domain/security';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, number } from '../db/columns.ts';
import { users } from '../users/users.tables.ts';

const owner = () =>
  number('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What happened to the ways into an account, for its member to read. */
export const securityEvents = pgTable(
  'security_events',
  {
    userId: owner(),
    id: number('id').generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    kind: text('kind').$type<SecurityEvent>().notNull(),
    times: integer('times').notNull().default(1),
    /** Of failures: kind, network and hour, which are counted as one event. */
    counter: text('counter'),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('security_events_counter_key').on(table.userId, table.counter),
    index('security_events_at_idx').on(table.at),
  ],
);

/** Devices a member has signed in from: a sign-in from another one is told by mail. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: owner(),
    deviceHash: text('device_hash').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index('known_devices_last_used_at_idx').on(table.lastUsedAt),
  ],
);
