import { PRODUCTS_FOUND_AT_MOST } from '@fitarc/contract/admin-products';
import { patternsOf } from '@fitarc/domain/food-search/search-patterns';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import type { Page } from '../../../platform/http/paging.ts';
import { emailOf } from '../../../platform/users/users.repository.ts';
import { type FoodRow, foodColumns } from '../foods.repository.ts';
import { foods } from '../foods.tables.ts';

export interface ListedProduct {
  readonly food: FoodRow;
  readonly email: string | null;
}

/** Either a barcode in one spelling, or words in the form of the search text; none of both for no search. */
export interface ProductSearch {
  readonly barcode?: string;
  readonly words?: readonly string[];
  readonly removed: boolean;
}

const MOST = sql.raw(String(PRODUCTS_FOUND_AT_MOST));
const BEGINNING_AT_MOST = sql.raw('100');

const isProduct = eq(foods.kind, 'product');
const newestFirst = [desc(foods.createdAt), desc(foods.id)];

/**
 * The IDs of the products with these words, each read through an index: those that begin with them, then others up
 * to the limit. The last word is a prefix unless it is a known word, as in the members' search.
 */
function withWords(words: readonly string[]) {
  const { first, behind, last, whole, begun } = patternsOf(words);
  const beginsWith = sql`search_text ~>=~ ${first} and search_text ~<~ ${behind}`;
  const which = sql`(
    with beginning as (
      select id from foods where shared and kind = 'product' and ${beginsWith}
      order by search_text using ~<~ limit ${BEGINNING_AT_MOST}
    ), holding as (
      select id from foods
      where shared and kind = 'product' and to_tsvector('simple', search_text) @@ (
        select to_tsquery('simple', case when exists (select from food_words where word = ${last})
          then ${whole} else ${begun} end))
      limit ${MOST}
    )
    select id from beginning union select id from holding limit ${MOST})`;
  return { which, order: [sql`(${beginsWith}) desc`, sql`search_text using ~<~`, asc(foods.id)] };
}

const latest = (where: SQL, by: SQL) =>
  sql`(select id from foods where kind = 'product' and ${where} order by ${by} limit ${MOST})`;

function found({ barcode, words, removed }: ProductSearch): { which: SQL; order: SQL[] } {
  if (removed) {
    const isMeant = barcode
      ? sql`barcode = ${barcode}`
      : sql`' ' || search_text || ' ' like all(${sql.param(patternsOf(words ?? []).all)}::text[])`;
    const which = latest(sql`removed_at is not null and ${isMeant}`, sql`removed_at desc, id desc`);
    return { which, order: [desc(foods.removedAt), desc(foods.id)] };
  }
  if (barcode) return { which: latest(sql`barcode = ${barcode}`, sql`id`), order: newestFirst };
  if (words) return withWords(words);
  return { which: latest(sql`remembered_by is not null`, sql`created_at desc, id desc`), order: newestFirst };
}

export const listProductRows = (
  db: Executor,
  search: ProductSearch,
  { limit, offset }: Page,
): Promise<ListedProduct[]> => {
  const { which, order } = found(search);
  return db
    .select({ food: foodColumns, email: emailOf(foods.rememberedBy) })
    .from(foods)
    .where(and(isProduct, inArray(foods.id, which)))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
};

export async function countProducts(db: Executor, search: ProductSearch): Promise<number> {
  const [row] = await db.select({ total: count() }).from(sql`${found(search).which} found`);
  return row?.total ?? 0;
}

export async function lockProduct(db: Executor, id: number): Promise<FoodRow | undefined> {
  const [row] = await db
    .select(foodColumns)
    .from(foods)
    .where(and(isProduct, eq(foods.id, id)))
    .for('update');
  return row;
}

export async function findProduct(db: Executor, id: number): Promise<ListedProduct> {
  const [row] = await db
    .select({ food: foodColumns, email: emailOf(foods.rememberedBy) })
    .from(foods)
    .where(and(isProduct, eq(foods.id, id)));
  if (!row) throw new Error('the product is gone');
  return row;
}
