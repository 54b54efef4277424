import { daysBetween, daysFrom, type LocalDate } from '../local-date.ts';
import type { Weighing } from '../weight-trend.ts';
import { type CountedIntake, type DayIntake, type IntakeFault, IntakeReader } from './day-intakes.ts';
import {
  expenditureSd,
  FAR_OFF_SD,
  FORMULA_SD,
  forgetWater,
  movedTo,
  nextDay,
  nextUnknownDay,
  type State,
  settledShare,
  stateAt,
  surpriseOf,
  trendOf,
  weighed,
} from './kalman-filter.ts';

/** After so long without a weight, water is forgotten; and the weight too, unless most of the days are known. */
const GAP_DAYS = 21;
/** So many in a row that agree with each other are right, and what was expected is wrong. */
const AGREEING = 3;
const AGREEING_WITHIN_KG = 2;
const AGREEING_WITHIN_DAYS = 28;

export interface EnergyDiary {
  /** Oldest first, one a day. */
  readonly weights: readonly Weighing[];
  readonly intakes: readonly DayIntake[];
  /** What the formula gives for a body of this size, kcal a day. */
  readonly formula: number;
  /** The last day that is estimated; what was eaten on it does not count yet. */
  readonly today: LocalDate;
}

export interface ExpenditureDay {
  readonly date: LocalDate;
  /** Kcal a day, and its standard deviation. */
  readonly expenditure: number;
  readonly deviation: number;
  readonly trendKg: number;
  readonly trendDeviation: number;
  /** What was eaten, where the diary's figure counts. */
  readonly eaten?: number;
}

export type LeftOut =
  | { readonly date: LocalDate; readonly kind: 'weight'; readonly reason: 'far-off'; readonly kg: number }
  | { readonly date: LocalDate; readonly kind: 'food'; readonly reason: IntakeFault; readonly kcal: number };

export interface ExpenditureHistory {
  /** From the first weight on; none without a weight. */
  readonly days: readonly ExpenditureDay[];
  readonly leftOut: readonly LeftOut[];
}

interface SetAside extends Weighing {
  readonly at: number;
}

const agree = (aside: readonly SetAside[]): boolean => {
  const last = aside.slice(-AGREEING);
  const [first, latest] = [last[0], last.at(-1)];
  if (last.length < AGREEING || !first || !latest) return false;
  const kgs = last.map(({ kg }) => kg);
  return (
    Math.max(...kgs) - Math.min(...kgs) <= AGREEING_WITHIN_KG && latest.at - first.at <= AGREEING_WITHIN_DAYS
  );
};

/** One run through a diary. Days are counted from its first weight. */
class Run {
  readonly days: (Omit<ExpenditureDay, 'eaten'> & { eaten?: number })[] = [];
  leftOut: LeftOut[] = [];
  #state: State;
  /** The day the water of the present diet began. */
  #since = 0;
  #lastWeight = 0;
  #knownSince = 0;
  #aside: SetAside[] = [];
  /** The weight everything began with, as long as no other has agreed with it. */
  #unconfirmed: Weighing | undefined;

  constructor(first: Weighing, formula: number) {
    this.#state = stateAt(first.kg, formula, FORMULA_SD);
    this.#unconfirmed = first;
    this.note(first.date, 0);
  }

  get expenditure() {
    return this.#state.e;
  }

  eat(date: LocalDate, { kcal, sd, fault, isUnknown }: CountedIntake, logged: number) {
    this.#state = isUnknown ? nextUnknownDay(this.#state) : nextDay(this.#state, kcal, sd);
    if (fault) {
      this.leftOut.push({ date, kind: 'food', reason: fault, kcal: logged });
      return;
    }
    this.#knownSince += 1;
    const day = this.days.at(-1);
    if (day) day.eaten = kcal;
  }

  weigh(date: LocalDate, kg: number, at: number) {
    const gap = at - this.#lastWeight;
    if (gap > GAP_DAYS) {
      this.#state = forgetWater(this.#state);
      this.#since = at;
      // Of a time nobody wrote down, a new weight says nothing about the expenditure.
      if (this.#knownSince < gap / 2 && this.#isBelievable(kg)) return this.#startAt(kg, at);
    }
    const settled = settledShare(at - this.#since);
    const { off, variance } = surpriseOf(this.#state, kg, settled);
    if (Math.abs(off) > FAR_OFF_SD * Math.sqrt(variance)) return this.#setAside(date, kg, at);
    this.#state = weighed(this.#state, kg, settled);
    this.#took(at);
  }

  /** Nobody changes by a quarter, however long they were away. */
  #isBelievable(kg: number) {
    return Math.abs(kg - this.#state.m) < this.#state.m / 4;
  }

  #took(at: number) {
    this.#lastWeight = at;
    this.#knownSince = 0;
    this.#aside = [];
    this.#unconfirmed = undefined;
  }

  #startAt(kg: number, at: number) {
    this.#state = movedTo(this.#state, kg);
    this.#since = at;
    this.#took(at);
  }

  #leaveOut({ date, kg }: Weighing) {
    this.leftOut.push({ date, kind: 'weight', reason: 'far-off', kg });
  }

  #setAside(date: LocalDate, kg: number, at: number) {
    this.#aside.push({ date, kg, at });
    this.#leaveOut({ date, kg });
    if (!agree(this.#aside)) return;
    const believed = new Set<string>(this.#aside.slice(-AGREEING).map((one) => one.date));
    this.leftOut = this.leftOut.filter((one) => one.kind !== 'weight' || !believed.has(one.date));
    if (this.#unconfirmed) this.#leaveOut(this.#unconfirmed);
    this.#startAt(kg, at);
  }

  note(date: LocalDate, at: number) {
    const trend = trendOf(this.#state, settledShare(at - this.#since));
    this.days.push({
      date,
      expenditure: this.#state.e,
      deviation: expenditureSd(this.#state),
      trendKg: trend.kg,
      trendDeviation: trend.sd,
    });
  }
}

/**
 * What a body uses, learned from what it weighs and what it ate: a Kalman filter over weight, expenditure and two kinds
 * of water, one step a day. The weight of a day is that of its morning.
 */
export function estimateExpenditure({ weights, intakes, formula, today }: EnergyDiary): ExpenditureHistory {
  const [first] = weights;
  if (!first || first.date > today) return { days: [], leftOut: [] };
  const kgOn = new Map<string, number>(weights.map(({ date, kg }) => [date, kg]));
  const eatenOn = new Map<string, DayIntake>(intakes.map((day) => [day.date, day]));
  const reader = new IntakeReader();
  const run = new Run(first, formula);
  let yesterday = first.date;
  for (const [index, date] of daysFrom(first.date, daysBetween(first.date, today) + 1).entries()) {
    if (index === 0) continue;
    const eaten = reader.read(index, eatenOn.get(yesterday), run.expenditure);
    run.eat(yesterday, eaten, eatenOn.get(yesterday)?.kcal ?? 0);
    const kg = kgOn.get(date);
    if (kg !== undefined) run.weigh(date, kg, index);
    run.note(date, index);
    yesterday = date;
  }
  return { days: run.days, leftOut: run.leftOut.sort((a, b) => (a.date < b.date ? -1 : 1)) };
}
