import { doneCountOf, setCountOf } from './draft-sets.ts';
import type { DraftExercise } from './workout-draft.ts';

/**
 * What comes after a set: the next of the exercise, else an exercise that is not done, those after it first.
 * Nothing after the very last.
 */
export function nextSetAfter(
  exercises: readonly DraftExercise[],
  exercise: DraftExercise,
  index: number,
): string | undefined {
  const following = exercise.rows?.findIndex((row, at) => at !== index && !row.done) ?? -1;
  if (following >= 0) return `set ${following + 1}`;
  const at = exercises.findIndex(({ key }) => key === exercise.key);
  return [...exercises.slice(at + 1), ...exercises.slice(0, at)].find(
    (other) => doneCountOf(other) < setCountOf(other),
  )?.name;
}
