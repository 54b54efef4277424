import type { Exercise } from '@fitarc/contract/exercise';
import { isNoEquipment } from '@fitarc/domain/equipment';
import {
  MEASURES,
  MECHANICS,
  type Measure,
  type Mechanic,
  MOVEMENT_PATTERNS,
  type MovementPattern,
} from '@fitarc/domain/exercise';
import { isWebAddress } from '@fitarc/domain/web-address';
import * as z from 'zod/mini';
import { ApiError } from '../../lib/api-error.ts';

export const REQUIRED = 'Name and Difficulty are required';
const NOT_AN_ADDRESS = 'Please enter a web address that starts with http:// or https://';

const text = (label: string, max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `${label} must be at most ${max} characters`));
const names = z.array(z.string());

const fields = {
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: REQUIRED, abort: true }),
      z.maxLength(200, 'Name must be at most 200 characters'),
    ),
  description: text('Description', 5000),
  instructions: text('Instructions', 10_000),
  difficulty: z.string().check(z.minLength(1, REQUIRED)),
  video_url: text('Video URL', 2000).check(
    z.refine((value) => value === '' || isWebAddress(value), NOT_AN_ADDRESS),
  ),
  equipment_options: names,
  muscle_groups: names,
  muscles: names,
};

/** What the editor's form and a suggestion have in common. */
export const exerciseForm = z.object(fields);
export type ExerciseValues = z.output<typeof exerciseForm>;

export const editorForm = z.object({
  ...fields,
  secondary_muscles: names,
  common_mistake: text('Common mistake', 2000),
  measure: z.enum(MEASURES),
  mechanic: z.union([z.literal(''), z.enum(MECHANICS)]),
  movement_pattern: z.union([z.literal(''), z.enum(MOVEMENT_PATTERNS)]),
  /** The moving figure, as a template with its options. */
  movement: z.string(),
  /** Which version is being edited. It goes along with the draft: an old draft must not overwrite newer work. */
  version: z.optional(z.number()),
});
export type EditorValues = z.output<typeof editorForm>;

export const emptyExercise: ExerciseValues = {
  name: '',
  description: '',
  instructions: '',
  difficulty: '',
  video_url: '',
  equipment_options: [],
  muscle_groups: [],
  muscles: [],
};

const emptyExtras = {
  secondary_muscles: [],
  common_mistake: '',
  measure: 'weight_reps',
  mechanic: '',
  movement_pattern: '',
  movement: '',
} satisfies Partial<EditorValues>;

export const FIELDS = Object.keys(emptyExercise) as (keyof ExerciseValues)[];
export const EDITOR_FIELDS = [...FIELDS, ...Object.keys(emptyExtras), 'version'] as (keyof EditorValues)[];

const oneOf = <T extends string, N>(words: readonly T[], word: string | null | undefined, none: N): T | N =>
  words.find((known) => known === word) ?? none;

type Described = Pick<Exercise, keyof ExerciseValues> &
  Partial<Exercise> & { readonly version?: number | undefined };

/** An exercise, or what somebody suggested for one, as the editor's form shows it. */
export const valuesOf = (exercise: Described): EditorValues => ({
  name: exercise.name,
  description: exercise.description,
  instructions: exercise.instructions,
  difficulty: exercise.difficulty ?? '',
  video_url: exercise.video_url ?? '',
  equipment_options: exercise.equipment_options.filter((name) => !isNoEquipment(name)),
  muscle_groups: exercise.muscle_groups,
  muscles: exercise.muscles,
  secondary_muscles: exercise.secondary_muscles ?? [],
  common_mistake: exercise.common_mistake ?? '',
  measure: oneOf<Measure, Measure>(MEASURES, exercise.measure, emptyExtras.measure),
  mechanic: oneOf<Mechanic, ''>(MECHANICS, exercise.mechanic, ''),
  movement_pattern: oneOf<MovementPattern, ''>(MOVEMENT_PATTERNS, exercise.movement_pattern, ''),
  movement: exercise.movement ?? '',
  ...(exercise.version === undefined ? {} : { version: exercise.version }),
});

export const payloadOf = ({
  version: _own,
  mechanic,
  movement_pattern,
  movement,
  ...values
}: EditorValues) => ({
  ...values,
  mechanic: mechanic || null,
  movement_pattern: movement_pattern || null,
  movement: movement || null,
});

/**
 * A muscle goes with its last group. Where the muscles of a group are not known (yet), nothing can be said
 * against any of them.
 */
export const coveredBy = (
  groups: readonly string[],
  muscles: readonly string[],
  musclesOf: (group: string) => readonly string[] | undefined,
): string[] => muscles.filter((muscle) => groups.some((group) => musclesOf(group)?.includes(muscle) ?? true));

/** The field the server's refusal is about, where it names one that is on the form. */
export function refusedField(error: unknown): keyof ExerciseValues | undefined {
  if (!(error instanceof ApiError) || !error.message) return undefined;
  return FIELDS.find((field) => field === error.body.field);
}
