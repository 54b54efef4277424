import type { LocalDate } from '@fitarc/domain/local-date';
import type { WeightUnit } from '@fitarc/domain/units';
import { date, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, number, version } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

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
    createdAt: instant('created_at').notNull(),
    /** When it was last changed by hand; an import that is undone leaves it then. */
    editedAt: instant('edited_at'),
    updatedAt: version('weights'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('weights_user_id_date_key').on(table.userId, table.date),
  ],
);
