import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  calendarDate,
  count,
  id,
  ifKnown,
  isFields,
  message,
  paging,
  pathId,
  recordList,
  tolerantList,
} from './fields.ts';
import { savedWorkout, setDetail, workout } from './workout.ts';
import { endsAfterStart, type WorkoutDraft, type WorkoutInput, workoutFields } from './workout-input.ts';

/** The name of any type but Custom is that type's, whatever was sent. */
const namedByType = (value: unknown) => {
  if (!isFields(value) || value.workout_type === 'Custom') return value;
  return { ...value, workout_name: value.workout_type };
};

const body = z.pipe(
  z.transform(namedByType),
  workoutFields.check(endsAfterStart),
) as unknown as z.ZodMiniType<WorkoutInput, WorkoutDraft>;

export const logWorkout = endpoint({
  method: 'POST',
  path: '/workouts',
  access: 'member',
  scope: 'workouts:write',
  summary:
    'Log a workout. Give each exercise as sets, reps and weight (for equal sets), or set by set in ' +
    'set_details. Returns the workout and the records it broke',
  body,
  response: savedWorkout,
  status: 201,
  idempotent: true,
  offline: 'write',
});

const rangeEnd = z.optional(calendarDate('The date'));

export const listWorkouts = endpoint({
  method: 'GET',
  path: '/workouts/',
  access: 'member',
  scope: 'workouts:read',
  summary:
    'List your workouts from startDate through endDate, newest first; you can leave out either date. limit ' +
    'and offset select a page of at most 1,000. A page ends early after 50,000 sets: continue at the ' +
    'offset plus the number received. The total is in X-Total-Count',
  query: z.object({ startDate: rangeEnd, endDate: rangeEnd, ...paging }),
  response: recordList(workout),
  offline: 'read',
});

const params = z.object({ id: pathId });

export const getWorkout = endpoint({
  method: 'GET',
  path: '/workouts/:id',
  access: 'member',
  scope: 'workouts:read',
  summary: 'Get one of your workouts',
  params,
  response: workout,
  offline: 'read',
});

export const updateWorkout = endpoint({
  method: 'PUT',
  path: '/workouts/:id',
  access: 'member',
  scope: 'workouts:write',
  summary: 'Replace a workout. Returns it and the records it broke',
  params,
  body,
  response: savedWorkout,
  idempotent: true,
  conditional: true,
  offline: 'write',
});

export const deleteWorkout = endpoint({
  method: 'DELETE',
  path: '/workouts/:id',
  access: 'member',
  scope: 'workouts:write',
  summary: 'Delete a workout',
  params,
  response: message,
  idempotent: true,
  offline: 'write',
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
      z.object({
        workout_id: ifKnown(id),
        date: z.string(),
        lighter_day: ifKnown(z.boolean()),
        set_details: tolerantList(setDetail),
      }),
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
  scope: 'workouts:read',
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
  offline: 'read',
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
  scope: 'workouts:read',
  summary: 'List the exercises from your latest workouts that are still in the library, newest first',
  response: recordList(recentExercise),
  offline: 'read',
});
