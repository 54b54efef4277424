import {
  BEGINNING_AT_MOST,
  FOUND_AT_MOST,
  NEAR_ENOUGH,
  type WordSearch,
} from '@fitarc/domain/food-search/food-source';
import { patternsOf } from '@fitarc/domain/food-search/search-patterns';
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { escapeLike } from '../../../platform/db/escape-like.ts';
import { preparedStatement } from '../../../platform/db/prepared.ts';
import { othersInHousehold } from '../../households/household-members.repository.ts';
import { type FoodRow, foodColumns } from '../foods.repository.ts';
import { foods } from '../foods.tables.ts';

/** In the text of the statement, so that the planner knows them. */
const constant = (value: number) => sql.raw(String(value));
const beginningAtMost = constant(BEGINNING_AT_MOST);
const HOLDING_AT_MOST = constant(200);

const placeholder = (name: keyof ReturnType<typeof patternsOf> | 'userId' | 'near' | 'signs') =>
  sql`${sql.placeholder(name)}`;

/**
 * The IDs to rank: a few hundred rows at most, all read through indexes, however many foods there are.
 * - Products that contain the words are read only when few begin with them.
 * - The last word is a prefix, unless it is a known word: a prefix search would have to collect every match first.
 * - Parameters are wrapped in `(select …)`, so that PostgreSQL keeps its generic plan instead of planning each search.
 */
const candidates = (isNear: boolean, also = sql``) => sql`(
  with own as (
    select id from foods
    where contributor_id = ${placeholder('userId')} and (' ' || search_text || ' ' like all(${placeholder('all')}::text[])
      ${isNear ? sql`or word_similarity(${placeholder('near')}, search_text) >= ${constant(NEAR_ENOUGH)}` : sql``}) ${also}
  ), household as (
    select id from foods
    where personal_of in ${othersInHousehold(placeholder('userId'))}
      and ' ' || search_text || ' ' like all(${placeholder('all')}::text[]) ${also}
  ), generic as (
    select id from foods
    where kind = 'generic' and to_tsvector('simple', search_text) @@ (select to_tsquery('simple', ${placeholder('generic')})) ${also}
  ), beginning as (
    select id from foods
    where shared and search_text ~>=~ (select ${placeholder('first')}) and search_text ~<~ (select ${placeholder('behind')}) ${also}
    order by search_text using ~<~ limit ${beginningAtMost}
  ), holding as (
    select id from foods
    where shared and to_tsvector('simple', search_text) @@ (
      select to_tsquery('simple', case when exists (select from food_words where word = ${placeholder('last')})
        then ${placeholder('whole')} else ${placeholder('begun')} end)) ${also}
    limit (select case when count(*) < ${beginningAtMost} then ${HOLDING_AT_MOST} else 0 end from beginning)
  )
  select id from own union select id from household union select id from generic union select id from beginning union select id from holding)`;

const holdsAll = sql`like all(${placeholder('all')}::text[])`;
const head = sql`split_part(split_part(search_text, ' / ', 1), ' | ', 1)`;
const isCalled = sql`(search_text ~ ${placeholder('called')})`;
const isSameBegun = sql`(search_text ~ ${placeholder('sameBegun')})`;
const isSame = sql`(search_text ~ ${placeholder('same')})`;
const isBeginning = sql`(search_text ~ ${placeholder('begins')})`;
const isWhole = sql`(' ' || search_text || ' ' like ${placeholder('lastIsWhole')})`;
const isInName = sql`(${isBeginning} or ' ' || ${head} || ' ' ${holdsAll})`;
const isWholeInName = sql`(search_text ~ ${placeholder('beginsWhole')}
  or ' ' || ${head} || ' ' like all(${placeholder('allWhole')}::text[]))`;
const isNamed = sql`(kind = 'generic'
  and (${isBeginning} or ' ' || ${head} || ' ' || split_part(search_text, ' / ', 2) || ' ' ${holdsAll}))`;

/**
 * Also in the domain's rank-foods.ts, for foods in memory; offline-ranking.test.ts compares both.
 * Own foods and those of the household; the very name; names that begin so; shipped foods; the rest (A-095). A shipped food goes by more
 * than one name: its head, 'Milk' of 'Milk, whole', whatever its head ends with, and the other words for it.
 */
const byRank = sql`
  case
    when contributor_id = ${placeholder('userId')} or personal_of is not null then 0
    when ${isSame} or (${isNamed} and ${isWhole}) then 1
    when ${isBeginning} or ${isNamed} then 2
    when kind = 'generic' then 3
    else 4
  end,
  kind = 'generic' desc, ${isCalled} desc, ${isSame} desc, ${isWhole} desc, ${isWholeInName} desc, ${isInName} desc,
  staple desc, ${isSameBegun} desc, ${isBeginning} desc,
  array_length(string_to_array(split_part(search_text, ' / ', 1), ' '), 1), lower(name), id`;

const holdsSigns = sql`(name || ' ' || coalesce(brand, '')) ilike all(${placeholder('signs')}::text[])`;
/** Nothing but signs: there is no index for them, so only the member's own foods and the shipped ones are read. */
const holdingSigns = sql`(
  select id from foods where contributor_id = ${placeholder('userId')} and ${holdsSigns}
  union select id from foods where kind = 'generic' and ${holdsSigns})`;

/**
 * The words are what it goes by, and not only somewhere in its name: they are its head or the rest of its name, or
 * its head with words of the rest. 'black coffee' is 'Coffee, black'; 'egg' is not 'Egg noodles'.
 */
const named = sql<boolean>`(${isCalled} or ${isSame} or search_text ~ ${placeholder('isRest')}
  or (string_to_array(${head}, ' ') <@ ${placeholder('words')}::text[]
    and ' ' || search_text || ' ' like all(${placeholder('allWhole')}::text[])))`;
/** The words are its whole name, in any order. */
const exact = sql<boolean>`(${isCalled} or (string_to_array(replace(split_part(search_text, ' / ', 1), ' | ', ' '), ' ')
  <@ ${placeholder('words')}::text[] and ' ' || search_text || ' ' like all(${placeholder('allWhole')}::text[])))`;
export type FoundRow = FoodRow & { readonly named: boolean; readonly exact: boolean };

const statement = (name: string, which: SQL) =>
  preparedStatement((db) =>
    db
      .select({ ...foodColumns, named, exact })
      .from(foods)
      .where(and(inArray(foods.id, which), isNull(foods.removedAt)))
      .orderBy(byRank)
      .limit(FOUND_AT_MOST)
      .prepare(name),
  );
const plainStatement = statement('search_foods', candidates(false));
const nearStatement = statement('search_foods_near', candidates(true));
const signsStatement = statement('search_foods_signs', candidates(false, sql`and ${holdsSigns}`));
const onlySignsStatement = statement('search_foods_only_signs', holdingSigns);

interface Search extends WordSearch {
  readonly userId: number;
}

export function searchFoods(db: Executor, { userId, words, near, signs }: Search): Promise<FoundRow[]> {
  if (signs) {
    const ask = words.length > 0 ? signsStatement : onlySignsStatement;
    const held = signs.map((sign) => `%${escapeLike(sign)}%`);
    return ask(db).execute({ ...patternsOf(words), userId, signs: held });
  }
  return (near ? nearStatement : plainStatement)(db).execute({ ...patternsOf(words), userId, near });
}
