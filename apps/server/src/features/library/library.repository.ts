import type { Difficulty, Equipment, Muscle, MuscleGroup } from '@fitarc/domain/exercise';
import { and, arrayContains, asc, count, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
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

const unlessKnown = (known: string | undefined) =>
  known ? ne(sql`${libraryState.revision}::text`, known) : undefined;

async function countExercises(db: Executor, filter: ExerciseFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(exercises).where(matching(filter));
  return row?.total ?? 0;
}

/**
 * One query: the revision, and the rows unless the caller has that revision already. The comparison sits
 * inside the lateral part, so that for a caller who is up to date no exercise is read at all.
 */
export async function listExercises(
  db: Executor,
  filter: ExerciseFilter,
  known: string | undefined,
  { limit, offset = 0 }: Window = {},
) {
  const listed = db
    .select({ ...exerciseColumns, isCommon, total: sql<number>`(count(*) over ())::int`.as('total') })
    .from(exercises)
    .where(and(unlessKnown(known), matching(filter)))
    .orderBy(...byName)
    .limit(limit ?? 1_000_000)
    .offset(offset)
    .as('listed');
  const rows = await db.select().from(libraryState).leftJoinLateral(listed, sql`true`);
  const revision = rows[0]?.library_state.revision;
  const unchanged = revision !== undefined && revision === known;
  const total = rows[0]?.listed?.total;
  return {
    revision,
    unchanged,
    // A page past the end has no row that could carry the number.
    total: total ?? (offset > 0 && !unchanged ? await countExercises(db, filter) : 0),
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

async function countByName(db: Executor, names: SQL, where: SQL | undefined, known: string | undefined) {
  const named = db
    .select({ name: sql<string>`unnest(${names})`.as('name') })
    .from(exercises)
    .where(and(unlessKnown(known), isLive, where))
    .as('named');
  const counts = db
    .select({ name: named.name, total: sql<number>`count(*)::int`.as('total') })
    .from(named)
    .groupBy(named.name)
    .as('counts');
  const rows = await db.select().from(libraryState).leftJoinLateral(counts, sql`true`);
  const revision = rows[0]?.library_state.revision;
  return {
    revision,
    unchanged: revision !== undefined && revision === known,
    counts: new Map(rows.flatMap(({ counts }) => (counts ? [[counts.name, counts.total] as const] : []))),
  };
}

export const countByGroup = (db: Executor, known: string | undefined) =>
  countByName(db, sql`${exercises.muscleGroups}`, undefined, known);

export const countByMuscle = (db: Executor, group: MuscleGroup | undefined, known: string | undefined) =>
  countByName(db, sql`${exercises.muscles}`, group && arrayContains(exercises.muscleGroups, [group]), known);

/** The archived ones too, for a plan or a workout keeps what it had; but not those of another member. */
export async function findExercisesById(db: Executor, userId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .select({ ...exerciseColumns, archivedAt: exercises.archivedAt })
    .from(exercises)
    .where(and(isOfMember(userId), inArray(exercises.id, [...new Set(ids)])));
  return new Map(rows.map((row) => [row.id, row]));
}
