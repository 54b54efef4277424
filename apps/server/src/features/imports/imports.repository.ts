import type { ImportKind, ImportSource } from '@fitarc/domain/import-source';
import type { LocalDate } from '@fitarc/domain/local-date';
import { and, count, desc, eq, isNotNull, max, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { importItems, importRows, imports } from './imports.tables.ts';

export type ImportRow = typeof imports.$inferSelect;
export type NewItem = typeof importItems.$inferInsert;

const ownImport = (userId: number, id: number) => and(eq(imports.userId, userId), eq(imports.id, id));
const itemsOf = (userId: number, importId: number) =>
  and(eq(importItems.userId, userId), eq(importItems.importId, importId));

export async function insertImport(db: Executor, row: Omit<typeof imports.$inferInsert, 'id'>) {
  const [stored] = await db.insert(imports).values(row).returning();
  if (!stored) throw new Error('the import was not stored');
  return stored;
}

export async function findImport(db: Executor, userId: number, id: number) {
  const [row] = await db.select().from(imports).where(ownImport(userId, id));
  return row;
}

export const listImportsOf = (db: Executor, userId: number) =>
  db.select().from(imports).where(eq(imports.userId, userId)).orderBy(desc(imports.id));

export async function countImportsOf(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(imports).where(eq(imports.userId, userId));
  return row?.total ?? 0;
}

/** How many records of each kind the member's imports added. */
export const countItemsOf = (db: Executor, userId: number) =>
  db
    .select({ importId: importItems.importId, kind: importItems.kind, total: count() })
    .from(importItems)
    .where(and(eq(importItems.userId, userId), isNotNull(importItems.importId)))
    .groupBy(importItems.importId, importItems.kind);

export async function updateImport(
  db: Executor,
  userId: number,
  id: number,
  changes: Partial<Pick<ImportRow, 'firstDay' | 'lastDay' | 'leftOut' | 'finishedAt'>>,
) {
  const [row] = await db.update(imports).set(changes).where(ownImport(userId, id)).returning();
  return row;
}

/** Widens the period by the given days. */
export async function extendPeriod(db: Executor, userId: number, id: number, days: readonly LocalDate[]) {
  const sorted = [...days].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return;
  await db
    .update(imports)
    .set({
      firstDay: sql`least(${imports.firstDay}, ${first}::date)`,
      lastDay: sql`greatest(${imports.lastDay}, ${last}::date)`,
    })
    .where(ownImport(userId, id));
}

export async function findKnownKeys(
  db: Executor,
  userId: number,
  source: ImportSource,
  kind: ImportKind | undefined,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: importItems.key, recordId: importItems.recordId })
    .from(importItems)
    .where(
      and(
        eq(importItems.userId, userId),
        eq(importItems.source, source),
        kind ? eq(importItems.kind, kind) : undefined,
        sql`${importItems.key} = any(${sql.param([...keys])}::text[])`,
      ),
    );
  return new Map(rows.map(({ key, recordId }) => [key, recordId]));
}

/** Those of deleted records too. */
export async function countAllItemsOf(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(importItems).where(eq(importItems.userId, userId));
  return row?.total ?? 0;
}

/** A key that is there already gets the new record. */
export async function storeItems(db: Executor, items: readonly NewItem[]): Promise<void> {
  if (items.length === 0) return;
  // As one parameter: Drizzle takes longer to write thousands of them than PostgreSQL to store the rows.
  await db.execute(sql`
    insert into ${importItems} (user_id, source, kind, key, import_id, record_id)
    select "userId", source, kind, key, "importId", "recordId"
    from json_to_recordset(${JSON.stringify(items)}) as given ("userId" bigint, source text, kind text, key text,
      "importId" bigint, "recordId" bigint)
    on conflict (user_id, source, kind, key)
    do update set import_id = excluded.import_id, record_id = excluded.record_id`);
}

export const listItems = (db: Executor, userId: number, importId: number) =>
  db
    .select({ kind: importItems.kind, recordId: importItems.recordId })
    .from(importItems)
    .where(itemsOf(userId, importId));

/** The records stay, so their keys do: the same file does not add them again. */
export async function detachItems(
  db: Executor,
  userId: number,
  importId: number,
  kind: ImportKind,
  recordIds: readonly number[],
): Promise<void> {
  if (recordIds.length === 0) return;
  await db
    .update(importItems)
    .set({ importId: null })
    .where(
      and(
        itemsOf(userId, importId),
        eq(importItems.kind, kind),
        sql`${importItems.recordId} = any(${sql.param([...recordIds])}::bigint[])`,
      ),
    );
}

/** After a merge. It no longer belongs to an import: undoing one must not delete the exercise it was merged into. */
export async function moveImportedExercise(db: Executor, userId: number, fromId: number, toId: number) {
  await db
    .update(importItems)
    .set({ importId: null, recordId: toId })
    .where(
      and(eq(importItems.userId, userId), eq(importItems.kind, 'exercise'), eq(importItems.recordId, fromId)),
    );
}

export async function deleteImport(db: Executor, userId: number, id: number): Promise<void> {
  await db.delete(importItems).where(itemsOf(userId, id));
  await db.delete(imports).where(ownImport(userId, id));
}

export async function countRowsOf(db: Executor, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: sql`coalesce(sum(${importRows.count}), 0)`.mapWith(Number) })
    .from(importRows)
    .where(eq(importRows.userId, userId));
  return row?.total ?? 0;
}

/** For the download of one's data, a batch at a time. */
export async function* readRowsOf(db: Executor, userId: number) {
  const batches = await db
    .select({ importId: importRows.importId, batch: importRows.batch })
    .from(importRows)
    .where(eq(importRows.userId, userId))
    .orderBy(importRows.importId, importRows.batch);
  for (const { importId, batch } of batches) {
    const [stored] = await db
      .select({ rows: importRows.rows })
      .from(importRows)
      .where(
        and(eq(importRows.userId, userId), eq(importRows.importId, importId), eq(importRows.batch, batch)),
      );
    yield (stored?.rows ?? []).map((row) => ({ importId, row }));
  }
}

export async function insertRows(db: Executor, userId: number, importId: number, rows: readonly string[]) {
  const [last] = await db
    .select({ batch: max(importRows.batch) })
    .from(importRows)
    .where(and(eq(importRows.userId, userId), eq(importRows.importId, importId)));
  const batch = (last?.batch ?? 0) + 1;
  await db.insert(importRows).values({ userId, importId, batch, count: rows.length, rows: [...rows] });
}
