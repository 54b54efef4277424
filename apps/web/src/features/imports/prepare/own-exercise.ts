import { OWN_EXERCISE_BOUNDS, type OwnExerciseDraft } from '@fitarc/contract/own-exercises';
import type { Equipment, Measure } from '@fitarc/domain/exercise';
import type { ParsedFile, ParsedSet } from '../read/parsed-file.ts';
import { nameWithin } from './own-key.ts';

const EQUIPMENT: readonly (readonly [RegExp, Equipment])[] = [
  [/barbell|ez.?bar|trap bar/i, 'Barbell'],
  [/dumbbell|\bdb\b/i, 'Dumbbells'],
  [/kettlebell|\bkb\b/i, 'Kettlebell'],
  [/cable|rope/i, 'Cable'],
  [/machine|smith|plate loaded|lever/i, 'Machine'],
  [/\bband/i, 'Resistance Bands'],
  [/bodyweight/i, 'Bodyweight'],
];

/** What most of its sets have. */
function measureOf(sets: readonly ParsedSet[]): { measure: Measure; cardio: boolean } {
  const share = (test: (set: ParsedSet) => boolean) => sets.filter(test).length / Math.max(sets.length, 1);
  const isTimed = share(({ reps, seconds }) => reps === 0 && Boolean(seconds)) > 0.5;
  const isFar = share(({ reps, metres, distance }) => reps === 0 && Boolean(metres ?? distance)) > 0.5;
  if (isFar) return { measure: 'distance', cardio: true };
  if (isTimed) return { measure: 'time', cardio: share(({ seconds }) => (seconds ?? 0) >= 300) > 0.5 };
  return { measure: share(({ weight }) => Boolean(weight)) > 0 ? 'weight_reps' : 'reps', cardio: false };
}

/** An exercise of the member's own, as far as its name and its sets tell. */
export function ownExerciseOf(name: string, { workouts, ownExercises }: ParsedFile): OwnExerciseDraft {
  const described = ownExercises?.find((own) => own.name === name);
  if (described) return described;
  const sets = workouts.flatMap(({ exercises }) =>
    exercises.flatMap((exercise) => (exercise.name === name ? exercise.sets : [])),
  );
  const equipment = EQUIPMENT.find(([pattern]) => pattern.test(name))?.[1];
  return {
    name: nameWithin(name, OWN_EXERCISE_BOUNDS.name),
    muscles: [],
    equipment: equipment ? [equipment] : [],
    ...measureOf(sets),
  };
}
