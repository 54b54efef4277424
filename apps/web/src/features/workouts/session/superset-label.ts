import type { DraftExercise } from '../log/workout-draft.ts';

/** 'A1', 'A2', 'B1'; nothing for an exercise that is done by itself. */
export function supersetLabel(exercises: readonly DraftExercise[], exercise: DraftExercise): string {
  if (!exercise.superset) return '';
  const groups = [...new Set(exercises.flatMap(({ superset }) => (superset ? [superset] : [])))];
  const members = exercises.filter(({ superset }) => superset === exercise.superset);
  const letter = String.fromCharCode(65 + (groups.indexOf(exercise.superset) % 26));
  return `${letter}${members.findIndex(({ key }) => key === exercise.key) + 1}`;
}

/** 'Superset, then A2'. */
export function supersetText(exercises: readonly DraftExercise[], exercise: DraftExercise): string {
  const members = exercises.filter(({ superset }) => superset && superset === exercise.superset);
  const at = members.findIndex(({ key }) => key === exercise.key);
  const next = members[(at + 1) % members.length];
  return next && next.key !== exercise.key ? `Superset, then ${supersetLabel(exercises, next)}` : '';
}
