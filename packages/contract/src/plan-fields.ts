import { DAY_IS_FULL, EXERCISES_A_DAY, REPS, SETS } from '@fitarc/domain/plan';
import { readWeekday, type Week, weekOf } from '@fitarc/domain/weekday';
import * as z from 'zod/mini';

type Fields = Record<string, unknown>;

/** Plans are met in several spellings; they are read in all of them and written in the first. */
const SPELLINGS: Record<string, readonly string[]> = {
  plan_id: ['plan_id', 'planId', 'workoutPlanId', 'id'],
  plan_name: ['plan_name', 'planName', 'planname', 'name'],
  fitness_goal: ['fitness_goal', 'fitnessGoal', 'fitnessgoal'],
  activity_level: ['activity_level', 'activityLevel', 'activitylevel'],
  created_at: ['created_at', 'createdAt'],
  exercise_id: ['exercise_id', 'exerciseId', 'id'],
};

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

const wholeNumber = (label: string, { min, max }: { min: number; max: number }, otherwise: number) => {
  const words = `${label} must be a whole number between ${min} and ${max}`;
  return z._default(z.int(words).check(z.gte(min, words), z.lte(max, words)), otherwise);
};

const NO_EXERCISE = 'Every exercise of a plan needs its exercise_id';
/** An id of ours as a number; lists read from elsewhere may hold it as text. */
export const numericId = (message: string) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : value,
    ),
    z.int(message).check(z.gte(1, message), z.lte(Number.MAX_SAFE_INTEGER, message)),
  );

const planEntry = z.object(
  {
    exercise_id: numericId(NO_EXERCISE),
    sets: wholeNumber('Sets', SETS, 3),
    reps: wholeNumber('Reps', REPS, 10),
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
