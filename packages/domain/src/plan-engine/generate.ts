import type { PlanWishes } from '../plan-options.ts';
import type { ActivityLevel, FitnessGoal } from '../profile.ts';
import { type Week, weekOf } from '../weekday.ts';
import { type Candidates, candidatesFor } from './candidates.ts';
import { fillWeek, type PlanRequest } from './fill-week.ts';
import type { LibraryExercise, PlannedExercise } from './library-exercise.ts';
import { reasonsOf } from './reasons.ts';

export type { LibraryExercise, PlannedExercise } from './library-exercise.ts';

export interface GeneratedPlan {
  readonly week: Week<PlannedExercise[]>;
  /** Why the week looks like this, in a few sentences for the member. */
  readonly reasons: string[];
}

export interface PlanInput {
  readonly goal: FitnessGoal;
  readonly activityLevel: ActivityLevel;
  readonly seed: number;
  readonly library: readonly LibraryExercise[];
  /** Without them the week follows from goal and level alone. */
  readonly wishes?: PlanWishes | undefined;
}

/** A training week. The same input gives the same week, whatever the order of the library. */
export const generatePlan = ({
  goal,
  activityLevel: level,
  seed,
  library,
  wishes,
}: PlanInput): GeneratedPlan =>
  planFrom(candidatesFor(library, level, wishes), { goal, level, seed, wishes });

/** The same for a library that has been looked through. */
export function planFrom(candidates: Candidates, planRequest: PlanRequest): GeneratedPlan {
  const filled = fillWeek(candidates, planRequest);
  const week = weekOf((day) =>
    filled.days[day].map(({ candidate, sets, reps }) => ({ exerciseId: candidate.exercise.id, sets, reps })),
  );
  const { goal, level, wishes = {} } = planRequest;
  return { week, reasons: reasonsOf({ goal, level, wishes, ...filled }) };
}
