import type { CatalogueExercise } from '../features/library/catalogue.schema.ts';
import type { Program } from '../features/programs/programs.schema.ts';

const BY_HAND = ['Bodyweight', 'No Equipment'] as const;

/** What a schema cannot see: whether the exercises exist, can be done with the equipment named, and have a max. */
export function programMistakes(
  programs: readonly Program[],
  exercises: readonly CatalogueExercise[],
): string[] {
  const byKey = new Map(exercises.map((exercise) => [exercise.key, exercise]));
  return programs.flatMap(({ key, sessions, equipment }) => {
    const place = `programs (${key})`;
    const entries = Object.values(sessions).flat();
    const found = new Map(entries.map(({ exercise }) => [exercise, byKey.get(exercise)]));
    const known = [...found.values()].filter((exercise) => exercise !== undefined);
    const needsOther = known.filter(
      (exercise) =>
        !exercise.equipment.some((one) => equipment.includes(one) || BY_HAND.some((none) => none === one)),
    );
    const unused = equipment.filter((one) => !known.some((exercise) => exercise.equipment.includes(one)));
    const withoutMax = entries.filter(
      ({ exercise, percent }) => percent !== undefined && found.get(exercise)?.measure !== 'weight_reps',
    );
    return [
      ...[...found]
        .filter(([, exercise]) => !exercise)
        .map(([name]) => `${place}: there is no exercise with the key ${name}.`),
      ...needsOther.map((exercise) => `${place}: ${exercise.key} needs ${exercise.equipment.join(' or ')}.`),
      ...unused.map((one) => `${place}, equipment: no exercise uses ${one}.`),
      ...withoutMax.map(
        ({ exercise }) => `${place}: ${exercise} has no weight of which percent could be taken.`,
      ),
    ];
  });
}
