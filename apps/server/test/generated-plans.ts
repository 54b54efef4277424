import { repUnitOf } from '@fitarc/domain/plan';
import { type Candidates, candidatesFor } from '@fitarc/domain/plan-engine/candidates';
import { type LibraryExercise, planFrom } from '@fitarc/domain/plan-engine/generate';
import { kindOf } from '@fitarc/domain/plan-engine/kinds';
import {
  ACTIVITY_LEVELS,
  type FitnessGoal as Goal,
  type ActivityLevel as Level,
} from '@fitarc/domain/profile';
import { areasOf, trainingLoad } from '@fitarc/domain/training-load';
import { WEEKDAYS } from '@fitarc/domain/weekday';
import { shippedExercises } from '../src/catalogue/catalogues.ts';

export const LIBRARY: readonly LibraryExercise[] = shippedExercises
  .read()
  .filter(({ inGeneratedPlans }) => inGeneratedPlans !== false)
  .map(({ groups, secondary, pattern, ...entry }, index) => ({
    ...entry,
    id: index,
    muscleGroups: groups,
    secondaryMuscles: secondary,
    movementPattern: pattern,
  }));
/** Looked through once: there are thousands of plans to make. */
const CANDIDATES = Object.fromEntries(
  ACTIVITY_LEVELS.map((level) => [level, candidatesFor(LIBRARY, level)]),
) as Record<Level, Candidates>;

function factsOf(exercise: LibraryExercise) {
  const { muscles, movementPattern: movement_pattern, measure } = exercise;
  const areas = areasOf({ muscles, movement_pattern });
  const unit = repUnitOf({ measure, movement_pattern });
  const isCardio = movement_pattern === 'cardio';
  return { ...exercise, movement_pattern, areas, unit, isCardio, kind: kindOf(exercise, areas) };
}
const FACTS = LIBRARY.map(factsOf);
export type Planned = ReturnType<typeof factsOf> & { sets: number; reps: number };

/** The plan of a seed with everything known about its exercises. */
function planOf(goal: Goal, level: Level, seed: number) {
  const { week, reasons } = planFrom(CANDIDATES[level], { goal, level, seed });
  const days = WEEKDAYS.map((day) =>
    week[day].map(({ exerciseId, sets, reps }) => ({ ...FACTS[exerciseId], sets, reps }) as Planned),
  );
  const all = days.flat();
  const load = new Map(trainingLoad(all).map(({ area, sets }) => [area as string, sets]));
  return { week, reasons, days, all, load, seed };
}
type Plan = ReturnType<typeof planOf>;

export const strengthOf = (day: readonly Planned[]) => day.filter(({ isCardio }) => !isCardio);
export const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

export const cardioMinutesOf = (all: readonly Planned[]) =>
  sum(all.filter(({ isCardio }) => isCardio).map(({ sets, reps }) => sets * reps));

/** Each check answers what is wrong with a plan, so that a failure names the seed and the place. */
export type Check = (plan: Plan, goal: Goal, level: Level) => readonly string[];

const SEEDS = 200;
export const plansOf = (goal: Goal, level: Level): Plan[] =>
  Array.from({ length: SEEDS }, (_, seed) => planOf(goal, level, seed));

export const problemsOf = (
  plans: readonly Plan[],
  checks: Readonly<Record<string, Check>>,
  goal: Goal,
  level: Level,
): string[] =>
  Object.entries(checks).flatMap(([name, check]) =>
    plans.flatMap((plan) =>
      check(plan, goal, level).map((problem) => `${name}, seed ${plan.seed}: ${problem}`),
    ),
  );
