import type { DeliveryState, TEST_EVENT, WebhookEvent, WebhookState } from '@fitarc/domain/webhook';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

const owner = () =>
  number('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const webhooks = pgTable(
  'webhooks',
  {
    userId: owner(),
    id: number('id').generatedAlwaysAsIdentity(),
    address: text('address').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** Encrypted: deliveries are signed with it, so a hash would not do. */
    secretBox: text('secret_box').notNull(),
    state: text('state').$type<WebhookState>().notNull(),
    /** Of the browser it was made in: when a week ends. */
    timeZone: text('time_zone').notNull(),
    /** When the next summary of a week is due. */
    summaryAt: instant('summary_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('webhooks_summary_idx').on(table.summaryAt).where(sql`${table.state} = 'active'`),
  ],
);

/** What is to be sent and what was: the outbox that all nodes share, and the log a member reads. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    userId: owner(),
    id: number('id').generatedAlwaysAsIdentity(),
    webhookId: number('webhook_id').notNull(),
    /** The same over all tries, so that a receiver takes it once. */
    messageId: uuid('message_id').notNull(),
    type: text('type').$type<WebhookEvent | typeof TEST_EVENT>().notNull(),
    data: jsonb('data').$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    /** False where a member asked for it: tried once, and nothing follows from it. */
    automatic: boolean('automatic').notNull().default(true),
    attempts: integer('attempts').notNull().default(0),
    /** Null once nothing is to be done. */
    nextAttemptAt: instant('next_attempt_at'),
    lastAttemptAt: instant('last_attempt_at'),
    /** Of the last answer. */
    status: smallint('status'),
    problem: text('problem'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: 'webhook_deliveries_webhook_fk',
      columns: [table.userId, table.webhookId],
      foreignColumns: [webhooks.userId, webhooks.id],
    }).onDelete('cascade'),
    index('webhook_deliveries_webhook_idx').on(table.userId, table.webhookId, table.id),
    index('webhook_deliveries_due_idx')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
  ],
);
