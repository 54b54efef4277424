import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type FoodRow, foodColumns } from './foods.repository.ts';
import { foods } from './foods.tables.ts';
import { patternsOf, queriesOf } from './search-patterns.service.ts';

const FOUND_AT_MOST = 50;
/** So many of a million products, and some seats stay for shipped foods whose name begins otherwise. */
const BEGINNING_AT_MOST = 40;
const HOLDING_AT_MOST = 200;
const NEAR_ENOUGH = 0.5;

const text = foods.searchText;
const padded = sql`(' ' || ${text} || ' ')`;
const vector = sql`to_tsvector('simple', ${text})`;
const isGeneric = sql`(${foods.kind} = 'generic')`;
const list = (patterns: readonly string[]) => sql`${sql.param([...patterns])}::text[]`;

interface Search {
  readonly userId: number;
  /** In the form of the search text. */
  readonly words: readonly string[];
  /** The member's own foods are found by what comes near to this, too. */
  readonly near?: string;
}

/** No more than a few hundred rows, each along an index, however many foods there are. */
function candidates({ userId, words, near }: Search) {
  const { all, prefix } = patternsOf(words);
  const queries = queriesOf(words);
  const isNear = near ? sql` or word_similarity(${near}, ${text}) >= ${NEAR_ENOUGH}` : sql``;
  return sql`
    with own as (
      select ${foods.id} from ${foods}
      where ${foods.contributorId} = ${userId} and (${padded} like all(${list(all)})${isNear})
    ), generic as (
      select ${foods.id} from ${foods}
      where ${isGeneric} and ${vector} @@ to_tsquery('simple', ${queries.generic})
    ), beginning as (
      select ${foods.id} from ${foods} where ${foods.shared} and ${text} like ${prefix}
      order by ${text} using ~<~ limit ${BEGINNING_AT_MOST}
    ), holding as (
      select ${foods.id} from ${foods}
      where ${foods.shared} and ${vector} @@ to_tsquery('simple', ${queries.shared})
      limit (select case when count(*) < ${BEGINNING_AT_MOST} then ${HOLDING_AT_MOST}::int else 0 end from beginning)
    )
    select id from own union select id from generic union select id from beginning union select id from holding`;
}

/** Own foods; the very name; names that begin so; shipped foods; the rest. */
function byRank({ userId, words }: Search) {
  const { same, begins, all, lastIsWhole } = patternsOf(words);
  const isBeginning = sql`${text} ~ ${begins}`;
  const otherName = sql`(' ' || split_part(${text}, ' / ', 2) || ' ')`;
  const isOtherName = sql`(${isGeneric} and ${otherName} like all(${list(all)}))`;
  const rank = sql`case
    when ${foods.contributorId} = ${userId} then 0
    when ${text} ~ ${same} then 1
    when ${isBeginning} or ${isOtherName} then 2
    when ${isGeneric} then 3
    else 4 end`;
  return [
    rank,
    sql`${isGeneric} desc`,
    sql`${padded} like ${lastIsWhole} desc`,
    sql`${isBeginning} desc`,
    sql`${foods.staple} desc`,
    sql`array_length(string_to_array(split_part(${text}, ' / ', 1), ' '), 1)`,
    sql`lower(${foods.name})`,
    foods.id,
  ];
}

export const searchFoods = (db: Executor, search: Search): Promise<FoodRow[]> =>
  db
    .select(foodColumns)
    .from(foods)
    .where(inArray(foods.id, sql`(${candidates(search)})`))
    .orderBy(...byRank(search))
    .limit(FOUND_AT_MOST);
