import { PORTION } from '@fitarc/domain/food';
import type { LocalDate } from '@fitarc/domain/local-date';
import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/db/database.ts';
import { preparedStatement } from '../../platform/db/prepared.ts';
import { meals } from './meals.tables.ts';

export type MealRow = typeof meals.$inferSelect;
export type NewMeal = Omit<typeof meals.$inferInsert, 'id' | 'updatedAt'>;
export type MealColumns = Partial<Omit<NewMeal, 'userId' | 'createdAt'>>;

const ofUser = (userId: number) => eq(meals.userId, userId);
const ownMeal = (userId: number, id: number) => and(ofUser(userId), eq(meals.id, id));
const onDay = (userId: number, date: LocalDate) => and(ofUser(userId), eq(meals.date, date));

const readMeals = (db: Executor, which: SQL | undefined) =>
  db.select().from(meals).where(which).orderBy(asc(meals.id));

export const listMealsOn = (db: Executor, userId: number, date: LocalDate) =>
  readMeals(db, onDay(userId, date));

const { userId: _owner, createdAt: _created, editedAt: _edited, ...SHOWN } = getTableColumns(meals);
export type ShownMeal = Pick<MealRow, keyof typeof SHOWN>;

const diary = preparedStatement((db) =>
  db
    .select(SHOWN)
    .from(meals)
    .where(and(eq(meals.userId, sql.placeholder('userId')), eq(meals.date, sql.placeholder('date'))))
    .orderBy(asc(meals.id))
    .prepare('read_diary'),
);

/** The meals of a day as they are shown. */
export const readDiary = (db: Executor, userId: number, date: LocalDate): Promise<ShownMeal[]> =>
  diary(db).execute({ userId, date });

/** As they are shown, both days included. */
export const listMealsBetween = (
  db: Executor,
  userId: number,
  from: LocalDate,
  to: LocalDate,
): Promise<ShownMeal[]> =>
  db
    .select(SHOWN)
    .from(meals)
    .where(and(ofUser(userId), between(meals.date, from, to)))
    .orderBy(asc(meals.date), asc(meals.id));

export const findMeal = async (db: Executor, userId: number, id: number) =>
  (await readMeals(db, ownMeal(userId, id)))[0];

export const listMealsById = (db: Executor, userId: number, ids: readonly number[]) =>
  readMeals(db, and(ofUser(userId), inArray(meals.id, [...ids])));

const countOnDay = preparedStatement((db) =>
  db
    .select({ total: count() })
    .from(meals)
    .where(and(eq(meals.userId, sql.placeholder('userId')), eq(meals.date, sql.placeholder('date'))))
    .prepare('count_meals_on'),
);
export async function countMealsOn(db: Executor, userId: number, date: LocalDate): Promise<number> {
  const [row] = await countOnDay(db).execute({ userId, date });
  return row?.total ?? 0;
}

export async function countMealsOf(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(meals).where(ofUser(userId));
  return row?.total ?? 0;
}

/** Not encoded by its column: Drizzle's encoders of prepared values do not know null. */
const given = (name: keyof InsertedMeal) => sql`${sql.placeholder(name)}`;
const { id: _id, updatedAt: _version, ...INSERTED } = getTableColumns(meals);
type InsertedMeal = Pick<MealRow, keyof typeof INSERTED>;
const INSERTED_NAMES = Object.keys(INSERTED) as (keyof InsertedMeal)[];
const NOTHING = Object.fromEntries(INSERTED_NAMES.map((name) => [name, null]));
const GIVEN = Object.fromEntries(INSERTED_NAMES.map((name) => [name, given(name)]));
const insertStatement = preparedStatement((db) =>
  db
    .insert(meals)
    .values(GIVEN as Record<keyof InsertedMeal, SQL>)
    .returning()
    .prepare('insert_meal'),
);
export async function insertMeal(db: Executor, row: NewMeal): Promise<MealRow> {
  const nutrients = row.nutrients && JSON.stringify(row.nutrients);
  const [inserted] = await insertStatement(db).execute({ ...NOTHING, ...row, nutrients });
  if (!inserted) throw new Error('the meal was not stored');
  return inserted;
}

export const insertMeals = (db: Executor, rows: NewMeal[]): Promise<MealRow[]> =>
  db.insert(meals).values(rows).returning();

export async function updateMeal(db: Executor, userId: number, id: number, changes: MealColumns) {
  const [row] = await db.update(meals).set(changes).where(ownMeal(userId, id)).returning();
  return row;
}

export async function deleteMeal(db: Executor, userId: number, id: number): Promise<boolean> {
  const gone = await db.delete(meals).where(ownMeal(userId, id)).returning({ id: meals.id });
  return gone.length > 0;
}

const total = (figure: AnyPgColumn) => sql`coalesce(sum(${figure}), 0)`.mapWith(Number);

