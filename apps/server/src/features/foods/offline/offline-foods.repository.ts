import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { type FoodRow, foodColumns, isVisibleTo } from '../foods.repository.ts';
import { foodState, foods } from '../foods.tables.ts';

/** Which catalogue the shipped foods are from. */
export async function findCatalogueHash(db: Executor): Promise<string> {
  const [state] = await db.select({ hash: foodState.catalogueHash }).from(foodState);
  return state?.hash ?? '';
}

/** All shipped foods, and the catalogue they are from. */
export async function listShippedFoods(db: Executor) {
  const rows = await db
    .select({
      hash: foodState.catalogueHash,
      id: foods.id,
      name: foods.name,
      calories: foods.calories,
      protein: foods.protein,
      carbs: foods.carbs,
      fats: foods.fats,
      fibre: foods.fibre,
      sugar: foods.sugar,
      sodium: foods.sodium,
      saturatedFat: foods.saturatedFat,
      madeOf: foods.madeOf,
      portions: foods.portions,
      searchText: foods.searchText,
      staple: foods.staple,
    })
    .from(foodState)
    .innerJoin(foods, eq(foods.kind, 'generic'))
    .orderBy(asc(foods.id));
  return { hash: rows[0]?.hash ?? '', rows };
}
export type ShippedRow = Awaited<ReturnType<typeof listShippedFoods>>['rows'][number];

/** Selects ids of foods; another feature hands it in. */
export type FoodIdQuery = SQL;

/** What a member has contributed or cooked, and what they have eaten and may still see; shipped foods aside. */
export const listOwnAndEaten = (db: Executor, userId: number, eaten: FoodIdQuery): Promise<FoodRow[]> =>
  db
    .select(foodColumns)
    .from(foods)
    .where(
      and(
        inArray(
          foods.id,
          sql`(select id from foods where contributor_id = ${userId} union select food_id from (${eaten}) eaten)`,
        ),
        ne(foods.kind, 'generic'),
        isNull(foods.removedAt),
        isVisibleTo(userId),
      ),
    )
    .orderBy(asc(foods.id));
