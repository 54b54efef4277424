import { and, asc, count, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import {
  type ExerciseContent,
  type ExerciseFilter,
  exerciseColumns,
  isCommon,
  isLive,
  matching,
  type Window,
} from './library.repository.ts';
import { exercises, libraryState } from './library.tables.ts';

/** Selects ids of exercises; other features hand it in. */
export type IdQuery = SQL;

/** The whole library as a search looks at it, and the revision it has then. */
export async function listSearched(db: Executor) {
  const rows = await db
    .select({
      revision: libraryState.revision,
      id: exercises.id,
      name: exercises.name,
      other_names: exercises.otherNames,
      muscles: exercises.muscles,
      muscle_groups: exercises.muscleGroups,
      equipment_options: exercises.equipment,
      common: isCommon,
    })
    .from(libraryState)
    .innerJoin(exercises, isLive)
    .orderBy(asc(exercises.id));
  return { revision: rows[0]?.revision, exercises: rows };
}

/** What a search has found, the best first. */
export interface Ranked {
  readonly id: number;
  readonly exact: boolean;
  readonly named: boolean;
}

/** After the very name what the member knows: by the first of the lists it is on. */
function placeOf(familiar: readonly IdQuery[]): SQL {
  const lists = familiar.map(
    (ids, at) => sql`when found.named and ${exercises.id} in (${ids}) then ${sql.raw(String(at))}`,
  );
  return sql`case when found.exact then -1 ${sql.join(lists, sql` `)} else ${sql.raw(String(lists.length))} end`;
}

/** One query: the revision, and the rows found if it is still the one they were found in. */
export async function listFound(
  db: Executor,
  found: readonly Ranked[],
  revision: string,
  {
    filter,
    familiar,
    limit,
    offset = 0,
  }: Window & {
    readonly filter: ExerciseFilter;
    readonly familiar: readonly IdQuery[];
  },
) {
  const ids = found.map(({ id }) => id);
  const ranked = sql`unnest(${sql.param(ids)}::bigint[], ${sql.param(found.map(({ exact }) => exact))}::boolean[],
    ${sql.param(found.map(({ named }) => named))}::boolean[]) with ordinality as found(id, exact, named, at)`;
  const isCurrent = sql`${libraryState.revision}::text = ${revision}`;
  const listed = db
    .select({ ...exerciseColumns, total: sql<number>`(count(*) over ())::int`.as('total') })
    .from(exercises)
    .innerJoin(ranked, sql`found.id = ${exercises.id}`)
    .where(and(isCurrent, matching(filter)))
    .orderBy(placeOf(familiar), sql`found.at`)
    .limit(limit ?? 1_000_000)
    .offset(offset)
    .as('listed');
  const rows = await db.select().from(libraryState).leftJoinLateral(listed, sql`true`);
  const total = rows[0]?.listed?.total;
  return {
    revision: rows[0]?.library_state.revision,
    // A page past the end has no row that could carry the number.
    total: total ?? (offset > 0 ? await countFound(db, ids, filter) : 0),
    rows: rows.flatMap((row) => (row.listed ? [row.listed as ExerciseContent] : [])),
  };
}

async function countFound(db: Executor, ids: readonly number[], filter: ExerciseFilter): Promise<number> {
  if (ids.length === 0) return 0;
  const isFound = inArray(exercises.id, [...ids]);
  const [row] = await db
    .select({ total: count() })
    .from(exercises)
    .where(and(matching(filter), isFound));
  return row?.total ?? 0;
}
