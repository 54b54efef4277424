import type { GoalsByDay } from '@fitarc/domain/day-goals';
import type { NutritionGoals } from '@fitarc/domain/energy';
import type { LocalDate } from '@fitarc/domain/local-date';
import { boolean, date, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

export type GoalSource = 'calculated' | 'manual' | 'learned';

/** A member's daily goals: kilocalories, and grams of the rest. */
export const nutritionGoals = pgTable('nutrition_goals', {
  userId: number('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  calories: integer('calories').notNull(),
  protein: integer('protein').notNull(),
  carbs: integer('carbs').notNull(),
  fats: integer('fats').notNull(),
  /** Calculated from the profile, set by hand, or taken from a check-in. */
  source: text('source').$type<GoalSource>().notNull().default('calculated'),
  /** Optional. Grams, sodium in milligrams, water in milliliters. */
  fiber: integer('fiber'),
  sugar: integer('sugar'),
  saturatedFat: integer('saturated_fat'),
  sodium: integer('sodium'),
  water: integer('water'),
  /** Where the goals differ by weekday, or between training and rest days. */
  byDay: jsonb('by_day').$type<GoalsByDay>(),
  updatedAt: instant('updated_at').notNull(),
});

/** Settings of the target that learns; a member without a row has the defaults. */
export const targetSettings = pgTable('target_settings', {
  userId: number('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  enabled: boolean('enabled').notNull().default(true),
  /** Kilograms a week, negative to lose; none follows from the fitness goal. */
  weeklyRate: numeric('weekly_rate', { precision: 4, scale: 2, mode: 'number' }),
});

/** Goals as they were before a check-in. */
export type GoalsBefore = NutritionGoals & { readonly source: GoalSource; readonly byDay: GoalsByDay | null };

/** The answers to weekly check-ins. */
export const checkIns = pgTable(
  'check_ins',
  {
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).$type<LocalDate>().notNull(),
    /** Estimated energy expenditure in kcal a day, and its standard deviation. */
    expenditure: integer('expenditure').notNull(),
    deviation: integer('deviation').notNull(),
    targetBefore: integer('target_before').notNull(),
    targetProposed: integer('target_proposed').notNull(),
    accepted: boolean('accepted').notNull(),
    /** What undoing brings back. */
    goalsBefore: jsonb('goals_before').$type<GoalsBefore>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date] })],
);
