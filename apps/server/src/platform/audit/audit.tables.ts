import type { AuditAct } from '@fitarc/domain/audit';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, number } from '../db/columns.ts';
import { users } from '../users/users.tables.ts';

type Values = Readonly<Record<string, unknown>>;

/** What administrators did. Addresses are not copied: whoever deletes an account goes from here, too. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    by: text('by').$type<'administrator' | 'operator'>().notNull(),
    actorId: number('actor_id').references(() => users.id, { onDelete: 'set null' }),
    act: text('act').$type<AuditAct>().notNull(),
    /** Of an act on an account. */
    userId: number('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of an act on anything else: its id, and its name at the time. */
    subjectId: number('subject_id'),
    subject: text('subject').notNull().default(''),
    before: jsonb('before').$type<Values>(),
    after: jsonb('after').$type<Values>(),
  },
  (table) => [
    index('audit_log_act_id_idx').on(table.act, table.id),
    index('audit_log_actor_id_idx').on(table.actorId),
    index('audit_log_user_id_idx').on(table.userId),
  ],
);
