import type {
  Difficulty,
  Equipment,
  Measure,
  Mechanic,
  MovementPattern,
  Muscle,
  MuscleGroup,
} from '@fitarc/domain/exercise';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, number, version } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

const names = <T extends string>(name: string) => text(name).array().$type<T[]>().notNull().default([]);

/** Groups, muscles and equipment are a vocabulary in code; rows name them, so one table answers every list. */
export const exercises = pgTable(
  'exercises',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** What people call it besides; the first thing a search compares with after the name. */
    otherNames: names('other_names'),
    /** What other apps call it in their exports, for the import. */
    importNames: names('import_names'),
    description: text('description').notNull().default(''),
    /** One step a line. */
    instructions: text('instructions').notNull().default(''),
    commonMistake: text('common_mistake').notNull().default(''),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    videoUrl: text('video_url'),
    equipment: names<Equipment>('equipment'),
    muscleGroups: names<MuscleGroup>('muscle_groups'),
    muscles: names<Muscle>('muscles'),
    secondaryMuscles: names<Muscle>('secondary_muscles'),
    measure: text('measure').$type<Measure>().notNull().default('weight_reps'),
    mechanic: text('mechanic').$type<Mechanic>(),
    movementPattern: text('movement_pattern').$type<MovementPattern>(),
    /** The moving figure: a template of the package movement and its options, such as curl dumbbells. */
    movement: text('movement'),
    /** Its names, muscles and equipment in lower case. The search ranks in memory and does not read it. */
    version: integer('version').notNull().default(1),
    /** Which entry of the shipped catalogue it is, and that entry as it was last taken over. */
    catalogueKey: text('catalogue_key'),
    catalogueEntry: jsonb('catalogue_entry').$type<Record<string, unknown>>(),
    /** The member whose own it is; the library's have none. */
    ownerId: number('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    archivedAt: instant('archived_at'),
    updatedAt: version('exercises'),
  },
  (table) => [
    uniqueIndex('exercises_live_name_key')
      .on(sql`lower(${table.name})`)
      .where(sql`${table.archivedAt} is null and ${table.ownerId} is null`),
    uniqueIndex('exercises_own_name_key')
      .on(table.ownerId, sql`lower(${table.name})`)
      .where(sql`${table.archivedAt} is null and ${table.ownerId} is not null`),
    // For the download, and when an account is deleted.
    index('exercises_owner_id_idx').on(table.ownerId).where(sql`${table.ownerId} is not null`),
    uniqueIndex('exercises_catalogue_key').on(table.catalogueKey),
    index('exercises_muscle_groups_idx').using('gin', table.muscleGroups),
    index('exercises_muscles_idx').using('gin', table.muscles),
  ],
);

/** One row: what every answer about the library is validated against, new with each change. */
export const libraryState = pgTable('library_state', {
  only: boolean('only').primaryKey().default(true),
  /** Random rather than counted, so that a restored backup can never repeat a number for other content. */
  revision: uuid('revision').notNull().defaultRandom(),
  /** The shipped catalogue that was last taken over. */
  catalogueHash: text('catalogue_hash'),
});
