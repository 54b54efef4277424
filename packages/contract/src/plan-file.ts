import {
  ENTRY_TARGETS,
  EXERCISES_A_DAY,
  PLAN_NAME_LENGTH,
  REPS,
  SETS,
  TOO_MANY_WEEKS,
  WEEKS_OF_PLAN,
} from '@fitarc/domain/plan';
import { FITNESS_GOALS } from '@fitarc/domain/profile';
import { PROGRESSION_RULES } from '@fitarc/domain/progression/rules';
import { weekOf } from '@fitarc/domain/weekday';
import { LOG_BOUNDS } from '@fitarc/domain/workout';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, nameList, number, optional, pathId, requiredText, tolerantList, wholeNumber } from './fields.ts';

export const PLAN_FILE_FORMAT = 'fitarc-plan';
export const PLAN_FILE_VERSION = 1;
const EXERCISE_NAME_LENGTH = 200;
const { weight, percent, rpe, rest } = ENTRY_TARGETS;

const entry = z
  .object({
    /** By name, and by the key of the catalogue where it is from there: numbers of an installation mean nothing elsewhere. */
    exercise: requiredText('The name of an exercise', EXERCISE_NAME_LENGTH),
    key: optional(z.string().check(z.maxLength(EXERCISE_NAME_LENGTH))),
    sets: wholeNumber('Sets', SETS),
    reps: wholeNumber('Reps', REPS),
    reps_max: optional(wholeNumber('Reps', REPS)),
    /** Kilograms. */
    target_weight: optional(number('Target weight', weight.min, weight.max)),
    target_percent: optional(wholeNumber('Percent of the maximum', percent)),
    target_rpe: optional(number('RPE', rpe.min, rpe.max).check(z.multipleOf(rpe.step))),
    rest_seconds: optional(wholeNumber('Rest', rest)),
    progression: optional(z.enum(PROGRESSION_RULES, 'Progression must be one that FitArc knows')),
    superset: optional(wholeNumber('Superset', LOG_BOUNDS.superset)),
  })
  .check(
    z.refine(({ reps, reps_max }) => !reps_max || reps_max >= reps, {
      message: 'The most reps cannot be fewer than the least',
      path: ['reps_max'],
    }),
  );
export type PlanFileEntry = z.output<typeof entry>;

const day = z._default(
  z
    .array(entry, 'Each day is a list of exercises')
    .check(z.maxLength(EXERCISES_A_DAY, `A day can have at most ${EXERCISES_A_DAY} exercises`)),
  [],
);

/** A plan outside of an installation. */
export const planFile = z.object({
  format: z.literal(PLAN_FILE_FORMAT, 'This is not a plan file'),
  version: z.literal(PLAN_FILE_VERSION, 'This file was made by a newer version of FitArc'),
  name: requiredText('Plan name', PLAN_NAME_LENGTH),
  fitness_goal: z.catch(z.optional(z.nullable(z.enum(FITNESS_GOALS))), undefined),
  weeks: z
    .array(z.object(weekOf(() => day)), 'Weeks must be a list of weeks')
    .check(z.minLength(1, 'The plan has no weeks'), z.maxLength(WEEKS_OF_PLAN.max, TOO_MANY_WEEKS)),
});
export type PlanFile = z.output<typeof planFile>;

export const getPlanFile = endpoint({
  method: 'GET',
  path: '/workouts/plans/:id/file',
  access: 'member',
  scope: 'plans:read',
  summary: 'Get one of your plans as a file that any FitArc can import: exercises by name and catalogue key',
  params: z.object({ id: pathId }),
  response: planFile,
});

export const listExerciseKeys = endpoint({
  method: 'GET',
  path: '/workouts/exercise-keys',
  access: 'member',
  scope: 'library:read',
  summary: 'List the catalogue keys of the exercises of the library, with what other apps call them',
  response: tolerantList(z.object({ key: z.string(), exercise_id: id, import_names: nameList() })),
});
