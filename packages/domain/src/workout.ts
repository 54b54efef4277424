import type { RepUnit } from './plan.ts';

export const WORKOUT_TYPES = [
  'Full Body',
  'Upper Body',
  'Lower Body',
  'Push',
  'Pull',
  'Legs',
  'Cardio',
  'Custom',
] as const;
export type WorkoutType = (typeof WORKOUT_TYPES)[number];

export const SET_KINDS = ['normal', 'warm_up', 'drop', 'failure'] as const;
export type SetKind = (typeof SET_KINDS)[number];

/** How a member rates the effort of a set: not at all, by RPE, or by the repetitions left in reserve. */
export const EFFORT_SCALES = ['off', 'rpe', 'rir'] as const;
export type EffortScale = (typeof EFFORT_SCALES)[number];

/** What a log may hold. */
export const LOG_BOUNDS = {
  name: 200,
  notes: 5000,
  reason: 300,
  exercises: 100,
  /** Of an exercise. */
  sets: { min: 1, max: 100 },
  /** Of all its exercises together. */
  setsInAll: 1000,
  reps: { min: 1, max: 1000 },
  weight: { min: 0, max: 1000 },
  /** Of one set: 0 reps where it failed, less than no weight where a machine or a band helped. */
  set: {
    reps: { min: 0, max: 1000 },
    /** Repetitions, or seconds or meters where those are counted. */
    amount: { min: 0, max: 100_000 },
    weight: { min: -1000, max: 1000 },
    rpe: { min: 6, max: 10, step: 0.5 },
    seconds: { min: 0, max: 86_400 },
    metres: { min: 0, max: 1_000_000 },
    note: 1000,
  },
  superset: { min: 1, max: 100 },
  /** Minutes. */
  duration: { min: 0, max: 1440 },
  calories: { min: 0, max: 100_000 },
} as const;

/** The four things the form insists on, in the order they are said. */
export const LOG_PROBLEMS = {
  type: 'Workout type is required',
  name: 'Custom workout name is required',
  date: 'Date is required',
  exercises: 'Please add at least one exercise',
} as const;

export const TOO_MANY_SETS = 'A workout can have at most 1,000 sets';

interface SetDetails {
  /** Rate of perceived exertion, 6 to 10. */
  readonly rpe?: number | null | undefined;
  readonly seconds?: number | null | undefined;
  readonly metres?: number | null | undefined;
  readonly note?: string | null | undefined;
}

export interface PerformedSet extends SetDetails {
  /** Kilograms; less than 0 where a machine or a band helped. */
  readonly weight: number | null;
  /** In the unit of the exercise; 0 where the set failed. */
  readonly reps: number;
  readonly kind: SetKind;
}

/** A log without set rows means so many equal ones. */
export const equalSets = (sets: number, reps: number, weight: number | null): PerformedSet[] =>
  Array.from({ length: sets }, () => ({ weight, reps, kind: 'normal' }));

/** Without those that are empty. */
export const detailsOf = ({ rpe, seconds, metres, note }: SetDetails): SetDetails => ({
  ...(rpe == null ? {} : { rpe }),
  ...(seconds == null ? {} : { seconds }),
  ...(metres == null ? {} : { metres }),
  ...(note ? { note } : {}),
});

/** Whether a set says more than its kind, weight and repetitions. */
const hasDetails = (set: SetDetails): boolean => Object.keys(detailsOf(set)).length > 0;

/** So many normal sets that say no more than one line would, as figures or as typed. */
export const areEqualSets = (
  sets: readonly (SetDetails & { kind: SetKind; weight: unknown; reps: unknown })[],
): boolean =>
  sets.every(
    (set) =>
      set.kind === 'normal' &&
      set.weight === sets[0]?.weight &&
      set.reps === sets[0]?.reps &&
      !hasDetails(set),
  );

/** Neither a warm-up nor a failed attempt. */
export const isWorkingSet = ({ kind, reps }: PerformedSet): boolean => kind !== 'warm_up' && reps > 0;

/** Where there are no working sets, the others stand for them. */
export function workingSets<S extends PerformedSet>(sets: readonly S[]): readonly S[] {
  const working = sets.filter(isWorkingSet);
  return working.length > 0 ? working : sets;
}

/** With help a set is no record: another day's help was not the same. */
export const isAssisted = ({ weight }: PerformedSet): boolean => weight !== null && weight < 0;

/** The heaviest, and of those the one with the most repetitions. */
export const bestSet = <S extends PerformedSet>(sets: readonly S[]): S | undefined =>
  bestOf(workingSets(sets));

function bestOf<S extends PerformedSet>(working: readonly S[]): S | undefined {
  let best = working[0];
  for (const set of working) {
    const ahead = (set.weight ?? 0) - (best?.weight ?? 0) || set.reps - (best?.reps ?? 0);
    if (ahead > 0) best = set;
  }
  return best;
}

/** Set rows as one line: how many working sets, and the best of them. */
export function summaryOfSets(sets: readonly PerformedSet[]) {
  const working = workingSets(sets);
  const best = bestOf(working);
  return { sets: working.length, reps: best?.reps ?? 0, weight: best?.weight ?? null };
}

/** Weights are kept to the gram, and whole numbers add up exactly: here and in the database come out the same. */
const grams = (weight: number | null) => Math.max(0, Math.round((weight ?? 0) * 1000));

/** Kilograms moved: weight times repetitions of the working sets. Seconds and metres are no repetitions. */
export function volumeOf(sets: readonly PerformedSet[], unit: RepUnit): number {
  if (unit !== 'reps') return 0;
  return sets.reduce((sum, set) => (isWorkingSet(set) ? sum + grams(set.weight) * set.reps : sum), 0) / 1000;
}

/** Their sum, exact to the gram. */
export const sumOfVolumes = (volumes: readonly number[]): number =>
  volumes.reduce((sum, volume) => sum + Math.round(volume * 1000), 0) / 1000;

/** Beyond this many repetitions a set says little about what could be lifted once. */
export const ONE_REP_MAX_REPS = 12;

/**
 * What could be lifted once, by Epley: weight × (1 + repetitions / 30); one repetition is what it is. The server has it
 * in SQL as well: set-formulas.repository.ts.
 */
export function oneRepMax(weight: number | null, reps: number): number | null {
  if (!weight || weight < 0 || reps < 1 || reps > ONE_REP_MAX_REPS) return null;
  return reps === 1 ? weight : Math.round((grams(weight) * (30 + reps)) / 3000) / 10;
}

/** How many of the exercises done lately are offered first. */
export const RECENT_EXERCISES_AT_MOST = 12;

/** What a record is held in. */
export const RECORD_KINDS = ['best_set', 'one_rep_max', 'volume'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];
