import { DAY_IS_FULL, EXERCISES_A_DAY, REPS, SETS } from '@fitarc/domain/plan';
import { readWeekday, type Week, weekOf } from '@fitarc/domain/weekday';
import * as z from 'zod/mini';
import { isFields, numericId, wholeNumber } from './fields.ts';

/** Plans are met in several spellings; they are read in all of them and written in the first. */
const SPELLINGS: Record<string, readonly string[]> = {
  plan_id: ['plan_id', 'planId', 'workoutPlanId', 'id'],
  plan_name: ['plan_name', 'planName', 'planname', 'name'],
  fitness_goal: ['fitness_goal', 'fitnessGoal', 'fitnessgoal'],
  activity_level: ['activity_level', 'activityLevel', 'activitylevel'],
  created_at: ['created_at', 'createdAt'],
  exercise_id: ['exercise_id', 'exerciseId', 'id'],
};

/** The named fields in our spelling; the first spelling that holds something wins. */
export function respelled(names: readonly string[]) {
  return (value: unknown): unknown => {
    if (!isFields(value)) return value;
    const read = names.map((name) => {
      const spelling = SPELLINGS[name]?.find((key) => value[key] !== undefined && value[key] !== null);
      return [name, spelling === undefined ? value[name] : value[spelling]] as const;
    });
    return { ...value, ...Object.fromEntries(read) };
  };
}

/** The days of a map, whatever the case of their names; other keys are left out. */
export function readWeek(value: unknown, otherwise: unknown = []): Week<unknown> {
  const days = isFields(value) ? Object.entries(value) : [];
  return weekOf((day) => days.find(([key]) => readWeekday(key) === day)?.[1] ?? otherwise);
}

export const weekShape = <S extends z.ZodMiniType>(day: S) => z.object(weekOf(() => day));

const NO_EXERCISE = 'Every exercise of a plan needs its exercise_id';
const planEntry = z.object(
  {
    exercise_id: numericId(NO_EXERCISE),
    sets: z._default(wholeNumber('Sets', SETS), 3),
    reps: z._default(wholeNumber('Reps', REPS), 10),
  },
  NO_EXERCISE,
);
export type PlanEntry = z.output<typeof planEntry>;

const dayOfEntries = z
  .array(
    z.pipe(z.transform(respelled(['exercise_id'])), planEntry),
    'Each day of a plan is a list of exercises',
  )
  .check(z.maxLength(EXERCISES_A_DAY, DAY_IS_FULL));

export const weekOfEntries = weekShape(dayOfEntries);
