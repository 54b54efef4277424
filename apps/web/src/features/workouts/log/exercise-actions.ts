import type { WorkoutChange } from './draft-changes.ts';
import type { DraftExercise } from './workout-draft.ts';

type RowChange = Extract<WorkoutChange, { type: 'rows' }>['change'];

export interface ExerciseActions {
  /** The set that could not be ticked as it is. */
  readonly refused: string | undefined;
  line(key: string, line: Partial<Pick<DraftExercise, 'sets' | 'reps' | 'weight'>>): void;
  row(key: string, change: RowChange): void;
  tick(exercise: DraftExercise, index: number): void;
  removeRow(exercise: DraftExercise, index: number): void;
  remove(exercise: DraftExercise): void;
  toggle(key: string, open: boolean): void;
  explain(exercise: DraftExercise): void;
}
