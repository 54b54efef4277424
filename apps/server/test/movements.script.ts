import { equipmentProblem, problemsOf } from '@fitarc/movement/anatomy-check';
import { cameraOf, pathsOf, sceneAt, secondsAtKey, viewBoxOf } from '@fitarc/movement/movement';
import { workingPatches } from '@fitarc/movement/muscles';
import { makeMovement, readSpec } from '@fitarc/movement/spec';
import { TEMPLATES } from '@fitarc/movement/templates/all';
import { shippedExercises } from '../src/catalogue/catalogues.ts';
import type { CatalogueExercise } from '../src/features/library/catalogue.schema.ts';

function pictures(exercise: CatalogueExercise) {
  const spec = exercise.movement ? readSpec(exercise.movement, TEMPLATES) : undefined;
  if (!spec)
    return {
      problems: [exercise.movement ? `unknown movement ${exercise.movement}` : 'no movement'],
      pictures: [],
    };
  const movement = makeMovement(spec);
  const patches = workingPatches(exercise.muscles, exercise.secondary);
  const { keys } = movement;
  const last = keys.length - 1;
  const middleKey =
    secondsAtKey(movement, 0) +
    ((movement.hold?.[0] ?? (movement.tempo ? 0 : 0.4)) + (movement.tempo?.[0] ?? 1.5) * 0.5);
  const moments =
    keys.length > 2
      ? keys.map((_, at) => secondsAtKey(movement, at))
      : [0, middleKey, secondsAtKey(movement, last)];
  const views = [movement.view, ...(movement.otherView === undefined ? [] : [movement.otherView])];
  return {
    problems: [...problemsOf(movement), ...[equipmentProblem(movement, exercise.equipment) ?? []].flat()],
    pictures: views.flatMap((view, at) => {
      const camera = cameraOf(movement, view);
      const viewBox = viewBoxOf(movement, camera);
      const shown = at === 0 ? moments : moments.slice(-1);
      return shown.map((t) => ({
        viewBox,
        floor: !movement.floorless && !movement.above,
        paths: pathsOf(sceneAt(movement, t), patches, camera),
      }));
    }),
  };
}

/** A template under construction does not take the others with it. */
function picturesOrProblem(exercise: CatalogueExercise) {
  try {
    return pictures(exercise);
  } catch (error) {
    return { problems: [String(error)], pictures: [] };
  }
}

const entries = () =>
  shippedExercises.read().map((exercise) => ({
    key: exercise.key,
    name: exercise.name,
    group: exercise.groups[0],
    movement: exercise.movement,
    steps: exercise.steps,
    equipment: exercise.equipment,
    muscles: exercise.muscles,
    secondary_muscles: exercise.secondary,
    ...picturesOrProblem(exercise),
  }));
const templates = () => [...TEMPLATES.values()].map(({ key, label, options }) => ({ key, label, options }));

process.stdout.write(JSON.stringify(process.argv[2] === 'templates' ? templates() : entries()));
