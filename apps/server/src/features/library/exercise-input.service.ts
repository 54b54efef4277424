import type { ExerciseInput } from '@fitarc/contract/exercise-input';
import { musclesOutside, readGroup, readMuscle } from '@fitarc/domain/anatomy';
import { isNoEquipment, readEquipment } from '@fitarc/domain/equipment';
import { readSpec, writeSpec } from '@fitarc/movement/spec';
import { TEMPLATES } from '@fitarc/movement/templates/all';
import { invalid } from '../../platform/http/app-error.ts';

/** Each name as we write it, once; a name we do not know is refused. */
function readNames<T>(
  names: readonly string[],
  read: (name: string) => T | undefined,
  what: string,
  field: string,
) {
  const found = names.map((name) => {
    const value = read(name);
    if (value === undefined) throw invalid(`Unknown ${what}: ${name || '(empty)'}`, { field });
    return value;
  });
  return [...new Set(found)];
}

type Placed = Pick<ExerciseInput, 'equipment_options' | 'muscle_groups' | 'muscles'>;

/** Where an exercise stands in the library; a muscle nobody would find it under is refused. */
function readPlace(input: Placed) {
  const muscleGroups = readNames(input.muscle_groups, readGroup, 'muscle group', 'muscle_groups');
  const muscles = readNames(input.muscles, readMuscle, 'muscle', 'muscles');
  const [outside] = musclesOutside(muscles, muscleGroups);
  if (outside) {
    throw invalid(`${outside} belongs to none of the chosen muscle groups`, { field: 'muscles' });
  }
  const equipment = input.equipment_options.filter((name) => !isNoEquipment(name));
  return {
    muscleGroups,
    muscles,
    equipment: readNames(equipment, readEquipment, 'equipment', 'equipment_options'),
  };
}

export const readContent = (input: Omit<ExerciseInput, 'secondary_muscles'>) => ({
  name: input.name,
  description: input.description,
  instructions: input.instructions,
  difficulty: input.difficulty,
  videoUrl: input.video_url || null,
  ...readPlace(input),
});

/** In its shortest form; undefined leaves what is stored, null and empty mean none. */
export function readMovement(text: string | null | undefined): { movement?: string | null } {
  if (text === undefined) return {};
  if (!text) return { movement: null };
  const spec = readSpec(text, TEMPLATES);
  if (!spec) throw invalid(`Unknown animation: ${text}`, { field: 'movement' });
  return { movement: writeSpec(spec) };
}

/** None where it is not known. */
export const knownMovement = (text: string | null | undefined): string | null =>
  text && readSpec(text, TEMPLATES) ? text : null;

/** What was left out is not touched. */
export function readExtras(input: ExerciseInput) {
  const secondary =
    input.secondary_muscles && readNames(input.secondary_muscles, readMuscle, 'muscle', 'secondary_muscles');
  return {
    ...(secondary ? { secondaryMuscles: secondary } : {}),
    ...(input.common_mistake === undefined ? {} : { commonMistake: input.common_mistake }),
    ...(input.measure ? { measure: input.measure } : {}),
    ...(input.mechanic === undefined ? {} : { mechanic: input.mechanic }),
    ...(input.movement_pattern === undefined ? {} : { movementPattern: input.movement_pattern }),
    ...readMovement(input.movement),
  };
}
