import type { Exercise } from '@fitarc/contract/exercise';
import { matchesEquipment } from '@fitarc/domain/equipment';

interface Shown {
  readonly difficulty: string;
  readonly equipment: string;
}

const same = (a: string | null, b: string) => (a ?? '').toLowerCase() === b.toLowerCase();

/** The server filters too; once more here, because the answer to the former choice is shown meanwhile. */
export const filterExercises = (
  exercises: readonly Exercise[],
  { difficulty, equipment }: Shown,
): Exercise[] =>
  exercises.filter(
    (exercise) =>
      (difficulty === 'all' || same(exercise.difficulty, difficulty)) &&
      matchesEquipment(exercise.equipment_options, equipment),
  );

export function sortedByName(exercises: readonly Exercise[], descending: boolean): Exercise[] {
  const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return [...exercises].sort((a, b) => compare(a.name, b.name) * (descending ? -1 : 1));
}

/** One step a line; a number somebody typed before it would be shown twice. */
export const stepsOf = (instructions: string): string[] =>
  instructions
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\d{1,2}[.)]|[-*•])\s+/, '').trim())
    .filter(Boolean);
