import type { LocalDate } from '@fitarc/domain/local-date';
import type { WeightUnit } from '@fitarc/domain/units';
import {
  bigint,
  date,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../../platform/session/session.tables.ts';

const number = (name: string) => bigint(name, { mode: 'number' });

/** A member's body weight, one figure a day, as typed. */
export const weights = pgTable(
  'weights',
  {
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: number('id').generatedAlwaysAsIdentity(),
    date: date('date', { mode: 'string' }).$type<LocalDate>().notNull(),
    weight: numeric('weight', { precision: 6, scale: 2, mode: 'number' }).notNull(),
    unit: text('unit').$type<WeightUnit>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('weights_user_id_date_key').on(table.userId, table.date),
  ],
);
