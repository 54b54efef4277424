import type { PlanEntry } from '@fitarc/contract/plans';
import type { ActivityLevel, FitnessGoal } from '@fitarc/domain/profile';
import { WEEKDAYS, type Week } from '@fitarc/domain/weekday';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { invalid, limitReached, notFound } from '../../platform/http/app-error.ts';
import { findExercisesById } from '../library/library.repository.ts';
import {
  countPlansOf,
  type Entry,
  findPlan,
  insertPlan,
  listEntries,
  lockPlan,
  type NewPlan,
  type PlanKey,
  replaceEntries,
  type StoredPlan,
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

const entriesOf = (week: Week<readonly PlanEntry[]>): Entry[] =>
  WEEKDAYS.flatMap((name, day) =>
    week[name].map(({ exercise_id, sets, reps }, position) => ({
      day,
      position,
      exerciseId: exercise_id,
      sets,
      reps,
    })),
  );

const sameEntries = (a: readonly Entry[], b: readonly Entry[]) => {
  const text = (entries: readonly Entry[]) =>
    JSON.stringify(
      entries.map(({ day, position, exerciseId, sets, reps }) => [day, position, exerciseId, sets, reps]),
    );
  return text(a) === text(b);
};

/** An archived exercise can stay in a plan that has it, but cannot come into one. */
async function requireExercises(
  tx: Executor,
  userId: number,
  wanted: readonly Entry[],
  present: readonly Entry[],
) {
  const presentIds = new Set(present.map(({ exerciseId }) => exerciseId));
  const added = wanted.map(({ exerciseId }) => exerciseId).filter((id) => !presentIds.has(id));
  const known = await findExercisesById(tx, userId, added);
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

export interface CustomPlan {
  readonly plan_name: string;
  readonly fitness_goal?: FitnessGoal | null | undefined;
  readonly activity_level?: ActivityLevel | null | undefined;
  readonly workouts: Week<readonly PlanEntry[]>;
}

export async function createCustomPlan(tx: Executor, clock: Clock, userId: number, input: CustomPlan) {
  const entries = entriesOf(input.workouts);
  await requireExercises(tx, userId, entries, []);
  const row = {
    userId,
    name: input.plan_name,
    fitnessGoal: input.fitness_goal ?? null,
    activityLevel: input.activity_level ?? null,
    createdAt: clock.now(),
  };
  return requirePlan(tx, userId, await addPlan(tx, row, entries));
}

interface PlanChanges {
  readonly plan_name?: string | null | undefined;
  readonly fitness_goal?: FitnessGoal | null | undefined;
  readonly activity_level?: ActivityLevel | null | undefined;
  readonly workouts?: Week<readonly PlanEntry[]> | undefined;
}

/** Replaces the seven days; false when they are what they were. */
async function changeEntries(tx: Executor, place: PlanKey, wanted: readonly Entry[]): Promise<boolean> {
  const present = await listEntries(tx, place);
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
  const changed = input.workouts ? await changeEntries(tx, place, entriesOf(input.workouts)) : false;
  await updatePlan(tx, place, {
    name: input.plan_name ?? present.name,
    fitnessGoal: input.fitness_goal ?? present.fitnessGoal,
    activityLevel: input.activity_level ?? present.activityLevel,
    reasons: changed ? [] : present.reasons,
    saved: true,
    editedAt: clock.now(),
  });
  return requirePlan(tx, userId, id);
}
