import type { Workout } from '@fitarc/contract/workout';
import { collapseExercise, newExercise, newSet, toFieldText } from './draft-sets.ts';
import { blankDraft, type WorkoutDraft } from './workout-draft.ts';

/** A logged workout as it is corrected. */
export const draftOfWorkout = (workout: Workout): WorkoutDraft => ({
  ...blankDraft(workout.date),
  type: workout.workout_type,
  name: workout.workout_type === 'Custom' ? workout.workout_name : '',
  duration: toFieldText(workout.total_duration),
  calories: toFieldText(workout.total_calories_burned),
  notes: workout.notes ?? '',
  started_at: workout.started_at,
  ended_at: workout.ended_at,
  exercises: workout.exercises.map((logged) => {
    const { exercise_id, exercise_name, unit, notes, superset, set_details, ...line } = logged;
    const exercise = newExercise(
      { exercise_id, name: exercise_name, muscles: [], unit },
      { sets: String(line.sets), reps: String(line.reps), weight: toFieldText(line.weight) },
    );
    const rows = set_details.map(({ weight, reps, ...set }) =>
      newSet({ ...set, weight: toFieldText(weight), reps: String(reps), done: false }),
    );
    return collapseExercise({ ...exercise, notes, superset, rows: rows.length > 0 ? rows : null });
  }),
});
