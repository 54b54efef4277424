import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { foodState, foods } from '../foods.tables.ts';

type GenericFood = Pick<
  typeof foods.$inferSelect,
  | 'ndb'
  | 'name'
  | 'calories'
  | 'protein'
  | 'carbs'
  | 'fats'
  | 'fibre'
  | 'sugar'
  | 'sodium'
  | 'saturatedFat'
  | 'madeOf'
  | 'portions'
  | 'staple'
  | 'searchText'
>;
const CORRECTED = [
  'name',
  'calories',
  'protein',
  'carbs',
  'fats',
  'fibre',
  'sugar',
  'sodium',
  'saturatedFat',
  'madeOf',
  'portions',
  'staple',
  'searchText',
] as const satisfies (keyof GenericFood)[];

/** The state row, made on the first start and locked: of several nodes that start together one seeds. */
export async function lockFoodState(db: Executor) {
  await db.insert(foodState).values({}).onConflictDoNothing();
  const [state] = await db.select().from(foodState).for('update');
  if (!state) throw new Error('the foods have no state');
  return state;
}

export async function setFoodCatalogueHash(db: Executor, catalogueHash: string): Promise<void> {
  await db.update(foodState).set({ catalogueHash });
}

const AT_A_TIME = 500;

/** Upsert in batches: a statement takes only so many values. */
export async function storeGenericFoods(db: Executor, rows: readonly GenericFood[], now: Date) {
  const table = getTableColumns(foods);
  const excludedColumn = (key: (typeof CORRECTED)[number]) => sql.raw(`excluded."${table[key].name}"`);
  const set = Object.fromEntries(CORRECTED.map((key) => [key, excludedColumn(key)]));
  const differs = sql`(${sql.join(
    CORRECTED.map((key) => sql`${foods[key]}`),
    sql`, `,
  )}) is distinct from (${sql.join(CORRECTED.map(excludedColumn), sql`, `)})`;
  for (let from = 0; from < rows.length; from += AT_A_TIME) {
    await db
      .insert(foods)
      .values(
        rows.slice(from, from + AT_A_TIME).map((row) => ({
          ...row,
          kind: 'generic' as const,
          visibility: 'public' as const,
          approval: 'approved' as const,
          createdAt: now,
          updatedAt: now,
        })),
      )
      .onConflictDoUpdate({
        target: foods.ndb,
        targetWhere: sql`${foods.ndb} is not null`,
        set: { ...set, updatedAt: now },
        setWhere: differs,
      });
  }
}

export async function deleteGenericFoodsBut(db: Executor, shipped: readonly string[]): Promise<void> {
  const isGeneric = eq(foods.kind, 'generic');
  await db
    .delete(foods)
    .where(
      shipped.length > 0
        ? and(isGeneric, sql`${foods.ndb} <> all(${sql.param([...shipped])}::text[])`)
        : isGeneric,
    );
}
