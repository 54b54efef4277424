import { REP_UNITS } from '@fitarc/domain/plan';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, figure, id, pathId, recordList } from './fields.ts';

/** A record with the workout it was set in. */
export const heldRecord = z.catch(
  z.nullable(
    z.object({
      workout_id: id,
      date: z.string(),
      /** Kilograms, meters, or what the exercise is counted in. */
      value: z.number(),
      /** Of the set, where it is one. */
      weight: figure,
      reps: figure,
    }),
  ),
  null,
);
export type HeldRecord = NonNullable<z.output<typeof heldRecord>>;

const session = z.object({
  workout_id: id,
  date: z.string(),
  /** Working sets. */
  sets: count,
  /** Of the best set. */
  weight: figure,
  reps: count,
  one_rep_max: figure,
  volume: count,
});
export type ExerciseSession = z.output<typeof session>;

const history = z.object({
  exercise_id: id,
  unit: z.catch(z.enum(REP_UNITS), 'reps'),
  records: z.object({ best_set: heldRecord, one_rep_max: heldRecord, volume: heldRecord }),
  /** How often it was done in all. */
  session_count: count,
  /** The latest, oldest first. */
  sessions: recordList(session),
});
export type ExerciseHistory = z.output<typeof history>;

export const getExerciseHistory = endpoint({
  method: 'GET',
  path: '/workouts/exercises/:id/history',
  access: 'member',
  scope: 'workouts:read',
  summary: 'Get your records for an exercise and the last 100 times you did it',
  params: z.object({ id: pathId }),
  response: history,
  offline: 'read',
});
