import type { OwnExercise, OwnExerciseDraft } from '@fitarc/contract/own-exercises';
import { EQUIPMENT, MEASURES, MUSCLES } from '@fitarc/domain/exercise';
import type { SuggestionStart } from '../submissions/suggestion-start.ts';

/** How it is tracked when it is logged, in the words of the form. */
export const COUNTED = [
  { value: 'weight_reps', label: 'Weight and reps' },
  { value: 'reps', label: 'Reps only' },
  { value: 'time', label: 'Time' },
  { value: 'cardio', label: 'Time and distance (cardio)' },
] as const;
export type Counted = (typeof COUNTED)[number]['value'];

export interface OwnExerciseValues {
  readonly name: string;
  readonly muscles: readonly string[];
  readonly equipment: string;
  readonly counted: Counted;
  readonly movement: string;
}

const known = <T extends string>(values: readonly T[], given: readonly string[]): T[] =>
  values.filter((value) => given.includes(value));

const measureOf = (exercise: OwnExercise | undefined) => known(MEASURES, [exercise?.measure ?? ''])[0];

function countedOf(exercise: OwnExercise | undefined): Counted {
  const measure = measureOf(exercise) ?? 'weight_reps';
  return exercise?.movement_pattern === 'cardio' || measure === 'distance' ? 'cardio' : measure;
}

export const valuesOf = (exercise: OwnExercise | undefined): OwnExerciseValues => ({
  name: exercise?.name ?? '',
  muscles: exercise?.muscles ?? [],
  equipment: known(EQUIPMENT, exercise?.equipment_options ?? [])[0] ?? '',
  counted: countedOf(exercise),
  movement: exercise?.movement ?? '',
});

function measureFields(counted: Counted, exercise: OwnExercise | undefined) {
  const measure = measureOf(exercise);
  if (measure && counted === countedOf(exercise))
    return { measure, cardio: exercise?.movement_pattern === 'cardio' };
  return { measure: counted === 'cardio' ? ('distance' as const) : counted, cardio: counted === 'cardio' };
}

/** What the form does not show stays as it was. */
export const draftOf = (
  { name, muscles, equipment, counted, movement }: OwnExerciseValues,
  exercise?: OwnExercise,
): OwnExerciseDraft => ({
  name: name.trim(),
  ...(exercise ? { description: exercise.description } : {}),
  muscles: known(MUSCLES, muscles),
  equipment:
    exercise && equipment === valuesOf(exercise).equipment
      ? known(EQUIPMENT, exercise.equipment_options)
      : known(EQUIPMENT, [equipment]),
  ...measureFields(counted, exercise),
  movement: movement || null,
});

/** The reviewer sets what is counted, and reads it in the description where it is not weight and reps. */
function describe(exercise: OwnExercise): string {
  const { counted } = valuesOf(exercise);
  const label = COUNTED.find(({ value }) => value === counted)?.label;
  const said = counted === 'weight_reps' ? '' : `Tracked by: ${label}`;
  return [exercise.description, said].filter(Boolean).join('\n');
}

/** An exercise of one's own as the beginning of a suggestion to the library. */
export const suggestionOf = (exercise: OwnExercise): SuggestionStart => ({
  draft: `suggestion-${exercise.exercise_id}`,
  values: {
    name: exercise.name,
    description: describe(exercise),
    equipment_options: known(EQUIPMENT, exercise.equipment_options),
    muscle_groups: exercise.muscle_groups,
    muscles: exercise.muscles,
  },
});
