import type { ActivityLevel, FitnessGoal } from '@fitarc/domain/profile';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/session/session.tables.ts';
import { exercises } from '../library/library.tables.ts';

export const plans = pgTable(
  'plans',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
    /** The key of the call that made it, to know that call again. */
    idempotencyKey: text('idempotency_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('plans_user_id_created_at_idx').on(table.userId, table.createdAt),
    uniqueIndex('plans_user_id_idempotency_key_key')
      .on(table.userId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
  ],
);

/** The same exercise may stand on a day twice, so the place in the day tells entries apart. */
export const planEntries = pgTable(
  'plan_entries',
  {
    planId: number('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    /** 0 is Monday. */
    day: smallint('day').notNull(),
    position: smallint('position').notNull(),
    exerciseId: number('exercise_id')
      .notNull()
      .references(() => exercises.id),
    sets: smallint('sets').notNull(),
    reps: smallint('reps').notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.day, table.position] })],
);

/** Each member's last generation, for all nodes: the same request again gets its plan, another one waits. */
export const planGenerations = pgTable(
  'plan_generations',
  {
    userId: number('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestKey: text('request_key').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at').notNull(),
    planId: number('plan_id').references(() => plans.id, { onDelete: 'set null' }),
  },
  // Looked through whenever a plan is deleted.
  (table) => [index('plan_generations_plan_id_idx').on(table.planId)],
);
