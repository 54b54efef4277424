import type { PlanOptions } from '@fitarc/contract/plan-options';
import type { LocalDate } from '@fitarc/domain/local-date';
import type { ActivityLevel, FitnessGoal } from '@fitarc/domain/profile';
import type { ProgressionRule } from '@fitarc/domain/progression/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
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
    /** The plan a member trains by: at most one, and never one that nobody has saved. */
    active: boolean('active').notNull().default(false),
    /** The day it became the active one: the first of its weeks. */
    startedOn: date('started_on', { mode: 'string' }).$type<LocalDate>(),
    /** Whoever has the link can read the plan; none while it is not shared. */
    shareKey: text('share_key'),
    /** What the generator was asked for beyond the goal and the level. */
    options: jsonb('options').$type<PlanOptions>(),
    createdAt: instant('created_at').notNull(),
    /** When it was last changed by hand; an import that is undone leaves it then. */
    editedAt: instant('edited_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('plans_user_id_created_at_idx').on(table.userId, table.createdAt),
    uniqueIndex('plans_active_key').on(table.userId).where(sql`${table.active}`),
    // Random keys do not meet: unique without an index that a distributed table could not have.
    index('plans_share_key_idx').on(table.shareKey).where(sql`${table.shareKey} is not null`),
  ],
);

/** The same exercise may stand on a day twice, so the place in the day tells entries apart. */
export const planEntries = pgTable(
  'plan_entries',
  {
    userId: number('user_id').notNull(),
    planId: number('plan_id').notNull(),
    /** 0 is the first; the weeks of a plan repeat. */
    week: smallint('week').notNull().default(0),
    /** 0 is Monday. */
    day: smallint('day').notNull(),
    position: smallint('position').notNull(),
    exerciseId: number('exercise_id')
      .notNull()
      .references(() => exercises.id),
    sets: smallint('sets').notNull(),
    reps: smallint('reps').notNull(),
    /** The top of a range that begins with the repetitions. */
    repsMax: smallint('reps_max'),
    /** Kilograms. */
    targetWeight: numeric('target_weight', { precision: 9, scale: 3, mode: 'number' }),
    /** Of the estimated one-rep maximum. */
    targetPercent: smallint('target_percent'),
    targetRpe: numeric('target_rpe', { precision: 3, scale: 1, mode: 'number' }),
    /** Seconds between sets. */
    rest: smallint('rest'),
    /** None leaves the choice to FitArc. */
    rule: text('rule').$type<ProgressionRule>(),
    superset: smallint('superset'),
  },
  (table) => [
    primaryKey({
      name: 'plan_entries_pk',
      columns: [table.userId, table.planId, table.week, table.day, table.position],
    }),
    foreignKey({
      name: 'plan_entries_plan_fk',
      columns: [table.userId, table.planId],
      foreignColumns: [plans.userId, plans.id],
    }).onDelete('cascade'),
    // When an exercise is deleted, PostgreSQL looks for rows that refer to it.
    index('plan_entries_exercise_id_user_id_idx').on(table.exerciseId, table.userId),
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
