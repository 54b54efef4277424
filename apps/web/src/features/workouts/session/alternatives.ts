import { repUnitOf } from '@fitarc/domain/plan';
import type { ExerciseLibrary } from '../log/use-exercise-library.ts';
import type { DraftExercise } from '../log/workout-draft.ts';

/** Exercises that share a main muscle, the most alike first: muscles, equipment, movement, then what one knows. */
export function alternativesTo(exercise: DraftExercise, { exercises, detailsOf, familiar }: ExerciseLibrary) {
  const own = detailsOf(exercise.exercise_id);
  const muscles = new Set(own?.muscles ?? exercise.muscles);
  const equipment = new Set(own?.equipment_options ?? []);
  const shared = (list: readonly string[], set: ReadonlySet<string>) =>
    list.filter((name) => set.has(name)).length;
  return exercises
    .map((one) => {
      const same = shared(one.muscles, muscles);
      const score =
        same * 4 +
        (shared(one.equipment_options, equipment) > 0 ? 3 : 0) +
        (own?.movement_pattern && one.movement_pattern === own.movement_pattern ? 2 : 0) +
        (repUnitOf(one) === exercise.unit ? 1 : 0) +
        (one.common ? 1 : 0) +
        (familiar.some((ids) => ids.has(String(one.exercise_id))) ? 1 : 0);
      return { one, same, score };
    })
    .filter(({ one, same }) => same > 0 && String(one.exercise_id) !== String(exercise.exercise_id))
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one);
}
