import type { PlanOptions } from '@fitarc/contract/plan-options';
import { GENERATION_INTERVAL_MS, GENERATION_WAIT, planNameOf } from '@fitarc/domain/plan';
import { generatePlan } from '@fitarc/domain/plan-engine/generate';
import type { ActivityLevel, FitnessGoal } from '@fitarc/domain/profile';
import { WEEKDAYS } from '@fitarc/domain/weekday';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { invalid } from '../../platform/http/app-error.ts';
import { tooMany } from '../../platform/limits/throttle.ts';
import { findGeneration, listPlannable, rememberGeneration } from './generations.repository.ts';
import { findPlan, highestSeed, lockPlan, replaceEntries, updatePlan } from './plans.repository.ts';
import { addPlan, noPlan, requirePlan } from './plans.service.ts';

interface Request {
  readonly plan_id?: number | null | undefined;
  readonly plan_name?: string | null | undefined;
  readonly fitness_goal?: FitnessGoal | null | undefined;
  readonly activity_level?: ActivityLevel | null | undefined;
  readonly options?: PlanOptions | null | undefined;
}

/** Of those with options the key has one part more, so that keys of an older version still fit. */
const keyOf = ({ plan_id, plan_name, fitness_goal, activity_level, options }: Request) =>
  JSON.stringify([
    plan_id ?? null,
    plan_name ?? null,
    fitness_goal ?? null,
    activity_level ?? null,
    ...(options === undefined ? [] : [options]),
  ]);

interface Wanted {
  readonly fitnessGoal: FitnessGoal | null | undefined;
  readonly activityLevel: ActivityLevel | null | undefined;
  readonly options: PlanOptions | null | undefined;
}

async function makeContent(tx: Executor, userId: number, { fitnessGoal, activityLevel, options }: Wanted) {
  if (!fitnessGoal) throw invalid('Please select a fitness goal', { field: 'fitness_goal' });
  if (!activityLevel) throw invalid('Please choose an activity level', { field: 'activity_level' });
  const seed = 1 + (await highestSeed(tx, userId, fitnessGoal, activityLevel));
  const library = await listPlannable(tx);
  const wishes = options ?? undefined;
  const { week, reasons } = generatePlan({ goal: fitnessGoal, activityLevel, seed, library, wishes });
  const entries = WEEKDAYS.flatMap((name, day) =>
    week[name].map((entry, position) => ({ week: 0, day, position, ...entry })),
  );
  return {
    content: {
      fitnessGoal,
      activityLevel,
      source: 'generated' as const,
      seed,
      reasons: [...reasons],
      options: options ?? null,
    },
    entries,
  };
}

async function createGenerated(tx: Executor, clock: Clock, userId: number, request: Request) {
  const { content, entries } = await makeContent(tx, userId, {
    fitnessGoal: request.fitness_goal,
    activityLevel: request.activity_level,
    options: request.options,
  });
  const name = request.plan_name ?? planNameOf(content.fitnessGoal);
  return addPlan(tx, { ...content, userId, name, saved: false, createdAt: clock.now() }, entries);
}

async function regenerate(tx: Executor, userId: number, planId: number, request: Request) {
  const present = await lockPlan(tx, userId, planId);
  if (!present) throw noPlan();
  const { content, entries } = await makeContent(tx, userId, {
    fitnessGoal: request.fitness_goal ?? present.fitnessGoal,
    activityLevel: request.activity_level ?? present.activityLevel,
    // Null asks for none; what is left out stays as it was asked for.
    options: request.options === undefined ? present.options : request.options,
  });
  const place = { userId, planId };
  await updatePlan(tx, place, content);
  await replaceEntries(tx, place, entries);
  return planId;
}

/** Longer than any call waits for its turn: what lies further ahead was written before a clock was set back. */
const LONGEST_WAIT_MS = 60_000;
const isRecent = (ms: number) => ms < GENERATION_INTERVAL_MS && ms > -LONGEST_WAIT_MS;

/** The plan of the last generation, if this is that request again; another one so soon is refused. */
async function findJustMade(tx: Executor, userId: number, key: string, waitedMs: number) {
  const last = await findGeneration(tx, userId, waitedMs);
  if (!last) return undefined;
  const isSame = last.requestKey === key;
  if (!isSame && isRecent(last.msSinceStart))
    throw tooMany(Math.ceil(GENERATION_INTERVAL_MS / 1000), GENERATION_WAIT);
  return isSame && last.planId && isRecent(last.msSinceFinish)
    ? findPlan(tx, userId, last.planId)
    : undefined;
}

/** Whatever fails is rolled back together with its `plan_generations` row, and holds nobody up. */
export async function generate(
  tx: Executor,
  clock: Clock,
  userId: number,
  request: Request,
  waitedMs: number,
) {
  const key = keyOf(request);
  const justMade = await findJustMade(tx, userId, key, waitedMs);
  if (justMade) return justMade;
  const planId = request.plan_id
    ? await regenerate(tx, userId, request.plan_id, request)
    : await createGenerated(tx, clock, userId, request);
  await rememberGeneration(tx, userId, key, planId);
  return requirePlan(tx, userId, planId);
}
