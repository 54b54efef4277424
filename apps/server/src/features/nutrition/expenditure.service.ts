import type { Expenditure } from '@fitarc/contract/check-in';
import { certaintyOf, marginOf, summarize } from '@fitarc/domain/energy-balance/check-in';
import { estimateExpenditure, type LeftOut } from '@fitarc/domain/energy-balance/expenditure';
import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { roundTo, toKg } from '@fitarc/domain/units';
import type { Executor } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { findProfile, type ProfileRow } from '../profile/profile.repository.ts';
import { findTargetSettings } from './check-ins.repository.ts';
import { listIntakes, listWeightsInKg } from './energy-diary.repository.ts';
import { formulaFor, isMinor } from './nutrition.service.ts';

/** What lies further back says nothing about today. */
const LOOK_BACK_DAYS = 400;

interface Settings {
  readonly enabled: boolean;
  readonly weeklyRate: number | null;
}

/** The profile to learn for, or why there is none. */
export function learnerOf(settings: Settings | undefined, profile: ProfileRow | undefined, today: LocalDate) {
  if (isMinor(profile, today)) return { reason: 'minor' as const };
  if (settings && !settings.enabled) return { reason: 'off' as const };
  if (!profile || formulaFor(profile, today) === null) return { reason: 'profile' as const };
  return { profile, weeklyRate: settings?.weeklyRate ?? null };
}

/** The formula is for the weight it all began with; one that cannot be gives way to the profile's. */
function formulaAt(profile: ProfileRow, today: LocalDate, kg: number): number {
  const now = toKg(profile.currentWeight ?? kg, profile.weightUnit);
  return formulaFor(profile, today, Math.abs(kg - now) < now / 3 ? kg : now) ?? 0;
}

/** What somebody weighed, and ate on the days before today. */
export const readEnergyDiary = (db: Executor, userId: number, today: LocalDate) => {
  const from = addDays(today, -LOOK_BACK_DAYS);
  return readTogether(
    db,
    () => listWeightsInKg(db, userId, from, today),
    () => listIntakes(db, userId, from, addDays(today, -1)),
  );
};
type EnergyDiary = Awaited<ReturnType<typeof readEnergyDiary>>;

export function learnExpenditure(profile: ProfileRow, [weights, intakes]: EnergyDiary, today: LocalDate) {
  const formula = weights[0] ? formulaAt(profile, today, weights[0].kg) : 0;
  return { weights, ...estimateExpenditure({ weights, intakes, formula, today }) };
}
export type Learned = ReturnType<typeof learnExpenditure>;

/** Days whose food counts. */
export const countFoodDays = ({ days }: Pick<Learned, 'days'>) =>
  days.filter(({ eaten }) => eaten !== undefined).length;

/** Days with food before the first weight, or all of them without one: what was eaten then led to no known weight. */
export const countDaysBefore = ([, intakes]: EnergyDiary, first: LocalDate | undefined) =>
  intakes.filter(({ date, kcal }) => kcal > 0 && (first === undefined || date < first)).length;

const presentLeftOut = (one: LeftOut) => ({
  date: one.date,
  kind: one.kind,
  reason: one.reason,
  value: one.kind === 'weight' ? roundTo(one.kg, 2) : Math.round(one.kcal),
});

function presentEstimate(profile: ProfileRow, today: LocalDate, { days, weights, leftOut }: Learned) {
  const last = days.at(-1);
  if (!last) return null;
  const margin = marginOf(last.deviation);
  const change = summarize(days)?.change;
  return {
    expenditure: Math.round(last.expenditure),
    margin: Math.round(margin),
    deviation: Math.round(last.deviation),
    certainty: certaintyOf(margin),
    formula: Math.round(formulaFor(profile, today) ?? 0),
    food_days: countFoodDays({ days }),
    weights: weights.length - leftOut.filter(({ kind }) => kind === 'weight').length,
    trend_weight: roundTo(last.trendKg, 2),
    weekly_change: change === undefined ? null : roundTo(change, 2),
  };
}

const NOTHING = { estimate: null, history: [], left_out: [] };

export async function readExpenditure(
  db: Executor,
  userId: number,
  today: LocalDate,
  days: number,
): Promise<Expenditure> {
  const [settings, profile, diary] = await readTogether(
    db,
    () => findTargetSettings(db, userId),
    () => findProfile(db, userId),
    () => readEnergyDiary(db, userId, today),
  );
  const learner = learnerOf(settings, profile, today);
  if (learner.reason) return { status: learner.reason, ...NOTHING };
  const learned = learnExpenditure(learner.profile, diary, today);
  const estimate = presentEstimate(learner.profile, today, learned);
  if (!estimate) return { status: 'no-weight', ...NOTHING };
  const from = addDays(today, -days);
  const far = new Set<string>(learned.leftOut.flatMap((one) => (one.kind === 'weight' ? one.date : [])));
  const kgOn = new Map<string, number>(learned.weights.map(({ date, kg }) => [date, roundTo(kg, 2)]));
  return {
    status: 'ok',
    estimate,
    history: learned.days
      .filter(({ date }) => date >= from)
      .map((day) => ({
        date: day.date,
        expenditure: Math.round(day.expenditure),
        deviation: Math.round(day.deviation),
        weight: far.has(day.date) ? null : (kgOn.get(day.date) ?? null),
        trend_weight: roundTo(day.trendKg, 2),
        trend_deviation: roundTo(day.trendDeviation, 2),
      })),
    left_out: learned.leftOut.filter(({ date }) => date >= from).map(presentLeftOut),
  };
}