const daySums = preparedStatement((db) =>
  db
    .select({
      date: meals.date,
      meals: count(),
      calories: total(meals.calories),
      protein: total(meals.protein),
      carbs: total(meals.carbs),
      fats: total(meals.fats),
    })
    .from(meals)
    .where(
      and(
        eq(meals.userId, sql.placeholder('userId')),
        between(meals.date, sql.placeholder('from'), sql.placeholder('to')),
      ),
    )
    .groupBy(meals.date)
    .orderBy(asc(meals.date))
    .prepare('list_day_sums'),
);

/** What was eaten on each day, both ends included; without days that have nothing. */
export const listDaySums = (db: Executor, userId: number, from: LocalDate, to: LocalDate) =>
  daySums(db).execute({ userId, from, to });

const MOST_KINDS = 500;

/** What was eaten between two days, each thing once as it was logged last, the latest first. */
export function listEaten(db: Executor, userId: number, from: LocalDate, to: LocalDate) {
  const what = sql`coalesce(${meals.foodId}::text, lower(${meals.name}) || '|' || coalesce(${meals.serving}, ''))`;
  const eaten = db
    .select({
      id: meals.id,
      date: meals.date,
      name: meals.name,
      serving: meals.serving,
      portion: meals.portion,
      foodId: meals.foodId,
      calories: meals.calories,
      protein: meals.protein,
      carbs: meals.carbs,
      fats: meals.fats,
      times: sql`count(*) over (partition by ${what})`.mapWith(Number).as('times'),
      turn: sql<number>`row_number() over (partition by ${what} order by ${meals.id} desc)`.as('turn'),
    })
    .from(meals)
    .where(and(ofUser(userId), between(meals.date, from, to)))
    .as('eaten');
  return db.select().from(eaten).where(eq(eaten.turn, 1)).orderBy(desc(eaten.id)).limit(MOST_KINDS);
}
const MOST_PORTIONS = 2000;
const MOST_FOODS = 2000;

/** Selects the foods that were eaten, the latest of them. */
export const eatenFoodIds = (userId: number, from: LocalDate, to: LocalDate) => sql`
  select food_id from meals
  where user_id = ${userId} and date between ${from} and ${to} and food_id is not null
  group by food_id order by max(id) desc limit ${MOST_FOODS}`;

/** How much of each food was eaten when it was eaten last, the latest first. */
export async function listLastPortions(db: Executor, userId: number, from: LocalDate, to: LocalDate) {
  const last = db
    .selectDistinctOn([meals.foodId], { foodId: meals.foodId, portion: meals.portion, id: meals.id })
    .from(meals)
    .where(
      and(
        ofUser(userId),
        between(meals.date, from, to),
        isNotNull(meals.foodId),
        between(meals.portion, PORTION.min, PORTION.max),
      ),
    )
    .orderBy(meals.foodId, desc(meals.id))
    .as('last');
  const rows = await db.select().from(last).orderBy(desc(last.id)).limit(MOST_PORTIONS);
  return rows.flatMap(({ foodId, portion }) => (foodId && portion ? { food_id: foodId, portion } : []));
}

export type Eaten = Awaited<ReturnType<typeof listEaten>>[number];

/** For the download of one's data: so many, newest first, before the one given. */
export const listMealsBefore = (db: Executor, userId: number, last: MealRow | undefined, limit: number) =>
  db
    .select()
    .from(meals)
    .where(
      and(
        ofUser(userId),
        last ? sql`(${meals.date}, ${meals.id}) < (${last.date}::date, ${last.id}::bigint)` : undefined,
      ),
    )
    .orderBy(desc(meals.date), desc(meals.id))
    .limit(limit);

const someMeals = (userId: number, ids: readonly number[]) =>
  and(ofUser(userId), sql`${meals.id} = any(${sql.param([...ids])}::bigint[])`);

export async function countMealsByDay(db: Executor, userId: number, days: readonly LocalDate[]) {
  const rows = await db
    .select({ date: meals.date, total: count() })
    .from(meals)
    .where(and(ofUser(userId), inArray(meals.date, [...new Set(days)])))
    .groupBy(meals.date);
  return new Map(rows.map((row) => [row.date, row.total]));
}

/** Those that are still there, and whether they were changed by hand. */
export const listStoredMeals = (db: Executor, userId: number, ids: readonly number[]) =>
  db
    .select({
      id: meals.id,
      name: meals.name,
      date: meals.date,
      createdAt: meals.createdAt,
      editedAt: meals.editedAt,
    })
    .from(meals)
    .where(someMeals(userId, ids));

export async function deleteMeals(db: Executor, userId: number, ids: readonly number[]): Promise<number> {
  const { rowCount } = await db.delete(meals).where(someMeals(userId, ids));
  return rowCount ?? 0;
}
