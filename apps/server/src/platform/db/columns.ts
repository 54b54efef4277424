import { sql } from 'drizzle-orm';
import { bigint, numeric, timestamp } from 'drizzle-orm/pg-core';

/** Ids and counts. */
export const number = (name: string) => bigint(name, { mode: 'number' });
/** Nutrients of foods and meals. */
export const amount = (name: string) => numeric(name, { precision: 10, scale: 3, mode: 'number' });
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Of a row that is changed: later than before, however fast two changes follow. Milliseconds are what a caller reads. */
export const nextVersion = (table: string) =>
  sql<Date>`greatest(now(), ${sql.identifier(table)}.updated_at + interval '1 millisecond')`;
/** When a record was last changed, by which a caller names the version it has read. Every update sets it. */
export const version = (table: string) =>
  instant('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => nextVersion(table));
