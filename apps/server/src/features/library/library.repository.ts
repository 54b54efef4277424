import type { Difficulty, Equipment, Muscle, MuscleGroup } from '@fitarc/domain/exercise';
import { and, arrayContains, asc, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { preparedStatement } from '../../platform/db/prepared.ts';
import { exercises, libraryState } from './library.tables.ts';

export type ExerciseRow = typeof exercises.$inferSelect;

export const exerciseColumns = {
  id: exercises.id,
  name: exercises.name,
  otherNames: exercises.otherNames,
  description: exercises.description,
  instructions: exercises.instructions,
  commonMistake: exercises.commonMistake,
  difficulty: exercises.difficulty,
  videoUrl: exercises.videoUrl,
  equipment: exercises.equipment,
  muscleGroups: exercises.muscleGroups,
  muscles: exercises.muscles,
  secondaryMuscles: exercises.secondaryMuscles,
  measure: exercises.measure,
  mechanic: exercises.mechanic,
  movementPattern: exercises.movementPattern,
  movement: exercises.movement,
  version: exercises.version,
};
export type ExerciseContent = Pick<ExerciseRow, keyof typeof exerciseColumns>;
/** As lists have it, from which screens choose. */
export type ListedExercise = ExerciseContent & { readonly isCommon?: boolean };

/** A release marks the lifts most people do. */
export const isCommon = sql<boolean>`coalesce(${exercises.catalogueEntry} -> 'common' = 'true', false)`.as(
  'is_common',
);

const isPresent = isNull(exercises.archivedAt);
const isShared = isNull(exercises.ownerId);
/** In the library, for everybody. */
export const isLive = and(isPresent, isShared);
/** What generated plans are made of: in the library, and no release keeps it out. */
export const isPlannable = and(
  isLive,
  sql`coalesce(${exercises.catalogueEntry} -> 'inGeneratedPlans' <> 'false', true)`,
);
const isOfMember = (userId: number) => or(isShared, eq(exercises.ownerId, userId));
/** In the library, or the member's own. */
export const isVisibleTo = (userId: number) => and(isPresent, isOfMember(userId));

export interface ExerciseFilter {
  /** Any of the two; both undefined is no filter. */
  readonly group?: MuscleGroup | undefined;
  readonly groupAsMuscle?: Muscle | undefined;
  readonly muscle?: Muscle | undefined;
  readonly difficulty?: Difficulty | undefined;
  readonly equipment?: Equipment | undefined;
}

const inGroup = ({ group, groupAsMuscle }: ExerciseFilter) =>
  or(
    group && arrayContains(exercises.muscleGroups, [group]),
    groupAsMuscle && arrayContains(exercises.muscles, [groupAsMuscle]),
  );

function withEquipment(equipment: Equipment | undefined): SQL | undefined {
  if (!equipment) return undefined;
  const named = arrayContains(exercises.equipment, [equipment]);
  return equipment === 'No Equipment' ? or(named, sql`${exercises.equipment} = '{}'`) : named;
}

export const matching = (filter: ExerciseFilter) =>
  and(
    isLive,
    inGroup(filter),
    filter.muscle && arrayContains(exercises.muscles, [filter.muscle]),
    filter.difficulty && eq(exercises.difficulty, filter.difficulty),
    withEquipment(filter.equipment),
  );

const byName = [asc(sql`lower(${exercises.name})`), asc(exercises.id)];

export interface Window {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

const revisionStatement = preparedStatement((db) =>
  db.select({ revision: libraryState.revision }).from(libraryState).prepare('library_revision'),
);
/** Another one after every change of the library. */
export const findRevision = async (db: Executor): Promise<string | undefined> =>
  (await revisionStatement(db).execute())[0]?.revision;

async function countExercises(db: Executor, filter: ExerciseFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(exercises).where(matching(filter));
  return row?.total ?? 0;
}

/** One query: the revision, and the rows of just that one. */
export async function listExercises(
  db: Executor,
  filter: ExerciseFilter,
  { limit, offset = 0 }: Window = {},
) {
  const listed = db
    .select({ ...exerciseColumns, isCommon, total: sql<number>`(count(*) over ())::int`.as('total') })
    .from(exercises)
    .where(matching(filter))
    .orderBy(...byName)
    .limit(limit ?? 1_000_000)
    .offset(offset)
    .as('listed');
  const rows = await db.select().from(libraryState).leftJoinLateral(listed, sql`true`);
  const total = rows[0]?.listed?.total;
  return {
    revision: rows[0]?.library_state.revision,
    // A page past the end has no row that could carry the number.
    total: total ?? (offset > 0 ? await countExercises(db, filter) : 0),
    rows: rows.flatMap((row) => (row.listed ? [row.listed as ListedExercise] : [])),
  };
}

export const findVisibleExercises = (db: Executor, userId: number, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select(exerciseColumns)
        .from(exercises)
        .where(and(isVisibleTo(userId), inArray(exercises.id, [...ids])));

/** Each name other apps have for an exercise of the library. */
export const listAliases = (db: Executor) =>
  db
    .select({ name: sql<string>`unnest(${exercises.importNames})`, exercise_id: exercises.id })
    .from(exercises)
    .where(isLive);

async function countByName(db: Executor, names: SQL, where?: SQL) {
  const named = db
    .select({ name: sql<string>`unnest(${names})`.as('name') })
    .from(exercises)
    .where(and(isLive, where))
    .as('named');
  const counts = db
    .select({ name: named.name, total: sql<number>`count(*)::int`.as('total') })
    .from(named)
    .groupBy(named.name)
    .as('counts');
  const rows = await db.select().from(libraryState).leftJoinLateral(counts, sql`true`);
  return {
    revision: rows[0]?.library_state.revision,
    counts: new Map(rows.flatMap(({ counts }) => (counts ? [[counts.name, counts.total] as const] : []))),
  };
}

export const countByGroup = (db: Executor) => countByName(db, sql`${exercises.muscleGroups}`);

export const countByMuscle = (db: Executor, group: MuscleGroup | undefined) =>
  countByName(db, sql`${exercises.muscles}`, group && arrayContains(exercises.muscleGroups, [group]));

const headsStatement = preparedStatement((db) =>
  db
    .select({
      id: exercises.id,
      name: exercises.name,
      measure: exercises.measure,
      movementPattern: exercises.movementPattern,
      muscles: exercises.muscles,
      secondaryMuscles: exercises.secondaryMuscles,
      archivedAt: exercises.archivedAt,
    })
    .from(exercises)
    .where(
      and(
        or(isShared, eq(exercises.ownerId, sql.placeholder('userId'))),
        sql`${exercises.id} = any(${sql.placeholder('ids')}::bigint[])`,
      ),
    )
    .prepare('find_exercise_heads'),
);
/** The archived ones too, for a plan or a workout keeps what it had; but not those of another member. */
export async function findExerciseHeads(db: Executor, userId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await headsStatement(db).execute({ userId, ids: [...new Set(ids)] });
  return new Map(rows.map((row) => [row.id, row]));
}
