import { DIFFICULTIES, MEASURES, MECHANICS, MOVEMENT_PATTERNS } from '@fitarc/domain/exercise';
import { isWebAddress } from '@fitarc/domain/web-address';
import * as z from 'zod/mini';
import { clean, text } from './fields.ts';

const REQUIRED = 'Name and Difficulty are required';
const NOT_AN_ADDRESS = 'Video URL must be a web address that starts with http:// or https://';

const name = z.string(REQUIRED).check(
  z.overwrite((value) => clean(value).replace(/\s+/g, ' ')),
  z.minLength(1, REQUIRED),
  z.maxLength(200, 'Name must be at most 200 characters'),
);

const difficulty = z.string(REQUIRED).check(
  z.minLength(1, { error: REQUIRED, abort: true }),
  z.refine(
    (value) => DIFFICULTIES.some((level) => level === value),
    'Difficulty must be Beginner, Intermediate or Advanced',
  ),
) as unknown as z.ZodMiniType<(typeof DIFFICULTIES)[number], string>;

/** Left out, null and empty all mean none. */
const optionalText = (label: string, max: number) =>
  z.pipe(
    z.transform((value: unknown) => value ?? ''),
    text(label, max),
  );

const videoUrl = z.pipe(
  z.transform((value: unknown) => value ?? ''),
  text('Video URL', 2000).check(z.refine((value) => value === '' || isWebAddress(value), NOT_AN_ADDRESS)),
);

/** One value counts as a list of one. */
const names = (label: string) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? [value] : (value ?? []))),
    z
      .array(text(label, 100), `${label} must be a list of names`)
      .check(z.maxLength(50, `${label} must have at most 50 names`)),
  );

/** What a form about an exercise sends: the editor's and the suggestion's. */
export const exerciseFields = {
  name,
  description: optionalText('Description', 5000),
  instructions: optionalText('Instructions', 10_000),
  difficulty,
  video_url: videoUrl,
  equipment_options: names('Equipment'),
  muscle_groups: names('Muscle groups'),
  muscles: names('Muscles'),
};

/** Null or empty for none; whether there is such a movement the server says. */
export const movementField = z.optional(
  z.nullable(
    z
      .string('Animation must be text')
      .check(z.trim(), z.maxLength(120, 'Animation must be at most 120 characters')),
  ),
);

const word = <const T extends readonly string[]>(values: T, label: string) =>
  z.optional(z.nullable(z.enum(values, `${label} must be one of ${values.join(', ')}`)));

/** What only the editor knows; left out, the stored value stays. */
const exerciseExtras = {
  secondary_muscles: z.optional(names('Secondary muscles')),
  common_mistake: z.optional(optionalText('Common mistake', 2000)),
  measure: word(MEASURES, 'Measure'),
  mechanic: word(MECHANICS, 'Mechanic'),
  movement_pattern: word(MOVEMENT_PATTERNS, 'Movement pattern'),
  movement: movementField,
};

export const exerciseInput = z.object({ ...exerciseFields, ...exerciseExtras });
export type ExerciseInput = z.output<typeof exerciseInput>;
