import type { PlanWishes } from '../plan-options.ts';
import type { ActivityLevel, FitnessGoal } from '../profile.ts';
import type { FilledWeek } from './fill-week.ts';

/** A week and what it was made for, which is what the reasons speak of. */
export interface Made extends FilledWeek {
  readonly goal: FitnessGoal;
  readonly level: ActivityLevel;
  readonly wishes: PlanWishes;
}
