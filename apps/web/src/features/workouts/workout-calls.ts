import type { Workout } from '@fitarc/contract/workout';
import type { WorkoutDraft } from '@fitarc/contract/workout-input';
import * as api from '@fitarc/contract/workouts';
import { call } from '../../lib/api.ts';
import { ignoreNotFound } from '../../lib/api-error.ts';

export type WorkoutBody = WorkoutDraft;

export const logWorkout = (body: WorkoutBody, idempotencyKey: string) =>
  call(api.logWorkout, { body }, { idempotencyKey });

export const updateWorkout = (id: number | string, body: WorkoutBody, ifMatch?: string | null) =>
  call(api.updateWorkout, { params: { id: String(id) }, body }, { ifMatch });

export async function deleteWorkout(id: number | string): Promise<void> {
  await call(api.deleteWorkout, { params: { id: String(id) } }).catch(ignoreNotFound);
}

/** A logged workout as it is sent to be logged once more. */
export const workoutBodyOf = (workout: Workout): WorkoutBody => ({
  workout_type: workout.workout_type as WorkoutBody['workout_type'],
  workout_name: workout.workout_name,
  date: workout.date,
  total_duration: workout.total_duration,
  total_calories_burned: workout.total_calories_burned,
  notes: workout.notes,
  started_at: workout.started_at,
  ended_at: workout.ended_at,
  exercises: workout.exercises.map(
    ({ exercise_id, exercise_name, notes, superset, set_details, ...line }) => ({
      exercise_id,
      exercise_name,
      ...(set_details.length > 0
        ? { set_details }
        : { sets: line.sets, reps: line.reps, weight: line.weight }),
      notes,
      superset,
    }),
  ),
});
