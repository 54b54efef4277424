import { ADMIN_FOODS_AT_MOST } from '@fitarc/contract/admin-foods';
import { patternsOf } from '@fitarc/domain/food-search/search-patterns';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import type { Page } from '../../../platform/http/paging.ts';
import { emailOf } from '../../../platform/users/users.repository.ts';
import { type FoodRow, foodColumns } from '../foods.repository.ts';
import { foods } from '../foods.tables.ts';

export interface ListedFood {
  readonly food: FoodRow;
  readonly email: string | null;
}

export interface FoodFilter {
  readonly approval: 'approved' | 'rejected';
  /** In the form of the search text. */
  readonly words?: readonly string[] | undefined;
  readonly contributor?: number | undefined;
}

const MOST = sql.raw(String(ADMIN_FOODS_AT_MOST));
const isPublic = and(eq(foods.kind, 'member'), eq(foods.visibility, 'public'));

/** What everybody finds is looked up along the index of words; the rest is little. */
function withWords({ approval, words = [], contributor }: FoodFilter) {
  const theirs = contributor === undefined ? sql`` : sql`and contributor_id = ${contributor}`;
  const { first, behind, begun, all } = patternsOf(words);
  return approval === 'approved'
    ? sql`(
        (select id from foods where shared and kind = 'member'
          and search_text ~>=~ ${first} and search_text ~<~ ${behind} ${theirs} limit ${MOST})
        union
        (select id from foods where shared and kind = 'member'
          and to_tsvector('simple', search_text) @@ to_tsquery('simple', ${begun}) ${theirs} limit ${MOST})
        limit ${MOST})`
    : sql`(select id from foods where kind = 'member' and visibility = 'public' and approval_status = 'rejected'
        and ' ' || search_text || ' ' like all(${sql.param(all)}::text[]) ${theirs} limit ${MOST})`;
}

const matching = (filter: FoodFilter) =>
  and(
    isPublic,
    eq(foods.approval, filter.approval),
    filter.words ? inArray(foods.id, withWords(filter)) : undefined,
    filter.contributor === undefined ? undefined : eq(foods.contributorId, filter.contributor),
  );

const withContributor = (db: Executor) =>
  db
    .select({ food: foodColumns, email: emailOf(foods.contributorId) })
    .from(foods)
    .$dynamic();

export const listPublicFoods = (
  db: Executor,
  filter: FoodFilter,
  { limit, offset }: Page,
): Promise<ListedFood[]> =>
  withContributor(db)
    .where(matching(filter))
    .orderBy(desc(foods.createdAt), desc(foods.id))
    .limit(limit)
    .offset(offset);

export async function countPublicFoods(db: Executor, filter: FoodFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(foods).where(matching(filter));
  return row?.total ?? 0;
}

/** Locked, so that of two administrators the second sees what the first one did. */
export async function lockPublicFood(db: Executor, id: number): Promise<FoodRow | undefined> {
  const [row] = await db
    .select(foodColumns)
    .from(foods)
    .where(and(isPublic, eq(foods.id, id)))
    .for('update');
  return row;
}

export async function findPublicFood(db: Executor, id: number): Promise<ListedFood> {
  const [row] = await withContributor(db).where(and(isPublic, eq(foods.id, id)));
  if (!row) throw new Error('the food is gone');
  return row;
}
