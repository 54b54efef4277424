import { isTrue } from '@fitarc/domain/identity';
import { FIRST_DAY, isLocalDate, LAST_DAY, type LocalDate } from '@fitarc/domain/local-date';
import { typedText } from '@fitarc/domain/plain-text';
import * as z from 'zod/mini';

// Control characters other than tab and newline have no business in a name or a note.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being removed
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
// Half a character, which neither UTF-8 nor PostgreSQL's JSON can hold.
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** Without what PostgreSQL cannot store. */
export const sanitizeText = (text: string) => text.replace(CONTROL, '').replace(LONE_SURROGATE, '\ufffd');
export const clean = (text: string) => typedText(sanitizeText(text.replace(/\r\n?/g, '\n')));

/** Text people type: trimmed, stripped of control characters, at most `max` characters; empty if nothing is visible. */
export const text = (label: string, max: number) =>
  z
    .string(`${label} must be text`)
    .check(z.overwrite(clean), z.maxLength(max, `${label} must be at most ${max} characters`));

export const requiredText = (label: string, max: number, message = `${label} is required`) =>
  z
    .string(message)
    .check(
      z.overwrite(clean),
      z.minLength(1, message),
      z.maxLength(max, `${label} must be at most ${max} characters`),
    );

export const number = (label: string, min: number, max: number, message?: string) => {
  const words = message ?? `${label} must be a number between ${min} and ${max}`;
  return z.number(words).check(z.gte(min, words), z.lte(max, words));
};

/** In a body: may be left out, or be null. */
export const optional = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

/** In a query: a page of a list, by how many and from where; the total is in X-Total-Count. */
export const paging = {
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000))),
  offset: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000_000))),
};

export const calendarDate = (label: string, message = `${label} must be a date written YYYY-MM-DD`) =>
  z
    .string(message)
    .check(
      z.refine((value) => isLocalDate(value) && value >= FIRST_DAY && value <= LAST_DAY, message),
    ) as unknown as z.ZodMiniType<LocalDate, string>;

/** '2026-03-01T07:12:30Z' or with an offset, as an instant in UTC. */
export const instant = (label: string, message = `${label} must be a time written 2026-03-01T07:12:30Z`) =>
  z.string(message).check(
    z.refine(
      (value) =>
        /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:?\d\d)$/i.test(value) &&
        value >= '1900' &&
        value < '2101' &&
        !Number.isNaN(Date.parse(value)),
      // What follows needs a valid time.
      { error: message, abort: true },
    ),
    z.overwrite((value) => new Date(value).toISOString()),
  );

export const wholeNumber = (label: string, { min, max }: { min: number; max: number }) => {
  const words = `${label} must be a whole number between ${min} and ${max}`;
  return z.int(words).check(z.gte(min, words), z.lte(max, words));
};

/** A record's id in a path. What cannot be an id cannot exist: the server answers 404. */
export const pathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,15}$/)),
  z.pipe(z.transform(Number), z.number().check(z.lte(Number.MAX_SAFE_INTEGER))),
);

/** An id of ours as a number; lists read from elsewhere may hold it as text. */
export const numericId = (message: string) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : value,
    ),
    z.int(message).check(z.gte(1, message), z.lte(Number.MAX_SAFE_INTEGER, message)),
  );

export const message = z.object({ message: z.catch(z.string(), '') });

/** In an answer: our ids are whole numbers, but nothing on a screen may depend on that. */
export const id = z.union([z.number(), z.string()]);

type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In an answer: yes only when it is clearly said. */
export const flag = z.pipe(z.transform(isTrue), z.boolean());

/** In an answer: a list, whatever else was sent. */
export const tolerantList = <S extends z.ZodMiniType>(item: S) =>
  z.pipe(
    z.transform((value: unknown) => (Array.isArray(value) ? value : [])),
    z.array(item),
  );

/** In an answer: a list of records; what is no record is left out. */
export const recordList = <S extends z.ZodMiniType>(item: S) =>
  z.pipe(
    z.transform((value: unknown): unknown[] => (Array.isArray(value) ? value.filter(isFields) : [])),
    z.array(item),
  );

/** In an answer: a number, where anything else means none. */
export const figure = z.catch(z.nullable(z.number()), null);
/** In an answer: text, where anything else means none. */
export const nullableText = z.catch(z.nullable(z.string()), null);
/** In an answer: a number, where anything else means 0. */
export const count = z.catch(z.number(), 0);
/** Part of the answer only where it is known. */
export const ifKnown = <S extends z.ZodMiniType>(schema: S) =>
  z.catch(z.optional(z.nullable(schema)), undefined);

const nameOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
const isFilledText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function readNames(value: unknown, fallback: readonly string[]): string[] {
  const names = (Array.isArray(value) ? value : [value]).map(nameOf).filter(isFilledText);
  return names.length > 0 ? names : [...fallback];
}

/** In an answer: a list of names, given as a list, as one name, or as objects that have one. */
export const nameList = (...fallback: readonly string[]) =>
  z.pipe(
    z.transform((value: unknown) => readNames(value, fallback)),
    z.array(z.string()),
  );

/** In an answer: text, where nothing at all means none. */
export const plainText = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? value : '')),
  z.string(),
);
