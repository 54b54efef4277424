import type { ImportKind, ImportSource } from '@fitarc/domain/import-source';
import type { LocalDate } from '@fitarc/domain/local-date';
import { sql } from 'drizzle-orm';
import { date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, number } from '../../platform/db/columns.ts';
import { users } from '../../platform/users/users.tables.ts';

const member = () =>
  number('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const day = (name: string) => date(name, { mode: 'string' }).$type<LocalDate>();

export const imports = pgTable(
  'imports',
  {
    userId: member(),
    id: number('id').generatedAlwaysAsIdentity(),
    source: text('source').$type<ImportSource>().notNull(),
    fileName: text('file_name').notNull(),
    fileHash: text('file_hash').notNull(),
    firstDay: day('first_day'),
    lastDay: day('last_day'),
    leftOut: jsonb('left_out').$type<readonly { reason: string; count: number }[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/**
 * What an import added, by its key in the source. It stays when the record is deleted by hand, so that the same file
 * does not bring it back, and, without its import, when an undo keeps the record.
 */
export const importItems = pgTable(
  'import_items',
  {
    userId: member(),
    source: text('source').$type<ImportSource>().notNull(),
    kind: text('kind').$type<ImportKind>().notNull(),
    key: text('key').notNull(),
    importId: number('import_id'),
    recordId: number('record_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.source, table.kind, table.key] }),
    index('import_items_user_id_import_id_idx')
      .on(table.userId, table.importId)
      .where(sql`${table.importId} is not null`),
  ],
);

/** The rows of the file, so that a later version can read more from them. */
export const importRows = pgTable(
  'import_rows',
  {
    userId: number('user_id').notNull(),
    importId: number('import_id').notNull(),
    batch: integer('batch').notNull(),
    count: integer('count').notNull(),
    rows: jsonb('rows').$type<readonly string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.importId, table.batch] }),
    foreignKey({
      name: 'import_rows_import_fk',
      columns: [table.userId, table.importId],
      foreignColumns: [imports.userId, imports.id],
    }).onDelete('cascade'),
  ],
);
