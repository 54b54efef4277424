import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { isBanned } from '../../../platform/users/users.repository.ts';
import { exerciseColumns, isLive, isVisibleTo } from '../../library/library.repository.ts';
import { exercises } from '../../library/library.tables.ts';
import { profiles } from '../../profile/profile.tables.ts';
import { planEntries, plans } from '../plans.tables.ts';

const isEntryOfPlan = and(eq(planEntries.userId, plans.userId), eq(planEntries.planId, plans.id));
const inOrder = [planEntries.week, planEntries.day, planEntries.position];
const ownPlan = (userId: number, id: number) => and(eq(plans.userId, userId), eq(plans.id, id));
const entryExercise = {
  ...exerciseColumns,
  ownerId: exercises.ownerId,
  archivedAt: exercises.archivedAt,
  catalogueKey: exercises.catalogueKey,
};

export async function findShareKey(db: Executor, userId: number, id: number) {
  const [row] = await db.select({ shareKey: plans.shareKey }).from(plans).where(ownPlan(userId, id));
  return row;
}

export async function setShareKey(db: Executor, userId: number, id: number, shareKey: string | null) {
  const changed = await db
    .update(plans)
    .set({ shareKey })
    .where(ownPlan(userId, id))
    .returning({ id: plans.id });
  return changed.length > 0;
}

/** One statement, so that nobody reads half of a save: a row per entry, one without an entry for an empty plan. */
export const listSharedRows = (db: Executor, shareKey: string) =>
  db
    .select({
      name: plans.name,
      fitnessGoal: plans.fitnessGoal,
      firstName: profiles.firstName,
      entry: planEntries,
      exercise: entryExercise,
    })
    .from(plans)
    .leftJoin(profiles, eq(profiles.userId, plans.userId))
    .leftJoin(planEntries, isEntryOfPlan)
    .leftJoin(exercises, eq(exercises.id, planEntries.exerciseId))
    .where(and(eq(plans.shareKey, shareKey), sql`not ${isBanned(plans.userId)}`))
    .orderBy(...inOrder);

/** What the reader can use in place of exercises that only the owner of the plan has: by name, then by other names. */
export async function findNamesakes(db: Executor, readerId: number, shareKey: string) {
  const wanted = db
    .selectDistinct({ name: sql<string>`lower(${exercises.name})`.as('wanted_name') })
    .from(plans)
    .innerJoin(planEntries, isEntryOfPlan)
    .innerJoin(exercises, eq(exercises.id, planEntries.exerciseId))
    .where(and(eq(plans.shareKey, shareKey), isNotNull(exercises.ownerId), ne(exercises.ownerId, readerId)))
    .as('wanted');
  const isName = sql<boolean>`lower(${exercises.name}) = ${wanted.name}`;
  const isOtherName = sql`${wanted.name} in (select lower(other) from unnest(${exercises.otherNames}) as other)`;
  const rows = await db
    .select({ ...exerciseColumns, wanted: wanted.name })
    .from(exercises)
    .innerJoin(wanted, or(isName, isOtherName))
    .where(isVisibleTo(readerId))
    // The last one of a name stays in the map.
    .orderBy(isName, desc(sql`${exercises.ownerId} is not null`), desc(exercises.id));
  return new Map(rows.map(({ wanted: name, ...row }) => [name, row]));
}

/** A plan of one's own with the catalogue keys of its exercises. */
export const listFileRows = (db: Executor, userId: number, id: number) =>
  db
    .select({
      name: plans.name,
      fitnessGoal: plans.fitnessGoal,
      entry: planEntries,
      exercise: { name: exercises.name, catalogueKey: exercises.catalogueKey },
    })
    .from(plans)
    .leftJoin(planEntries, isEntryOfPlan)
    .leftJoin(exercises, eq(exercises.id, planEntries.exerciseId))
    .where(ownPlan(userId, id))
    .orderBy(...inOrder);

export const listKeys = (db: Executor) =>
  db
    .select({
      key: sql<string>`${exercises.catalogueKey}`,
      exercise_id: exercises.id,
      import_names: exercises.importNames,
    })
    .from(exercises)
    .where(and(isLive, isNotNull(exercises.catalogueKey)));
