import type { ExerciseValues } from '../library/exercise.forms.ts';

/** What a suggestion begins with. Its draft is one of its own: another that was begun must not be lost. */
export interface SuggestionStart {
  readonly draft: string;
  readonly values: Partial<ExerciseValues>;
}
