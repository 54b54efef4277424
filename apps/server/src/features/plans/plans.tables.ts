import type { ActivityLevel, FitnessGoal } from '@fitarc/domain/profile';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';
import { exercises } from '../library/library.tables.ts';

export const plans = pgTable(
  'plans',
  {
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: number('id').generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    fitnessGoal: text('fitness_goal').$type<FitnessGoal>(),
    activityLevel: text('activity_level').$type<ActivityLevel>(),
    source: text('source').$type<'generated' | 'custom'>().notNull().default('custom'),
    /** What a generated plan was varied by: the same goal, level and seed make the same plan. */
    seed: integer('seed'),
    /** Why the generator made it so; none once its exercises were changed. */
    reasons: text('reasons').array().notNull().default([]),
    /** False for one the generator made and nobody has saved: it is listed, and not yet trained by. */
    saved: boolean('saved').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    /** When it was last changed by hand; an import that is undone leaves it then. */
    editedAt: instant('edited_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('plans_user_id_created_at_idx').on(table.userId, table.createdAt),
  ],
);

/** The same exercise may stand on a day twice, so the place in the day tells entries apart. */
export const planEntries = pgTable(
  'plan_entries',
  {
    userId: number('user_id').notNull(),
    planId: number('plan_id').notNull(),
    /** 0 is Monday. */
    day: smallint('day').notNull(),
    position: smallint('position').notNull(),
    exerciseId: number('exercise_id')
      .notNull()
      .references(() => exercises.id),
    sets: smallint('sets').notNull(),
    reps: smallint('reps').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.planId, table.day, table.position] }),
    foreignKey({
      name: 'plan_entries_plan_fk',
      columns: [table.userId, table.planId],
      foreignColumns: [plans.userId, plans.id],
    }).onDelete('cascade'),
  ],
);

/** Each member's last generation, for all nodes: the same request again gets its plan, another one waits. */
export const planGenerations = pgTable('plan_generations', {
  userId: number('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestKey: text('request_key').notNull(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at').notNull(),
  /** Not a foreign key: the plan may have been deleted since. */
  planId: number('plan_id'),
});
