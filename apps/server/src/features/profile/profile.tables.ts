import type { LocalDate } from '@fitarc/domain/local-date';
import type { ActivityLevel, FitnessGoal, Gender, PrimaryFocus } from '@fitarc/domain/profile';
import type { HeightUnit, WeightUnit } from '@fitarc/domain/units';
import { sql } from 'drizzle-orm';
import { boolean, date, index, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

const measure = (name: string) => numeric(name, { precision: 6, scale: 2, mode: 'number' });

/** Height and weights are kept as typed, with their units, so that nobody's number changes by being saved. */
export const profiles = pgTable(
  'profiles',
  {
    userId: number('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name'),
    lastName: text('last_name'),
    gender: text('gender').$type<Gender>(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).$type<LocalDate>(),
    height: measure('height'),
    heightUnit: text('height_unit').$type<HeightUnit>().notNull().default('cm'),
    currentWeight: measure('current_weight'),
    targetWeight: measure('target_weight'),
    weightUnit: text('weight_unit').$type<WeightUnit>().notNull().default('kg'),
    fitnessGoal: text('fitness_goal').$type<FitnessGoal>(),
    activityLevel: text('activity_level').$type<ActivityLevel>(),
    primaryFocus: text('primary_focus').$type<PrimaryFocus>(),
    /** Set once the five fields of the setup have all been stored; never falls back. */
    isComplete: boolean('is_complete').notNull().default(false),
  },
  (table) => [
    // Administrators find an account by any part of the name.
    index('profiles_name_parts_idx').using(
      'gin',
      sql`lower(coalesce(${table.firstName}, '') || ' ' || coalesce(${table.lastName}, '')) gin_trgm_ops`,
    ),
  ],
);
