import { patternsOf } from '@fitarc/domain/food-search/search-patterns';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import type { Page } from '../../../platform/http/paging.ts';
import { emailOf } from '../../../platform/users/users.repository.ts';
import { type FoodRow, foodColumns } from '../foods.repository.ts';
import { foods } from '../foods.tables.ts';

/** Public foods of members wait; whatever else is in the table nobody reviews. */
const isPending = and(
  eq(foods.kind, 'member'),
  eq(foods.visibility, 'public'),
  eq(foods.approval, 'pending'),
);

export const listPendingFoods = (db: Executor, { limit, offset }: Page) =>
  db
    .select({ food: foodColumns, email: emailOf(foods.contributorId) })
    .from(foods)
    .where(isPending)
    .orderBy(asc(foods.createdAt), asc(foods.id))
    .limit(limit)
    .offset(offset);

export async function countPendingFoods(db: Executor): Promise<number> {
  const [row] = await db.select({ total: count() }).from(foods).where(isPending);
  return row?.total ?? 0;
}

/** Locked, so that of two administrators who review at once the second finds it reviewed. */
export async function lockPendingFood(db: Executor, id: number): Promise<FoodRow | undefined> {
  const [row] = await db
    .select(foodColumns)
    .from(foods)
    .where(and(isPending, eq(foods.id, id)))
    .for('update');
  return row;
}

interface Asked {
  readonly id: number;
  /** Of its name, in the form of the search text. */
  readonly words: readonly string[];
}
export type SimilarFood = Pick<
  FoodRow,
  'name' | 'brand' | 'calories' | 'protein' | 'carbs' | 'fats' | 'servingSize' | 'kind'
> & { readonly pendingId: number; readonly foodId: number };

const SHOWN_AT_MOST = sql.raw('3');
const SAME_AT_MOST = sql.raw('3');
const BEGINNING_AT_MOST = sql.raw('5');
const HOLDING_AT_MOST = sql.raw('20');

/** Where the name of a food ends, its brand or what else it is called begins. */
const nameWords =
  sql.raw(`case when kind = 'generic' then replace(split_part(search_text, ' / ', 1), ' | ', ' ')
  else split_part(search_text, ' | ', 1) end`);
const between = (first: string, behind: string) =>
  sql.raw(`search_text ~>=~ (${first}) and search_text ~<~ (${behind})`);

/**
 * For each food a few of those everybody finds: of the same name first, then those that have all its words, the
 * shortest first. Each is looked for along an index and among a few candidates, so that a name of common words
 * costs no more beside a million products; those that hold the words somewhere only when few begin with them.
 */
export async function listSimilarFoods(db: Executor, asked: readonly Asked[]): Promise<SimilarFood[]> {
  const named = asked.filter(({ words }) => words.length > 0);
  if (named.length === 0) return [];
  const texts = named.map(({ words }) => words.join(' '));
  const queries = named.map(({ words }) => patternsOf(words).whole);
  const { rows } = await db.execute(sql`
    select asked.id::float8 as "pendingId", likely.*
    from unnest(${sql.param(named.map(({ id }) => id))}::bigint[], ${sql.param(texts)}::text[],
      ${sql.param(queries)}::text[]) asked(id, words, query)
    cross join lateral (
      with same as (
        select id from foods where shared and search_text = asked.words limit ${SAME_AT_MOST}
      ), branded as (
        select id from foods where shared and ${between(`asked.words || ' | '`, `asked.words || ' }'`)}
        order by search_text using ~<~ limit ${SAME_AT_MOST}
      ), beginning as (
        select id from foods where shared and ${between(`asked.words || ' '`, `asked.words || ' {'`)}
        order by search_text using ~<~ limit ${BEGINNING_AT_MOST}
      ), found as (
        select id from same union all select id from branded union all select id from beginning
      ), holding as (
        select id from foods
        where shared and to_tsvector('simple', search_text) @@ (select to_tsquery('simple', asked.query))
        limit (select case when count(*) < ${SHOWN_AT_MOST} then ${HOLDING_AT_MOST} else 0 end from found)
      ), generic as (
        select id from foods
        where kind = 'generic' and to_tsvector('simple', search_text) @@ (select to_tsquery('simple', asked.query))
      )
      select id::float8 as "foodId", name, brand, calories::float8, protein::float8, carbs::float8, fats::float8,
        serving_size as "servingSize", kind
      from foods
      where id in (select id from found union select id from holding union select id from generic)
      order by ${nameWords} = asked.words desc, array_length(string_to_array(${nameWords}, ' '), 1),
        kind = 'generic' desc, foods.id
      limit ${SHOWN_AT_MOST}
    ) likely`);
  return rows as unknown as SimilarFood[];
}
