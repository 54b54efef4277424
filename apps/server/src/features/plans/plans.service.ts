import type { PlanOptions } from '@fitarc/contract/plan-options';
import type { LocalDate } from '@fitarc/domain/local-date';
import type { ActivityLevel, FitnessGoal } from '@fitarc/domain/profile';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { invalid, limitReached, notFound } from '../../platform/http/app-error.ts';
import { findExerciseHeads } from '../library/library.repository.ts';
import { entriesOf, laterEntriesOf, type PlanWeeks, sameEntries } from './plan-weeks.service.ts';
import {
  countPlansOf,
  type Entry,
  findPlan,
  hasActivePlan,
  insertPlan,
  listEntries,
  lockPlan,
  type NewPlan,
  type PlanKey,
  replaceEntries,
  type StoredPlan,
  setActivePlan,
  updatePlan,
} from './plans.repository.ts';

export interface PlanDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Far more than anybody trains by; without a bound one account could fill the disk. */
const PLANS_AT_MOST = 200;
export const noPlan = () => notFound('Plan not found');

export async function requirePlan(db: Executor, userId: number, id: number): Promise<StoredPlan> {
  const plan = await findPlan(db, userId, id);
  if (!plan) throw noPlan();
  return plan;
}

/** An archived exercise can stay in a plan that has it, but cannot come into one. */
async function requireExercises(
  tx: Executor,
  userId: number,
  wanted: readonly Entry[],
  present: readonly Entry[],
) {
  const presentIds = new Set(present.map(({ exerciseId }) => exerciseId));
  const added = wanted.map(({ exerciseId }) => exerciseId).filter((id) => !presentIds.has(id));
  const known = await findExerciseHeads(tx, userId, added);
  for (const id of added) {
    const exercise = known.get(id);
    if (!exercise) throw invalid(`There is no exercise with the ID ${id}`, { field: 'workouts' });
    if (exercise.archivedAt) {
      throw invalid(`${exercise.name} is no longer in the library and cannot be added to a plan`, {
        field: 'workouts',
      });
    }
  }
}

export async function addPlan(tx: Executor, row: NewPlan, entries: readonly Entry[]): Promise<number> {
  if ((await countPlansOf(tx, row.userId)) >= PLANS_AT_MOST) {
    throw limitReached(`You already have ${PLANS_AT_MOST} plans. Please delete one first.`);
  }
  const planId = await insertPlan(tx, row);
  await replaceEntries(tx, { userId: row.userId, planId }, entries);
  return planId;
}

export interface CustomPlan extends PlanWeeks {
  readonly plan_name: string;
  readonly fitness_goal?: FitnessGoal | null | undefined;
  readonly activity_level?: ActivityLevel | null | undefined;
  readonly options?: PlanOptions | null | undefined;
}

export async function createCustomPlan(tx: Executor, clock: Clock, userId: number, input: CustomPlan) {
  const entries = entriesOf(input);
  await requireExercises(tx, userId, entries, []);
  const row = {
    userId,
    name: input.plan_name,
    fitnessGoal: input.fitness_goal ?? null,
    activityLevel: input.activity_level ?? null,
    options: input.options ?? null,
    createdAt: clock.now(),
  };
  return requirePlan(tx, userId, await addPlan(tx, row, entries));
}

interface PlanChanges {
  readonly plan_name?: string | null | undefined;
  readonly fitness_goal?: FitnessGoal | null | undefined;
  readonly activity_level?: ActivityLevel | null | undefined;
  readonly workouts?: PlanWeeks['workouts'] | undefined;
  readonly more_weeks?: PlanWeeks['more_weeks'];
  readonly options?: PlanOptions | null | undefined;
}

type WeekChanges = Pick<PlanChanges, 'workouts' | 'more_weeks'>;

/** Replaces the first week, the later ones, or both; false when they are what they were. */
async function changeEntries(tx: Executor, place: PlanKey, { workouts, more_weeks }: WeekChanges) {
  if (!workouts && !more_weeks) return false;
  const present = await listEntries(tx, place);
  const first = workouts ? entriesOf({ workouts }) : present.filter(({ week }) => week === 0);
  const later = more_weeks ? laterEntriesOf(more_weeks) : present.filter(({ week }) => week > 0);
  const wanted = [...first, ...later];
  if (sameEntries(present, wanted)) return false;
  await requireExercises(tx, place.userId, wanted, present);
  await replaceEntries(tx, place, wanted);
  return true;
}

/** What is not given stays as it is. */
export async function changePlan(tx: Executor, clock: Clock, userId: number, id: number, input: PlanChanges) {
  const present = await lockPlan(tx, userId, id);
  if (!present) throw noPlan();
  const place = { userId, planId: id };
  const changed = await changeEntries(tx, place, input);
  await updatePlan(tx, place, {
    name: input.plan_name ?? present.name,
    fitnessGoal: input.fitness_goal ?? present.fitnessGoal,
    activityLevel: input.activity_level ?? present.activityLevel,
    reasons: changed ? [] : present.reasons,
    options: input.options === undefined ? present.options : input.options,
    saved: true,
    editedAt: clock.now(),
  });
  return requirePlan(tx, userId, id);
}

/** Whoever trains by no plan yet trains by the one just saved. */
export async function activateIfFirst(tx: Executor, plan: StoredPlan, today: LocalDate) {
  if (plan.active || (await hasActivePlan(tx, plan.userId))) return plan;
  return activatePlan(tx, plan.userId, plan.id, { active: true, startedOn: today });
}

interface Activation {
  readonly active: boolean;
  readonly startedOn: LocalDate;
}

export async function activatePlan(tx: Executor, userId: number, id: number, wanted: Activation) {
  const present = await lockPlan(tx, userId, id);
  if (!present) throw noPlan();
  if (!present.saved) throw invalid('Please save this plan before you train by it', { field: 'active' });
  if (wanted.active) await setActivePlan(tx, userId, { id, startedOn: wanted.startedOn });
  else if (present.active) await setActivePlan(tx, userId, undefined);
  return requirePlan(tx, userId, id);
}
