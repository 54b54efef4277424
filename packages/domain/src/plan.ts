import type { Measure, MovementPattern } from './exercise.ts';
import type { FitnessGoal } from './profile.ts';
import { FITNESS_GOAL_LABELS } from './profile-labels.ts';

/** What the plan screens offer; a profile may hold one more. */
export const PLAN_GOALS = [
  'muscle_gain',
  'weight_loss',
  'maintenance',
  'endurance',
] as const satisfies readonly FitnessGoal[];

/** What may be stored, and the narrower bounds of a generated plan while it is adjusted. */
export const SETS = { min: 1, max: 100, ofGenerated: 10 } as const;
export const REPS = { min: 1, max: 1000, ofGenerated: 100 } as const;
export const EXERCISES_A_DAY = 100;
export const DAY_IS_FULL = `A day of a plan can have at most ${EXERCISES_A_DAY} exercises`;
export const PLAN_NAME_LENGTH = 200;
/** Weeks of a plan; after the last the first comes again. */
export const WEEKS_OF_PLAN = { min: 1, max: 12 } as const;
export const TOO_MANY_WEEKS = `A plan can have at most ${WEEKS_OF_PLAN.max} weeks`;
/** What an entry of a plan may ask for. */
export const ENTRY_TARGETS = {
  weight: { min: -1000, max: 1000 },
  percent: { min: 20, max: 120 },
  rpe: { min: 6, max: 10, step: 0.5 },
  /** Seconds. */
  rest: { min: 0, max: 900 },
} as const;

/** Two requests to generate have to be this far apart unless they are the same. */
export const GENERATION_INTERVAL_MS = 2000;
export const GENERATION_WAIT = 'Please wait a moment before generating another plan';

/** Rows about a goal we do not know speak of a workout. */
export const goalLabel = (goal: string | null | undefined): string =>
  Object.hasOwn(FITNESS_GOAL_LABELS, goal ?? '') ? FITNESS_GOAL_LABELS[goal as FitnessGoal] : 'Workout';

export const planNameOf = (goal: string | null | undefined) => `${goalLabel(goal)} Plan`;

/** What the second number of an entry counts: a plank is held for seconds, a run lasts minutes. */
export const REP_UNITS = ['reps', 'seconds', 'minutes', 'metres'] as const;
export type RepUnit = (typeof REP_UNITS)[number];

interface Counted {
  readonly measure?: Measure | string | null | undefined;
  readonly movement_pattern?: MovementPattern | string | null | undefined;
}

export function repUnitOf({ measure, movement_pattern }: Counted): RepUnit {
  if (measure !== 'time' && measure !== 'distance') return 'reps';
  if (movement_pattern === 'cardio') return 'minutes';
  return measure === 'time' ? 'seconds' : 'metres';
}

/** What a newly added exercise starts with. */
export const STARTING_REPS: Record<RepUnit, { readonly sets: number; readonly reps: number }> = {
  reps: { sets: 3, reps: 10 },
  seconds: { sets: 3, reps: 30 },
  minutes: { sets: 1, reps: 20 },
  metres: { sets: 3, reps: 40 },
};
