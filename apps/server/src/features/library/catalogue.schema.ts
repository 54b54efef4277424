import {
  DIFFICULTIES,
  EQUIPMENT,
  MEASURES,
  MECHANICS,
  MOVEMENT_PATTERNS,
  MUSCLE_GROUPS,
  MUSCLES,
} from '@fitarc/domain/exercise';
import { isWebAddress } from '@fitarc/domain/web-address';
import { z } from 'zod';
import { translations } from '../../platform/catalogue-fields.ts';

const text = z.string().min(1);
const muscle = z.enum(MUSCLES);

/** An exercise as a release ships it. The key never changes; everything else may be corrected later. */
export const exerciseSchema = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase letters, digits and hyphens, such as push-up')
    .describe('Identifies the exercise in existing installations. Never change it after a release.'),
  name: text.max(60).describe('The name members see. No two exercises share a name.'),
  otherNames: z.array(text).readonly().optional().describe('What else people call it.'),
  importNames: z
    .array(text)
    .readonly()
    .optional()
    .describe('What other apps call it in their exports. Only names that are certain.'),
  translations,
  description: text.describe('What it trains and when to choose it: one or two sentences.'),
  steps: z.array(text).min(3).max(6).readonly().describe('How to do it, in three to six steps.'),
  mistake: text.describe('The most common mistake, and what it leads to.'),
  difficulty: z.enum(DIFFICULTIES),
  equipment: z.array(z.enum(EQUIPMENT)).min(1).readonly(),
  groups: z
    .array(z.enum(MUSCLE_GROUPS))
    .min(1)
    .readonly()
    .describe('The muscle groups where the library lists it.'),
  muscles: z.array(muscle).min(1).readonly().describe('The muscles it trains most.'),
  secondary: z.array(muscle).readonly().describe('The muscles that help; [] if there are none.'),
  measure: z.enum(MEASURES).describe('What is logged for a set.'),
  mechanic: z.enum(MECHANICS).describe('compound moves several joints, isolation moves one.'),
  pattern: z.enum(MOVEMENT_PATTERNS).describe('The movement pattern; plans balance these.'),
  movement: text.describe(
    'The moving figure: a template, then the words of its options that are not usual, such as curl dumbbells neutral.',
  ),
  common: z.literal(true).optional().describe('One of the lifts most people do: found before the others.'),
  inGeneratedPlans: z
    .literal(false)
    .optional()
    .describe('Keeps it out of generated plans, so that those stay what they were before it was added.'),
  videoUrl: z
    .string()
    .refine(isWebAddress, 'must be a web address that starts with https://')
    .optional()
    .describe('A video that shows it.'),
});

export type CatalogueExercise = Readonly<z.infer<typeof exerciseSchema>>;
