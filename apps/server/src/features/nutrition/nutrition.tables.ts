import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
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
  /** Calculated from the profile, or set by hand. */
  source: text('source').$type<'calculated' | 'manual'>().notNull().default('calculated'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
