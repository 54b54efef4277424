import type { CheckIn, CheckInProposal, TargetSettings } from '@fitarc/contract/check-in';
import { type GoalsOfWeek, shiftGoals, weeklyCalories } from '@fitarc/domain/day-goals';
import type { NutritionGoals } from '@fitarc/domain/energy';
import {
  certaintyOf,
  FOOD_DAYS_NEEDED,
  isEnoughFor,
  marginOf,
  nextCheckIn,
  proposeTarget,
  summarize,
  usualRate,
} from '@fitarc/domain/energy-balance/check-in';
import type { LocalDate } from '@fitarc/domain/local-date';
import { roundTo } from '@fitarc/domain/units';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import { findProfile, type ProfileRow } from '../profile/profile.repository.ts';
import {
  type CheckInRow,
  deleteCheckIn,
  findLastCheckIn,
  findTargetSettings,
  insertCheckIn,
  storeTargetSettings,
} from './check-ins.repository.ts';
import {
  countDaysBefore,
  countFoodDays,
  type Learned,
  learnExpenditure,
  learnerOf,
  readEnergyDiary,
} from './expenditure.service.ts';
import { findGoals, type GoalsRow, type StoredGoals, storeGoals } from './nutrition.repository.ts';
import { goalsOfProfile, isMinor } from './nutrition.service.ts';
import { trainingDaysAWeek } from './training-days.service.ts';

const DAYS_A_WEEK = 7;

const isChangedSince = (goals: GoalsRow | undefined, { accepted, createdAt }: CheckInRow) =>
  accepted && (goals?.source !== 'learned' || goals.updatedAt.getTime() !== createdAt.getTime());

function presentLast(last: CheckInRow | undefined, goals: GoalsRow | undefined): CheckIn['last'] {
  if (!last) return null;
  return {
    date: last.date,
    accepted: last.accepted,
    target_before: last.targetBefore,
    target: last.targetProposed,
    can_undo: !isChangedSince(goals, last),
  };
}

const macrosOf = ({ calories, protein, carbs, fats }: NutritionGoals) => ({ calories, protein, carbs, fats });

interface Proposed {
  readonly proposal: CheckInProposal;
  readonly before: StoredGoals;
  readonly after: GoalsOfWeek;
  readonly deviation: number;
}

interface Basis {
  readonly profile: ProfileRow;
  readonly weeklyRate: number | null;
  readonly before: StoredGoals;
  readonly trainingDays: number;
}

function propose(
  { profile, weeklyRate, before, trainingDays }: Basis,
  { days }: Learned,
): Proposed | undefined {
  const [last, summary] = [days.at(-1), summarize(days)];
  if (!last || !summary) return undefined;
  const wished = weeklyRate ?? usualRate(profile.fitnessGoal);
  const { gender } = profile;
  const { expenditure, trendKg } = last;
  const proposed = proposeTarget({ expenditure, trendKg, gender, rate: wished });
  const now = Math.round(weeklyCalories(before, trainingDays) / DAYS_A_WEEK);
  const after = shiftGoals(before, proposed.target - now);
  const margin = marginOf(last.deviation);
  return {
    before,
    after,
    deviation: last.deviation,
    proposal: {
      eaten: Math.round(summary.eaten),
      weekly_change: roundTo(summary.change, 2),
      expenditure: Math.round(expenditure),
      margin: Math.round(margin),
      certainty: certaintyOf(margin),
      target_now: now,
      target: proposed.target,
      wished_rate: wished,
      rate: proposed.rate,
      limits: [...proposed.limits],
      floor: proposed.floor,
      goals_now: macrosOf(before),
      goals: macrosOf(after),
    },
  };
}

