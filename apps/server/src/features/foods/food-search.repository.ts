import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type FoodRow, foodColumns } from './foods.repository.ts';
import { foods } from './foods.tables.ts';
import { patternsOf, queriesOf } from './search-patterns.service.ts';

export const FOUND_AT_MOST = 50;
/** So many of a million products, and some seats stay for shipped foods whose name begins otherwise. */
const BEGINNING_AT_MOST = 40;
const HOLDING_AT_MOST = 200;
const NEAR_ENOUGH = 0.5;

interface Search {
  readonly userId: number;
  /** In the form of the search text. */
  readonly words: readonly string[];
  /** The member's own foods are found by what comes near to this, too. */
  readonly near?: string;
}

/**
 * No more than a few hundred rows, each along an index, however many foods there are. Products that hold the
 * words somewhere are looked for only when few begin with them; a last word that is one is taken for what it
 * is, because all the others that begin with it would have to be gathered first.
 */
function candidates({ userId, words, near }: Search) {
  const { all, prefix } = patternsOf(words);
  const { whole, begun, generic } = queriesOf(words);
  const orNear = near ? sql`or word_similarity(${near}, search_text) >= ${NEAR_ENOUGH}` : sql``;
  return sql`(
    with own as (
      select id from foods
      where contributor_id = ${userId} and (' ' || search_text || ' ' like all(${sql.param(all)}::text[]) ${orNear})
    ), generic as (
      select id from foods
      where kind = 'generic' and to_tsvector('simple', search_text) @@ to_tsquery('simple', ${generic})
    ), beginning as (
      select id from foods where shared and search_text like ${prefix}
      order by search_text using ~<~ limit ${BEGINNING_AT_MOST}
    ), holding as (
      select id from foods
      where shared and to_tsvector('simple', search_text) @@ (
        select to_tsquery('simple', case
          when exists (select from food_words where word = ${words.at(-1)}) then ${whole} else ${begun} end))
      limit (select case when count(*) < ${BEGINNING_AT_MOST} then ${HOLDING_AT_MOST}::int else 0 end from beginning)
    )
    select id from own union select id from generic union select id from beginning union select id from holding)`;
}

/**
 * Own foods; the very name; names that begin so; shipped foods; the rest. A shipped food goes by more
 * than one name: its head, 'Milk' of 'Milk, whole', whatever its head ends with, and the other words for it.
 */
function byRank({ userId, words }: Search) {
  const { same, begins, all, lastIsWhole } = patternsOf(words);
  const holdsAll = sql`like all(${sql.param(all)}::text[])`;
  const head = sql`split_part(split_part(search_text, ' / ', 1), ' | ', 1)`;
  const isSame = sql`(search_text ~ ${same})`;
  const isBeginning = sql`(search_text ~ ${begins})`;
  const isWhole = sql`(' ' || search_text || ' ' like ${lastIsWhole})`;
  const isInName = sql`(${isBeginning} or ' ' || ${head} || ' ' ${holdsAll})`;
  const isNamed = sql`(kind = 'generic'
    and (${isBeginning} or ' ' || ${head} || ' ' || split_part(search_text, ' / ', 2) || ' ' ${holdsAll}))`;
  return sql`
    case
      when contributor_id = ${userId} then 0
      when ${isSame} or (${isNamed} and ${isWhole}) then 1
      when ${isBeginning} or ${isNamed} then 2
      when kind = 'generic' then 3
      else 4
    end,
    kind = 'generic' desc, ${isSame} desc, ${isWhole} desc, ${isInName} desc, staple desc, ${isBeginning} desc,
    array_length(string_to_array(split_part(search_text, ' / ', 1), ' '), 1), lower(name), id`;
}

export const searchFoods = (db: Executor, search: Search): Promise<FoodRow[]> =>
  db
    .select(foodColumns)
    .from(foods)
    .where(inArray(foods.id, candidates(search)))
    .orderBy(byRank(search))
    .limit(FOUND_AT_MOST);
