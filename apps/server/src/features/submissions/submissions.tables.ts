import type { Difficulty, Equipment, Muscle, MuscleGroup } from '@fitarc/domain/exercise';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';
import { exercises } from '../library/library.tables.ts';

const names = <T extends string>(name: string) => text(name).array().$type<T[]>().notNull().default([]);

export const submissions = pgTable(
  'exercise_submissions',
  {
    userId: number('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: number('id').generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    instructions: text('instructions').notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    videoUrl: text('video_url'),
    equipment: names<Equipment>('equipment'),
    muscleGroups: names<MuscleGroup>('muscle_groups'),
    muscles: names<Muscle>('muscles'),
    status: text('status').$type<'pending' | 'approved' | 'rejected'>().notNull().default('pending'),
    note: text('note').notNull().default(''),
    /** What an approval made of it. */
    exerciseId: number('exercise_id').references(() => exercises.id),
    createdAt: instant('created_at').notNull(),
    reviewedAt: instant('reviewed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // Administrators review a submission by its id alone.
    index('exercise_submissions_id_idx').on(table.id),
    index('exercise_submissions_user_id_created_at_idx').on(table.userId, table.createdAt),
    index('exercise_submissions_pending_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} = 'pending'`),
    index('exercise_submissions_reviewed_idx')
      .on(table.status, table.reviewedAt, table.id)
      .where(sql`${table.status} <> 'pending'`),
  ],
);
