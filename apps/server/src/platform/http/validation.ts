import * as z from 'zod/mini';
import { en } from 'zod/v4/locales';
import type { AppError } from './app-error.ts';
import { invalid, notFound } from './app-error.ts';

// zod/mini brings no words of its own; without this every unnamed failure would read 'Invalid input'.
z.config(en());

const where = (path: readonly PropertyKey[]) => path.map(String).join('.');
const GENERIC = /^(Invalid|Too|Unrecognized|Expected)/;

/** The first failure is the sentence, all of them are the details. */
function toError(issues: readonly z.core.$ZodIssue[]): AppError {
  const sentences = issues.map(({ path, message }) =>
    GENERIC.test(message) && path.length > 0 ? `${where(path)}: ${message}` : message,
  );
  const field = issues[0] ? where(issues[0].path) : '';
  return invalid(sentences[0] ?? 'The request is not valid.', {
    details: sentences,
    ...(field ? { field } : {}),
  });
}

type Parsed = { value: unknown } | { error: AppError };

export function parsePart(schema: z.ZodMiniType, part: string | undefined, data: unknown): Parsed {
  // Helpers that send no body at all mean an empty one.
  const result = z.safeParse(schema, data ?? {});
  if (result.success) return { value: result.data };
  // What cannot be an id cannot exist.
  return { error: part === 'params' ? notFound() : toError(result.error.issues) };
}
