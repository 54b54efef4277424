import type { Equipment, MuscleGroup } from './exercise.ts';

/** What the generator can be asked for beyond a goal and a level. */
export const PLAN_OPTION_BOUNDS = {
  days: { min: 1, max: 7 },
  minutes: { min: 15, max: 180 },
} as const;

export interface PlanWishes {
  /** Training days a week. */
  readonly days?: number | null | undefined;
  /** Of a training day, at most. */
  readonly minutes?: number | null | undefined;
  /** All there is at hand. */
  readonly equipment?: readonly Equipment[] | null | undefined;
  readonly favor?: readonly MuscleGroup[] | null | undefined;
  readonly avoid?: readonly MuscleGroup[] | null | undefined;
}
