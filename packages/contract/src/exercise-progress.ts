import { REP_UNITS } from '@fitarc/domain/plan';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, figure, flag, id, nameList, paging, pathId, recordList, tolerantList } from './fields.ts';
import { heldRecord } from './records.ts';
import { setDetail } from './workout.ts';

const period = z.object({
  /** The day; of a week, the last day it was done on. */
  date: z.string(),
  sessions: count,
  /** The best estimate of a set. */
  one_rep_max: figure,
  /** The heaviest of a set, and the most repetitions of one. */
  weight: figure,
  reps: count,
  /** Kilograms moved, and repetitions in all. */
  volume: count,
  amount: count,
});
export type ProgressPeriod = z.output<typeof period>;

const progress = z.object({
  exercise_id: id,
  name: z.string(),
  /** It is in the library no more. */
  archived: flag,
  muscles: nameList(),
  secondary_muscles: nameList(),
  /** What its repetitions are counted in. */
  unit: z.catch(z.enum(REP_UNITS), 'reps'),
  records: z.object({
    one_rep_max: heldRecord,
    heaviest: heldRecord,
    /** The most kilograms of a workout. */
    volume: heldRecord,
    most_reps: heldRecord,
    /** The most repetitions of a workout. */
    amount: heldRecord,
    /** The farthest set, in meters. */
    distance: heldRecord,
  }),
  /** How often it was done in all. */
  session_count: count,
  /** Oldest first: by week, and by day in the last 400 days. */
  periods: recordList(period),
});
export type ExerciseProgress = z.output<typeof progress>;

export const getExerciseProgress = endpoint({
  method: 'GET',
  path: '/workouts/exercises/:id/progress',
  access: 'member',
  scope: 'workouts:read',
  zoned: true,
  summary:
    'Get your records for an exercise and its bests and sums over all time: by day in the last 400 days, by ' +
    'week before them. Warm-up sets are left out',
  params: z.object({ id: pathId }),
  response: progress,
  offline: 'read',
});

const session = z.object({
  workout_id: id,
  date: z.string(),
  /** What the workout is called. */
  name: z.catch(z.string(), ''),
  /** Kilograms moved. */
  volume: count,
  set_details: tolerantList(setDetail),
});
export type ExerciseSessionSets = z.output<typeof session>;

export const listExerciseSessions = endpoint({
  method: 'GET',
  path: '/workouts/exercises/:id/sessions',
  access: 'member',
  scope: 'workouts:read',
  summary:
    'List the times you did an exercise, newest first, each with its working sets. The total is in ' +
    'X-Total-Count',
  params: z.object({ id: pathId }),
  query: z.object(paging),
  response: recordList(session),
  offline: 'read',
});
