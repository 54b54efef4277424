import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, number } from '../db/columns.ts';
import type { MailKind } from './mail.ts';

type OutgoingState = 'waiting' | 'sent' | 'failed' | 'replaced';

/** The mails that are to be sent, and what became of them. Written in the transaction that causes them; shared by all nodes. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<MailKind>().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Encrypted: it has codes and links whose hashes alone are stored elsewhere. Null once it is of no use. */
    bodyBox: text('body_box'),
    /** The same over all tries: a mail server that took one, but could not say so, recognizes the next. */
    messageId: uuid('message_id').notNull(),
    state: text('state').$type<OutgoingState>().notNull(),
    tries: integer('tries').notNull().default(0),
    /** Null once nothing is to be done. */
    nextTryAt: instant('next_try_at'),
    giveUpAt: instant('give_up_at').notNull(),
    staleAt: instant('stale_at'),
    /** The node that sends it now, and until when the others leave it alone. */
    claimedBy: uuid('claimed_by'),
    claimedUntil: instant('claimed_until'),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('outgoing_mails_due_idx').on(table.nextTryAt).where(sql`${table.state} = 'waiting'`),
    index('outgoing_mails_claimed_idx').on(table.recipient).where(sql`${table.claimedUntil} is not null`),
    index('outgoing_mails_recipient_idx').on(table.recipient, table.id),
    index('outgoing_mails_open_idx')
      .on(table.state, table.id)
      .where(sql`${table.state} in ('waiting', 'failed')`),
    index('outgoing_mails_sent_idx').on(table.sentAt),
  ],
);