async function prepare(db: Executor, userId: number, today: LocalDate) {
  const [settings, profile, last, goals] = await readTogether(
    db,
    () => findTargetSettings(db, userId),
    () => findProfile(db, userId),
    () => findLastCheckIn(db, userId),
    () => findGoals(db, userId),
  );
  const learner = learnerOf(settings, profile, today);
  const common = {
    next_date: null,
    proposal: null,
    last: presentLast(last, goals),
    food_days: 0,
    food_days_needed: FOOD_DAYS_NEEDED,
    first_weight: null,
    food_days_before: 0,
  };
  if (learner.reason) return { state: { ...common, status: learner.reason } satisfies CheckIn };
  const next = last && nextCheckIn(last.date);
  if (next && next > today) {
    return { state: { ...common, status: 'waiting', next_date: next } satisfies CheckIn };
  }
  const [diary, trainingDays] = await readTogether(
    db,
    () => readEnergyDiary(db, userId, today),
    () => trainingDaysAWeek(db, userId, today),
  );
  const learned = learnExpenditure(learner.profile, diary, today);
  const [first] = learned.weights;
  const known = {
    ...common,
    food_days: countFoodDays(learned),
    first_weight: first?.date ?? null,
    food_days_before: countDaysBefore(diary, first?.date),
  };
  const weighedOn = learned.weights.map(({ date }) => date);
  const before = goals ?? goalsOfProfile(learner.profile, today);
  const proposed =
    before && isEnoughFor(learned.days, weighedOn, today)
      ? propose({ ...learner, before, trainingDays }, learned)
      : undefined;
  if (!proposed) return { state: { ...known, status: 'learning' } satisfies CheckIn };
  const state = { ...known, status: 'due', next_date: today, proposal: proposed.proposal } satisfies CheckIn;
  return { state, proposed };
}

/** Cheap while none is due: the estimate is made only for whoever is to be asked. */
export const readCheckIn = async (db: Executor, userId: number, today: LocalDate): Promise<CheckIn> =>
  (await prepare(db, userId, today)).state;

const conflict = (message: string) => new AppError('CONFLICT', message);

export async function answerCheckIn(
  tx: Executor,
  clock: Clock,
  userId: number,
  today: LocalDate,
  { answer, target }: { readonly answer: 'accept' | 'keep'; readonly target: number },
): Promise<CheckIn> {
  const { proposed } = await prepare(tx, userId, today);
  if (!proposed) throw conflict('No check-in is due');
  const { proposal, before, after, deviation } = proposed;
  if (proposal.target !== target)
    throw conflict(`The proposed target is ${proposal.target} kcal by now. Please look at it again.`);
  const now = clock.now();
  const { calories, protein, carbs, fats, source, byDay } = before;
  if (answer === 'accept')
    await storeGoals(tx, userId, { ...macrosOf(after), byDay: after.byDay ?? null, source: 'learned' }, now);
  await insertCheckIn(tx, {
    userId,
    date: today,
    expenditure: proposal.expenditure,
    deviation: Math.round(deviation),
    targetBefore: proposal.target_now,
    targetProposed: proposal.target,
    accepted: answer === 'accept',
    goalsBefore: { calories, protein, carbs, fats, source, byDay },
    createdAt: now,
  });
  return readCheckIn(tx, userId, today);
}

export async function undoCheckIn(
  tx: Executor,
  clock: Clock,
  userId: number,
  today: LocalDate,
): Promise<CheckIn> {
  const last = await findLastCheckIn(tx, userId);
  if (!last) throw notFound('You have not answered a check-in');
  if (isChangedSince(await findGoals(tx, userId), last))
    throw conflict('Your goals have changed since the check-in');
  if (last.accepted) await storeGoals(tx, userId, last.goalsBefore, clock.now());
  await deleteCheckIn(tx, userId, last.date);
  return readCheckIn(tx, userId, today);
}

export async function readTargetSettings(
  db: Executor,
  userId: number,
  today: LocalDate,
): Promise<TargetSettings> {
  const [settings, profile] = await readTogether(
    db,
    () => findTargetSettings(db, userId),
    () => findProfile(db, userId),
  );
  return {
    enabled: settings?.enabled ?? true,
    weekly_rate: settings?.weeklyRate ?? null,
    usual_rate: usualRate(profile?.fitnessGoal ?? null),
    minor: isMinor(profile, today),
  };
}

export async function changeTargetSettings(
  tx: Executor,
  userId: number,
  today: LocalDate,
  { enabled, weekly_rate }: { readonly enabled: boolean; readonly weekly_rate: number | null },
): Promise<TargetSettings> {
  await storeTargetSettings(tx, userId, { enabled, weeklyRate: weekly_rate });
  return readTargetSettings(tx, userId, today);
}
