import fc from 'fast-check';
import type { Schema } from './api-operations.ts';
import { sampleOf } from './api-samples.ts';

/** One value in a request: JSON in a body, text as it stands in an address or a header. */
export interface OddKind {
  /** Where nobody is answered with success to it. */
  readonly refusedIn?: readonly string[];
  json(schema: Schema): fc.Arbitrary<string>;
  text(schema: Schema): fc.Arbitrary<string>;
}

const oneOf = (...values: readonly string[]) => fc.constantFrom(...values);
const quoted = (...values: readonly string[]) => oneOf(...values.map((value) => JSON.stringify(value)));

export const DEEP = '['.repeat(5_000) + ']'.repeat(5_000);
// biome-ignore format: a list to read along, not down
const TEXTS = [
  '', ' ', '\r\n', '\u202eevil\u202c', `e${'\u0301'.repeat(300)}`, '\u200b\u200d\ufeff', '１２３４５６', '٣', '👩‍👩‍👧‍👦🏳️‍🌈', 'a\uffff\ufffe',
  '\u0001\u001b[31m\u007f', "' or 1=1 --", '%s $1 \\x00', '../../etc/passwd', '=1+1', '<script>', 'İ'.repeat(99),
  '9999-99-99', '-000001-01-01', '2024-02-30', '２０２６-０３-０２', 'a@b', `${'x'.repeat(300)}@example.org`,
];
const NUMBERS = [
  '1e308',
  '1e309',
  '-1e309',
  '9007199254740993',
  '-0',
  '1e-400',
  '0.1',
  '-1',
  '9'.repeat(400),
];
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

/** Just outside of what the schema allows, where it sets a bound. */
function beyond(schema: Schema): unknown[] {
  const part = schema.anyOf?.[0] ?? schema;
  const { minimum, maximum, minLength, maxLength, maxItems, items } = part;
  return [
    ...(minimum === undefined ? [] : [minimum - 1, -1e15]),
    ...(maximum === undefined ? [] : [maximum + 1, 1e300]),
    ...(minLength ? ['', ' \t\n'] : []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1), 'x'.repeat(100_000)]),
    ...(maxItems === undefined || !items ? [] : [Array(maxItems + 1).fill(sampleOf(items, {}))]),
    ...(part.enum ? ['not one of them'] : []),
    ...(part.pattern ? ['not like it'] : []),
  ];
}

export const ODD_KINDS: Record<string, OddKind> = {
  'of another type': {
    json: () =>
      fc.oneof(
        fc.jsonValue().map((value) => JSON.stringify(value)),
        oneOf('null', 'true', '[]', '{}', '[null]', '{"length":3}', '{"toString":"x"}', '"NaN"'),
      ),
    text: () => oneOf('', '[]', '{}', 'true', 'null', 'NaN', '1.5', 'abc', '%20', '%2F', '..', '%2e%2e', "'"),
  },
  'out of range': {
    refusedIn: ['body'],
    json: (schema) => {
      const values = beyond(schema);
      // Where nothing bounds a value, a list of lists is none either.
      return oneOf(...(values.length > 0 ? values : [[[]]]).map((value) => JSON.stringify(value)));
    },
    text: (schema) =>
      oneOf(...['0', '-1', ...beyond(schema).map((value) => String(value).slice(0, 3_000))].map(encodeURI)),
  },
  'with NUL': {
    refusedIn: ['body', 'path', 'query'],
    json: () => oneOf('"\\u0000"', '"a\\u0000b"', '"a\u0000b"', '["\\u0000"]', '{"\\u0000":1}'),
    text: () => oneOf('%00', '1%00', '%00%00'),
  },
  'with lone surrogates': {
    json: () => oneOf('"\\ud800"', '"\\udc00 x \\udbff"', '"\ud800"', '{"\\ud800":1}'),
    text: () => oneOf('%ED%A0%80', '%ED%B0%80x', '%ff', '%zz', '%'),
  },
  'of odd Unicode': {
    json: () =>
      fc.oneof(
        quoted(...TEXTS),
        fc.string({ unit: 'binary' }).map((value) => JSON.stringify(value.replaceAll('\u0000', ''))),
      ),
    text: () => oneOf(...TEXTS.map(encodeURIComponent)),
  },
  'named like what objects inherit': {
    json: () =>
      fc.oneof(
        quoted(...INHERITED),
        oneOf('{"__proto__":{"is_admin":true}}', '{"constructor":{"prototype":{"x":1}}}', '["__proto__"]'),
      ),
    text: () => oneOf(...INHERITED),
  },
  'a huge number': { json: () => oneOf(...NUMBERS), text: () => oneOf(...NUMBERS) },
  'nested deeply': {
    json: () => oneOf(DEEP, '{"a":'.repeat(5_000) + 1 + '}'.repeat(5_000)),
    text: () => oneOf('[[[[', 'a[b][c]'),
  },
};
