import { rowsOf } from './draft-sets.ts';
import type { DraftExercise } from './workout-draft.ts';

export interface Place {
  readonly exercise: DraftExercise;
  /** Of the set. */
  readonly index: number;
}

const openRow = (exercise: DraftExercise) => rowsOf(exercise).findIndex(({ done }) => !done);
const doneRows = (exercise: DraftExercise) => rowsOf(exercise).filter(({ done }) => done).length;

/** The exercises done in turn with this one, itself included. */
const groupOf = (exercises: readonly DraftExercise[], exercise: DraftExercise): DraftExercise[] =>
  exercise.superset
    ? exercises.filter(({ superset }) => superset === exercise.superset)
    : exercises.filter(({ key }) => key === exercise.key);

/** Those after it first, then those before it. */
function fromHere(exercises: readonly DraftExercise[], key: string): DraftExercise[] {
  const at = exercises.findIndex((one) => one.key === key);
  return [...exercises.slice(at + 1), ...exercises.slice(0, at + 1)];
}

/**
 * What comes after what was done last of an exercise: of a superset the one with the fewest sets done, else the next
 * set of the same exercise, else the next exercise that has sets left. Nothing after the very last.
 */
export function nextPlace(exercises: readonly DraftExercise[], key: string): Place | undefined {
  const exercise = exercises.find((one) => one.key === key);
  const toPlace = (found: DraftExercise | undefined) => found && { exercise: found, index: openRow(found) };
  if (!exercise) return toPlace(exercises.find((one) => openRow(one) >= 0));
  const order = fromHere(exercises, key).filter((one) => openRow(one) >= 0);
  const group = new Set(groupOf(exercises, exercise).map((one) => one.key));
  const inGroup = order.filter((one) => group.has(one.key));
  const [fewest] = [...inGroup].sort((a, b) => doneRows(a) - doneRows(b));
  return toPlace(fewest ?? order[0]);
}

/** 'set 2', or the exercise where it is another one. */
export const placeText = ({ exercise, index }: Place, from: DraftExercise): string =>
  exercise.key === from.key ? `set ${index + 1}` : exercise.name;

/** In the middle of a round of a superset nobody rests. */
export const isMidRound = (place: Place, from: DraftExercise): boolean =>
  place.exercise.key !== from.key &&
  Boolean(from.superset) &&
  place.exercise.superset === from.superset &&
  doneRows(place.exercise) < doneRows(from);
