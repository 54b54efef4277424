import { repUnitOf } from '../plan.ts';
import type { FitnessGoal } from '../profile.ts';
import type { Role } from './schemes.ts';
import type { DraftEntry } from './week-draft.ts';

/** How long a day takes is estimated from these. */
export const SECONDS_A_REP = 4;
export const SECONDS_TO_SET_UP = 60;
export const SECONDS_BETWEEN_ROUNDS = 60;

const restOf = (main: number, compound: number, isolation: number, core: number): Record<Role, number> => ({
  main,
  compound,
  isolation,
  core,
});

/** Seconds after a set. */
export const REST_OF_GOAL: Record<FitnessGoal, Record<Role, number>> = {
  weight_loss: restOf(90, 75, 60, 45),
  muscle_gain: restOf(150, 120, 75, 60),
  maintenance: restOf(120, 90, 60, 45),
  endurance: restOf(45, 45, 45, 45),
  general_fitness: restOf(120, 90, 60, 45),
};

function secondsOf({ candidate, sets, reps, role }: DraftEntry, goal: FitnessGoal): number {
  const { measure, movementPattern } = candidate.exercise;
  const unit = repUnitOf({ measure, movement_pattern: movementPattern });
  if (unit === 'minutes') {
    return SECONDS_TO_SET_UP + sets * reps * 60 + (sets - 1) * SECONDS_BETWEEN_ROUNDS;
  }
  // A meter with a weight in the hand takes about a second.
  const work = unit === 'reps' ? reps * SECONDS_A_REP : reps;
  return SECONDS_TO_SET_UP + sets * (work + REST_OF_GOAL[goal][role ?? 'isolation']);
}

export const minutesOf = (day: readonly DraftEntry[], goal: FitnessGoal): number =>
  Math.ceil(day.reduce((sum, entry) => sum + secondsOf(entry, goal), 0) / 60);
