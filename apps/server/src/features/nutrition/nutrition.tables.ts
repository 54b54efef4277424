import { bigint, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../platform/session/session.tables.ts';

/** A member's daily goals: kilocalories, and grams of the rest. */
export const nutritionGoals = pgTable('nutrition_goals', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  calories: integer('calories').notNull(),
  protein: integer('protein').notNull(),
  carbs: integer('carbs').notNull(),
  fats: integer('fats').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
