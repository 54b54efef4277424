import type { LocalDate } from '@fitarc/domain/local-date';
import type { RepUnit } from '@fitarc/domain/plan';
import type { WeightUnit } from '@fitarc/domain/units';
import type { SetKind, WorkoutType } from '@fitarc/domain/workout';
import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { instant, number, version } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';
import { exercises } from '../library/library.tables.ts';

const figure = (name: string) => numeric(name, { precision: 9, scale: 3, mode: 'number' });
const day = () => date('date', { mode: 'string' }).$type<LocalDate>();

export const workouts = pgTable(
  'workouts',
  {
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: number('id').generatedAlwaysAsIdentity(),
    date: day().notNull(),
    type: text('type').$type<WorkoutType>().notNull(),
    name: text('name').notNull(),
    /** Minutes. */
    duration: figure('duration'),
    calories: figure('calories'),
    notes: text('notes'),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    /** The day of a plan it was; not a foreign key: the plan may have been deleted since. */
    planId: number('plan_id'),
    planWeek: smallint('plan_week'),
    planDay: smallint('plan_day'),
    /** What its weights were typed in; they are stored in kilograms. */
    weightUnit: text('weight_unit').$type<WeightUnit>().notNull().default('kg'),
    createdAt: instant('created_at').notNull(),
    /** When it was last changed by hand; an import that is undone leaves it then. */
    editedAt: instant('edited_at'),
    updatedAt: version('workouts'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // Windows of days are read along it, and the exercises hang on it.
    unique('workouts_user_id_date_id_key').on(table.userId, table.date, table.id),
    // For the numbers of all members together. It holds every row, but only a query that says so may take it:
    // for a member's own days it can look cheaper than it is.
    index('workouts_date_idx').on(table.date).where(sql`${table.id} > 0`),
  ],
);

/** The day stands here and with the sets too, so that a window of days is one range of each table's key. */
export const workoutExercises = pgTable(
  'workout_exercises',
  {
    userId: number('user_id').notNull(),
    date: day().notNull(),
    workoutId: number('workout_id').notNull(),
    position: smallint('position').notNull(),
    /** None for what is not in the library. */
    exerciseId: number('exercise_id').references(() => exercises.id),
    /** As it was called then. */
    name: text('name').notNull(),
    /** What its repetitions were counted in then. */
    unit: text('unit').$type<RepUnit>().notNull(),
    notes: text('notes'),
    superset: smallint('superset'),
    /** Why the suggested weights were what they were, where one was taken. */
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.date, table.workoutId, table.position] }),
    foreignKey({
      name: 'workout_exercises_workout_fk',
      columns: [table.userId, table.date, table.workoutId],
      foreignColumns: [workouts.userId, workouts.date, workouts.id],
    }).onDelete('cascade'),
    // When an exercise is deleted, PostgreSQL looks for rows that refer to it.
    index('workout_exercises_exercise_id_user_id_idx').on(table.exerciseId, table.userId),
  ],
);

export const workoutSets = pgTable(
  'workout_sets',
  {
    userId: number('user_id').notNull(),
    date: day().notNull(),
    workoutId: number('workout_id').notNull(),
    position: smallint('position').notNull(),
    number: smallint('number').notNull(),
    exerciseId: number('exercise_id'),
    /** As its exercise has it: sums and records then need the sets alone. */
    unit: text('unit').$type<RepUnit>().notNull(),
    kind: text('kind').$type<SetKind>().notNull(),
    reps: integer('reps').notNull(),
    weight: figure('weight'),
    rpe: numeric('rpe', { precision: 3, scale: 1, mode: 'number' }),
    seconds: figure('seconds'),
    metres: numeric('metres', { precision: 10, scale: 2, mode: 'number' }),
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.date, table.workoutId, table.position, table.number] }),
    foreignKey({
      name: 'workout_sets_exercise_fk',
      columns: [table.userId, table.date, table.workoutId, table.position],
      foreignColumns: [
        workoutExercises.userId,
        workoutExercises.date,
        workoutExercises.workoutId,
        workoutExercises.position,
      ],
    }).onDelete('cascade'),
    // What was done the last time, and all the times before.
    index('workout_sets_user_id_exercise_id_date_idx')
      .on(table.userId, table.exerciseId, table.date, table.workoutId)
      .where(sql`${table.exerciseId} is not null`),
  ],
);

/** What a member wants kept with an exercise. */
export const exerciseSettings = pgTable(
  'exercise_settings',
  {
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    exerciseId: number('exercise_id')
      .notNull()
      .references(() => exercises.id, { onDelete: 'cascade' }),
    note: text('note'),
    /** Seconds between sets. */
    rest: smallint('rest'),
    /** Kilograms from one weight to the next. */
    step: numeric('step', { precision: 7, scale: 3, mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.exerciseId] }),
    index('exercise_settings_exercise_id_idx').on(table.exerciseId),
  ],
);
