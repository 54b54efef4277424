import type { ActivityLevel, FitnessGoal } from '@fitarc/domain/profile';
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../platform/session/session.tables.ts';

export const plans = pgTable(
  'plans',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    fitnessGoal: text('fitness_goal').$type<FitnessGoal>(),
    activityLevel: text('activity_level').$type<ActivityLevel>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('plans_user_id_created_at_idx').on(table.userId, table.createdAt)],
);
