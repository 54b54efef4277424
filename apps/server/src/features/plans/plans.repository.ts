import type { LocalDate } from '@fitarc/domain/local-date';
import type { ActivityLevel, FitnessGoal } from '@fitarc/domain/profile';
import { and, count, desc, eq, inArray, max, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { preparedStatement } from '../../platform/db/prepared.ts';
import { type ExerciseContent, exerciseColumns } from '../library/library.repository.ts';
import { exercises } from '../library/library.tables.ts';
import { planEntries, plans } from './plans.tables.ts';

type PlanRow = typeof plans.$inferSelect;
type EntryRow = typeof planEntries.$inferSelect;
export type NewPlan = typeof plans.$inferInsert;
export type StoredEntry = Omit<EntryRow, 'userId' | 'planId'>;
/** What an entry does not ask for may be left out. */
export type Entry = Omit<typeof planEntries.$inferInsert, 'userId' | 'planId'>;

export interface PlanKey {
  readonly userId: number;
  readonly planId: number;
}

export interface StoredPlan extends PlanRow {
  readonly entries: readonly StoredEntry[];
  readonly exercises: ReadonlyMap<number, ExerciseContent>;
}

const newestFirst = [desc(plans.createdAt), desc(plans.id)];
const inOrder = [planEntries.week, planEntries.day, planEntries.position];
const ownPlan = (userId: number, id: number) => and(eq(plans.userId, userId), eq(plans.id, id));
const isEntryOfPlan = and(eq(planEntries.userId, plans.userId), eq(planEntries.planId, plans.id));
const entriesAt = ({ userId, planId }: PlanKey) =>
  and(eq(planEntries.userId, userId), eq(planEntries.planId, planId));

const listStatement = preparedStatement((db) =>
  db
    .select({
      id: plans.id,
      name: plans.name,
      fitnessGoal: plans.fitnessGoal,
      activityLevel: plans.activityLevel,
      createdAt: plans.createdAt,
      saved: plans.saved,
      active: plans.active,
      startedOn: plans.startedOn,
      weekCount: sql<number>`coalesce(max(${planEntries.week}), 0)::int + 1`,
      days: sql<number[]>`array_remove(array_agg(distinct ${planEntries.day}), null)`,
      exerciseCount: sql<number>`count(${planEntries.day})::int`,
      setCount: sql<number>`coalesce(sum(${planEntries.sets}), 0)::int`,
    })
    .from(plans)
    .leftJoin(planEntries, isEntryOfPlan)
    .where(eq(plans.userId, sql.placeholder('userId')))
    .groupBy(plans.userId, plans.id)
    .orderBy(...newestFirst)
    .prepare('list_plans'),
);
export const listPlansOf = (db: Executor, userId: number) => listStatement(db).execute({ userId });

/** For the download of one's data. */
export const listWholePlansOf = (db: Executor, userId: number) =>
  db
    .select()
    .from(plans)
    .where(eq(plans.userId, userId))
    .orderBy(...newestFirst);

export const listAllEntriesOf = (db: Executor, userId: number) =>
  db
    .select({
      planId: plans.id,
      planName: plans.name,
      day: planEntries.day,
      exerciseId: exercises.id,
      name: exercises.name,
      sets: planEntries.sets,
      reps: planEntries.reps,
      week: planEntries.week,
      repsMax: planEntries.repsMax,
      targetWeight: planEntries.targetWeight,
      targetPercent: planEntries.targetPercent,
      targetRpe: planEntries.targetRpe,
      rest: planEntries.rest,
      rule: planEntries.rule,
      superset: planEntries.superset,
    })
    .from(planEntries)
    .innerJoin(plans, isEntryOfPlan)
    .innerJoin(exercises, eq(exercises.id, planEntries.exerciseId))
    .where(eq(plans.userId, userId))
    .orderBy(...newestFirst, ...inOrder);

/** Plan, entries and their exercises in one statement, so that nobody reads half of somebody's save. */
async function findPlanWhere(db: Executor, which: SQL | undefined): Promise<StoredPlan | undefined> {
  const rows = await db
    .select({ plan: plans, entry: planEntries, exercise: exerciseColumns })
    .from(plans)
    .leftJoin(planEntries, isEntryOfPlan)
    .leftJoin(exercises, eq(exercises.id, planEntries.exerciseId))
    .where(which)
    .orderBy(...inOrder);
  const plan = rows[0]?.plan;
  if (!plan) return undefined;
  const found = rows.flatMap(({ exercise }) => exercise ?? []);
  return {
    ...plan,
    entries: rows.flatMap(({ entry }) => entry ?? []),
    exercises: new Map(found.map((exercise) => [exercise.id, exercise])),
  };
}

export const findPlan = (db: Executor, userId: number, id: number) => findPlanWhere(db, ownPlan(userId, id));

export const findActivePlan = (db: Executor, userId: number) =>
  findPlanWhere(db, and(eq(plans.userId, userId), eq(plans.active, true)));

const ofPair = (userId: number, goal: FitnessGoal, level: ActivityLevel) =>
  and(
    eq(plans.userId, userId),
    eq(plans.source, 'generated'),
    eq(plans.fitnessGoal, goal),
    eq(plans.activityLevel, level),
  );

export function findNewestGenerated(db: Executor, userId: number, goal: FitnessGoal, level: ActivityLevel) {
  const newest = db
    .select({ id: plans.id })
    .from(plans)
    .where(ofPair(userId, goal, level))
    .orderBy(...newestFirst)
    .limit(1);
  return findPlanWhere(db, and(eq(plans.userId, userId), inArray(plans.id, newest)));
}

export async function highestSeed(db: Executor, userId: number, goal: FitnessGoal, level: ActivityLevel) {
  const [row] = await db
    .select({ seed: max(plans.seed) })
    .from(plans)
    .where(ofPair(userId, goal, level));
  return row?.seed ?? 0;
}

export async function countPlansOf(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(plans).where(eq(plans.userId, userId));
  return row?.total ?? 0;
}

/** Whoever writes a plan holds it until the whole of it is written. */
export async function lockPlan(db: Executor, userId: number, id: number): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(plans).where(ownPlan(userId, id)).for('update');
  return row;
}

