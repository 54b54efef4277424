import type { LocalDate } from '../local-date.ts';
import { addDays, daysBetween } from '../local-date.ts';
import { roundTo } from '../units.ts';
import type { ExpenditureDay } from './expenditure.ts';
import { KCAL_PER_KG } from './kalman-filter.ts';

/** Nine of ten true values lie within so many standard deviations. */
const NINE_IN_TEN = 1.645;
export const marginOf = (deviation: number) => NINE_IN_TEN * deviation;

export const CERTAINTIES = ['learning', 'fair', 'good'] as const;
export type Certainty = (typeof CERTAINTIES)[number];
export function certaintyOf(margin: number): Certainty {
  if (margin > 300) return 'learning';
  return margin >= 150 ? 'fair' : 'good';
}

/** Kilograms a week, by what somebody wants. */
const RATES: Readonly<Record<string, number>> = { weight_loss: -0.5, muscle_gain: 0.25 };
export const usualRate = (fitnessGoal: string | null): number =>
  fitnessGoal && Object.hasOwn(RATES, fitnessGoal) ? (RATES[fitnessGoal] ?? 0) : 0;
export const RATE_BOUNDS = { min: -1.5, max: 1 } as const;

const LEAST = { male: 1500, others: 1200 } as const;
/** Of the body weight, in a week. */
const FASTEST = 0.01;
const KCAL_A_DAY_PER_WEEKLY_KG = KCAL_PER_KG / 7;
const TO_NEAREST = 10;

interface Wish {
  readonly expenditure: number;
  readonly trendKg: number;
  readonly gender: string | null;
  /** Kilograms a week, negative to lose. */
  readonly rate: number;
}

export interface Proposal {
  readonly target: number;
  /** What the target gives, which may be less than was wished for. */
  readonly rate: number;
  /** What it was limited by. */
  readonly limits: readonly ('rate' | 'floor')[];
  readonly floor: number;
}

/** The calories that change the weight at the rate wished for, within what is sensible. */
export function proposeTarget({ expenditure, trendKg, gender, rate }: Wish): Proposal {
  const floor = gender === 'male' ? LEAST.male : LEAST.others;
  const fastest = FASTEST * trendKg;
  const allowed = Math.min(fastest, Math.max(-fastest, rate));
  const wanted = expenditure + allowed * KCAL_A_DAY_PER_WEEKLY_KG;
  const target = Math.max(floor, Math.round(wanted / TO_NEAREST) * TO_NEAREST);
  const isRaised = wanted < floor;
  return {
    target,
    rate: roundTo(isRaised ? (target - expenditure) / KCAL_A_DAY_PER_WEEKLY_KG : allowed, 2),
    limits: [...(allowed === rate ? [] : ['rate' as const]), ...(isRaised ? ['floor' as const] : [])],
    floor,
  };
}

const WINDOW_DAYS = 28;
const NEEDED = { foodDays: 14, days: 14, weights: 3, recentFoodDays: 7, recentDays: 14 } as const;
export const FOOD_DAYS_NEEDED = NEEDED.foodDays;

export interface BalanceSummary {
  /** Kcal a day, over the days that count. */
  readonly eaten: number;
  /** Kilograms a week. */
  readonly change: number;
  readonly foodDays: number;
}

/** What was eaten and how the weight went in the last four weeks. */
export function summarize(days: readonly ExpenditureDay[]): BalanceSummary | undefined {
  const shown = days.slice(-WINDOW_DAYS - 1);
  const [first, last] = [shown[0], shown.at(-1)];
  const eaten = shown.flatMap((day) => day.eaten ?? []);
  if (!first || !last || first === last || eaten.length === 0) return undefined;
  return {
    eaten: eaten.reduce((sum, one) => sum + one, 0) / eaten.length,
    change: ((last.trendKg - first.trendKg) / daysBetween(first.date, last.date)) * 7,
    foodDays: eaten.length,
  };
}

/** Whether enough is known, and of late, to say something about the target. */
export function isEnoughFor(
  days: readonly ExpenditureDay[],
  weighedOn: readonly LocalDate[],
  today: LocalDate,
): boolean {
  const since = addDays(today, -NEEDED.recentDays);
  const known = days.filter((day) => day.eaten !== undefined);
  return (
    days.length > NEEDED.days &&
    known.length >= NEEDED.foodDays &&
    known.filter(({ date }) => date >= since).length >= NEEDED.recentFoodDays &&
    weighedOn.length >= NEEDED.weights &&
    weighedOn.some((date) => date >= since)
  );
}

const EVERY_DAYS = 7;
export const nextCheckIn = (last: LocalDate) => addDays(last, EVERY_DAYS);
