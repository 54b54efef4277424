import type { Workout } from '@fitarc/contract/workout';
import {
  collapseExercise,
  distanceFieldText,
  newExercise,
  newSet,
  toFieldText,
  weightFieldText,
} from './draft-sets.ts';
import { blankDraft, type WorkoutDraft } from './workout-draft.ts';

/** The day of a plan it was, which a correction keeps. */
const planOf = ({ plan_id, plan_week, plan_day }: Workout): WorkoutDraft['plan'] =>
  plan_id == null ? null : { id: Number(plan_id), week: plan_week ?? 0, day: plan_day ?? 0 };

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
  plan: planOf(workout),
  exercises: workout.exercises.map((logged) => {
    const { exercise_id, exercise_name, unit, notes, superset, reason, set_details, ...line } = logged;
    const exercise = newExercise(
      { exercise_id, name: exercise_name, muscles: [], unit },
      { sets: String(line.sets), reps: String(line.reps), weight: weightFieldText(line.weight) },
    );
    const rows = set_details.map(({ weight, reps, ...set }) =>
      newSet({
        ...set,
        ...(unit === 'minutes' ? { distance: distanceFieldText(set.metres) } : {}),
        weight: weightFieldText(weight),
        reps: String(reps),
        done: false,
      }),
    );
    return collapseExercise({ ...exercise, notes, superset, reason, rows: rows.length > 0 ? rows : null });
  }),
});
