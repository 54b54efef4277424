import { WEEKS_OF_PLAN } from '@fitarc/domain/plan';
import { WEIGHT_UNITS } from '@fitarc/domain/units';
import { LOG_BOUNDS, LOG_PROBLEMS, SET_KINDS, TOO_MANY_SETS, WORKOUT_TYPES } from '@fitarc/domain/workout';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  calendarDate,
  count,
  id,
  ifKnown,
  instant,
  isFields,
  message,
  number,
  numericId,
  optional,
  paging,
  pathId,
  recordList,
  requiredText,
  text,
  tolerantList,
  wholeNumber,
} from './fields.ts';
import { savedWorkout, setDetail, workout } from './workout.ts';

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

/** The name of any type but Custom is that type's, whatever was sent. */
const namedByType = (value: unknown) => {
  if (!isFields(value) || value.workout_type === 'Custom') return value;
  return { ...value, workout_name: value.workout_type };
};

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

const body = z.pipe(
  z.transform(namedByType),
  workoutFields.check(endsAfterStart),
) as unknown as z.ZodMiniType<WorkoutInput, WorkoutDraft>;

export const logWorkout = endpoint({
  method: 'POST',
  path: '/workouts',
  access: 'member',
  summary:
    'Log a workout. Give each exercise as sets, reps and weight (for equal sets), or set by set in ' +
    'set_details. Returns the workout and the records it broke',
  body,
  response: savedWorkout,
  status: 201,
  idempotent: true,
});

const rangeEnd = z.optional(calendarDate('The date'));

export const listWorkouts = endpoint({
  method: 'GET',
  path: '/workouts/',
  access: 'member',
  summary:
    'List your workouts from startDate through endDate, newest first; you can leave out either date. limit ' +
    'and offset select a page of at most 1,000. A page ends early after 50,000 sets: continue at the ' +
    'offset plus the number received. The total is in X-Total-Count',
  query: z.object({ startDate: rangeEnd, endDate: rangeEnd, ...paging }),
  response: recordList(workout),
});

const params = z.object({ id: pathId });

export const getWorkout = endpoint({
  method: 'GET',
  path: '/workouts/:id',
  access: 'member',
  summary: 'Get one of your workouts',
  params,
  response: workout,
});

export const updateWorkout = endpoint({
  method: 'PUT',
  path: '/workouts/:id',
  access: 'member',
  summary: 'Replace a workout. Returns it and the records it broke',
  params,
  body,
  response: savedWorkout,
});

export const deleteWorkout = endpoint({
  method: 'DELETE',
  path: '/workouts/:id',
  access: 'member',
  summary: 'Delete a workout',
  params,
  response: message,
});

const AT_ONCE = 100;
const IDS = `exerciseIds must be up to ${AT_ONCE} exercise ids, separated by commas`;
/** '3,17,4' as numbers, each once. */
const idList = z.pipe(
  z.string(IDS).check(z.regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15})*$/, IDS)),
  z.pipe(
    z.transform((list: string) => [...new Set(list.split(',').map(Number))]),
    z.array(z.number().check(z.lte(Number.MAX_SAFE_INTEGER, IDS))).check(z.maxLength(AT_ONCE, IDS)),
  ),
);

const lastTime = z.object({
  exercise_id: id,
  workout_id: id,
  date: z.string(),
  /** Kilograms moved. */
  volume: count,
  set_details: tolerantList(setDetail),
  /** The times before it, newest first, as many as were asked for. */
  earlier: ifKnown(
    recordList(
      z.object({ date: z.string(), lighter_day: ifKnown(z.boolean()), set_details: tolerantList(setDetail) }),
    ),
  ),
  /** It was light on purpose: nothing follows from it. */
  lighter_day: ifKnown(z.boolean()),
});
export type LastTime = z.output<typeof lastTime>;

export const listLastTimes = endpoint({
  method: 'GET',
  path: '/workouts/last-times',
  access: 'member',
  summary:
    'Get what you did last time for each exercise: the sets of the latest workout with it, up to and ' +
    'including the day `until`, without the workout `except`; exercises you never did are left out. `earlier` ' +
    'adds up to ten times before it',
  query: z.object({
    exerciseIds: idList,
    until: z.optional(calendarDate('until')),
    except: z.optional(pathId),
    earlier: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(10))),
  }),
  response: recordList(lastTime),
});

const recentExercise = z.object({
  exercise_id: id,
  name: z.string(),
  /** The day it was last done. */
  date: z.string(),
});

export const listRecentExercises = endpoint({
  method: 'GET',
  path: '/workouts/recent-exercises',
  access: 'member',
  summary: 'List the exercises from your latest workouts that are still in the library, newest first',
  response: recordList(recentExercise),
});
