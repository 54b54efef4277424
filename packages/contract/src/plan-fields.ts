import { DAY_IS_FULL, EXERCISES_A_DAY, REPS, SETS } from '@fitarc/domain/plan';
import { weekOf } from '@fitarc/domain/weekday';
import * as z from 'zod/mini';
import { numericId, wholeNumber } from './fields.ts';
import { normalizeFieldNames } from './legacy/plans.ts';

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
    z.pipe(z.transform(normalizeFieldNames(['exercise_id'])), planEntry),
    'Each day of a plan is a list of exercises',
  )
  .check(z.maxLength(EXERCISES_A_DAY, DAY_IS_FULL));

export const weekOfEntries = weekShape(dayOfEntries);
