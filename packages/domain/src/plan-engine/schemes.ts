import { repUnitOf } from '../plan.ts';
import type { ActivityLevel, FitnessGoal } from '../profile.ts';
import { isNovice, type PerLevel, TOUGH_REPS_MAX } from './bounds.ts';
import type { Candidate } from './candidates.ts';
import { OLYMPIC, TECHNICAL_KINDS } from './kinds.ts';
import { pick } from './random.ts';

/** What an exercise is on its day: the lift that opens it, another large one, a small one, or the trunk. */
export type Role = 'main' | 'compound' | 'isolation' | 'core';

type SetsOfRoles = readonly [main: number, compound: number, isolation: number];

/** From sedentary to extremely active. The trunk gets the sets of a small exercise. */
export const SETS_OF_GOAL: Record<FitnessGoal, PerLevel<SetsOfRoles>> = {
  weight_loss: {
    sedentary: [2, 2, 2],
    lightly_active: [3, 2, 2],
    moderately_active: [3, 3, 2],
    very_active: [3, 3, 3],
    extremely_active: [4, 3, 3],
  },
  muscle_gain: {
    sedentary: [3, 3, 2],
    lightly_active: [3, 3, 3],
    moderately_active: [4, 3, 3],
    very_active: [4, 3, 3],
    extremely_active: [4, 4, 3],
  },
  maintenance: {
    sedentary: [2, 2, 2],
    lightly_active: [3, 3, 2],
    moderately_active: [3, 3, 2],
    very_active: [3, 3, 3],
    extremely_active: [4, 3, 3],
  },
  endurance: {
    sedentary: [2, 2, 2],
    lightly_active: [2, 2, 2],
    moderately_active: [3, 3, 2],
    very_active: [3, 3, 3],
    extremely_active: [3, 3, 3],
  },
  general_fitness: {
    sedentary: [2, 2, 2],
    lightly_active: [3, 2, 2],
    moderately_active: [3, 3, 2],
    very_active: [3, 3, 3],
    extremely_active: [4, 3, 3],
  },
};

/** Repetitions to choose from, fewest first. */
export const REPS_OF_GOAL: Record<FitnessGoal, Record<Role, readonly number[]>> = {
  weight_loss: { main: [10, 12], compound: [10, 12, 15], isolation: [12, 15], core: [10, 12, 15] },
  muscle_gain: { main: [6, 8], compound: [8, 10], isolation: [10, 12, 15], core: [10, 12, 15] },
  maintenance: { main: [8, 10], compound: [8, 10, 12], isolation: [10, 12], core: [10, 12] },
  endurance: { main: [15], compound: [15, 20], isolation: [15, 20], core: [10, 12, 15] },
  general_fitness: { main: [8, 10], compound: [8, 10, 12], isolation: [10, 12], core: [10, 12] },
};

export const HOLD_SECONDS: PerLevel<number> = {
  sedentary: 20,
  lightly_active: 30,
  moderately_active: 40,
  very_active: 45,
  extremely_active: 60,
};
export const CARRY_METRES: PerLevel<number> = {
  sedentary: 20,
  lightly_active: 30,
  moderately_active: 30,
  very_active: 40,
  extremely_active: 40,
};

export function setsOf(goal: FitnessGoal, level: ActivityLevel, role: Role): number {
  const [main, compound, isolation] = SETS_OF_GOAL[goal][level];
  if (role === 'main') return main;
  return role === 'compound' ? compound : isolation;
}

/** A tired back rounds, and a tired arm drops the bar. */
const isTechnical = ({ exercise: { name, equipment }, kind }: Candidate) =>
  OLYMPIC.test(name) || (equipment.includes('Barbell') && TECHNICAL_KINDS.includes(kind));

/** Where one cannot simply take less weight, or has to be good at it to begin with. */
function isTough(candidate: Candidate): boolean {
  const { difficulty, measure } = candidate.exercise;
  if (difficulty === 'Advanced' || isTechnical(candidate)) return true;
  return difficulty === 'Intermediate' && measure === 'reps';
}

export const isTooTough = (candidate: Candidate, goal: FitnessGoal, role: Role) =>
  isTough(candidate) && Math.min(...REPS_OF_GOAL[goal][role]) > TOUGH_REPS_MAX;

interface Situation {
  readonly goal: FitnessGoal;
  readonly level: ActivityLevel;
  readonly role: Role;
  readonly seed: string;
}

export function repsOf(candidate: Candidate, { goal, level, role, seed }: Situation): number {
  const { measure, movementPattern } = candidate.exercise;
  const unit = repUnitOf({ measure, movement_pattern: movementPattern });
  if (unit === 'seconds') return HOLD_SECONDS[level];
  if (unit === 'metres') return CARRY_METRES[level];
  // More repetitions mean less weight, which is how a lift is learned.
  const choices = REPS_OF_GOAL[goal][role === 'main' && isNovice(level) ? 'compound' : role];
  if (isTough(candidate)) return Math.min(...choices);
  return pick(choices, `${seed}/reps`) ?? Math.min(...choices);
}
