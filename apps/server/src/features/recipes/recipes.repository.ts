import { and, asc, count, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import type { Page } from '../../platform/http/paging.ts';
import { isBanned } from '../../platform/users/users.repository.ts';
import { foods } from '../foods/foods.tables.ts';
import { othersInHousehold } from '../households/household-members.repository.ts';
import { profiles } from '../profile/profile.tables.ts';
import { recipeIngredients, recipes } from './recipes.tables.ts';

type NewRecipe = Omit<typeof recipes.$inferInsert, 'id'>;
export type StoredIngredient = Pick<
  typeof recipeIngredients.$inferSelect,
  'line' | 'foodId' | 'name' | 'grams' | 'nutrients'
>;

const own = (userId: number, id: number) => and(eq(recipes.userId, userId), eq(recipes.id, id));
const isReadable = (userId: number) =>
  or(eq(recipes.userId, userId), sql`${recipes.userId} in ${othersInHousehold(userId)}`);

/** In one statement with the recipe: nobody reads half of a save. */
const ingredients = sql<StoredIngredient[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('line', line, 'foodId', food_id, 'name', name, 'grams', grams,
    'nutrients', nutrients) order by position), '[]')
  from ${recipeIngredients} part where part.user_id = ${recipes.userId} and part.recipe_id = ${recipes.id})`;

const readRecipes = (db: Executor, which: SQL | undefined) =>
  db
    .select({ ...getTableColumns(recipes), ingredients, owner: profiles.firstName })
    .from(recipes)
    .leftJoin(profiles, eq(profiles.userId, recipes.userId))
    .where(which);
export type StoredRecipe = Awaited<ReturnType<typeof readRecipes>>[number];

/** The member's own, or one of the household's. */
export const findReadableRecipe = async (db: Executor, userId: number, id: number) =>
  (await readRecipes(db, and(eq(recipes.id, id), isReadable(userId))))[0];

export const findSharedRecipe = async (db: Executor, shareKey: string) =>
  (await readRecipes(db, and(eq(recipes.shareKey, shareKey), sql`not ${isBanned(recipes.userId)}`)))[0];

export async function lockRecipe(db: Executor, userId: number, id: number) {
  const [row] = await db.select().from(recipes).where(own(userId, id)).for('update');
  return row;
}

interface Filter {
  readonly userId: number;
  /** In the form of the search text of foods. */
  readonly words: readonly string[];
}

const matching = ({ userId, words }: Filter) =>
  and(isReadable(userId), ...words.map((word) => sql`' ' || ${foods.searchText} like ${`% ${word}%`}`));

export const listRecipeRows = (db: Executor, filter: Filter, { limit, offset }: Page) =>
  db
    .select({
      id: recipes.id,
      userId: recipes.userId,
      foodId: recipes.foodId,
      name: recipes.name,
      servings: recipes.servings,
      portions: foods.portions,
      calories: foods.calories,
      protein: foods.protein,
      carbs: foods.carbs,
      fats: foods.fats,
      ingredientCount: sql`(select count(*) from ${recipeIngredients} part
        where part.user_id = ${recipes.userId} and part.recipe_id = ${recipes.id})`.mapWith(Number),
      owner: profiles.firstName,
      updatedAt: recipes.updatedAt,
    })
    .from(recipes)
    .innerJoin(foods, eq(foods.id, recipes.foodId))
    .leftJoin(profiles, eq(profiles.userId, recipes.userId))
    .where(matching(filter))
    .orderBy(desc(recipes.createdAt), desc(recipes.id))
    .limit(limit)
    .offset(offset);

export async function countRecipeRows(db: Executor, filter: Filter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(recipes)
    .innerJoin(foods, eq(foods.id, recipes.foodId))
    .where(matching(filter));
  return row?.total ?? 0;
}

export async function countRecipesOf(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(recipes).where(eq(recipes.userId, userId));
  return row?.total ?? 0;
}

export async function insertRecipe(db: Executor, row: NewRecipe): Promise<number> {
  const [stored] = await db.insert(recipes).values(row).returning({ id: recipes.id });
  if (!stored) throw new Error('the recipe was not stored');
  return stored.id;
}

export async function updateRecipe(db: Executor, userId: number, id: number, changes: Partial<NewRecipe>) {
  const changed = await db.update(recipes).set(changes).where(own(userId, id)).returning({ id: recipes.id });
  return changed.length > 0;
}

export async function replaceIngredients(
  db: Executor,
  userId: number,
  recipeId: number,
  rows: readonly StoredIngredient[],
): Promise<void> {
  await db
    .delete(recipeIngredients)
    .where(and(eq(recipeIngredients.userId, userId), eq(recipeIngredients.recipeId, recipeId)));
  await db
    .insert(recipeIngredients)
    .values(rows.map((row, position) => ({ ...row, userId, recipeId, position })));
}

/** Returns the id of its food; undefined when there was no such recipe. */
export async function deleteRecipe(db: Executor, userId: number, id: number): Promise<number | undefined> {
  const [gone] = await db.delete(recipes).where(own(userId, id)).returning({ foodId: recipes.foodId });
  return gone?.foodId;
}

/** For the download of one's data. */
export const listRecipesOf = (db: Executor, userId: number) =>
  db
    .select({ ...getTableColumns(recipes), ingredients })
    .from(recipes)
    .where(eq(recipes.userId, userId))
    .orderBy(asc(recipes.id));
