import { WEEKS_OF_PLAN } from '@fitarc/domain/plan';
import { WEIGHT_UNITS } from '@fitarc/domain/units';
import { LOG_BOUNDS, LOG_PROBLEMS, SET_KINDS, TOO_MANY_SETS, WORKOUT_TYPES } from '@fitarc/domain/workout';
import * as z from 'zod/mini';
import {
  calendarDate,
  instant,
  number,
  numericId,
  optional,
  requiredText,
  text,
  wholeNumber,
} from './fields.ts';

const weight = optional(number('Weight', LOG_BOUNDS.weight.min, LOG_BOUNDS.weight.max));
const sets = wholeNumber('Sets', LOG_BOUNDS.sets);
const reps = wholeNumber('Reps', LOG_BOUNDS.reps);
const KIND = 'Kind of set must be normal, warm_up, drop or failure';

const { set } = LOG_BOUNDS;
const RPE = `RPE must be between ${set.rpe.min} and ${set.rpe.max}, in steps of ${set.rpe.step}`;

const performedSet = z.object(
  {
    weight: optional(number('Weight', set.weight.min, set.weight.max)),
    reps: wholeNumber('Reps', set.amount),
    kind: z._default(z.enum(SET_KINDS, KIND), 'normal'),
    rpe: optional(number('RPE', set.rpe.min, set.rpe.max, RPE).check(z.multipleOf(set.rpe.step, RPE))),
    seconds: optional(number('Seconds', set.seconds.min, set.seconds.max)),
    metres: optional(number('Meters', set.metres.min, set.metres.max)),
    note: optional(text('Note', set.note)),
  },
  'Each set needs its repetitions',
);

const entryShape = z.object(
  {
    exercise_id: optional(numericId('exercise_id must be a whole number')),
    exercise_name: optional(text('Exercise name', LOG_BOUNDS.name)),
    /** Left out where set_details say it. */
    sets: z.optional(sets),
    reps: z.optional(reps),
    weight,
    notes: optional(text('Notes', LOG_BOUNDS.notes)),
    /** Exercises of a workout with the same number are done in turn. */
    superset: optional(wholeNumber('Superset', LOG_BOUNDS.superset)),
    /** Why the suggested weights were what they were, where one was taken. */
    reason: optional(text('Reason', LOG_BOUNDS.reason)),
    set_details: optional(
      z
        .array(performedSet, 'set_details must be a list of sets')
        .check(
          z.minLength(1, 'Every exercise needs at least one set'),
          z.maxLength(LOG_BOUNDS.sets.max, `An exercise can have at most ${LOG_BOUNDS.sets.max} sets`),
        ),
    ),
  },
  'Each exercise must be an object',
);

const entry = entryShape.check(
  z.refine(
    ({ exercise_id, exercise_name }) => Boolean(exercise_id || exercise_name),
    'Every exercise needs its exercise_id or its exercise_name',
  ),
  z.refine(
    ({ set_details, sets, reps }) => Boolean(set_details || (sets && reps)),
    'Every exercise needs its sets and reps',
  ),
);
export type WorkoutEntry = z.output<typeof entry>;

const setsIn = (entries: readonly WorkoutEntry[]) =>
  entries.reduce((sum, { set_details, sets = 1 }) => sum + (set_details?.length ?? sets), 0);

export const workoutFields = z.object({
  workout_type: z.enum(WORKOUT_TYPES, LOG_PROBLEMS.type),
  workout_name: requiredText('Workout name', LOG_BOUNDS.name, LOG_PROBLEMS.name),
  date: calendarDate('Date', LOG_PROBLEMS.date),
  total_duration: optional(number('Duration', LOG_BOUNDS.duration.min, LOG_BOUNDS.duration.max)),
  total_calories_burned: optional(
    number('Calories burned', LOG_BOUNDS.calories.min, LOG_BOUNDS.calories.max),
  ),
  notes: optional(text('Notes', LOG_BOUNDS.notes)),
  /** What the weights are given in. */
  weight_unit: z.optional(z.enum(WEIGHT_UNITS, 'Weight unit must be kg or lbs')),
  /** The day of a plan it was, where it was one: 0 is the first week, and Monday. */
  plan_id: optional(numericId('plan_id must be a whole number')),
  plan_week: optional(wholeNumber('plan_week', { min: 0, max: WEEKS_OF_PLAN.max - 1 })),
  plan_day: optional(wholeNumber('plan_day', { min: 0, max: 6 })),
  started_at: optional(instant('started_at')),
  ended_at: optional(instant('ended_at')),
  exercises: z.array(entry, LOG_PROBLEMS.exercises).check(
    z.minLength(1, LOG_PROBLEMS.exercises),
    z.maxLength(LOG_BOUNDS.exercises, `A workout can have at most ${LOG_BOUNDS.exercises} exercises`),
    z.refine((list) => setsIn(list) <= LOG_BOUNDS.setsInAll, TOO_MANY_SETS),
  ),
});
export type WorkoutInput = z.output<typeof workoutFields>;
export type WorkoutDraft = z.input<typeof workoutFields>;

/** Apart from the fields, which a schema with checks could not extend. */
export const endsAfterStart = z.refine<Pick<WorkoutInput, 'started_at' | 'ended_at'>>(
  ({ started_at, ended_at }) => !started_at || !ended_at || started_at <= ended_at,
  { message: 'A workout cannot end before it starts', path: ['ended_at'] },
);
