import type { LocalDate } from '@fitarc/domain/local-date';
import type { DayMark } from '@fitarc/domain/meal';
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

/** What is known of a whole day, beside what was eaten. */
export const diaryDays = pgTable(
  'diary_days',
  {
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).$type<LocalDate>().notNull(),
    /** Everything eaten is in the diary, or nothing was eaten at all. */
    mark: text('mark').$type<DayMark>(),
    /** Milliliters. */
    water: integer('water').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date] })],
);
