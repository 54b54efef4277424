import type { FitnessGoal } from './profile.ts';
import { WEEKLY_PLAN_TEXTS } from './profile-labels.ts';

/** How many workouts a week a goal asks for at least; its text begins with it. */
export const weeklyAim = (goal: string | null | undefined): number | undefined =>
  Object.hasOwn(WEEKLY_PLAN_TEXTS, goal ?? '')
    ? Number.parseInt(WEEKLY_PLAN_TEXTS[goal as FitnessGoal], 10)
    : undefined;
