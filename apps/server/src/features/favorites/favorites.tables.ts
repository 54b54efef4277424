import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';
import { exercises } from '../library/library.tables.ts';

export const favorites = pgTable(
  'favorites',
  {
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    exerciseId: number('exercise_id')
      .notNull()
      .references(() => exercises.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.exerciseId] }),
    index('favorites_user_id_created_at_idx').on(table.userId, table.createdAt),
    // When an exercise is deleted, PostgreSQL looks for rows that refer to it.
    index('favorites_exercise_id_idx').on(table.exerciseId),
  ],
);
