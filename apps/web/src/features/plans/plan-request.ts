import { isFields } from '@fitarc/contract/fields';
import { normalizeFieldNames } from '@fitarc/contract/legacy/plans';
import { ACTIVITY_LEVELS, FITNESS_GOALS } from '@fitarc/domain/profile';
import type { PlanRequest } from './generation.ts';

const findKnown = (words: readonly string[], value: unknown) => words.find((word) => word === value);

/** A goal and a level from a page's state or the profile; both or nothing. */
export function readPlanRequest(value: unknown): PlanRequest | undefined {
  const read = normalizeFieldNames(['fitness_goal', 'activity_level'])(value);
  if (!isFields(read)) return undefined;
  const fitness_goal = findKnown(FITNESS_GOALS, read.fitness_goal);
  const activity_level = findKnown(ACTIVITY_LEVELS, read.activity_level);
  return fitness_goal && activity_level ? { fitness_goal, activity_level } : undefined;
}
