import type { GymWeightsByUnit } from '@fitarc/contract/preferences';
import type { MealLayout } from '@fitarc/domain/meal';
import type { DistanceUnit, HeightUnit, WeightUnit } from '@fitarc/domain/units';
import type { EffortScale } from '@fitarc/domain/workout';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

/** A member without a row, or with an empty unit, reads in the units of the profile. */
export const preferences = pgTable('preferences', {
  userId: number('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  weightUnit: text('weight_unit').$type<WeightUnit>(),
  lengthUnit: text('length_unit').$type<HeightUnit>(),
  distanceUnit: text('distance_unit').$type<DistanceUnit>(),
  effort: text('effort').$type<EffortScale>(),
  /** By the unit the plates are made in. */
  gymWeights: jsonb('gym_weights').$type<GymWeightsByUnit>().notNull().default({}),
  /** The meals of a day: their names and order, or one flat list. */
  mealLayout: jsonb('meal_layout').$type<MealLayout>(),
});
