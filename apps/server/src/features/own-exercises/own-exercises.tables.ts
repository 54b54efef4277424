import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';
import { exercises } from '../library/library.tables.ts';

/** Which exercise a member chose for a name in a file. */
export const exerciseMatches = pgTable(
  'exercise_matches',
  {
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    exerciseId: number('exercise_id')
      .notNull()
      .references(() => exercises.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.name] }),
    // When an exercise is deleted, PostgreSQL looks for rows that refer to it.
    index('exercise_matches_exercise_id_idx').on(table.exerciseId),
  ],
);
