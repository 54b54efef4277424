import { eq, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../../platform/db/database.ts';
import { foodImports } from '../foods.tables.ts';
import type { ImportedProduct } from './import-rows.service.ts';

export type ImportState = Omit<typeof foodImports.$inferSelect, 'file' | 'finishedAt'>;

export async function findImport(db: Executor, file: string) {
  const [row] = await db.select().from(foodImports).where(eq(foodImports.file, file));
  return row;
}

export async function saveImport(db: Executor, file: string, state: ImportState, finishedAt: Date | null) {
  const row = { ...state, finishedAt };
  await db
    .insert(foodImports)
    .values({ file, ...row })
    .onConflictDoUpdate({ target: foodImports.file, set: row });
}

export interface NewProduct extends ImportedProduct {
  readonly searchText: string;
}

/** What an administrator corrected stays. Sorted by barcode, so that two imports cannot deadlock. Returns how many changed. */
export async function storeProducts(
  db: Executor,
  products: readonly NewProduct[],
  now: Date,
): Promise<number> {
  const rows = [...products].sort((one, other) => (one.barcode < other.barcode ? -1 : 1));
  const list = <K extends keyof NewProduct>(key: K) => sql.param(rows.map((row) => row[key]));
  const { rowCount } = await db.execute(sql`
    insert into foods (kind, visibility, approval_status, barcode, name, brand, image_url, calories, protein,
      carbs, fats, fibre, sugar, saturated_fat, sodium, search_text, created_at, updated_at)
    select 'product', 'public', 'approved', product.*, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${list('barcode')}::text[], ${list('name')}::text[], ${list('brand')}::text[],
      ${list('imageUrl')}::text[], ${list('calories')}::numeric[], ${list('protein')}::numeric[],
      ${list('carbs')}::numeric[], ${list('fats')}::numeric[], ${list('fibre')}::numeric[],
      ${list('sugar')}::numeric[], ${list('saturated_fat')}::numeric[], ${list('sodium')}::numeric[],
      ${list('searchText')}::text[]) product
    on conflict (barcode) where barcode is not null do update set
      name = excluded.name, brand = excluded.brand, image_url = excluded.image_url, calories = excluded.calories,
      protein = excluded.protein, carbs = excluded.carbs, fats = excluded.fats,
      fibre = excluded.fibre, sugar = excluded.sugar, saturated_fat = excluded.saturated_fat,
      sodium = excluded.sodium, search_text = excluded.search_text, updated_at = excluded.updated_at
    where foods.corrected_at is null
      and (foods.name, foods.brand, foods.image_url, foods.calories, foods.protein, foods.carbs, foods.fats,
        foods.fibre, foods.sugar, foods.saturated_fat, foods.sodium, foods.search_text)
      is distinct from (excluded.name, excluded.brand, excluded.image_url, excluded.calories, excluded.protein,
        excluded.carbs, excluded.fats, excluded.fibre, excluded.sugar, excluded.saturated_fat, excluded.sodium,
        excluded.search_text)`);
  return rowCount ?? 0;
}

/** ANALYZE and an emptied GIN pending list: after so many new rows, statistics and index would be out of date. */
export const analyzeProducts = (db: Db) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select gin_clean_pending_list('foods_shared_words_idx')`);
    await tx.execute(sql`analyze foods, food_words`);
  });
