import { and, count, desc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { othersInHousehold } from '../households/household-members.repository.ts';
import { foods } from './foods.tables.ts';

const { searchText: _words, ...columns } = getTableColumns(foods);
export const foodColumns = columns;

export type FoodRow = Omit<typeof foods.$inferSelect, 'searchText'>;

/** What a member is shown of a food. */
export const shownColumns = {
  id: foods.id,
  kind: foods.kind,
  contributorId: foods.contributorId,
  personalOf: foods.personalOf,
  name: foods.name,
  brand: foods.brand,
  category: foods.category,
  servingSize: foods.servingSize,
  visibility: foods.visibility,
  approval: foods.approval,
  reviewNote: foods.reviewNote,
  calories: foods.calories,
  protein: foods.protein,
  carbs: foods.carbs,
  fats: foods.fats,
  fibre: foods.fibre,
  sugar: foods.sugar,
  sodium: foods.sodium,
  saturatedFat: foods.saturatedFat,
  portions: foods.portions,
  imageUrl: foods.imageUrl,
  madeOf: foods.madeOf,
  barcode: foods.barcode,
  updatedAt: foods.updatedAt,
};
export type ShownFood = Pick<FoodRow, keyof typeof shownColumns>;
export type NewFood = Omit<typeof foods.$inferInsert, 'id'>;

/** What a member has contributed; recipes are theirs too, and are changed as recipes. */
const ofMember = (userId: number) => and(eq(foods.contributorId, userId), eq(foods.kind, 'member'));
const ownFood = (userId: number, id: number) => and(ofMember(userId), eq(foods.id, id));
const newestFirst = [desc(foods.createdAt), desc(foods.id)];

/** Whatever is decided about it meanwhile is waited for. */
export async function lockFood(
  db: Executor,
  id: number,
  strength: 'update' | 'share',
): Promise<FoodRow | undefined> {
  const [row] = await db.select(columns).from(foods).where(eq(foods.id, id)).for(strength);
  return row;
}

/** Also the household's foods and recipes. */
export const isVisibleTo = (userId: number) =>
  or(
    eq(foods.kind, 'generic'),
    eq(foods.shared, true),
    eq(foods.contributorId, userId),
    sql`${foods.personalOf} in ${othersInHousehold(userId)}`,
  );

/** Those of the given foods that a member may see, by their id. */
export async function findVisibleFoods(db: Executor, userId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, FoodRow>();
  const rows = await db
    .select(columns)
    .from(foods)
    .where(and(inArray(foods.id, [...ids]), isNull(foods.removedAt), isVisibleTo(userId)));
  return new Map(rows.map((row): [number, FoodRow] => [row.id, row]));
}

export const listFoodsOf = (db: Executor, userId: number): Promise<FoodRow[]> =>
  db
    .select(columns)
    .from(foods)
    .where(ofMember(userId))
    .orderBy(...newestFirst);

export const findOwnFoods = (db: Executor, userId: number, ids: readonly number[]): Promise<FoodRow[]> =>
  db
    .select(columns)
    .from(foods)
    .where(and(ofMember(userId), inArray(foods.id, [...ids])));

const isNamed = (names: readonly string[]) =>
  sql`lower(${foods.name}) = any(${sql.param(names.map((name) => name.toLowerCase()))}::text[])`;

export const findPersonalFoodsByName = (db: Executor, userId: number, names: readonly string[]) =>
  db
    .select(columns)
    .from(foods)
    .where(and(eq(foods.personalOf, userId), eq(foods.kind, 'member'), isNamed(names)));

export const findGenericFoodsByName = (db: Executor, names: readonly string[]) =>
  db
    .select(columns)
    .from(foods)
    .where(and(eq(foods.kind, 'generic'), isNamed(names)));

export async function countFoodsOf(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(foods).where(ofMember(userId));
  return row?.total ?? 0;
}

/** Whoever changes a food holds it: its review cannot come to an end meanwhile. */
export async function lockOwnFood(db: Executor, userId: number, id: number): Promise<FoodRow | undefined> {
  const [row] = await db.select(columns).from(foods).where(ownFood(userId, id)).for('update');
  return row;
}

export async function insertFood(db: Executor, row: NewFood): Promise<FoodRow> {
  const [inserted] = await db.insert(foods).values(row).returning(columns);
  if (!inserted) throw new Error('the food was not stored');
  return inserted;
}

/** The ids in the order of the rows. */
export async function insertFoods(db: Executor, rows: readonly NewFood[]): Promise<number[]> {
  const stored = await db
    .insert(foods)
    .values([...rows])
    .returning({ id: foods.id });
  return stored.map(({ id }) => id);
}

export async function updateFood(db: Executor, id: number, changes: Partial<NewFood>): Promise<FoodRow> {
  const [updated] = await db.update(foods).set(changes).where(eq(foods.id, id)).returning(columns);
  if (!updated) throw new Error('the food was not stored');
  return updated;
}

export async function deleteRecipeFood(db: Executor, userId: number, id: number): Promise<void> {
  await db.delete(foods).where(and(eq(foods.id, id), eq(foods.personalOf, userId), eq(foods.kind, 'recipe')));
}

/** Returns its search text; undefined when there was no such food. */
export async function deleteFood(db: Executor, userId: number, id: number): Promise<string | undefined> {
  const [gone] = await db
    .delete(foods)
    .where(ownFood(userId, id))
    .returning({ searchText: foods.searchText });
  return gone?.searchText;
}

export async function deleteFoods(db: Executor, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(foods).where(and(ofMember(userId), inArray(foods.id, [...ids])));
}

export async function findFoodByBarcode(db: Executor, barcode: string): Promise<FoodRow | undefined> {
  const [row] = await db.select(columns).from(foods).where(eq(foods.barcode, barcode));
  return row;
}

/** Undefined when somebody has remembered it in the meantime. */
export async function insertProduct(db: Executor, row: NewFood): Promise<FoodRow | undefined> {
  const [inserted] = await db.insert(foods).values(row).onConflictDoNothing().returning(columns);
  return inserted;
}
