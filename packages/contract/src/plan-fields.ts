import {
  DAY_IS_FULL,
  ENTRY_TARGETS,
  EXERCISES_A_DAY,
  REPS,
  SETS,
  TOO_MANY_WEEKS,
  WEEKS_OF_PLAN,
} from '@fitarc/domain/plan';
import { PROGRESSION_RULES } from '@fitarc/domain/progression/rules';
import { weekOf } from '@fitarc/domain/weekday';
import { LOG_BOUNDS } from '@fitarc/domain/workout';
import * as z from 'zod/mini';
import { number, numericId, optional, wholeNumber } from './fields.ts';
import { readWorkouts } from './legacy/plan-week.ts';
import { normalizeFieldNames } from './legacy/plans.ts';

export const weekShape = <S extends z.ZodMiniType>(day: S) => z.object(weekOf(() => day));

const NO_EXERCISE = 'Every exercise of a plan needs its exercise_id';
const { weight, percent, rpe, rest } = ENTRY_TARGETS;
const RPE = `RPE must be between ${rpe.min} and ${rpe.max}, in steps of ${rpe.step}`;

const planEntry = z
  .object(
    {
      exercise_id: numericId(NO_EXERCISE),
      sets: z._default(wholeNumber('Sets', SETS), 3),
      reps: z._default(wholeNumber('Reps', REPS), 10),
      /** The top of a range that begins with reps. */
      reps_max: optional(wholeNumber('Reps', REPS)),
      /** Kilograms. */
      target_weight: optional(number('Target weight', weight.min, weight.max)),
      /** Of the estimated one-rep maximum. */
      target_percent: optional(wholeNumber('Percent of the maximum', percent)),
      target_rpe: optional(number('RPE', rpe.min, rpe.max, RPE).check(z.multipleOf(rpe.step, RPE))),
      rest_seconds: optional(wholeNumber('Rest', rest)),
      progression: optional(
        z.enum(PROGRESSION_RULES, `Progression must be one of: ${PROGRESSION_RULES.join(', ')}`),
      ),
      /** Entries of a day with the same number are done in turn. */
      superset: optional(wholeNumber('Superset', LOG_BOUNDS.superset)),
    },
    NO_EXERCISE,
  )
  .check(
    z.refine(({ reps, reps_max }) => !reps_max || reps_max >= reps, {
      message: 'The most reps cannot be fewer than the least',
      path: ['reps_max'],
    }),
  );
export type PlanEntry = z.output<typeof planEntry>;

const dayOfEntries = z
  .array(
    z.pipe(z.transform(normalizeFieldNames(['exercise_id'])), planEntry),
    'Each day of a plan is a list of exercises',
  )
  .check(z.maxLength(EXERCISES_A_DAY, DAY_IS_FULL));

export const weekOfEntries = weekShape(dayOfEntries);

/** The weeks after the first; weekday names in any case. */
export const moreWeeks = z
  .array(
    z.pipe(
      z.transform((week: unknown) => readWorkouts(week)),
      weekOfEntries,
    ),
    'More weeks must be a list of weeks',
  )
  .check(z.maxLength(WEEKS_OF_PLAN.max - 1, TOO_MANY_WEEKS));
