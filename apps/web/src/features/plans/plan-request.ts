import { isFields } from '@fitarc/contract/fields';
import { normalizeFieldNames } from '@fitarc/contract/legacy/plans';
import { planOptions } from '@fitarc/contract/plan-options';
import { ACTIVITY_LEVELS, FITNESS_GOALS } from '@fitarc/domain/profile';
import * as z from 'zod/mini';
import type { PlanRequest } from './generation.ts';

const findKnown = (words: readonly string[], value: unknown) => words.find((word) => word === value);

/** A goal and a level from a page's state or the profile, both or nothing, and what else was asked for. */
export function readPlanRequest(value: unknown): PlanRequest | undefined {
  const read = normalizeFieldNames(['fitness_goal', 'activity_level'])(value);
  if (!isFields(read)) return undefined;
  const fitness_goal = findKnown(FITNESS_GOALS, read.fitness_goal);
  const activity_level = findKnown(ACTIVITY_LEVELS, read.activity_level);
  if (!fitness_goal || !activity_level) return undefined;
  const options = z.safeParse(planOptions, read.options);
  return { fitness_goal, activity_level, ...(options.success ? { options: options.data } : {}) };
}
