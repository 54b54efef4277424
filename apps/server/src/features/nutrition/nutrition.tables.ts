import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

/** A member's daily goals: kilocalories, and grams of the rest. */
export const nutritionGoals = pgTable('nutrition_goals', {
  userId: number('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  calories: integer('calories').notNull(),
  protein: integer('protein').notNull(),
  carbs: integer('carbs').notNull(),
  fats: integer('fats').notNull(),
  /** Calculated from the profile, or set by hand. */
  source: text('source').$type<'calculated' | 'manual'>().notNull().default('calculated'),
  updatedAt: instant('updated_at').notNull(),
});
