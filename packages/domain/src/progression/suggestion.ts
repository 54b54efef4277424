import type { LocalDate } from '../local-date.ts';
import type { PerformedSet } from '../workout.ts';
import type { ProgressionRule } from './rules.ts';

/** What is to be done: an entry of a plan, or the usual range of whoever has none. */
export interface Goal {
  readonly sets: number;
  /** The least, in the unit of the exercise. */
  readonly reps: number;
  /** The most; the same as the least where there is no range. */
  readonly repsMax: number;
  /** Kilograms, for the first time. */
  readonly weight?: number | null | undefined;
  /** Of the estimated one-rep maximum. */
  readonly percent?: number | null | undefined;
  readonly rpe?: number | null | undefined;
  readonly rule: ProgressionRule;
}

export interface Session {
  readonly date: LocalDate;
  readonly sets: readonly PerformedSet[];
  /** Light on purpose: it counts for nothing. */
  readonly easy?: boolean | undefined;
}

export interface SetTarget {
  readonly weight: number | null;
  readonly reps: number;
}

/** Why the targets are what they are. */
export type Change =
  /** Nothing is known yet but the plan. */
  | 'start'
  /** Everything was done: heavier. */
  | 'heavier'
  /** One more repetition, or some more time. */
  | 'more'
  /** At the top of the range without a weight to add to. */
  | 'top'
  /** Not all sets were done. */
  | 'sets'
  | 'easy'
  | 'hold'
  | 'repeat'
  | 'lighter'
  | 'restart'
  | 'break'
  | 'percent';

export interface Suggestion {
  readonly targets: readonly SetTarget[];
  readonly change: Change;
  /** The session it follows from. */
  readonly last: { readonly date: LocalDate; readonly sets: readonly SetTarget[] } | undefined;
}
