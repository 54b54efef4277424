import { isFields } from '@fitarc/contract/fields';
import { respelled } from '@fitarc/contract/legacy/plans';
import { ACTIVITY_LEVELS, FITNESS_GOALS } from '@fitarc/domain/profile';
import type { Wish } from './generation.ts';

const known = (words: readonly string[], value: unknown) => words.find((word) => word === value);

/** A goal and a level from a page's state or the profile; both or nothing. */
export function readWish(value: unknown): Wish | undefined {
  const read = respelled(['fitness_goal', 'activity_level'])(value);
  if (!isFields(read)) return undefined;
  const fitness_goal = known(FITNESS_GOALS, read.fitness_goal);
  const activity_level = known(ACTIVITY_LEVELS, read.activity_level);
  return fitness_goal && activity_level ? { fitness_goal, activity_level } : undefined;
}
