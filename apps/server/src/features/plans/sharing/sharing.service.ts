import { PLAN_FILE_FORMAT, PLAN_FILE_VERSION, type PlanFile } from '@fitarc/contract/plan-file';
import type { SharedPlan } from '@fitarc/contract/plan-sharing';
import { planNameOf } from '@fitarc/domain/plan';
import { WEEKDAYS, type Week, weekOf } from '@fitarc/domain/weekday';
import type { Clock } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { invalid, notFound } from '../../../platform/http/app-error.ts';
import { randomSecret } from '../../../platform/secrets.ts';
import type { ExerciseContent } from '../../library/library.repository.ts';
import { presentExercise } from '../../library/present-exercise.service.ts';
import { lockPlan, type StoredEntry } from '../plans.repository.ts';
import { createCustomPlan, noPlan } from '../plans.service.ts';
import { targetsOf } from '../present-plan.service.ts';
import {
  findNamesakes,
  findShareKey,
  listFileRows,
  listSharedRows,
  setShareKey,
} from './sharing.repository.ts';

const noSharedPlan = () => notFound('This link does not lead to a plan. It may no longer be shared.');

export async function readShareKey(db: Executor, userId: number, id: number): Promise<string | null> {
  const row = await findShareKey(db, userId, id);
  if (!row) throw noPlan();
  return row.shareKey;
}

/** A plan that is shared keeps its key, so that a link somebody has stays valid. */
export async function sharePlan(tx: Executor, userId: number, id: number): Promise<string> {
  const plan = await lockPlan(tx, userId, id);
  if (!plan) throw noPlan();
  if (!plan.saved) throw invalid('Please save this plan before you share it');
  if (plan.shareKey) return plan.shareKey;
  const key = randomSecret();
  await setShareKey(tx, userId, id, key);
  return key;
}

export async function stopSharing(tx: Executor, userId: number, id: number): Promise<void> {
  if (!(await setShareKey(tx, userId, id, null))) throw noPlan();
}

interface ResolvedEntry {
  readonly entry: StoredEntry;
  readonly exercise: ExerciseContent;
}

/** A shared plan as one member can use it. */
async function resolveShared(db: Executor, readerId: number, shareKey: string) {
  const [rows, namesakes] = await Promise.all([
    listSharedRows(db, shareKey),
    findNamesakes(db, readerId, shareKey),
  ]);
  const [plan] = rows;
  if (!plan) throw noSharedPlan();
  const resolved: ResolvedEntry[] = [];
  const leftOut = new Set<string>();
  for (const { entry, exercise } of rows) {
    if (!entry || !exercise) continue;
    const isForeign = exercise.ownerId !== null && exercise.ownerId !== readerId;
    const usable = isForeign
      ? namesakes.get(exercise.name.toLowerCase())
      : exercise.archivedAt
        ? undefined
        : exercise;
    if (usable) resolved.push({ entry, exercise: usable });
    else leftOut.add(exercise.name);
  }
  return {
    name: plan.name.trim() || planNameOf(plan.fitnessGoal),
    firstName: plan.firstName,
    fitnessGoal: plan.fitnessGoal,
    resolved,
    leftOut: [...leftOut],
  };
}

/** The entries as weeks of days. */
function weeksOf<Row extends { readonly entry: StoredEntry }, T>(
  rows: readonly Row[],
  present: (row: Row) => T,
) {
  const last = Math.max(0, ...rows.map(({ entry }) => entry.week));
  return Array.from(
    { length: last + 1 },
    (_, week): Week<T[]> =>
      weekOf((name) =>
        rows
          .filter(({ entry }) => entry.week === week && WEEKDAYS[entry.day] === name)
          .map((row) => present(row)),
      ),
  );
}

export async function readSharedPlan(db: Executor, readerId: number, shareKey: string): Promise<SharedPlan> {
  const shared = await resolveShared(db, readerId, shareKey);
  const [workouts = weekOf(() => []), ...more] = weeksOf(shared.resolved, ({ entry, exercise }) => {
    const content = presentExercise(exercise);
    const { sets, reps } = entry;
    return { ...content, equipment: content.equipment_options, sets, reps, ...targetsOf(entry) };
  });
  return {
    plan_name: shared.name,
    shared_by: shared.firstName,
    fitness_goal: shared.fitnessGoal,
    workouts,
    ...(more.length > 0 && { more_weeks: more }),
    left_out: shared.leftOut,
  };
}

export async function copySharedPlan(tx: Executor, clock: Clock, userId: number, shareKey: string) {
  const shared = await resolveShared(tx, userId, shareKey);
  if (shared.resolved.length === 0 && shared.leftOut.length > 0)
    throw invalid('None of the exercises of this plan is in your library');
  const [workouts = weekOf(() => []), ...more_weeks] = weeksOf(shared.resolved, ({ entry, exercise }) => ({
    exercise_id: exercise.id,
    sets: entry.sets,
    reps: entry.reps,
    ...targetsOf(entry),
  }));
  const input = { plan_name: shared.name, fitness_goal: shared.fitnessGoal, workouts, more_weeks };
  return { plan: await createCustomPlan(tx, clock, userId, input), left_out: shared.leftOut };
}

export async function readPlanFile(db: Executor, userId: number, id: number): Promise<PlanFile> {
  const rows = await listFileRows(db, userId, id);
  const [plan] = rows;
  if (!plan) throw noPlan();
  const entries = rows.flatMap(({ entry, exercise }) => (entry && exercise ? [{ entry, exercise }] : []));
  return {
    format: PLAN_FILE_FORMAT,
    version: PLAN_FILE_VERSION,
    name: plan.name.trim() || planNameOf(plan.fitnessGoal),
    ...(plan.fitnessGoal && { fitness_goal: plan.fitnessGoal }),
    weeks: weeksOf(entries, ({ entry, exercise }) => ({
      exercise: exercise.name,
      ...(exercise.catalogueKey && { key: exercise.catalogueKey }),
      sets: entry.sets,
      reps: entry.reps,
      ...targetsOf(entry),
    })),
  };
}
