import { NO_EQUIPMENT_KNOWN } from '@fitarc/domain/equipment';
import * as z from 'zod/mini';
import { id, nameList, nullableText, plainText } from './fields.ts';

const lines = z.pipe(
  z.transform((value: unknown) => (Array.isArray(value) ? value.join('\n') : (value ?? ''))),
  z.catch(z.string(), ''),
);

/** An exercise as every screen reads it. `muscles` are what it trains first of all. */
export const exercise = z.object({
  exercise_id: id,
  name: z.string(),
  /** What people call it besides. */
  other_names: nameList(),
  description: plainText,
  /** One step a line. */
  instructions: lines,
  common_mistake: plainText,
  difficulty: nullableText,
  video_url: nullableText,
  equipment_options: nameList(NO_EQUIPMENT_KNOWN),
  muscle_groups: nameList(),
  muscles: nameList(),
  secondary_muscles: nameList(),
  /** What is counted when it is logged. */
  measure: nullableText,
  mechanic: nullableText,
  movement_pattern: nullableText,
  /** The moving figure that shows it: a template and its options, such as `curl dumbbells neutral`. */
  movement: nullableText,
  /** One of the lifts most people do: in brief lists, in which screens search. */
  common: z.optional(z.catch(z.optional(z.boolean()), undefined)),
});
export type Exercise = z.output<typeof exercise>;
