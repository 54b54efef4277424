import type { LocalDate } from '@fitarc/domain/local-date';
import type { MeasurementKind, MeasurementUnit } from '@fitarc/domain/measurement';
import { date, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, number, version } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

/** What a member measured of the body beside its weight, one figure of a kind a day, as typed. */
export const measurements = pgTable(
  'measurements',
  {
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: number('id').generatedAlwaysAsIdentity(),
    date: date('date', { mode: 'string' }).$type<LocalDate>().notNull(),
    kind: text('kind').$type<MeasurementKind>().notNull(),
    value: numeric('value', { precision: 6, scale: 2, mode: 'number' }).notNull(),
    unit: text('unit').$type<MeasurementUnit>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was last changed by hand; an import that is undone leaves it then. */
    editedAt: instant('edited_at'),
    updatedAt: version('measurements'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('measurements_user_id_date_kind_key').on(table.userId, table.date, table.kind),
  ],
);
