import type { LocalDate } from '@fitarc/domain/local-date';
import type { MealSlot, NutrientMap } from '@fitarc/domain/meal';
import { sql } from 'drizzle-orm';
import { date, index, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, instant, number, version } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

/** What was eaten, with its figures as they were then: a food changed later does not change the past. */
export const meals = pgTable(
  'meals',
  {
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: number('id').generatedAlwaysAsIdentity(),
    date: date('date', { mode: 'string' }).$type<LocalDate>().notNull(),
    name: text('name').notNull(),
    serving: text('serving'),
    calories: amount('calories').notNull(),
    protein: amount('protein'),
    carbs: amount('carbs'),
    fats: amount('fats'),
    /** What was eaten of it, in grams, where that is known. */
    portion: numeric('portion', { precision: 8, scale: 2, mode: 'number' }),
    /** The food it was taken from. Not a foreign key: it may go, and the meal stays as it was. */
    foodId: number('food_id'),
    slot: text('slot').$type<MealSlot>(),
    eatenAt: instant('eaten_at'),
    fiber: amount('fiber'),
    sugar: amount('sugar'),
    saturatedFat: amount('saturated_fat'),
    /** Milligrams. */
    sodium: amount('sodium'),
    /** Any others, by a name that ends with the unit. */
    nutrients: jsonb('nutrients').$type<NutrientMap>(),
    createdAt: instant('created_at').notNull(),
    /** When it was last changed by hand; an import that is undone leaves it then. */
    editedAt: instant('edited_at'),
    updatedAt: version('meals'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('meals_user_id_date_id_idx').on(table.userId, table.date, table.id),
    // For the numbers of all members together. It holds every row, but only a query that says so may take it:
    // for a member's own days it can look cheaper than it is.
    index('meals_date_idx').on(table.date).where(sql`${table.id} > 0`),
  ],
);
