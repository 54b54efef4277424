import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';

export type RunKind = 'nightly' | 'manual' | 'before-update' | 'before-restore';

/** Each backup that was begun. The files in the folder are the truth; this is what is known of them besides. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<RunKind>().notNull(),
    /** Of a nightly one: the day of its night. */
    night: text('night'),
    /** Which server makes it. */
    node: text('node').notNull(),
    startedAt: instant('started_at').notNull(),
    /** While it is being made: the server lives. */
    seenAt: instant('seen_at').notNull(),
    finishedAt: instant('finished_at'),
    file: text('file'),
    bytes: number('bytes'),
    rows: number('rows'),
    release: text('release').notNull().default(''),
    isEncrypted: boolean('is_encrypted').notNull().default(false),
    /** In plain words; none where it succeeded. */
    error: text('error'),
  },
  (table) => [
    // One at a time, whichever server makes it.
    uniqueIndex('backup_runs_one_at_a_time').on(sql`(finished_at is null)`).where(sql`finished_at is null`),
    index('backup_runs_finished_at_idx').on(table.finishedAt),
  ],
);

/** The servers that share this database. A row goes when its server stops. */
export const nodes = pgTable('nodes', {
  id: text('id').primaryKey(),
  /** Of its machine. */
  name: text('name').notNull(),
  seenAt: instant('seen_at').notNull(),
});
