import { z } from 'zod';

const locale = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/, 'must be a language code such as de or pt-BR');

/** Names in other languages, by BCP 47 language tag. Nothing shows them yet. */
export const translations = z
  .record(locale, z.strictObject({ name: z.string().min(1) }))
  .optional()
  .describe('Names in other languages, by language code: de, fr, pt-BR.');
