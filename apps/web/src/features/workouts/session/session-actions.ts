import type { ExerciseActions } from '../log/exercise-actions.ts';
import type { DraftExercise } from '../log/workout-draft.ts';

/** What can be done with an exercise of a running session, beyond its sets. */
export interface SessionActions extends ExerciseActions {
  takeSuggestion(exercise: DraftExercise): void;
  warmUp(exercise: DraftExercise): void;
  move(exercise: DraftExercise, by: -1 | 1): void;
  superset(exercise: DraftExercise): void;
  note(exercise: DraftExercise, notes: string): void;
  rest(exercise: DraftExercise, seconds: number): void;
  swap(exercise: DraftExercise): void;
  plates(exercise: DraftExercise): void;
  /** Of all exercises. */
  lighten(exercises: readonly DraftExercise[]): void;
}
