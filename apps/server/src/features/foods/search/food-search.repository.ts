import { BEGINNING_AT_MOST, NEAR_ENOUGH, type WordSearch } from '@fitarc/domain/food-search/food-source';
import { patternsOf } from '@fitarc/domain/food-search/search-patterns';
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { escapeLike } from '../../../platform/db/escape-like.ts';
import { preparedStatement } from '../../../platform/db/prepared.ts';
import { othersInHousehold } from '../../households/household-members.repository.ts';
import { shownColumns } from '../foods.repository.ts';
import { foods } from '../foods.tables.ts';

/** In the text of the statement, so that the planner knows them. */
const constant = (value: number) => sql.raw(String(value));
const beginningAtMost = constant(BEGINNING_AT_MOST);
const HOLDING_AT_MOST = constant(200);

const placeholder = (name: keyof ReturnType<typeof patternsOf> | 'userId' | 'near' | 'signs') =>
  sql`${sql.placeholder(name)}`;

/**
 * The IDs of what is ranked: a few hundred rows at most, all read through indexes, however many foods there are.
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

const holdsSigns = sql`(name || ' ' || coalesce(brand, '')) ilike all(${placeholder('signs')}::text[])`;
/** Nothing but signs: there is no index for them, so only the member's own foods and the shipped ones are read. */
const holdingSigns = sql`(
  select id from foods where contributor_id = ${placeholder('userId')} and ${holdsSigns}
  union select id from foods where kind = 'generic' and ${holdsSigns})`;

/** Whose it is, for the one who searches. */
const owner = sql<
  'member' | 'household' | null
>`case when ${foods.contributorId} = ${placeholder('userId')} then 'member'
  when ${foods.personalOf} is not null then 'household' end`.as('owner');

const statement = (name: string, which: SQL) =>
  preparedStatement((db) =>
    db
      .select({ ...shownColumns, staple: foods.staple, searchText: foods.searchText, owner })
      .from(foods)
      .where(and(inArray(foods.id, which), isNull(foods.removedAt)))
      .prepare(name),
  );
const plainStatement = statement('search_foods', candidates(false));
const nearStatement = statement('search_foods_near', candidates(true));
const signsStatement = statement('search_foods_signs', candidates(false, sql`and ${holdsSigns}`));
const onlySignsStatement = statement('search_foods_only_signs', holdingSigns);

interface Search extends WordSearch {
  readonly userId: number;
}

/** What may be meant, in no order: the domain ranks it. */
export function findCandidates(db: Executor, { userId, words, near, signs }: Search) {
  if (signs) {
    const ask = words.length > 0 ? signsStatement : onlySignsStatement;
    const held = signs.map((sign) => `%${escapeLike(sign)}%`);
    return ask(db).execute({ ...patternsOf(words), userId, signs: held });
  }
  return (near ? nearStatement : plainStatement)(db).execute({ ...patternsOf(words), userId, near });
}