export const listEntries = (db: Executor, place: PlanKey): Promise<EntryRow[]> =>
  db
    .select()
    .from(planEntries)
    .where(entriesAt(place))
    .orderBy(...inOrder);

export async function insertPlan(db: Executor, row: NewPlan): Promise<number> {
  const [inserted] = await db.insert(plans).values(row).returning({ id: plans.id });
  if (!inserted) throw new Error('the plan was not stored');
  return inserted.id;
}

export async function updatePlan(
  db: Executor,
  { userId, planId }: PlanKey,
  changes: Partial<NewPlan>,
): Promise<void> {
  await db.update(plans).set(changes).where(ownPlan(userId, planId));
}

export async function replaceEntries(db: Executor, place: PlanKey, entries: readonly Entry[]): Promise<void> {
  await db.delete(planEntries).where(entriesAt(place));
  if (entries.length > 0)
    await db.insert(planEntries).values(entries.map((entry) => ({ ...entry, ...place })));
}

/** The plan the member trains by is this one from now on, or none. */
export async function setActivePlan(
  db: Executor,
  userId: number,
  active: { readonly id: number; readonly startedOn: LocalDate } | undefined,
) {
  await db
    .update(plans)
    .set({ active: false })
    .where(and(eq(plans.userId, userId), eq(plans.active, true), active && ne(plans.id, active.id)));
  if (!active) return;
  await db.update(plans).set({ active: true, startedOn: active.startedOn }).where(ownPlan(userId, active.id));
}

export async function hasActivePlan(db: Executor, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.userId, userId), eq(plans.active, true)));
  return row !== undefined;
}

/** In all plans of the member. */
export async function movePlanEntries(db: Executor, userId: number, fromId: number, toId: number) {
  await db
    .update(planEntries)
    .set({ exerciseId: toId })
    .where(and(eq(planEntries.userId, userId), eq(planEntries.exerciseId, fromId)));
}

export const listStoredPlans = (db: Executor, userId: number, ids: readonly number[]) =>
  db
    .select({ id: plans.id, name: plans.name, createdAt: plans.createdAt, editedAt: plans.editedAt })
    .from(plans)
    .where(and(eq(plans.userId, userId), inArray(plans.id, [...ids])));

export async function deletePlans(db: Executor, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(plans).where(and(eq(plans.userId, userId), inArray(plans.id, [...ids])));
}

export async function deletePlan(db: Executor, userId: number, id: number): Promise<boolean> {
  const gone = await db.delete(plans).where(ownPlan(userId, id)).returning({ id: plans.id });
  return gone.length > 0;
}
