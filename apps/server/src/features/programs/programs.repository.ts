import { inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { exerciseColumns } from '../library/library.repository.ts';
import { exercises } from '../library/library.tables.ts';

/** The archived ones too, which have a name to tell. */
export async function findByKey(db: Executor, keys: readonly string[]) {
  const rows = await db
    .select({
      ...exerciseColumns,
      catalogueKey: exercises.catalogueKey,
      archivedAt: exercises.archivedAt,
    })
    .from(exercises)
    .where(inArray(exercises.catalogueKey, [...keys]));
  return new Map(rows.map((row) => [row.catalogueKey, row]));
}
